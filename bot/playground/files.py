"""Files that the bot sends: pictures are looked into, everything is kept in memory.

Documented by Telegram: 10 MB for a picture and 50 MB for a document, width and height together
at most 10,000, one side at most 20 times the other.
"""

import secrets
import struct
from typing import Literal

from bot.playground.fields import Params, Upload
from bot.playground.state import World
from bot.playground.world import ApiError, File, bad

MAX_PHOTO = 10 * 1024 * 1024
MAX_DOCUMENT = 50 * 1024 * 1024


def read_file(world: World, params: Params, kind: Literal["photo", "document"], given: str) -> File:
    """The file that a request sends: uploaded with it, or known by its id."""
    upload = params.files.get(kind)
    if given.startswith("attach://"):
        upload = params.files.get(given.removeprefix("attach://"))
    if upload is None:
        known = world.files.get(given)
        if known is not None:
            if known.kind != kind:
                raise bad(f"can't use file of type {known.kind.title()} as {kind.title()}")
            return known
        if given.startswith(("http://", "https://")):
            raise bad("failed to get HTTP URL content")
        if not given or given.startswith("attach://"):
            raise bad(f"there is no {kind} in the request")
        raise bad("wrong file identifier/HTTP URL specified")
    return _new_file(world, kind, upload)


def _new_file(world: World, kind: Literal["photo", "document"], upload: Upload) -> File:
    if not upload.content:
        raise bad("file must be non-empty")
    most = MAX_PHOTO if kind == "photo" else MAX_DOCUMENT
    if len(upload.content) > most:
        raise ApiError(413, "Request Entity Too Large")
    width = height = 0
    if kind == "photo":
        size = picture_size(upload.content)
        if size is None:
            raise bad("IMAGE_PROCESS_FAILED")
        width, height = size
        if width + height > 10_000 or max(size) > 20 * min(size):
            raise bad("PHOTO_INVALID_DIMENSIONS")
    number = world.serial()
    identity = f"AgACAgI{number:06d}{secrets.token_hex(12)}"
    file = File(identity, f"AQAD{number:06d}", upload.content, upload.name, kind, width, height)
    world.files[identity] = file
    return file


def picture_size(content: bytes) -> tuple[int, int] | None:
    """Width and height of a PNG or a JPEG; None for anything else."""
    if content.startswith(b"\x89PNG\r\n\x1a\n") and len(content) >= 24:
        width, height = struct.unpack(">II", content[16:24])
        return width, height
    if not content.startswith(b"\xff\xd8"):
        return None
    at = 2
    while at + 9 <= len(content) and content[at] == 0xFF:
        marker = content[at + 1]
        if 0xC0 <= marker <= 0xCF and marker not in (0xC4, 0xC8, 0xCC):
            height, width = struct.unpack(">HH", content[at + 5 : at + 9])
            return width, height
        at += 2 + int(struct.unpack(">H", content[at + 2 : at + 4])[0])
    return None
