"""All routers in the order in which they are asked."""

from aiogram import Router

from handlers import chats, lobby, play, rules, seated, show
from handlers.answers import Answering, Replying


def routers() -> Router:
    """One router that holds them all, with the answer that every press gets."""
    root = Router(name="kozyr")
    rooms = (play, lobby, seated, rules, show, chats)
    root.include_routers(*(room.router for room in rooms))
    for router in root.sub_routers:
        router.callback_query.middleware(Answering())
        router.message.middleware(Replying())
    return root
