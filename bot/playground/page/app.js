// The playground's page: all the people at once, one group and their direct chats with the bot.

import { avatar, badge, bdi, button, el, openDialog, showAlert, showToast } from "./dom.js";
import { refreshMoments } from "./entities.js";
import { Link } from "./link.js";
import { Pane } from "./pane.js";
import { Workshop } from "./workshop.js";
import { World } from "./world.js";

const ACTIONS = { typing: "печатает", upload_photo: "отправляет картинку", upload_document: "отправляет файл" };
const NARROW = matchMedia("(max-width: 760px)");
const at = (id) => document.getElementById(id);

function remembered(name, otherwise) {
  try {
    return JSON.parse(localStorage.getItem(`kozyr.${name}`)) ?? otherwise;
  } catch {
    return otherwise;
  }
}

function remember(name, value) {
  try {
    localStorage.setItem(`kozyr.${name}`, JSON.stringify(value));
  } catch {
    // A browser without storage forgets, nothing more.
  }
}

class App {
  constructor() {
    this.world = new World();
    this.link = new Link((event) => this.take(event), (on) => this.connected(on));
    this.workshop = new Workshop(this, at("workshop"));
    this.selected = null;
    this.group = null;
    this.tab = "group";
    this.arrangement = remembered("arrangement", "all");
    this.hintOver = remembered("hint-over", false);
    this.panes = new Map();
    this.unread = new Map();
    this.actions = new Map();
    this.pressed = new Set();
    this.ready = false;
    at("add-person").addEventListener("click", () => this.askForPerson());
    at("workshop-toggle").addEventListener("click", () => this.workshop.toggle(at("workshop-toggle")));
    for (const one of at("arrangement").children) {
      one.addEventListener("click", () => {
        this.arrangement = one.dataset.arrangement;
        remember("arrangement", this.arrangement);
        this.layOut();
      });
    }
    NARROW.addEventListener("change", () => this.ready && this.layOut());
    setInterval(() => refreshMoments(this.world.now()), 500);
  }

  start() {
    this.link.connect();
  }

  connected(on) {
    at("offline").hidden = on;
    document.body.classList.toggle("disconnected", !on);
  }

  // Events

  take(event) {
    if (event.type === "hello") {
      this.hello(event);
      return;
    }
    if (!this.ready || event.number <= this.world.number) return;
    this.world.number = event.number;
    const handler = this[`on_${event.type}`];
    if (handler) handler.call(this, event);
  }

  hello(event) {
    this.world.load(event);
    this.ready = true;
    this.actions.clear();
    if (!this.world.people.has(this.selected)) {
      const before = remembered("selected", null);
      this.selected = this.world.people.has(before) ? before : [...this.world.people.keys()][0] ?? null;
    }
    if (!this.world.chats.has(this.group)) this.group = this.world.groups()[0]?.id ?? null;
    const typing = document.activeElement?.closest(".composer") && document.activeElement.closest(".pane").dataset;
    for (const pane of this.panes.values()) pane.node.remove();
    this.panes.clear();
    this.layOut();
    if (typing) this.panes.get(`${typing.chat} ${typing.person}`)?.composer?.input.focus();
    this.showBot();
  }

  on_person({ person }) {
    this.world.people.set(person.id, person);
    this.layOut();
  }

  on_chat({ chat }) {
    this.world.chats.set(chat.id, chat);
    if (this.group === null && chat.kind !== "private") this.group = chat.id;
    this.layOut();
    this.eachPane(chat.id, (pane) => pane.refresh());
  }

  on_chat_moved({ chat, to }) {
    this.world.chats.delete(chat);
    this.world.messages.delete(chat);
    if (this.group === chat) this.group = to;
    this.layOut();
  }

  on_message({ message }) {
    const box = this.world.box(message.chat);
    const isNew = !box.has(message.key);
    box.set(message.key, message);
    if (isNew && message.from.id === this.world.bot.id) this.actions.delete(message.chat);
    if (isNew) this.countUnread(message);
    this.eachPane(message.chat, (pane) => {
      pane.changed(message, isNew);
      pane.refreshHeader();
    });
    if (isNew) this.showHint();
  }

  on_gone({ chat, key }) {
    this.world.box(chat).delete(key);
    this.eachPane(chat, (pane) => pane.changed(null, false));
  }

