"""Settings come from the environment; what is wrong with them is said in one sentence."""

from pathlib import Path

import pytest

from bot.settings import UsageError, load_settings

TOKEN = "123456:AAbbCC-dd_eeFFggHHiiJJkkLLmmNNooPPq"


@pytest.fixture(autouse=True)
def bare(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """No settings but a test's own."""
    monkeypatch.chdir(tmp_path)
    for name in ("BOT_TOKEN", "DATABASE_URL", "TELEGRAM_API_URL", "LOG_LEVEL", "RICH_MESSAGES"):
        monkeypatch.delenv(name, raising=False)


def test_without_anything_there_are_defaults() -> None:
    settings = load_settings()
    assert settings.bot_token is None
    assert settings.database_url == "sqlite+aiosqlite:///kozyr.db"
    assert settings.telegram_api_url is None
    assert settings.log_level == "INFO"


def test_the_environment_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BOT_TOKEN", TOKEN)
    monkeypatch.setenv("DATABASE_URL", "postgresql+asyncpg://kozyr:secret@db/kozyr")
    monkeypatch.setenv("TELEGRAM_API_URL", "http://127.0.0.1:8081/")
    monkeypatch.setenv("LOG_LEVEL", "debug")
    settings = load_settings()
    assert settings.bot_token is not None
    assert settings.bot_token.get_secret_value() == TOKEN
    assert settings.database_url == "postgresql+asyncpg://kozyr:secret@db/kozyr"
    assert settings.telegram_api_url == "http://127.0.0.1:8081"
    assert settings.log_level == "DEBUG"


def test_a_file_is_read_and_the_environment_goes_before_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / ".env").write_text(f"BOT_TOKEN={TOKEN}\nLOG_LEVEL=ERROR\nOTHER=1\n")
    monkeypatch.setenv("LOG_LEVEL", "WARNING")
    settings = load_settings()
    assert settings.bot_token is not None
    assert settings.bot_token.get_secret_value() == TOKEN
    assert settings.log_level == "WARNING"


def test_empty_values_are_no_values(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("BOT_TOKEN", "DATABASE_URL", "TELEGRAM_API_URL", "LOG_LEVEL", "RICH_MESSAGES"):
        monkeypatch.setenv(name, "")
    settings = load_settings()
    assert settings.bot_token is None
    assert settings.database_url == "sqlite+aiosqlite:///kozyr.db"


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("BOT_TOKEN", "hunter2"),
        ("BOT_TOKEN", "123456:"),
        ("BOT_TOKEN", "123456:with space"),
        ("BOT_TOKEN", "123456:with/slash"),
        ("BOT_TOKEN", "１２:ABC"),
        ("DATABASE_URL", "postgresql://kozyr:hunter2@db/kozyr"),
        ("DATABASE_URL", "hunter2.db"),
        ("TELEGRAM_API_URL", "127.0.0.1:8081"),
        ("TELEGRAM_API_URL", "ftp://hunter2"),
        ("TELEGRAM_API_URL", "http://"),
        ("TELEGRAM_API_URL", "http://[hunter2"),
        ("TELEGRAM_API_URL", "http://host:hunter2"),
        ("TELEGRAM_API_URL", "http://host/{hunter2}"),
        ("LOG_LEVEL", "LOUD"),
    ],
)
def test_a_malformed_value_is_named_but_not_quoted(
    monkeypatch: pytest.MonkeyPatch, name: str, value: str
) -> None:
    monkeypatch.setenv(name, value)
    with pytest.raises(UsageError) as caught:
        load_settings()
    sentence = str(caught.value)
    assert sentence.startswith(name)
    assert sentence.endswith(".")
    assert "\n" not in sentence
    assert "hunter2" not in sentence


def test_a_file_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    (tmp_path / ".env").write_bytes(b"BOT_TOKEN=\xff\xfe\n")
    with pytest.raises(UsageError, match=r"\.env"):
        load_settings()


def test_the_token_does_not_show_when_settings_are_printed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("BOT_TOKEN", TOKEN)
    settings = load_settings()
    assert TOKEN not in f"{settings!r} {settings}"
