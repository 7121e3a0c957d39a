"""All routers in the order in which they are asked."""

from aiogram import Router

from handlers import (
    advice,
    chats,
    finding,
    inline,
    leaving,
    levels,
    lobby,
    people,
    play,
    rules,
    seated,
    settings,
    show,
)
from handlers.answers import Answering, Replying, Speaking


def routers() -> Router:
    """One router that holds them all, with the answer that every press gets."""
    root = Router(name="kozyr")
    rooms = (
        play,
        advice,
        lobby,
        finding,
        inline,
        leaving,
        levels,
        seated,
        rules,
        settings,
        people,
        show,
        chats,
    )
    root.include_routers(*(room.router for room in rooms))
    for kind in ("message", "callback_query", "inline_query", "my_chat_member"):
        root.observers[kind].outer_middleware(Speaking())
    for router in root.sub_routers:
        router.callback_query.middleware(Answering())
        router.message.middleware(Replying())
    return root
