"""All routers in the order in which they are asked."""

from aiogram import Router

from handlers import chats, lobby, play, seated, show
from handlers.answers import Answering, Replying


def routers() -> Router:
    """One router that holds them all, with the answer that every press gets."""
    root = Router(name="kozyr")
    root.include_routers(play.router, lobby.router, seated.router, show.router, chats.router)
    for router in root.sub_routers:
        router.callback_query.middleware(Answering())
        router.message.middleware(Replying())
    return root