  on_answer({ query, person, chat, key, text, alert, url }) {
    this.on_expired({ query, chat, key });
    // As with Telegram, only the app that pressed shows the answer.
    if (!this.pressed.delete(query)) return;
    const name = this.world.name(person);
    const pane = this.panes.get(`${chat} ${person}`);
    if (url) this.follow({ do: "link", person, url }, pane);
    if (text && alert) {
      const heading = [bdi(this.world.bot.name), el("span", { class: "to" }, " → ", bdi(name))];
      showAlert({ heading, text, person });
    } else if (text && pane && !pane.compact) pane.toast(text);
    else if (text) showToast(at("toasts"), [el("strong", {}, bdi(name), ": "), text], { person });
  }

  on_expired({ query, chat, key }) {
    this.world.free(query);
    this.eachPane(chat, (pane) => pane.refreshBusy(key));
  }

  on_action({ chat, action }) {
    const until = Date.now() + 5000;
    this.actions.set(chat, { until, words: ACTIONS[action] ?? "занят" });
    const refresh = () => this.eachPane(chat, (pane) => pane.refreshHeader());
    refresh();
    setTimeout(refresh, 5050);
  }

  on_inline_results(event) {
    this.panes.get(`${event.chat} ${event.person}`)?.composer?.results(event);
  }

  on_bot({ bot }) {
    this.world.bot = bot;
    this.showBot();
    for (const pane of this.panes.values()) pane.refresh();
  }

  /** What the bot is just doing in a chat, in words, or null. */
  acting(chat) {
    const action = this.actions.get(chat);
    return action && action.until > Date.now() ? action.words : null;
  }

  eachPane(chat, what) {
    for (const pane of this.panes.values()) if (pane.chatId === chat) what(pane);
  }

  // Asking the server

  /** Do something as a person; resolves to the result, or to null after showing why not. */
  async act(request, toasts = at("toasts")) {
    try {
      return await this.link.ask(request);
    } catch (error) {
      showToast(toasts, `Не вышло: ${error.message}`, { failed: true });
      return null;
    }
  }

  async press(pane, message, row, column) {
    const { world } = this;
    const cell = [pane.person, message.key, row, column];
    if (world.isBusy(...cell)) return;
    world.setBusy(...cell, "asked");
    pane.refreshBusy(message.key);
    const result = await this.follow({ do: "press", person: pane.person, chat: pane.chatId, key: message.key, row, column }, pane);
    const query = result?.kind === "callback" ? result.query : null;
    if (query) this.pressed.add(query);
    world.setBusy(...cell, query);
    pane.refreshBusy(message.key);
  }

  /** Tap a button or a link and do what the server says follows; resolves to its result. */
  async follow(request, pane) {
    const result = await this.act(request, pane?.toasts);
    if (!result) return null;
    if (result.kind === "url" && this.share(result.url, request.person)) return result;
    if (result.kind === "url") this.askToOpen(result.url);
    else if (result.kind === "start") this.reveal(request.person, result.chat);
    else if (result.kind === "copy") this.copy(result.text, pane?.toasts ?? at("toasts"));
    else if (result.kind === "inline") pane?.composer?.write(`@${this.world.bot.username} ${result.text}`);
    else if (result.kind === "add_bot") {
      await this.act({ do: "add_bot", person: request.person, chat: this.group, admin: false, payload: result.payload }, pane?.toasts);
    }
    return result;
  }

  async copy(text, toasts) {
    try {
      await navigator.clipboard.writeText(text);
      showToast(toasts, "Скопировано");
    } catch {
      showToast(toasts, text);
    }
  }

  /** A link that shares another one: what it sends is put where the person writes in the group. */
  share(url, person) {
    const found = /^https:\/\/t\.me\/share\/url\?/.test(url) ? new URL(url).searchParams : null;
    if (!found || this.group === null) return false;
    this.select(person);
    this.reveal(person, this.group);
    this.panes.get(`${this.group} ${person}`)?.composer?.write(`${found.get("url")}\n${found.get("text") ?? ""}`);
    return true;
  }

  askToOpen(url) {
    const safe = /^(https?|tg|mailto|tel):/i.test(url);
    openDialog({
      testid: "open-link",
      title: "Открыть ссылку?",
      content: el("p", { class: "plain" }, bdi(url, { data: { testid: "open-link-url" } })),
      actions: (close) => [
        button("Отмена", close, { class: "ghost" }),
        safe && el("a", { class: "filled", href: url, target: "_blank", rel: "noopener noreferrer", onclick: close }, "Открыть"),
      ],
    });
  }

  // Who and where

  select(person) {
    this.selected = person;
    remember("selected", person);
    this.layOut();
    const own = this.panes.get(`${person} ${person}`);
    own?.node.scrollIntoView({ block: "nearest", inline: "nearest" });
  }

