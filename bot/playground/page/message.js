// One message as one person sees it. An edit changes only what differs, so that focus, open
// spoilers and buttons that stay the same are left alone.

import { avatar, bdi, el, openDialog } from "./dom.js";
import { renderText, snippet } from "./entities.js";

const clockFormat = new Intl.DateTimeFormat("ru", { hour: "2-digit", minute: "2-digit" });

export class MessageView {
  /** `pane` is where it is shown; its `actions` carry out what is pressed. */
  constructor(pane, message) {
    this.pane = pane;
    this.message = null;
    this.node = el("li", { class: "message", tabindex: "-1" });
    this.bubble = el("div", { class: "bubble" });
    this.keyboard = el("div", { class: "keyboard", role: "group", "aria-label": "Кнопки под сообщением" });
    this.cells = new Map();
    this.update(message);
  }

  /** Show the message as it is now; a changed one lights up for a moment. */
  update(message) {
    if (message === this.message) return;
    const before = this.message;
    this.message = message;
    if (!before) this.frame();
    if (!before || bodyOf(before) !== bodyOf(message)) this.fillBubble();
    this.fillKeyboard();
    if (before && (bodyOf(before) !== bodyOf(message) || buttonsOf(before) !== buttonsOf(message))) this.flash();
  }

  frame() {
    const { message, pane } = this;
    const own = message.from.id === pane.person && !message.from.is_chat;
    Object.assign(this.node.dataset, { testid: "message", key: message.key, messageId: message.id, kind: message.kind, from: message.from.id });
    if (message.ephemeral !== null) this.node.dataset.ephemeral = message.ephemeral;
    if (message.receiver !== null) this.node.dataset.receiver = message.receiver;
    this.node.classList.add(message.kind === "service" ? "service" : own ? "own" : "other");
    if (message.receiver !== null) this.node.classList.add("whispered");
    if (pane.isGroup && !own && message.kind !== "service") {
      this.node.append(avatar(message.from.id, message.from.name, { bot: message.from.is_bot, small: true }));
    }
    this.node.append(el("div", { class: "stack" }, this.bubble, this.keyboard));
    if (message.kind === "service") return;
    const more = el("button", {
      type: "button", class: "more", "aria-label": "Действия с сообщением", data: { testid: "message-menu" },
      onclick: () => pane.openMessageMenu(this.message, more),
    }, "⋯");
    this.node.firstElementChild.after(more);
    if (this.node.lastElementChild === more) this.node.append(more);
    this.node.addEventListener("contextmenu", (event) => {
      if (event.target.closest("a") || String(getSelection())) return;
      event.preventDefault();
      pane.openMessageMenu(this.message, more);
    });
  }

  fillBubble() {
    const { message, pane } = this;
    const text = el("div", { class: "text", data: { testid: "text" } }, renderText(message.text, message.entities, pane.textActions(message)));
    if (message.kind === "service") {
      text.prepend(bdi(message.from.name), " ");
      this.bubble.replaceChildren(text);
      return;
    }
    const file = message.file && this.file();
    this.bubble.replaceChildren(...[
      pane.isGroup && !this.node.classList.contains("own") && el("div", { class: `name ${message.from.is_bot ? "c5" : `c${Math.abs(message.from.id) % 7}`}`, data: { testid: "name" } }, bdi(message.from.name)),
      message.receiver !== null && el("div", { class: "whisper", data: { testid: "whisper" } }, "видно только вам"),
      message.via_bot && el("div", { class: "via" }, "через бота"),
      message.reply_to && this.quote(),
      !message.caption_above && file,
      message.text && text,
      message.caption_above && file,
      this.meta(),
      message.reactions.length > 0 && el("div", { class: "reactions", data: { testid: "reactions" } }, message.reactions.map((one) => el("span", {}, one))),
    ].filter(Boolean));
    this.bubble.classList.toggle("edited", message.edited !== null);
    this.bubble.classList.toggle("picture-only", message.kind === "photo" && !message.text);
  }

