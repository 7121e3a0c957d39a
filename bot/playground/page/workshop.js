// The workshop drawer: faults and flood limits of the stand-in, the group's affairs, the journal.

import { bdi, button, el, openDialog } from "./dom.js";
import { control } from "./link.js";

const EVERY = 1000;
const MINUTE = 60;

export class Workshop {
  constructor(app, node) {
    this.app = app;
    this.node = node;
    this.calls = [];
    this.last = 0;
    this.violations = [];
    this.timer = null;
  }

  toggle(opener) {
    this.node.hidden = !this.node.hidden;
    opener.setAttribute("aria-expanded", String(!this.node.hidden));
    clearInterval(this.timer);
    if (this.node.hidden) return;
    this.build();
    this.readJournal();
    this.timer = setInterval(() => this.readJournal(), EVERY);
    this.node.querySelector("button, input")?.focus();
  }

  build() {
    this.said = el("p", { class: "workshop-said", role: "status", data: { testid: "workshop-said" } });
    this.groupBox = el("div", {}, this.groupButtons());
    this.counters = el("tbody");
    this.tail = el("ol", { class: "calls", data: { testid: "journal" } });
    const fault = (label, request, words, testid) => button(label, () => this.turn(request, words), { class: "ghost", data: { testid } });
    const flood = el("input", { type: "checkbox", role: "switch", data: { testid: "flood" } });
    flood.checked = this.flood ?? false;
    flood.addEventListener("change", () => {
      this.flood = flood.checked;
      this.turn({ do: "flood", on: flood.checked }, flood.checked ? "Лимиты Telegram включены." : "Лимиты Telegram выключены.");
    });
    const once = (kind, times) => ({ do: "fault", kind, methods: null, times, probability: 1 });
    this.node.replaceChildren(
      el("header", { class: "workshop-header" }, el("h2", {}, "Мастерская"),
        button("×", () => document.getElementById("workshop-toggle").click(), { class: "round", "aria-label": "Закрыть мастерскую", data: { testid: "workshop-close" } })),
      this.said,
      el("h3", {}, "Помехи"),
      el("label", { class: "switch" }, flood, el("span", {}, "Лимиты Telegram: 1 в секунду в чат, 20 в минуту в группу, 30 в секунду всего")),
      el("div", { class: "workshop-buttons" },
        fault("Потерять ответ на следующий вызов", once("drop_after", 1), "Следующий вызов сработает, но бот ответа не получит.", "fault-drop"),
        fault("Не донести следующий вызов", once("drop_before", 1), "Следующий вызов пропадёт по дороге.", "fault-drop-before"),
        fault("Три ошибки 5xx", once("server_error", 3), "Три следующих вызова получат ошибку сервера.", "fault-5xx"),
        fault("Молчание до тайм-аута", once("timeout", 1), "На следующий вызов ответа не будет.", "fault-timeout"),
        fault("10 % ошибок 5xx", { do: "fault", kind: "server_error", methods: null, times: null, probability: 0.1 }, "Каждый десятый вызов не удаётся.", "fault-random"),
        fault("Без помех", { do: "no_faults" }, "Помехи убраны.", "fault-none")),
      el("h3", {}, "Группа"),
      this.groupBox,
      el("h3", {}, "Журнал бота за минуту"),
      el("table", { class: "counters", data: { testid: "counters" } },
        el("thead", {}, el("tr", {}, ["Чат", "новых", "правок", "отказов"].map((name) => el("th", { scope: "col" }, name)))),
        this.counters),
      this.tail,
    );
  }

  /** Offer what can be done with the group that is shown, as the selected person. */
  refresh() {
    if (this.node.hidden) return;
    const focused = this.groupBox.contains(document.activeElement) ? document.activeElement.dataset.testid : null;
    this.groupBox.replaceChildren(this.groupButtons());
    if (focused) this.groupBox.querySelector(`[data-testid="${focused}"]`)?.focus();
  }

  async turn(request, words) {
    try {
      await control(request);
      this.said.textContent = words;
    } catch (error) {
      this.said.textContent = `Не вышло: ${error.message}`;
    }
  }

