"""Settings from the environment, or from a file ``.env`` in the working directory."""

import re
from typing import Final, Literal
from urllib.parse import urlsplit

from pydantic import Field, SecretStr, ValidationError, field_validator
from pydantic_settings import BaseSettings, SettingsConfigDict

_TOKEN: Final = re.compile(r"[0-9]{1,20}:[A-Za-z0-9_-]{1,100}")
_DRIVERS: Final = ("sqlite+aiosqlite", "postgresql+asyncpg")

LogLevel = Literal["DEBUG", "INFO", "WARNING", "ERROR", "CRITICAL"]


class UsageError(Exception):
    """The program cannot go on as it was started; the message is one sentence for the operator."""


class Settings(BaseSettings):
    """What can be set from outside. Empty values count as not set."""

    model_config = SettingsConfigDict(
        env_file=".env", env_file_encoding="utf-8", env_ignore_empty=True, extra="ignore"
    )

    bot_token: SecretStr | None = Field(None, description="the bot's token, from @BotFather")
    database_url: str = Field(
        "sqlite+aiosqlite:///kozyr.db", description="SQLAlchemy's URL of the database"
    )
    telegram_api_url: str | None = Field(None, description="another Bot API server")
    rich_messages: bool = Field(
        True, description="whether the rules come as rich messages where the server has them"
    )
    log_level: LogLevel = Field("INFO", description="how much is logged")

    @field_validator("bot_token")
    @classmethod
    def _token_looks_right(cls, value: SecretStr | None) -> SecretStr | None:
        if value is not None and not _TOKEN.fullmatch(value.get_secret_value()):
            raise ValueError(
                "it does not look like a token, which is a number, a colon and letters"
            )
        return value

    @field_validator("database_url")
    @classmethod
    def _driver_is_known(cls, value: str) -> str:
        if value.split(":", 1)[0] not in _DRIVERS:
            raise ValueError(f"it must begin with {_DRIVERS[0]}:// or {_DRIVERS[1]}://")
        return value

    @field_validator("telegram_api_url")
    @classmethod
    def _is_http(cls, value: str | None) -> str | None:
        if value is None:
            return None
        if not _is_address(value):
            raise ValueError("it must be an address such as http://127.0.0.1:8081")
        return value.rstrip("/")

    @field_validator("log_level", mode="before")
    @classmethod
    def _any_case(cls, value: object) -> object:
        return value.upper() if isinstance(value, str) else value


def _is_address(value: str) -> bool:
    """Whether it is an http address to which the paths of the Bot API can be added."""
    try:
        parts = urlsplit(value)
        _ = parts.port
    except ValueError:
        return False
    plain = not parts.query and not parts.fragment and not set(value) & set("{} ")
    return parts.scheme in {"http", "https"} and bool(parts.hostname) and plain


def load_settings() -> Settings:
    """Read the settings. Raises UsageError, which never quotes a value."""
    try:
        return Settings()
    except ValidationError as error:
        first = error.errors(include_url=False, include_input=False)[0]
        name = ".".join(str(part) for part in first["loc"]).upper() or "the settings"
        raise UsageError(f"{name}: {first['msg'].removeprefix('Value error, ')}.") from None
    except (OSError, UnicodeDecodeError) as error:
        raise UsageError(f"the file .env cannot be read: {error}.") from None
