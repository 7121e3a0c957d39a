"""The playground's HTTP server: the Bot API for the bot, the page and its messages for people.

``make_app`` makes it out of a :class:`StandIn`; ``serving`` runs it as long as it is needed;
``playground_world`` is the world that a newcomer finds.
"""

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator
from pathlib import Path
from urllib.parse import urlsplit

from aiohttp import BodyPartReader, WSMsgType, web
from aiohttp.typedefs import Handler

from bot.playground import pageapi, views
from bot.playground.fields import Upload
from bot.playground.standin import StandIn
from bot.playground.world import ApiError, Json, PersonError

PAGE = Path(__file__).parent / "page"
MAX_REQUEST = 64 * 1024 * 1024
TICK = 0.5
MAX_WAIT = 60.0
STAND_IN: web.AppKey[StandIn] = web.AppKey("stand_in", StandIn)
CLOSING: web.AppKey[asyncio.Event] = web.AppKey("closing", asyncio.Event)
_BAD_GATEWAY = "<html><head><title>502 Bad Gateway</title></head><body>nginx</body></html>"


def playground_world(stand_in: StandIn) -> None:
    """Four people at one table, the bot among them; nobody has opened the direct chat yet."""
    people = [stand_in.people.add(name) for name in ("Аня", "Борис", "Вера", "Глеб")]
    stand_in.people.group("За столом", people)


def make_app(stand_in: StandIn) -> web.Application:
    """The server's application; run it with ``handler_cancellation=True``, as ``serving`` does."""
    app = web.Application(client_max_size=MAX_REQUEST, middlewares=[_own_page_only])
    app[STAND_IN] = stand_in
    app[CLOSING] = asyncio.Event()
    app.cleanup_ctx.append(_ticking)
    app.on_shutdown.append(_close)
    app.router.add_route("*", "/bot{token}/{method}", _bot_api)
    app.router.add_get("/file/bot{token}/{kind}/{file}", _bot_file)
    app.router.add_get("/playground/ws", _websocket)
    app.router.add_get("/playground/state", _state)
    app.router.add_get("/playground/events", _events)
    app.router.add_get("/playground/file/{file}", _file)
    app.router.add_post("/playground/do", _do)
    app.router.add_post("/playground/control", _control)
    app.router.add_get("/", _page)
    app.router.add_get("/{name}", _page)
    return app


@web.middleware
async def _own_page_only(request: web.Request, handler: Handler) -> web.StreamResponse:
    """No other site that is open in the same browser may play here."""
    origin = request.headers.get("Origin")
    if origin is not None and urlsplit(origin).netloc != request.host:
        raise web.HTTPForbidden
    return await handler(request)


@contextlib.asynccontextmanager
async def serving(
    stand_in: StandIn, *, host: str = "127.0.0.1", port: int = 0
) -> AsyncIterator[str]:
    """Serve as long as the context lasts; port 0 takes any that is free.

    :returns: the base address, ``http://127.0.0.1:8080``.
    :raises OSError: when the port is in use.
    """
    runner = web.AppRunner(
        make_app(stand_in), access_log=None, handler_cancellation=True, shutdown_timeout=2.0
    )
    await runner.setup()
    try:
        site = web.TCPSite(runner, host, port)
        await site.start()
        taken = runner.addresses[0][1]
        yield f"http://{host}:{taken}"
    finally:
        await runner.cleanup()


async def _ticking(app: web.Application) -> AsyncIterator[None]:
    async def tick() -> None:
        while True:
            app[STAND_IN].tick()
            await asyncio.sleep(TICK)

    task = asyncio.create_task(tick())
    yield
    task.cancel()
    with contextlib.suppress(asyncio.CancelledError):
        await task


async def _close(app: web.Application) -> None:
    app[CLOSING].set()
    app[STAND_IN].changed.fire()


async def _read(request: web.Request) -> tuple[dict[str, object], dict[str, Upload]]:
    """The parameters of a request of the bot, wherever they stand."""
    values: dict[str, object] = dict(request.query)
    files: dict[str, Upload] = {}
    if request.content_type == "application/json":
        body = await request.json()
        if not isinstance(body, dict):
            raise ValueError("an object is expected")
        values |= body
    elif request.content_type == "multipart/form-data":
        async for part in await request.multipart():
            if not isinstance(part, BodyPartReader) or part.name is None:
                raise ValueError("a part has no name")
            content = bytes(await part.read(decode=True))
            if part.filename is None:
                values[part.name] = content.decode()
            else:
                files[part.name] = Upload(part.filename, content)
    else:
        values |= {name: str(value) for name, value in (await request.post()).items()}
    return values, files


async def _bot_api(request: web.Request) -> web.StreamResponse:
    stand_in = request.app[STAND_IN]
    if request.match_info["token"] != stand_in.token:
        return _refusal(ApiError(401, "Unauthorized"))
    try:
        values, files = await _read(request)
    except ValueError as error:
        return _refusal(ApiError(400, f"Bad Request: can't read the request: {error}"))
    method = stand_in.methods.name(request.match_info["method"])
    fault = stand_in.faults.strike(method)
    if fault and fault != "drop_after":
        stand_in.journal.add(method, values, fault=fault)
        stand_in.changed.fire()
    match fault:
        case "timeout":
            await request.app[CLOSING].wait()
            return web.Response(status=503)
        case "server_error":
            return web.Response(status=502, text=_BAD_GATEWAY, content_type="text/html")
        case "drop_before":
            return _dropped(request)
    try:
        if method == "getUpdates":
            result: object = await _poll(request, values)
        else:
            result = stand_in.methods.call(method, values, files)
    except ApiError as error:
        return _refusal(error)
    if fault == "drop_after":
        return _dropped(request)
    return web.json_response({"ok": True, "result": result}, dumps=_dumps)