  openGroup(chat) {
    this.group = chat;
    this.tab = "group";
    this.layOut();
  }

  /** Bring a person's chat before the eyes. */
  reveal(person, chat) {
    if (NARROW.matches || this.arrangement === "one") this.selected = person;
    this.tab = chat === person ? "direct" : "group";
    if (this.tab === "group") this.group = chat;
    this.layOut();
    const pane = this.panes.get(`${chat} ${person}`);
    if (!pane) return;
    pane.node.scrollIntoView({ block: "nearest", inline: "center" });
    pane.node.classList.remove("revealed");
    void pane.node.offsetWidth;
    pane.node.classList.add("revealed");
  }

  /** Which panes there are to be: [chat, person, compact]. */
  wanted() {
    const { world, selected, group } = this;
    const opened = (person) => world.direct(person).opened || world.direct(person).blocked;
    const groupPane = group !== null && selected !== null ? [[group, selected, false]] : [];
    if (NARROW.matches) return this.tab === "group" ? groupPane : [[selected, selected, false]];
    if (this.arrangement === "one") return [...groupPane, [selected, selected, false]];
    const everybody = [...world.people.keys()];
    return [
      ...groupPane,
      ...everybody.filter(opened).map((person) => [person, person, false]),
      ...everybody.filter((person) => !opened(person)).map((person) => [person, person, true]),
    ];
  }

  layOut() {
    const wanted = this.wanted();
    const box = at("panes");
    const kept = new Map();
    for (const [chat, person, compact] of wanted) {
      const id = `${chat} ${person}`;
      const old = this.panes.get(id);
      kept.set(id, old?.compact === compact ? old : new Pane(this, chat, person, { compact }));
    }
    const isShown = (pane) => kept.get(`${pane.chatId} ${pane.person}`) === pane;
    for (const pane of this.panes.values()) if (!isShown(pane)) pane.node.remove();
    this.panes = kept;
    const all = [...kept.values()];
    const closed = all.filter((pane) => pane.compact);
    this.place(box, all.filter((pane) => !pane.compact).map((pane) => pane.node), closed);
    for (const pane of all) {
      pane.refreshHeader();
      if (pane.sticks) pane.toBottom();
      this.unread.delete(pane.isGroup ? `whisper ${pane.chatId} ${pane.person}` : `direct ${pane.person}`);
      if (pane.isGroup) this.unread.delete(`group ${pane.chatId}`);
    }
    box.dataset.arrangement = NARROW.matches ? "narrow" : this.arrangement;
    this.showPeople();
    this.showTabs();
    this.showHint();
    this.workshop.refresh();
    for (const one of at("arrangement").children) {
      one.setAttribute("aria-pressed", String(one.dataset.arrangement === this.arrangement));
    }
  }

  // Nodes that stay where they are are not touched: moving one would lose focus and scrolling.
  place(box, nodes, closed) {
    if (!this.lobby) {
      this.lobbyList = el("div", { class: "lobby-list" });
      this.lobby = el("section", { class: "lobby", "aria-label": "Ещё не открыли бота" },
        el("p", { class: "lobby-title" }, "Ещё не открыли чат с ботом"), this.lobbyList);
    }
    putInOrder(this.lobbyList, closed.map((pane) => pane.node));
    putInOrder(box, closed.length ? [...nodes, this.lobby] : nodes);
  }

  countUnread(message) {
    const { chat, receiver, from } = message;
    const shown = (person) => this.panes.has(`${chat} ${person}`) && !this.panes.get(`${chat} ${person}`).compact;
    const add = (name) => this.unread.set(name, (this.unread.get(name) ?? 0) + 1);
    if (from.id === receiver || message.kind === "service") return;
    if (receiver !== null && chat !== receiver) {
      if (!shown(receiver)) add(`whisper ${chat} ${receiver}`);
    } else if (this.world.chats.get(chat)?.kind === "private" || chat > 0) {
      if (!shown(chat) && from.id !== chat) add(`direct ${chat}`);
    } else if (!shown(this.selected) && from.id !== this.selected) add(`group ${chat}`);
    this.showPeople();
    this.showTabs();
  }

  whispers(person) {
    let count = 0;
    for (const chat of this.world.groups()) count += this.unread.get(`whisper ${chat.id} ${person}`) ?? 0;
    return count;
  }

