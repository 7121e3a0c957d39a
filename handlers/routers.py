"""All routers in the order in which they are asked."""

from copy import deepcopy

from aiogram import Router

from handlers import chats, lobby, play, seated, show
from handlers.answers import Answering, Replying


def routers() -> Router:
    """One router that holds them all, with the answer that every press gets.

    A new one at every call: aiogram lets a router serve one dispatcher only.
    """
    root = Router(name="kozyr")
    for module in (play, lobby, seated, show, chats):
        router = deepcopy(module.router)
        router.callback_query.middleware(Answering())
        router.message.middleware(Replying())
        root.include_router(router)
    return root
