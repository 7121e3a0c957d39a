// The place to type: Enter sends, "/" offers the bot's commands, a reply or an edit is shown above.

import { bdi, button, el } from "./dom.js";
import { snippet } from "./entities.js";

const drafts = new Map();

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
    this.chosen = -1;
    this.list.replaceChildren(...commands.map((one, index) => el("button", {
      type: "button", class: "command", role: "option", tabindex: "-1", id: `${this.list.id}-${index}`,
      data: { testid: "command", command: one.command },
      onclick: () => this.send(`/${one.command}`),
    }, el("span", { class: "command-name" }, `/${one.command}`), el("span", { class: "command-about" }, one.description))));
    this.list.hidden = !commands.length;
    this.input.setAttribute("aria-expanded", String(commands.length > 0));
    this.input.removeAttribute("aria-activedescendant");
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
      this.input.value = `/${this.list.children[Math.max(this.chosen, 0)].dataset.command} `;
      this.changed();
    } else if (event.key === "Enter" && !event.shiftKey) {
      event.preventDefault();
      if (open && this.chosen >= 0) this.send(`/${this.list.children[this.chosen].dataset.command}`);
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