  meta() {
    const { message } = this;
    const time = clockFormat.format(message.date * 1000);
    return el("div", { class: "meta" },
      message.pinned && el("span", { "aria-label": "закреплено" }, "📌 "),
      message.edited !== null && el("span", { data: { testid: "edited" } }, "изм. "),
      el("span", { title: new Date(message.date * 1000).toLocaleString("ru") }, time));
  }

  quote() {
    const to = this.pane.find(this.message.reply_to);
    return el("button", {
      type: "button", class: "quote", data: { testid: "quote" },
      onclick: () => this.pane.showMessage(this.message.reply_to),
    }, to && el("span", { class: "quote-name" }, bdi(to.from.name)), el("span", { class: "quote-text" }, bdi(snippet(to))));
  }

  file() {
    const { file, kind } = this.message;
    if (kind !== "photo") {
      return el("a", { class: "document", href: file.url, download: file.name, data: { testid: "document" } },
        el("span", { class: "document-sign", "aria-hidden": "true" }, "📄"), bdi(file.name));
    }
    const picture = () => el("img", {
      src: file.url, width: file.width, height: file.height, alt: this.message.text || "Картинка", data: { testid: "photo" },
    });
    return el("button", {
      type: "button", class: "photo", "aria-label": "Открыть картинку",
      onclick: () => openDialog({
        testid: "lightbox", title: "", content: picture(),
        actions: (close) => el("button", { type: "button", class: "filled", onclick: close }, "Закрыть"),
      }),
    }, picture());
  }

  fillKeyboard() {
    const rows = this.message.buttons;
    const focused = document.activeElement;
    const lost = this.keyboard.contains(focused) ? `${focused.dataset.row} ${focused.dataset.column}` : null;
    const kept = this.cells;
    for (const [at, { sign }] of kept) {
      const [r, c] = at.split(" ").map(Number);
      if (sign !== JSON.stringify(rows[r]?.[c])) this.pane.app.world.setBusy(this.pane.person, this.message.key, r, c, null);
    }
    this.cells = new Map();
    this.keyboard.replaceChildren(...rows.map((row, r) => el("div", { class: "row" }, row.map((one, c) => {
      const at = `${r} ${c}`;
      const sign = JSON.stringify(one);
      const old = kept.get(at);
      const cell = old?.sign === sign ? old : { sign, node: this.inlineButton(one, r, c) };
      this.cells.set(at, cell);
      return cell.node;
    }))));
    this.keyboard.hidden = !rows.length;
    this.refreshBusy();
    if (lost) this.cells.get(lost)?.node.focus({ preventScroll: true });
  }

  inlineButton(one, row, column) {
    const sign = { url: "↗", copy: "❐", inline: "@" }[one.kind];
    return el("button", {
      type: "button",
      class: `inline-button ${one.style ?? ""}`,
      disabled: one.kind === "disabled",
      title: [...one.text].length > 12 ? one.text : null,
      data: { testid: "button", kind: one.kind, style: one.style ?? "default", row, column },
      onclick: () => this.pane.press(this.message, row, column),
    }, bdi(one.text, { class: "label" }), sign && el("span", { class: "corner", "aria-hidden": "true" }, sign));
  }

  /** Turn the wheels on those buttons, and only those, that wait for the bot. */
  refreshBusy() {
    for (const [at, { node }] of this.cells) {
      const [row, column] = at.split(" ").map(Number);
      const busy = this.pane.app.world.isBusy(this.pane.person, this.message.key, row, column);
      if (busy) node.setAttribute("aria-busy", "true");
      else node.removeAttribute("aria-busy");
    }
  }

  flash() {
    this.node.classList.remove("flash");
    void this.node.offsetWidth;
    this.node.classList.add("flash");
  }
}

function bodyOf(message) {
  const { text, entities, file, caption_above, pinned, reactions, edited } = message;
  return JSON.stringify([text, entities, file?.id, caption_above, pinned, reactions, edited]);
}

function buttonsOf(message) {
  return JSON.stringify(message.buttons);
}
