// The place to type: Enter sends, "/" offers the bot's commands, "@bot " what it has to send in
// inline mode; a reply or an edit is shown above.

import { bdi, button, el } from "./dom.js";
import { snippet } from "./entities.js";

const drafts = new Map();
const ASK_AFTER = 250;

export class Composer {
  /** `pane` says who types where, offers commands and sends. */
  constructor(pane, placeholder) {
    this.pane = pane;
    this.draftKey = `${pane.person} ${pane.chatId}`;
    this.about = null;
    this.chosen = -1;
    const listId = `commands-${pane.person}-${pane.chatId}`;
    this.list = el("div", { class: "commands", role: "listbox", id: listId, "aria-label": "Команды бота", data: { testid: "commands" }, hidden: true });
    this.bar = el("div", { class: "about", hidden: true });
    this.input = el("textarea", {
      rows: "1", placeholder, "aria-label": placeholder, enterkeyhint: "send", autocomplete: "off", maxlength: "4096",
      role: "combobox", "aria-autocomplete": "list", "aria-expanded": "false", "aria-controls": listId,
      data: { testid: "composer" },
    });
    this.slash = button("/", () => this.toggleCommands(), {
      class: "round slash", title: "Команды бота", "aria-label": "Команды бота", data: { testid: "commands-button" },
    });
    this.node = el("form", { class: "composer" },
      this.list,
      this.bar,
      el("div", { class: "composer-line" },
        pane.writer(),
        this.input,
        this.slash,
        el("button", { type: "submit", class: "round send", title: "Отправить", "aria-label": "Отправить", data: { testid: "send" } }, "➤")));
    this.input.value = drafts.get(this.draftKey) ?? "";
    this.input.addEventListener("input", () => this.changed());
    this.input.addEventListener("keydown", (event) => this.key(event));
    this.input.addEventListener("blur", () => setTimeout(() => {
      if (!this.node.contains(document.activeElement)) this.offer([]);
    }, 150));
    this.node.addEventListener("submit", (event) => {
      event.preventDefault();
      this.submit();
    });
    requestAnimationFrame(() => this.grow());
  }

  changed() {
    drafts.set(this.draftKey, this.input.value);
    this.grow();
    const asked = this.pane.inlineQuery(this.input.value);
    clearTimeout(this.asking);
    this.asked = null;
    if (asked !== null) {
      this.asking = setTimeout(() => this.ask(asked), ASK_AFTER);
      return;
    }
    const typed = /^\/(\w*)$/.exec(this.input.value);
    if (!typed) return this.offer([]);
    const start = typed[1].toLowerCase();
    return this.offer(this.pane.commands().filter((one) => one.command.startsWith(start)));
  }

  grow() {
    this.input.style.height = "auto";
    this.input.style.height = `${Math.min(this.input.scrollHeight, 140)}px`;
  }

  offer(commands) {
    this.fill(commands.map((one, index) => el("button", {
      type: "button", class: "command", role: "option", tabindex: "-1", id: `${this.list.id}-${index}`,
      data: { testid: "command", command: one.command },
      onclick: () => this.send(`/${one.command}`),
    }, el("span", { class: "command-name" }, `/${one.command}`), el("span", { class: "command-about" }, one.description))));
  }

  fill(entries) {
    this.chosen = -1;
    this.list.replaceChildren(...entries);
    this.list.hidden = !entries.length;
    this.input.setAttribute("aria-expanded", String(entries.length > 0));
    this.input.removeAttribute("aria-activedescendant");
  }

  /** Put an inline query to the bot; what it offers comes later (`results`). */
  async ask(query) {
    this.asked = await this.pane.ask(query);
  }

  /** What the bot offers for the inline query that is typed: a click sends it. */
  results({ inline_query, results, button: way }) {
    if (inline_query !== this.asked) return;
    const entry = (testid, onclick, ...words) => el("button", {
      type: "button", class: "command result", role: "option", tabindex: "-1", id: `${this.list.id}-${testid}`, data: { testid }, onclick,
    }, ...words);
    const entries = results.map((one) => entry("inline-result", () => this.choose(inline_query, one.id),
      el("span", { class: "result-title" }, bdi(one.title)), el("span", { class: "command-about" }, bdi(one.description))));
    if (way) entries.unshift(entry("inline-way", () => this.pane.startWith(way.start_parameter), el("span", { class: "command-name" }, bdi(way.text))));
    this.fill(entries);
  }

  async choose(query, result) {
    if (await this.pane.choose(query, result)) this.write("");
    this.input.focus();
  }

  toggleCommands() {
    if (this.list.hidden) {
      this.offer(this.pane.commands());
      this.input.focus();
    } else this.offer([]);
  }

  move(step) {
    const all = [...this.list.children];
    this.chosen = (this.chosen + step + all.length + (this.chosen < 0 && step < 0 ? 1 : 0)) % all.length;
    all.forEach((one, index) => one.setAttribute("aria-selected", String(index === this.chosen)));
    all[this.chosen].scrollIntoView({ block: "nearest" });
    this.input.setAttribute("aria-activedescendant", all[this.chosen].id);
  }

  key(event) {
    if (event.isComposing) return;
    const open = !this.list.hidden;
    if (open && (event.key === "ArrowDown" || event.key === "ArrowUp")) {
      event.preventDefault();
      this.move(event.key === "ArrowDown" ? 1 : -1);
    } else if (open && event.key === "Tab" && !event.shiftKey) {
      event.preventDefault();
      const { command } = this.list.children[Math.max(this.chosen, 0)].dataset;
      if (command) this.write(`/${command} `);
    } else if (event.key === "Enter" && !event.shiftKey) {
      event.preventDefault();
      if (open && this.chosen >= 0) this.list.children[this.chosen].click();
      else this.submit();
    } else if (event.key === "Escape") {
      if (open) this.offer([]);
      else this.setAbout(null);
    }
  }

  submit() {
    const text = this.input.value.trim();
    if (text) this.send(text);
  }

  async send(text) {
    const about = this.about;
    const typed = this.input.value;
    this.write("");
    this.setAbout(null);
    this.input.focus();
    if (!(await this.pane.send(text, about)) && !this.input.value) this.write(typed);
  }

  /** Put a text into the box. */
  write(text) {
    this.input.value = text;
    this.changed();
  }

  /** Answer (`edit` false) or change a message with what is sent next; null: neither. */
  setAbout(message, edit = false) {
    if (this.about?.edit && !message) this.write("");
    this.about = message && { key: message.key, edit };
    this.bar.hidden = !message;
    this.bar.replaceChildren();
    if (!message) return;
    this.bar.append(
      el("span", { class: "about-text" }, el("strong", {}, edit ? "Правка" : bdi(message.from.name)), bdi(snippet(message))),
      button("×", () => this.setAbout(null), { class: "round", "aria-label": "Отменить" }));
    if (edit) this.write(message.text);
    this.input.focus();
  }
}
