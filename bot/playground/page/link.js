// The wire to the stand-in server: one websocket that comes back by itself, requests with replies.

const PATIENCE = 20_000;

/** The server said no; the message is its sentence. */
export class Refusal extends Error {}

export class Link {
  /** `onEvent` gets everything the server says by itself, `onConnection` true or false. */
  constructor(onEvent, onConnection) {
    this.onEvent = onEvent;
    this.onConnection = onConnection;
    this.waiting = new Map();
    this.lastId = 0;
    this.delay = 0;
    this.socket = null;
    this.timer = null;
    const hurry = () => this.timer && !document.hidden && this.connect();
    addEventListener("online", hurry);
    document.addEventListener("visibilitychange", hurry);
    addEventListener("pageshow", hurry);
  }

  connect() {
    clearTimeout(this.timer);
    this.timer = null;
    const socket = new WebSocket(new URL("/playground/ws", location.href.replace(/^http/, "ws")));
    this.socket = socket;
    socket.addEventListener("message", (message) => {
      if (socket === this.socket) this.take(JSON.parse(message.data));
    });
    socket.addEventListener("close", () => {
      if (socket === this.socket) this.lost();
    });
  }

  take(event) {
    if (event.type === "reply") {
      const asked = this.waiting.get(event.id);
      this.waiting.delete(event.id);
      if (!asked) return;
      clearTimeout(asked.timer);
      if (event.ok) asked.resolve(event.result ?? {});
      else asked.reject(new Refusal(event.error));
      return;
    }
    if (event.type === "hello") {
      this.delay = 0;
      this.onConnection(true);
    }
    this.onEvent(event);
  }

  lost() {
    for (const asked of this.waiting.values()) {
      clearTimeout(asked.timer);
      asked.reject(new Refusal("связь прервалась"));
    }
    this.waiting.clear();
    this.onConnection(false);
    this.delay = Math.min(this.delay * 1.6 + 200, 3000);
    this.timer = setTimeout(() => this.connect(), this.delay);
  }

  /** Ask the server for something; resolves to its result, rejects with a Refusal. */
  ask(request) {
    if (this.socket?.readyState !== WebSocket.OPEN) return Promise.reject(new Refusal("нет связи с площадкой"));
    const id = ++this.lastId;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.waiting.delete(id);
        reject(new Refusal("площадка не отвечает"));
      }, PATIENCE);
      this.waiting.set(id, { resolve, reject, timer });
      this.socket.send(JSON.stringify({ ...request, id }));
    });
  }
}

/** Turn a knob of the stand-in: faults, flood limits, the journal. */
export async function control(request) {
  const answer = await fetch("/playground/control", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(request),
  });
  const result = await answer.json();
  if (!result.ok) throw new Refusal(result.error);
  return result;
}