  showPeople() {
    putInOrder(at("people"), [...this.world.people.values()].map((person) => {
      const on = person.id === this.selected;
      const count = (this.unread.get(`direct ${person.id}`) ?? 0) + this.whispers(person.id);
      const old = at("people").querySelector(`[data-person="${person.id}"]`);
      const node = old ?? button("", () => this.select(person.id), { class: "person", data: { testid: "person", person: person.id } });
      node.setAttribute("aria-pressed", String(on));
      node.title = `Смотреть и нажимать: ${person.name}`;
      node.replaceChildren(avatar(person.id, person.name, { small: true }), bdi(person.first_name || person.name, { class: "person-name" }), badge(count) ?? "");
      return node;
    }));
  }

  showTabs() {
    const tab = (name, label, count) => {
      const node = button(bdi(label), () => {
        this.tab = name;
        this.layOut();
      }, { role: "tab", class: "tab", "aria-selected": String(this.tab === name), data: { testid: `tab-${name}` } });
      node.append(badge(count) ?? "");
      return node;
    };
    const person = this.world.people.get(this.selected);
    const group = this.world.chats.get(this.group);
    at("tabs").replaceChildren(
      tab("group", group?.title ?? "Группа", (this.unread.get(`group ${this.group}`) ?? 0) + this.whispers(this.selected)),
      tab("direct", `${person?.first_name ?? ""} и бот`, this.unread.get(`direct ${this.selected}`)));
  }

  showBot() {
    const { bot } = this.world;
    document.title = `${bot.name}: площадка`;
    document.querySelector(".brand-name").textContent = bot.name;
    at("bot-offline").hidden = bot.online;
  }

  // The first thing that a newcomer reads; it goes when the game is found.
  showHint() {
    const hint = at("hint");
    const group = this.world.chats.get(this.group);
    if (!group || this.hintOver) {
      hint.hidden = true;
      return;
    }
    const spoken = [...this.world.box(group.id).values()].some((message) => message.from.id === this.world.bot.id);
    const stage = spoken ? "others" : "new";
    hint.hidden = false;
    if (hint.dataset.stage === stage) return;
    hint.dataset.stage = stage;
    const close = button("×", () => {
      this.hintOver = true;
      remember("hint-over", true);
      this.showHint();
    }, { class: "round", "aria-label": "Убрать подсказку", data: { testid: "hint-close" } });
    if (stage === "new") {
      hint.replaceChildren(
        el("span", {}, "Это Telegram понарошку: вы здесь сразу за всех. Напишите ", el("b", {}, "/new"), " в группе."),
        button("Написать /new", () => this.act({ do: "send", person: this.selected, chat: this.group, topic: null, text: "/new" }),
          { class: "filled", data: { testid: "hint-new" } }));
    } else {
      hint.replaceChildren(
        el("span", {}, "Теперь за остальных: выберите человека наверху и нажимайте кнопки в группе. У каждого свой чат с ботом, там карты."),
        close);
    }
  }

  askForPerson() {
    const field = (name, label, props = {}) => el("label", { class: "field" }, el("span", {}, label), el("input", { name, maxlength: "64", autocomplete: "off", ...props }));
    const form = el("form", { class: "fields", method: "dialog" },
      field("first_name", "Имя", { required: true }),
      field("last_name", "Фамилия"),
      field("username", "Имя пользователя, без @", { pattern: "[A-Za-z][A-Za-z0-9_]{3,31}" }),
      el("label", { class: "field" }, el("span", {}, "Язык"),
        el("select", { name: "language" }, [["ru", "русский"], ["uk", "украинский"], ["en", "английский"]].map(([code, name]) => el("option", { value: code }, name)))));
    const node = openDialog({
      testid: "new-person",
      title: "Ещё один человек",
      content: form,
      actions: (close) => [
        button("Отмена", close, { class: "ghost" }),
        button("Добавить", () => form.requestSubmit(), { class: "filled", data: { testid: "new-person-add" } }),
      ],
    });
    form.addEventListener("submit", async (event) => {
      event.preventDefault();
      const given = Object.fromEntries(new FormData(form));
      node.close();
      const result = await this.act({ do: "person", ...given });
      if (!result) return;
      if (this.group !== null) await this.act({ do: "join", person: result.person, chat: this.group });
      this.select(result.person);
    });
  }
}

function putInOrder(box, nodes) {
  const kept = new Set(nodes);
  for (const child of [...box.children]) if (!kept.has(child)) child.remove();
  nodes.forEach((node, index) => {
    if (box.children[index] !== node) box.insertBefore(node, box.children[index] ?? null);
  });
}

new App().start();
