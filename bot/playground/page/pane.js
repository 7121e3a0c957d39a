// One chat as one person sees it: the group, or the direct chat with the bot.

import { avatar, bdi, button, el, plural, showMenu, showToast } from "./dom.js";
import { Composer } from "./composer.js";
import { snippet } from "./entities.js";
import { MessageView } from "./message.js";

const NEAR = 60;

export class Pane {
  /** `compact` shows only a card that opens the chat. */
  constructor(app, chatId, person, { compact = false } = {}) {
    this.app = app;
    this.chatId = chatId;
    this.person = person;
    this.compact = compact;
    this.isGroup = chatId !== person;
    this.topic = null;
    this.views = new Map();
    this.fresh = 0;
    this.sticks = true;
    this.lastTop = 0;
    this.footerKind = null;
    this.composer = null;
    this.title = el("h2", { class: "pane-title", data: { testid: "pane-title" } });
    this.status = el("div", { class: "pane-status", data: { testid: "pane-status" } });
    this.menu = button("⋮", () => this.openMenu(), { class: "round", "aria-label": "Действия с чатом", data: { testid: "pane-menu" } });
    this.face = el("span", { class: "pane-face" });
    this.topics = el("div", { class: "topics", role: "tablist", "aria-label": "Темы", hidden: true });
    this.pin = button("", () => this.pinned && this.showMessage(this.pinned.key), { class: "pin", hidden: true, data: { testid: "pin" } });
    this.list = el("ol", { class: "messages" });
    this.log = el("div", {
      class: "log", role: "log", tabindex: "0", "aria-live": "off", "aria-label": "Сообщения",
      data: { testid: "log" }, onscroll: () => this.scrolled(),
    }, this.list);
    this.down = button("↓", () => this.toBottom(), { class: "down", "aria-label": "К последним сообщениям", hidden: true });
    this.toasts = el("div", { class: "toasts", role: "status", "aria-live": "polite" });
    this.footer = el("footer", { class: "pane-footer" });
    this.node = el("section", {
      class: `pane ${this.isGroup ? "group" : "direct"}${compact ? " compact" : ""}`,
      data: { testid: "pane", chat: chatId, person, kind: this.isGroup ? "group" : "direct" },
    },
    el("header", { class: "pane-header" }, this.face, el("div", { class: "pane-heading" }, this.title, this.status), this.menu),
    this.topics, this.pin,
    compact ? null : el("div", { class: "log-box" }, this.log, this.down),
    this.toasts, this.footer);
    if (!compact) {
      const grown = new ResizeObserver(() => this.sticks && this.toBottom());
      grown.observe(this.log);
      grown.observe(this.list);
    }
    this.refresh();
  }

  get chat() {
    return this.isGroup ? this.app.world.chats.get(this.chatId) : this.app.world.direct(this.person);
  }

  /** Everything anew from what is known. */
  refresh() {
    this.refreshHeader();
    this.refreshTopics();
    this.refreshFooter();
    this.refreshMessages();
  }

  refreshHeader() {
    const { world, selected } = this.app;
    const { chat } = this;
    const bot = world.bot;
    const name = world.name(this.person);
    if (this.isGroup) {
      this.face.replaceChildren(avatar(chat.id, chat.title, { group: true }));
      this.title.replaceChildren(bdi(chat.title));
      this.node.setAttribute("aria-label", `Группа «${chat.title}», видит ${name}`);
    } else {
      this.face.replaceChildren(avatar(this.person, name));
      this.title.replaceChildren(bdi(name), el("span", { class: "with" }, " и бот"));
      this.node.setAttribute("aria-label", `Личный чат с ботом: ${name}`);
    }
    this.node.classList.toggle("current", this.person === selected);
    this.log.setAttribute("aria-live", this.person === selected ? "polite" : "off");
    const acting = this.app.acting(this.chatId);
    this.status.classList.toggle("acting", Boolean(acting));
    if (acting) this.status.replaceChildren(bdi(bot.name), ` ${acting}…`);
    else if (this.isGroup) this.status.replaceChildren(this.groupStatus());
    else if (chat.blocked) this.status.replaceChildren("бот заблокирован");
    else if (!chat.opened) this.status.replaceChildren("чат не начат");
    else this.status.replaceChildren(bdi(bot.name), bot.online ? "" : ", не на связи");
  }

  groupStatus() {
    const { members, bot, anonymous } = this.chat;
    const count = members.length;
    const parts = [`${count} ${plural(count, "человек", "человека", "человек")}`];
    if (bot === "administrator") parts.push("бот — админ");
    else parts.push(bot === "member" ? "бот" : "бота нет");
    if (anonymous.includes(this.person)) parts.push("вы пишете анонимно");
    return parts.join(", ");
  }

