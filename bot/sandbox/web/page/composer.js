/** The message box: what one types is said, and `/` lists the commands. */

import { CommandLine, leaves } from "/page/command.js";
import { h, icon } from "/page/dom.js";
import { Listbox } from "/page/listbox.js";
import { say } from "/page/words.js";

const SEND = "M4 12l16-8-5 16-3.500-6.500z";

/** The panel above the message box, which shows one list at a time. */
class Suggestions {
  element = h("div", { class: "suggestions", hidden: true });
  #list = null;

  show(list, title) {
    if (this.#list !== list) this.element.replaceChildren(h("p", { class: "title" }), list.element);
    this.#list = list;
    this.element.firstChild.textContent = title;
    this.element.hidden = false;
    this.#driver()?.setAttribute("aria-expanded", "true");
  }

  /** Whether there was something to hide. */
  hide() {
    const shown = !this.element.hidden;
    this.#driver()?.setAttribute("aria-expanded", "false");
    this.element.hidden = true;
    return shown;
  }

  shows(list) {
    return !this.element.hidden && this.#list === list;
  }

  #driver() {
    const focused = document.activeElement;
    return focused?.getAttribute("role") === "combobox" ? focused : null;
  }
}

export class Composer {
  #live;
  #use;
  #place = null;
  #suggestions = new Suggestions();
  #command = null;
  #drafts = new Map();
  #list;
  #box;
  #line;
  #send;
  #problem = h("p", { class: "problem", role: "alert" });

