/**
 * A list to choose from by mouse, finger or keys: one thing, or several with marks.
 *
 * The element that has the focus (a text field, or the list itself) hands its keys to `key`; it
 * points to the active option by aria-activedescendant, as screen readers expect.
 */

import { freshId, h } from "/page/dom.js";

const PAGE = 8;
const TYPING_MS = 700;

export class Listbox {
  options = [];
  active = -1;
  #driver;
  #onChoose;
  #typed = "";
  #typedAt = 0;

  /** `several` marks instead of choosing at once; `driver` is the element that has the focus. */
  constructor({ label, onChoose, several = false, driver = null }) {
    const id = freshId("list");
    this.several = several;
    this.element = h("ul", {
      id,
      class: "listbox",
      role: "listbox",
      "aria-label": label,
      "aria-multiselectable": several,
      tabindex: driver ? false : "0",
      // The focus stays with the driver.
      onmousedown: (event) => driver && event.preventDefault(),
    });
    this.#driver = driver ?? this.element;
    this.#onChoose = onChoose;
  }

  /** Each option: label, and perhaps description, head (a title above it), selected. */
  show(options, active = 0) {
    this.options = options;
    const rows = options.flatMap((option, index) => {
      const row = h(
        "li",
        {
          id: `${this.element.id}-${index}`,
          role: "option",
          "aria-selected": String(Boolean(option.selected)),
          onclick: () => this.choose(index),
          onpointermove: () => this.activate(index, { scroll: false }),
        },
        this.several ? h("span", { class: "tick", "aria-hidden": "true" }) : null,
        h(
          "span",
          { class: "words" },
          h("span", { class: "label" }, option.sign ?? null, option.label),
          option.description ? h("span", { class: "description" }, option.description) : null,
        ),
        option.aside ? h("span", { class: "aside" }, option.aside) : null,
      );
      if (!option.head) return [row];
      return [h("li", { class: "head", role: "presentation" }, option.head), row];
    });
    this.element.replaceChildren(...rows);
    this.active = -1;
    this.activate(options.length ? Math.max(0, active) : -1);
  }

  /** A sentence instead of options. */
  say(sentence) {
    this.options = [];
    this.activate(-1);
    this.element.replaceChildren(h("li", { class: "note", role: "presentation" }, sentence));
  }

  #row(index) {
    return this.element.querySelector(`#${this.element.id}-${index}`);
  }

  activate(index, { scroll = true } = {}) {
    if (index === this.active && index >= 0) return;
    this.#row(this.active)?.classList.remove("active");
    this.active = index;
    const row = this.#row(index);
    row?.classList.add("active");
    if (row) this.#driver.setAttribute("aria-activedescendant", row.id);
    else this.#driver.removeAttribute("aria-activedescendant");
    if (scroll) row?.scrollIntoView({ block: "nearest" });
  }

  choose(index = this.active) {
    const option = this.options[index];
    if (!option) return;
    if (this.several) {
      option.selected = !option.selected;
      this.#row(index).setAttribute("aria-selected", String(option.selected));
    }
    this.#onChoose(option);
  }

  get selected() {
    return this.options.filter((option) => option.selected);
  }

  /** Act on a key; true if it meant something here. */
  key(event) {
    const count = this.options.length;
    if (!count || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return false;
    const inText = this.#driver !== this.element;
    const moves = {
      ArrowDown: () => (this.active + 1) % count,
      ArrowUp: () => (this.active - 1 + count) % count,
      PageDown: () => Math.min(this.active + PAGE, count - 1),
      PageUp: () => Math.max(this.active - PAGE, 0),
      Home: () => (inText ? null : 0),
      End: () => (inText ? null : count - 1),
    };
    const next = moves[event.key]?.() ?? null;
    if (next !== null) this.activate(next);
    else if ((event.key === "Enter" && this.active >= 0) || (event.key === " " && !inText))
      this.choose();
    else if (!inText && event.key.length === 1) this.#jump(event.key);
    else return false;
    event.preventDefault();
    return true;
  }

  /** To the next option of which a word begins with what is being typed. */
  #jump(letter) {
    const now = performance.now();
    this.#typed = (now - this.#typedAt < TYPING_MS ? this.#typed : "") + letter.toLowerCase();
    this.#typedAt = now;
    const first = this.#typed.length === 1 ? this.active + 1 : this.active;
    const count = this.options.length;
    for (let step = 0; step < count; step++) {
      const index = (first + step) % count;
      const words = this.options[index].label.toLowerCase();
      if (words.startsWith(this.#typed) || words.includes(` ${this.#typed}`)) {
        this.activate(index);
        return;
      }
    }
  }
}
