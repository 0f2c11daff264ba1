/** Small things about one message in the list: its head, its place, its focus. */

import { avatar, byId, h } from "/page/dom.js";
import { tongue } from "/page/words.js";

const TOGETHER_MS = 7 * 60 * 1000;

/** A busy control keeps the focus, so it is only marked as disabled. */
export function markBusy(row, customId, busy) {
  row.classList.toggle("busy", busy);
  const control = row.querySelector(`[data-custom-id="${CSS.escape(customId)}"]`);
  control?.classList.toggle("busy", busy);
  control?.setAttribute("aria-disabled", String(busy));
}

/** Where the focus is in a row, so that it can be there again when the row is replaced. */
export function controlAt(row) {
  const controls = [...row.querySelectorAll("button, a")];
  const index = controls.indexOf(document.activeElement);
  return { index, text: controls[index]?.textContent };
}

export function refocus(row, { index, text }) {
  const usable = (control) => control && !control.disabled;
  const controls = [...row.querySelectorAll("button, a")];
  const same =
    usable(controls[index]) && controls[index].textContent === text ? controls[index] : null;
  const alike = controls.find((control) => usable(control) && control.textContent === text);
  const near = usable(controls[index]) ? controls[index] : null;
  (same ?? alike ?? near ?? controls.find(usable) ?? byId("scroll")).focus({ preventScroll: true });
}

export function belongTogether(previous, message) {
  return (
    previous.author.id === message.author.id &&
    previous.ephemeral === message.ephemeral &&
    dayOf(previous) === dayOf(message) &&
    new Date(message.timestamp) - new Date(previous.timestamp) < TOGETHER_MS
  );
}

export function avatarOf(message, name) {
  if (!message.author.bot) return avatar(name);
  return h("img", { class: "avatar", src: "/page/herald.svg", alt: "", width: 40, height: 40 });
}

export function time(message) {
  const at = new Date(message.timestamp);
  const clock = at.toLocaleTimeString(tongue(), { hour: "2-digit", minute: "2-digit" });
  return h("time", { datetime: message.timestamp, title: at.toLocaleString(tongue()) }, clock);
}

export function dayOf(message) {
  return new Date(message.timestamp).toLocaleDateString(tongue(), { dateStyle: "long" });
}