async def _poll(request: web.Request, values: dict[str, object]) -> list[Json]:
    """A long poll that also ends when the server does."""
    poll = asyncio.ensure_future(request.app[STAND_IN].methods.get_updates(values))
    closing = asyncio.ensure_future(request.app[CLOSING].wait())
    try:
        await asyncio.wait({poll, closing}, return_when=asyncio.FIRST_COMPLETED)
        return poll.result() if poll.done() else []
    finally:
        for task in (poll, closing):
            task.cancel()
        await asyncio.gather(poll, closing, return_exceptions=True)


def _dropped(request: web.Request) -> web.StreamResponse:
    if request.transport is not None:
        request.transport.abort()
    return web.Response()


def _refusal(error: ApiError) -> web.Response:
    body: Json = {"ok": False, "error_code": error.code, "description": error.description}
    if error.parameters:
        body["parameters"] = error.parameters
    return web.json_response(body, status=error.code, dumps=_dumps)


def _dumps(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


def _content(stand_in: StandIn, name: str) -> web.Response:
    file = stand_in.files.get(name)
    if file is None:
        raise web.HTTPNotFound
    kind = "application/octet-stream"
    if file.kind == "photo":
        kind = "image/png" if file.content.startswith(b"\x89PNG") else "image/jpeg"
    return web.Response(body=file.content, content_type=kind)


async def _bot_file(request: web.Request) -> web.StreamResponse:
    if request.match_info["token"] != request.app[STAND_IN].token:
        return _refusal(ApiError(401, "Unauthorized"))
    return _content(request.app[STAND_IN], request.match_info["file"])


async def _file(request: web.Request) -> web.StreamResponse:
    return _content(request.app[STAND_IN], request.match_info["file"])


async def _state(request: web.Request) -> web.StreamResponse:
    return web.json_response(views.hello(request.app[STAND_IN]), dumps=_dumps)


async def _events(request: web.Request) -> web.StreamResponse:
    stand_in = request.app[STAND_IN]
    try:
        after = int(request.query.get("after", "0"))
        seconds = min(float(request.query.get("timeout", "25")), MAX_WAIT)
    except ValueError:
        raise web.HTTPBadRequest from None
    if stand_in.last_event <= after and seconds > 0 and not request.app[CLOSING].is_set():
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(_new_event(request.app, after), seconds)
    found = pageapi.events(stand_in, after)
    return web.json_response({"events": found, "last": stand_in.last_event}, dumps=_dumps)


async def _new_event(app: web.Application, after: int) -> None:
    while app[STAND_IN].last_event <= after and not app[CLOSING].is_set():
        await app[STAND_IN].changed.wait()


def _object(text: str) -> Json:
    fields = json.loads(text)
    if not isinstance(fields, dict):
        raise PersonError("A request is a JSON object")
    return fields


def _reply(stand_in: StandIn, text: str) -> Json:
    """Carry out one request of the page and say what came of it."""
    number: object = None
    try:
        fields = _object(text)
        number = fields.get("id")
        result = pageapi.do(stand_in, fields)
    except ValueError:
        return {"type": "reply", "id": number, "ok": False, "error": "This is no JSON"}
    except PersonError as error:
        return {"type": "reply", "id": number, "ok": False, "error": str(error)}
    return {"type": "reply", "id": number, "ok": True, "result": result}


async def _do(request: web.Request) -> web.StreamResponse:
    reply = _reply(request.app[STAND_IN], await request.text())
    return web.json_response(reply, status=200 if reply["ok"] else 400, dumps=_dumps)


async def _control(request: web.Request) -> web.StreamResponse:
    try:
        fields = _object(await request.text())
        answer = pageapi.control(request.app[STAND_IN], fields)
    except (ValueError, PersonError) as error:
        return web.json_response({"ok": False, "error": str(error)}, status=400)
    return web.json_response({"ok": True, **answer}, dumps=_dumps)


async def _websocket(request: web.Request) -> web.StreamResponse:
    stand_in = request.app[STAND_IN]
    socket = web.WebSocketResponse(heartbeat=30)
    await socket.prepare(request)
    hello, after = views.hello(stand_in), stand_in.last_event
    await socket.send_json(hello, dumps=_dumps)
    teller = asyncio.create_task(_tell(request.app, socket, after))
    try:
        async for message in socket:
            if message.type == WSMsgType.TEXT:
                await socket.send_json(_reply(stand_in, message.data), dumps=_dumps)
    finally:
        teller.cancel()
        await asyncio.gather(teller, return_exceptions=True)
    return socket


async def _tell(app: web.Application, socket: web.WebSocketResponse, after: int) -> None:
    """Send everything that happens, until the page goes or the server ends."""
    stand_in = app[STAND_IN]
    while not app[CLOSING].is_set():
        last = stand_in.last_event
        for event in pageapi.events(stand_in, after) if last > after else []:
            await socket.send_json(event, dumps=_dumps)
        after = last
        if stand_in.last_event == after:
            await stand_in.changed.wait()
    await socket.close()


async def _page(request: web.Request) -> web.StreamResponse:
    name = request.match_info.get("name", "index.html")
    path = PAGE / name
    if not path.is_file():
        raise web.HTTPNotFound
    return web.FileResponse(path, headers={"Cache-Control": "no-store"})
