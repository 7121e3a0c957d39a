// Small helpers for building elements, windows, menus and toasts. Text goes in as text, never as
// markup, so that no name or message can become HTML.

/** Build an element: `on*` are listeners, `data` a dataset, the rest attributes. */
export function el(tag, props = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(props)) {
    if (value === null || value === undefined || value === false) continue;
    if (name.startsWith("on")) node.addEventListener(name.slice(2), value);
    else if (name === "data") {
      for (const [key, item] of Object.entries(value)) {
        if (item !== null && item !== undefined) node.dataset[key] = item;
      }
    } else if (name === "class") node.className = value;
    else node.setAttribute(name, value === true ? "" : value);
  }
  node.append(...children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false));
  return node;
}

/** A real button that submits nothing. */
export function button(label, onclick, props = {}) {
  return el("button", { type: "button", onclick, ...props }, label);
}

/** Somebody's name, kept from turning the text around it. */
export function bdi(name, props = {}) {
  return el("bdi", props, name);
}

export function avatar(id, name, { bot = false, group = false, small = false } = {}) {
  const letters = name.split(/\s+/).filter(Boolean).slice(0, 2).map((word) => [...word][0].toUpperCase()).join("");
  const colour = bot ? "bot" : `c${Math.abs(Number(id)) % 7}`;
  const classes = `avatar ${colour}${small ? " small" : ""}${group ? " square" : ""}`;
  return el("span", { class: classes, "aria-hidden": "true" }, bot ? "♠" : letters || "?");
}

export function badge(count) {
  if (!count) return null;
  return el("span", { class: "badge", data: { testid: "badge" }, "aria-label": `непрочитанных: ${count}` }, count > 99 ? "99+" : String(count));
}

/** Open a modal window; `closed` is called when it is gone. */
export function openDialog({ testid, title, content, actions, closed }) {
  const node = el("dialog", { class: "window", data: { testid }, "aria-label": typeof title === "string" ? title : null });
  const close = () => node.close();
  node.append(
    el("div", { class: "window-title" }, title),
    el("div", { class: "window-body" }, content),
    el("div", { class: "window-actions" }, actions(close)),
  );
  node.addEventListener("close", () => {
    node.remove();
    closed?.();
  });
  document.body.append(node);
  node.showModal();
  return node;
}

const waitingAlerts = [];
let alertOpen = false;

/** An alert of the bot: closed by hand, one after the other. */
export function showAlert({ heading, text, person, closed }) {
  waitingAlerts.push({ heading, text, person, closed });
  nextAlert();
}

function nextAlert() {
  if (alertOpen || !waitingAlerts.length) return;
  alertOpen = true;
  const { heading, text, person, closed } = waitingAlerts.shift();
  const node = openDialog({
    testid: "alert",
    title: heading,
    content: el("p", { class: "plain", data: { testid: "alert-text" } }, text),
    actions: (close) => button("Понятно", close, { class: "filled", autofocus: true, data: { testid: "alert-close" } }),
    closed: () => {
      alertOpen = false;
      closed?.();
      nextAlert();
    },
  });
  node.dataset.person = person;
}

/** A note that goes by itself. */
export function showToast(box, content, { person = null, failed = false } = {}) {
  const length = typeof content === "string" ? content.length : 60;
  const node = el("div", { class: failed ? "toast failed" : "toast", data: { testid: failed ? "failure" : "toast", person } }, content);
  box.append(node);
  while (box.children.length > 3) box.firstElementChild.remove();
  setTimeout(() => node.classList.add("leaving"), 3000 + length * 25);
  setTimeout(() => node.remove(), 3300 + length * 25);
}

/** A menu at an element; items are [label, action, testid]. */
export function showMenu(anchor, items) {
  document.querySelector(".menu")?.remove();
  const node = el("div", { class: "menu", role: "menu", popover: "auto", data: { testid: "menu" } });
  for (const [label, action, testid] of items) {
    node.append(button(label, () => {
      node.hidePopover();
      action();
    }, { role: "menuitem", data: { testid } }));
  }
  node.addEventListener("toggle", (event) => {
    if (event.newState === "closed") {
      if (node.contains(document.activeElement)) anchor.focus();
      node.remove();
    }
  });
  node.addEventListener("keydown", (event) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const all = [...node.children];
    all[(all.indexOf(document.activeElement) + step + all.length) % all.length].focus();
  });
  document.body.append(node);
  node.showPopover();
  const at = anchor.getBoundingClientRect();
  const own = node.getBoundingClientRect();
  node.style.left = `${Math.max(8, Math.min(at.right - own.width, innerWidth - own.width - 8))}px`;
  node.style.top = `${at.bottom + own.height + 8 > innerHeight ? Math.max(8, at.top - own.height) : at.bottom}px`;
  node.firstElementChild?.focus();
}

export function plural(count, one, few, many) {
  const tens = count % 100;
  const units = count % 10;
  if (units === 1 && tens !== 11) return one;
  return units >= 2 && units <= 4 && (tens < 12 || tens > 14) ? few : many;
}