  /** `use.note` shows a command that is under way; `use.form` opens a form of the bot. */
  constructor(form, live, use) {
    this.#live = live;
    this.#use = use;
    this.#box = h("textarea", {
      id: "box",
      rows: 1,
      maxlength: 2000,
      role: "combobox",
      "aria-expanded": "false",
      "aria-autocomplete": "list",
      oninput: () => this.#typed(),
      onkeydown: (event) => this.#key(event),
      onblur: () => this.#suggestions.hide(),
    });
    this.#list = new Listbox({
      driver: this.#box,
      onChoose: (option) => this.#begin(option.leaf),
    });
    this.#box.setAttribute("aria-controls", this.#list.element.id);
    this.#send = h("button", { class: "icon send" }, icon(SEND));
    this.#send.addEventListener(
      "keydown",
      (event) => event.key === "Escape" && this.#command && this.#cancel(),
    );
    this.#line = h("div", { class: "field" }, this.#box);
    form.append(
      this.#suggestions.element,
      this.#problem,
      h("div", { class: "line" }, this.#line, this.#send),
    );
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      if (this.#command) this.#command.submit();
      else this.#say();
    });
  }

  /** Write to another place, or as somebody else; what was begun there is still there. */
  go(place, person) {
    const key = `${person.id} ${place.id}`;
    if (this.#place) this.#drafts.set(this.#place.key, this.#box.value);
    this.#place = { ...place, key };
    this.#cancel({ focus: false });
    this.#box.value = this.#drafts.get(key) ?? "";
    this.#box.placeholder =
      place.kind === "dm"
        ? say("Message @Herald, or type /")
        : say("Message #{name}, or type /", place);
    this.#send.setAttribute("aria-label", say("Send"));
    this.#list.element.setAttribute("aria-label", say("Commands"));
    this.#box.setAttribute("aria-label", this.#box.placeholder);
    this.#fit();
  }

  focus() {
    if (this.#command) this.#command.focus();
    else this.#box.focus();
  }

  /** Begin a command that was pressed in a message, if there is one with this name and id. */
  begin(line, id) {
    const all = leaves(this.#live.commandsIn(this.#place), this.#live.person.locale);
    const leaf = all.find((it) => it.line === line && it.id === id);
    if (leaf) this.#begin(leaf);
  }

  // Plain words

  #typed() {
    this.#problem.textContent = "";
    this.#fit();
    const text = this.#box.value;
    if (!text.startsWith("/") || text.includes("\n")) {
      this.#suggestions.hide();
      return;
    }
    const typed = text.slice(1).toLowerCase();
    const all = leaves(this.#live.commandsIn(this.#place), this.#live.person.locale);
    // By the name in one's own language, or by the one that the bot knows.
    const spelt = all.flatMap((leaf) => [leaf.name, leaf.line].map((name) => ({ leaf, name })));
    const meant = spelt.find(({ name }) => typed.startsWith(`${name} `));
    if (meant) {
      this.#begin(meant.leaf, text.slice(meant.name.length + 2));
      return;
    }
    const begins = spelt.filter(({ name }) => name.startsWith(typed.trim()));
    const contains = spelt.filter(({ name }) => name.includes(typed.trim()));
    const found = new Set([...begins, ...contains].map(({ leaf }) => leaf));
    const options = [...found].map((leaf) => ({
      leaf,
      label: `/${leaf.name}`,
      description: leaf.description,
      aside: leaf.aside,
    }));
    if (options.length) this.#list.show(options);
    else this.#list.say(say("There’s no such command here."));
    this.#suggestions.show(this.#list, say("Herald’s commands"));
  }

  #key(event) {
    const listing = this.#suggestions.shows(this.#list);
    if (listing && event.key === "Tab" && this.#list.active >= 0) this.#list.choose();
    else if (listing && this.#list.key(event)) return;
    else if (listing && event.key === "Escape") this.#suggestions.hide();
    else if (event.key === "Enter" && !event.shiftKey && !event.isComposing) this.#say();
    else return;
    event.preventDefault();
  }

  async #say() {
    const text = this.#box.value.trim();
    if (!text) return;
    if (text.startsWith("/")) {
      this.#complain(say("There’s no such command here."));
      return;
    }
    this.#box.value = "";
    this.#fit();
    try {
      await this.#live.act("say", { channel: this.#place.id, text: this.#withMentions(text) });
    } catch (error) {
      this.#box.value = text;
      this.#complain(error.message);
    }
  }

  #withMentions(text) {
    const longestFirst = [...this.#live.people].sort((a, b) => b.name.length - a.name.length);
    return longestFirst.reduce(
      (said, person) => said.replaceAll(`@${person.name}`, `<@${person.id}>`),
      text,
    );
  }

  #fit() {
    this.#box.style.height = "auto";
    this.#box.style.height = `${this.#box.scrollHeight}px`;
  }

  #complain(sentence) {
    this.#problem.textContent = sentence;
  }

  // Commands

  #begin(leaf, typed = "") {
    this.#suggestions.hide();
    this.#problem.textContent = "";
    this.#command = new CommandLine(leaf, {
      live: this.#live,
      place: this.#place.id,
      suggestions: this.#suggestions,
      ready: () => this.#send.focus(),
      send: (chosen, options) => this.#slash(chosen, options),
      cancel: () => this.#cancel(),
      complain: (sentence) => this.#complain(sentence),
    });
    this.#box.value = "";
    this.#line.replaceChildren(this.#command.element);
    this.#command.focus(typed.trim());
  }

  #cancel({ focus = true } = {}) {
    this.#suggestions.hide();
    this.#problem.textContent = "";
    // Moved without need, the box would lose the focus of somebody who is typing.
    if (this.#command) this.#line.replaceChildren(this.#box);
    this.#command = null;
    this.#box.value = "";
    this.#fit();
    if (focus) this.#box.focus();
  }

  async #slash(leaf, options) {
    const channel = this.#place.id;
    this.#cancel();
    const note = this.#use.note(leaf.name);
    try {
      const outcome = await this.#live.act("slash", { channel, command: leaf.line, options });
      if (outcome.failed) note.failed(say("The application did not respond"));
      else note.done();
      if (outcome.form) this.#use.form(outcome.form);
    } catch (error) {
      note.failed(error.message);
    }
  }
}
