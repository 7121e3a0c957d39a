// Telegram's texts as elements: entities in UTF-16 offsets, nested or overlapping; moments that
// are told relative to now.

import { el } from "./dom.js";

const SIMPLE = { bold: "b", italic: "i", underline: "u", strikethrough: "s" };
const BLOCKS = new Set(["pre", "blockquote", "expandable_blockquote"]);

/**
 * A text with its entities. `actions` has `link(url)`, `command(text)` and `mention(entity, text)`,
 * called when such a part is pressed; `now()` is the present in milliseconds.
 */
export function renderText(text, entities, actions) {
  const sorted = [...entities].sort((one, other) => one.offset - other.offset || other.length - one.length);
  return build(text, 0, text.length, sorted, actions);
}

function build(text, from, to, entities, actions) {
  const nodes = [];
  let at = from;
  let rest = entities;
  while (rest.length) {
    const [entity, ...others] = rest;
    const start = Math.max(entity.offset, at);
    const end = Math.min(entity.offset + entity.length, to);
    if (end <= start) {
      rest = others;
      continue;
    }
    if (start > at) nodes.push(text.slice(at, start));
    const inside = others.filter((other) => other.offset < end);
    const after = others
      .filter((other) => other.offset + other.length > end)
      .map((other) => {
        const offset = Math.max(other.offset, end);
        return { ...other, offset, length: other.offset + other.length - offset };
      });
    nodes.push(wrap(entity, text.slice(start, end), build(text, start, end, inside, actions), actions));
    // A block ends its line by itself.
    at = BLOCKS.has(entity.type) && text[end] === "\n" && end < to ? end + 1 : end;
    rest = after;
  }
  if (at < to) nodes.push(text.slice(at, to));
  return nodes;
}

function wrap(entity, text, children, actions) {
  if (SIMPLE[entity.type]) return el(SIMPLE[entity.type], {}, children);
  switch (entity.type) {
    case "code":
      return el("code", {}, children);
    case "pre":
      return el("pre", { data: { language: entity.language } }, children);
    case "spoiler":
      return spoiler(children);
    case "blockquote":
      return el("blockquote", {}, children);
    case "expandable_blockquote":
      return expandable(children);
    case "url":
      return link(text, children, actions);
    case "text_link":
      return link(entity.url, children, actions);
    case "email":
      return link(`mailto:${text}`, children, actions);
    case "phone_number":
      return link(`tel:${text}`, children, actions);
    case "bot_command":
      return inlineButton("command-link", children, () => actions.command(text));
    case "mention":
    case "text_mention":
      return inlineButton("mention-link", children, () => actions.mention(entity, text));
    case "hashtag":
    case "cashtag":
      return el("span", { class: "link" }, children);
    case "date_time":
      return moment(entity, children, actions);
    default:
      return el("span", { data: { entity: entity.type } }, children);
  }
}

// Links are told to the server first: one to the bot opens the direct chat.
function link(url, children, actions) {
  return el("a", {
    class: "link",
    href: /^(https?|mailto|tel|tg):/i.test(url) ? url : `https://${url}`,
    rel: "noopener noreferrer",
    title: url,
    data: { testid: "link" },
    onclick: (event) => {
      event.preventDefault();
      actions.link(url);
    },
  }, children);
}

function inlineButton(kind, children, onclick) {
  return el("button", { type: "button", class: "link inline", data: { testid: kind }, onclick }, children);
}

function spoiler(children) {
  const node = el("span", {
    class: "spoiler", role: "button", tabindex: "0", "aria-label": "Скрытый текст, показать", data: { testid: "spoiler" },
  }, el("span", { class: "spoiler-text" }, children));
  const open = (event) => {
    if (node.classList.contains("open")) return;
    event.preventDefault();
    event.stopPropagation();
    node.classList.add("open");
    for (const name of ["role", "tabindex", "aria-label"]) node.removeAttribute(name);
  };
  node.addEventListener("click", open, true);
  node.addEventListener("keydown", (event) => (event.key === "Enter" || event.key === " ") && open(event));
  return node;
}

function expandable(children) {
  const body = el("div", { class: "clipped" }, children);
  const toggle = el("button", {
    type: "button", class: "expand", "aria-expanded": "false", data: { testid: "expand" },
    onclick: () => {
      const open = body.classList.toggle("open");
      toggle.setAttribute("aria-expanded", String(open));
      toggle.textContent = open ? "Свернуть" : "Развернуть";
    },
  }, "Развернуть");
  return el("blockquote", { class: "expandable", data: { testid: "expandable" } }, body, toggle);
}

function moment(entity, children, actions) {
  const format = entity.date_time_format ?? "";
  const at = entity.unix_time * 1000;
  const node = el("time", {
    class: "moment",
    datetime: new Date(at).toISOString(),
    title: inWords(at, "wDT"),
    role: format === "r" ? "timer" : null,
    data: { testid: "time", unix: entity.unix_time, format },
  });
  if (!format) node.append(...children);
  else node.textContent = inWords(at, format, actions.now());
  return node;
}

/** Tell all relative moments of the page anew. */
export function refreshMoments(now) {
  for (const node of document.querySelectorAll('time[data-format="r"]')) {
    const text = inWords(Number(node.dataset.unix) * 1000, "r", now);
    if (node.textContent !== text) node.textContent = text;
  }
}

function inWords(at, format, now) {
  if (format === "r") return relative(Math.round((at - now) / 1000));
  const options = {};
  if (format.includes("w")) options.weekday = "long";
  if (format.includes("d")) Object.assign(options, { day: "numeric", month: "2-digit", year: "2-digit" });
  if (format.includes("D")) Object.assign(options, { day: "numeric", month: "long", year: "numeric" });
  if (/[tT]/.test(format)) Object.assign(options, { hour: "2-digit", minute: "2-digit" });
  if (format.includes("T")) options.second = "2-digit";
  return new Intl.DateTimeFormat("ru", options).format(at);
}

function relative(seconds) {
  const distance = Math.abs(seconds);
  const hours = Math.floor(distance / 3600);
  const minutes = Math.floor(distance / 60) % 60;
  let words;
  if (distance < 60) words = `${distance} с`;
  else if (distance < 3600) words = `${minutes} мин ${String(distance % 60).padStart(2, "0")} с`;
  else if (distance < 86400) words = `${hours} ч ${String(minutes).padStart(2, "0")} мин`;
  else words = `${Math.floor(hours / 24)} д ${hours % 24} ч`;
  if (seconds === 0) return "сейчас";
  return (seconds > 0 ? `через ${words}` : `${words} назад`).replaceAll(" ", "\u00a0");
}

/** The first line of a message, for quotes and pins. */
export function snippet(message) {
  if (!message) return "Сообщение удалено";
  const line = message.text.split("\n", 1)[0];
  if (line) return line;
  return message.kind === "photo" ? "Картинка" : message.file?.name ?? "Сообщение";
}