  refreshTopics() {
    const topics = this.chat.topics.filter((topic) => !topic.deleted);
    if (this.topic !== null && !topics.some((topic) => topic.id === this.topic)) this.topic = null;
    this.topics.hidden = !topics.length;
    const tab = (id, name) => button(bdi(name), () => {
      this.topic = id;
      this.fresh = 0;
      this.refresh();
      this.toBottom();
    }, { role: "tab", class: "topic", "aria-selected": String(this.topic === id), data: { testid: "topic", topic: id ?? "general" } });
    this.topics.replaceChildren(tab(null, "Общая"), ...topics.map((topic) => tab(topic.id, topic.name)));
  }

  refreshFooter() {
    const kind = this.kindOfFooter();
    if (kind === this.footerKind) return;
    this.footerKind = kind;
    this.composer = null;
    const act = (request) => async () => {
      if (await this.app.act({ person: this.person, ...request }, this.toasts)) this.app.reveal(this.person, this.chatId);
    };
    const wide = (label, request, testid) => button(label, act(request), { class: "filled wide", data: { testid } });
    if (kind === "start") this.footer.replaceChildren(wide("СТАРТ", { do: "start", payload: "" }, "start"));
    else if (kind === "blocked") this.footer.replaceChildren(wide("Разблокировать бота", { do: "unblock" }, "unblock"));
    else if (kind === "outside") this.footer.replaceChildren(wide("Войти в группу", { do: "join", chat: this.chatId }, "join"));
    else {
      const name = this.app.world.name(this.person);
      this.composer = new Composer(this, this.isGroup ? `${name} пишет в группу` : "Сообщение боту");
      this.footer.replaceChildren(this.composer.node);
    }
  }

  kindOfFooter() {
    const { chat } = this;
    if (this.isGroup) return chat.members.includes(this.person) ? "composer" : "outside";
    if (chat.blocked) return "blocked";
    return chat.opened ? "composer" : "start";
  }

  refreshMessages() {
    if (this.compact) return;
    const { world } = this.app;
    const forum = this.chat.topics.length > 0;
    const member = !this.isGroup || this.chat.members.includes(this.person);
    const seen = member ? world.seen(this.chatId, this.person, forum ? this.topic : undefined) : [];
    const keys = new Set(seen.map((message) => message.key));
    for (const [key, view] of this.views) {
      if (keys.has(key)) continue;
      view.node.remove();
      this.views.delete(key);
    }
    let place = this.list.firstElementChild;
    let before = null;
    for (const message of seen) {
      const view = this.views.get(message.key) ?? new MessageView(this, message);
      view.update(message);
      this.views.set(message.key, view);
      if (view.node === place) place = place.nextElementSibling;
      else this.list.insertBefore(view.node, place);
      const follows = before && before.from.id === message.from.id && before.kind !== "service" && message.kind !== "service"
        && message.date - before.date < 600 && !message.receiver && !before.receiver;
      view.node.classList.toggle("follows", Boolean(follows));
      view.node.classList.remove("followed");
      if (follows) this.views.get(before.key).node.classList.add("followed");
      before = message;
    }
    this.node.classList.toggle("empty", !seen.length);
    this.refreshWelcome(seen.length > 0);
    this.pinned = seen.findLast((message) => message.pinned);
    this.pin.hidden = !this.pinned;
    if (this.pinned) this.pin.replaceChildren("📌 ", bdi(snippet(this.pinned)));
    if (this.sticks) this.toBottom();
  }

  // What a client shows in a chat where nothing has been said.
  refreshWelcome(spoken) {
    this.welcome?.remove();
    this.welcome = null;
    if (spoken) return;
    const { bot } = this.app.world;
    const words = this.isGroup
      ? [this.kindOfFooter() === "composer" ? "Здесь пока тихо." : "Вас нет в этой группе."]
      : [el("strong", {}, "Что умеет этот бот?"), el("div", { class: "plain" }, bot.description || bot.short_description || bot.name)];
    this.welcome = el("div", { class: "welcome" }, words);
    this.log.prepend(this.welcome);
  }

  /** A message came, changed or went. */
  changed(message, isNew) {
    const mine = message && message.from.id === this.person;
    if (isNew && !this.sticks && !mine) this.fresh += 1;
    if (isNew && mine) this.sticks = true;
    this.refreshMessages();
    this.refreshDown();
  }

  refreshBusy(key) {
    this.views.get(key)?.refreshBusy();
  }

  scrolled() {
    const { scrollHeight, scrollTop, clientHeight } = this.log;
    // Only going up lets go of the end; that the content grew meanwhile does not.
    if (scrollHeight - scrollTop - clientHeight < NEAR) this.sticks = true;
    else if (scrollTop < this.lastTop) this.sticks = false;
    this.lastTop = scrollTop;
    if (this.sticks) this.fresh = 0;
    this.refreshDown();
  }

  refreshDown() {
    this.down.hidden = this.sticks;
    this.down.textContent = this.fresh ? `↓ ${this.fresh}` : "↓";
  }

