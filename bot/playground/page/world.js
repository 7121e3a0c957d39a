// What the page knows: the server's people, chats and messages, kept up to date by its events.

export class World {
  constructor() {
    this.bot = null;
    this.people = new Map();
    this.chats = new Map();
    this.messages = new Map();
    this.busy = new Map();
    this.number = 0;
    this.clock = 0;
  }

  /** Everything anew; presses that were waiting are forgotten. */
  load(hello) {
    this.bot = hello.bot;
    this.number = hello.number;
    this.clock = hello.now * 1000 - Date.now();
    this.people = new Map(hello.people.map((person) => [person.id, person]));
    this.chats = new Map(hello.chats.map((chat) => [chat.id, chat]));
    this.messages = new Map();
    this.busy.clear();
    for (const message of hello.messages) this.box(message.chat).set(message.key, message);
  }

  /** The stand-in's present, in milliseconds. */
  now() {
    return Date.now() + this.clock;
  }

  box(chat) {
    if (!this.messages.has(chat)) this.messages.set(chat, new Map());
    return this.messages.get(chat);
  }

  /** What a person sees in a chat, oldest first; `topic` undefined means everywhere. */
  seen(chat, person, topic) {
    const all = [...this.box(chat).values()].filter((message) => message.receiver === null || message.receiver === person);
    const replaced = new Set(all.filter((message) => message.receiver === person).map((message) => message.replaces));
    return all
      .filter((message) => !replaced.has(message.key))
      .filter((message) => topic === undefined || message.topic === topic)
      .sort((one, other) => one.date - other.date || one.order - other.order);
  }

  groups() {
    return [...this.chats.values()].filter((chat) => chat.kind !== "private");
  }

  /** A person's direct chat; one that was never opened may be unknown to the server. */
  direct(person) {
    return this.chats.get(person) ?? {
      id: person, kind: "private", title: "", person, opened: false, blocked: false,
      members: [], admins: [], anonymous: [], topics: [], bot: "member",
    };
  }

  name(id) {
    if (this.bot && id === this.bot.id) return this.bot.name;
    return this.people.get(id)?.name ?? this.chats.get(id)?.title ?? "";
  }

  setBusy(person, key, row, column, on) {
    const cell = `${person} ${key} ${row} ${column}`;
    if (on) this.busy.set(cell, on);
    else this.busy.delete(cell);
  }

  /** Is this person's press on that button still unanswered? */
  isBusy(person, key, row, column) {
    return this.busy.has(`${person} ${key} ${row} ${column}`);
  }

  /** A press was answered or given up: its button is free again. */
  free(query) {
    for (const [cell, one] of this.busy) if (one === query) this.busy.delete(cell);
  }

  /** The commands offered to a person in a chat: the narrowest set that fits, as Telegram looks. */
  commands(person, chat) {
    const sets = this.bot?.commands ?? [];
    const admin = chat.admins.includes(person);
    const scopes = chat.kind === "private"
      ? [["chat", chat.id], ["all_private_chats"], ["default"]]
      : [
        ["chat_member", chat.id, person],
        admin && ["chat_administrators", chat.id],
        ["chat", chat.id],
        admin && ["all_chat_administrators"],
        ["all_group_chats"],
        ["default"],
      ].filter(Boolean);
    for (const [scope, where = null, who = null] of scopes) {
      for (const language of [this.people.get(person)?.language ?? "", ""]) {
        const found = sets.find((set) => set.scope === scope && set.language === language
          && (where === null || set.chat === where) && (who === null || set.person === who));
        if (found?.commands.length) return found.commands;
      }
    }
    return [];
  }
}