  groupButtons() {
    const { app } = this;
    const act = (label, request, testid) => button(label, () => {
      app.act({ person: app.selected, chat: app.group, ...request() });
    }, { class: "ghost", data: { testid } });
    const chat = app.world.chats.get(app.group);
    const name = () => bdi(app.world.name(app.selected));
    const create = button("Новая группа", () => this.askForGroup(), { class: "ghost", data: { testid: "new-group" } });
    if (!chat) return el("div", { class: "workshop-buttons" }, create);
    const inside = ["member", "administrator"].includes(chat.bot);
    const admin = chat.admins.includes(app.selected);
    const anonymous = chat.anonymous.includes(app.selected);
    return el("div", { class: "workshop-buttons" },
      create,
      chat.kind === "group" && act("Сделать супергруппой", () => ({ do: "upgrade" }), "upgrade"),
      inside && act("Запретить боту писать", () => ({ do: "mute_bot", on: true }), "mute-bot"),
      inside && act("Разрешить боту писать", () => ({ do: "mute_bot", on: false }), "unmute-bot"),
      inside ? act("Убрать бота", () => ({ do: "kick_bot" }), "kick-bot") : act("Позвать бота", () => ({ do: "add_bot", admin: false }), "add-bot"),
      chat.bot !== "administrator" && act("Бот админом", () => ({ do: "add_bot", admin: true }), "add-bot-admin"),
      act(el("span", {}, name(), admin ? ": больше не админ" : ": сделать админом"), () => ({ do: "admin", on: !admin, anonymous: false }), "admin"),
      act(el("span", {}, name(), anonymous ? ": писать от себя" : ": анонимный админ"), () => ({ do: "admin", on: true, anonymous: !anonymous }), "anonymous"),
      chat.topics.length > 0 && button("Новая тема", () => this.askForTopic(chat.id), { class: "ghost", data: { testid: "new-topic" } }));
  }

  askForGroup() {
    const { app } = this;
    this.ask("Новая группа", [["title", "Название"]], [["forum", "с темами (форум)"]], async ({ title, forum }) => {
      const people = [...app.world.people.keys()];
      const kind = forum ? "supergroup" : "group";
      const owner = people.indexOf(app.selected);
      people.unshift(...people.splice(owner, 1));
      const result = await app.act({ do: "group", title, people, forum: Boolean(forum), kind });
      if (!result) return;
      await app.act({ do: "add_bot", person: app.selected, chat: result.chat, admin: false });
      if (forum) await app.act({ do: "topic", chat: result.chat, name: "Карты" });
      app.openGroup(result.chat);
    });
  }

  askForTopic(chat) {
    this.ask("Новая тема", [["name", "Название"]], [], ({ name }) => this.app.act({ do: "topic", chat, name }));
  }

  ask(title, texts, ticks, done) {
    const form = el("form", { class: "fields", method: "dialog" },
      texts.map(([name, label]) => el("label", { class: "field" }, el("span", {}, label), el("input", { name, required: true, maxlength: "128", autocomplete: "off" }))),
      ticks.map(([name, label]) => el("label", { class: "switch" }, el("input", { type: "checkbox", name }), el("span", {}, label))));
    const node = openDialog({
      testid: "ask",
      title,
      content: form,
      actions: (close) => [
        button("Отмена", close, { class: "ghost" }),
        button("Готово", () => form.requestSubmit(), { class: "filled", data: { testid: "ask-done" } }),
      ],
    });
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      const given = Object.fromEntries(new FormData(form));
      node.close();
      done(given);
    });
  }

  async readJournal() {
    let journal;
    try {
      journal = await control({ do: "journal", after: this.last });
      if (journal.last < this.last) {
        this.calls = [];
        this.last = 0;
        journal = await control({ do: "journal", after: 0 });
      }
    } catch (error) {
      this.said.textContent = `Журнал не читается: ${error.message}`;
      return;
    }
    this.last = journal.last;
    this.violations = journal.violations;
    this.calls = [...this.calls, ...journal.calls.filter((call) => call.method !== "getUpdates")].slice(-2000);
    this.showJournal();
  }

  showJournal() {
    const since = this.app.world.now() / 1000 - MINUTE;
    const rows = new Map();
    for (const call of this.calls) {
      const chat = Number(call.params?.chat_id);
      if (!chat || call.time < since) continue;
      const row = rows.get(chat) ?? { sends: 0, edits: 0, refusals: 0 };
      if (!call.ok) row.refusals += 1;
      else if (call.method.startsWith("send")) row.sends += 1;
      else if (call.method.startsWith("edit")) row.edits += 1;
      rows.set(chat, row);
    }
    this.counters.replaceChildren(...[...rows].map(([chat, row]) => el("tr", { data: { chat } },
      el("th", { scope: "row" }, bdi(this.app.world.name(chat) || String(chat))),
      [row.sends, row.edits, row.refusals].map((count) => el("td", {}, String(count))))));
    const words = (call) => (call.ok ? call.method : `${call.method}: ${call.error_code ?? ""} ${call.description ?? ""}`);
    this.tail.replaceChildren(
      ...this.violations.slice(-5).map((one) => el("li", { class: "violation" }, one)),
      ...this.calls.slice(-30).reverse().map((call) => el("li", { class: call.ok ? null : "refused" }, words(call))));
  }
}