  toBottom() {
    if (this.compact) return;
    this.sticks = true;
    this.fresh = 0;
    this.log.scrollTop = this.log.scrollHeight;
    this.refreshDown();
  }

  find(key) {
    return this.app.world.box(this.chatId).get(key);
  }

  showMessage(key) {
    const view = this.views.get(key);
    if (!view) return;
    view.node.scrollIntoView({ block: "center" });
    view.flash();
  }

  writer() {
    return this.isGroup ? avatar(this.person, this.app.world.name(this.person), { small: true }) : null;
  }

  commands() {
    return this.app.world.commands(this.person, this.chat);
  }

  /** Send what was typed; true when the server took it. */
  async send(text, about) {
    const base = { person: this.person, chat: this.chatId };
    if (about?.edit) return Boolean(await this.app.act({ do: "edit", ...base, key: about.key, text }, this.toasts));
    this.sticks = true;
    return Boolean(await this.app.act({
      do: "send", ...base, topic: this.topic, text, reply_to: about?.key ?? null,
      anonymous: this.isGroup && this.chat.anonymous.includes(this.person),
    }, this.toasts));
  }

  /** What is asked of the bot in inline mode by a typed text; null: nothing. */
  inlineQuery(text) {
    const name = `@${this.app.world.bot.username} `;
    return text.toLowerCase().startsWith(name.toLowerCase()) ? text.slice(name.length) : null;
  }

  /** Put an inline query to the bot; resolves to its id, or null. */
  async ask(query) {
    const result = await this.app.act({ do: "inline", person: this.person, chat: this.chatId, query }, this.toasts);
    return result?.inline_query ?? null;
  }

  /** Send what the bot offered; true when the server took it. */
  async choose(query, result) {
    this.sticks = true;
    return Boolean(await this.app.act({ do: "choose", person: this.person, chat: this.chatId, inline_query: query, result }, this.toasts));
  }

  /** Open the direct chat with a payload. */
  async startWith(payload) {
    if (await this.app.act({ do: "start", person: this.person, payload }, this.toasts)) this.app.reveal(this.person, this.person);
  }

  press(message, row, column) {
    return this.app.press(this, message, row, column);
  }

  textActions() {
    const base = { person: this.person, chat: this.chatId };
    return {
      now: () => this.app.world.now(),
      link: (url) => this.app.follow({ do: "link", person: this.person, url }, this),
      command: (text) => this.kindOfFooter() === "composer" && this.app.act({ do: "send", ...base, topic: this.topic, text }, this.toasts),
      mention: (entity, text) => {
        if (text.slice(1).toLowerCase() === this.app.world.bot.username.toLowerCase()) this.app.reveal(this.person, this.person);
      },
    };
  }

  openMessageMenu(message, anchor) {
    const items = [];
    const can = this.composer !== null && message.ephemeral === null;
    const mine = message.from.id === this.person;
    const base = { person: this.person, chat: this.chatId, key: message.key };
    if (can) items.push(["Ответить", () => this.composer.setAbout(message), "menu-reply"]);
    if (can && mine && message.kind === "text") items.push(["Изменить", () => this.composer.setAbout(message, true), "menu-edit"]);
    if (message.text) items.push(["Скопировать текст", () => this.app.copy(message.text, this.toasts), "menu-copy"]);
    if (mine || !this.isGroup || this.chat.admins.includes(this.person)) {
      items.push(["Удалить", () => this.app.act({ do: "delete", ...base }, this.toasts), "menu-delete"]);
    }
    if (items.length) showMenu(anchor, items);
  }

  openMenu() {
    const act = (request) => () => this.app.act({ person: this.person, ...request }, this.toasts);
    if (!this.isGroup) {
      const { blocked } = this.chat;
      showMenu(this.menu, [
        blocked ? ["Разблокировать бота", act({ do: "unblock" }), "menu-unblock"] : ["Заблокировать бота", act({ do: "block" }), "menu-block"],
        ["Играть за этого человека", () => this.app.select(this.person), "menu-select"],
      ]);
      return;
    }
    const { chat } = this;
    const base = { chat: this.chatId };
    const groups = this.app.world.groups().filter((one) => one.id !== chat.id);
    showMenu(this.menu, [
      ...groups.map((one) => [`Перейти: ${one.title}`, () => this.app.openGroup(one.id), "menu-group"]),
      ["member", "administrator"].includes(chat.bot)
        ? ["Убрать бота из группы", act({ do: "kick_bot", ...base }), "menu-kick-bot"]
        : ["Позвать бота", act({ do: "add_bot", ...base, admin: false }), "menu-add-bot"],
      chat.members.includes(this.person)
        ? ["Выйти из группы", act({ do: "leave", ...base }), "menu-leave"]
        : ["Войти в группу", act({ do: "join", ...base }), "menu-join"],
    ]);
  }

  toast(text) {
    showToast(this.toasts, text, { person: this.person });
  }
}
