/** One option of a slash command, with what may be chosen for it. */

import { freshId, h } from "/page/dom.js";
import { Listbox } from "/page/listbox.js";
import { say } from "/page/words.js";

const STRING = 3;
const INTEGER = 4;
const BOOLEAN = 5;
const USER = 6;
const CHANNEL = 7;
const ROLE = 8;
const NUMBER = 10;
const ATTACHMENT = 11;
const PAUSE_MS = 120;
const MOST_SHOWN = 25;

export function localised(it, field, locale) {
  return it[`${field}_localizations`]?.[locale] ?? it[field];
}

export class Chip {
  onRemove = null;
  #line;
  #use;
  #list;
  #input;
  #choices = [];
  #asked = 0;
  #loading = null;
  #loaded = () => {};
  #pause = 0;

  constructor(option, line, use) {
    const locale = use.live.person?.locale;
    this.option = option;
    this.name = localised(option, "name", locale);
    this.description = localised(option, "description", locale);
    this.#line = line;
    this.#use = use;
    const id = freshId("option");
    this.#input = option.type === ATTACHMENT ? this.#fileInput(id) : this.#textInput(id);
    const label = h("label", { for: id, title: this.description }, this.name);
    this.element = h(
      "span",
      { class: option.required ? "chip required" : "chip" },
      label,
      this.#input,
    );
    if (!this.isFile) this.#list = this.#makeList();
  }

  get isFile() {
    return this.option.type === ATTACHMENT;
  }

  get #hasList() {
    const { type, choices, autocomplete } = this.option;
    return Boolean(choices?.length || autocomplete || [BOOLEAN, USER, CHANNEL, ROLE].includes(type));
  }

  #fileInput(id) {
    return h("input", { id, type: "file", "aria-description": this.description });
  }

  #textInput(id) {
    const numeric = [INTEGER, NUMBER].includes(this.option.type);
    return h("input", {
      id,
      type: "text",
      size: 8,
      inputmode: numeric ? "numeric" : "text",
      "aria-description": this.description,
      "aria-required": Boolean(this.option.required),
      role: this.#hasList ? "combobox" : false,
      "aria-autocomplete": this.#hasList ? "list" : false,
      "aria-expanded": this.#hasList ? "false" : false,
      oninput: () => {
        this.#input.size = Math.min(Math.max(8, this.#input.value.length + 1), 40);
        this.#look(PAUSE_MS);
      },
      onfocus: () => this.#look(0),
      onblur: () => this.#use.suggestions.hide(),
      onkeydown: (event) => {
        if (!this.#use.suggestions.shows(this.#list)) return;
        if (event.key === "Enter" && this.#loading) {
          this.#loading.then(() =>
            this.#list.active >= 0 ? this.#list.choose() : this.#line.submit(),
          );
          event.preventDefault();
          event.stopPropagation();
        } else if (event.key === "Tab" && this.#list.active >= 0) {
          this.#list.choose();
          event.preventDefault();
        } else if (this.#list.key(event)) {
          event.stopPropagation();
        }
      },
    });
  }

  #makeList() {
    return new Listbox({
      label: this.description,
      driver: this.#input,
      onChoose: (choice) => {
        this.#input.value = choice.label;
        this.#input.size = Math.min(Math.max(8, choice.label.length + 1), 40);
        this.#use.suggestions.hide();
        this.#line.focus();
      },
    });
  }

  focus(typed) {
    if (typed) this.#input.value = typed;
    this.#input.focus();
  }

  /** Show what may be chosen for what has been typed. */
  #look(wait) {
    if (!this.#hasList) {
      this.#list.say(this.description);
      this.#use.suggestions.show(this.#list, this.#title());
      return;
    }
    clearTimeout(this.#pause);
    const typed = this.#input.value;
    if (!this.option.autocomplete) {
      this.#choices = this.#fixed();
      this.#offer(this.#choices.filter((choice) => fits(choice.name, typed)));
      return;
    }
    if (!this.#use.suggestions.shows(this.#list)) this.#list.say(say("Loading options…"));
    this.#use.suggestions.show(this.#list, this.#title());
    this.#list.element.classList.add("stale");
    const number = ++this.#asked;
    this.#loading ??= new Promise((loaded) => (this.#loaded = loaded));
    this.#pause = setTimeout(() => this.#ask(typed, number), wait);
  }

  async #ask(typed, number) {
    let choices = [];
    let problem = null;
    try {
      choices = await this.#line.complete(this, typed);
    } catch (error) {
      problem = error.message;
    }
    if (number !== this.#asked) return;
    this.#choices = choices;
    if (problem) this.#list.say(problem);
    else if (document.activeElement === this.#input) this.#offer(choices);
    this.#list.element.classList.remove("stale");
    this.#loading = null;
    this.#loaded();
  }

  #offer(choices) {
    const shown = choices
      .slice(0, MOST_SHOWN)
      .map((choice) => ({ label: choice.name, value: choice.value }));
    if (shown.length) this.#list.show(shown);
    else
      this.#list.say(
        this.option.autocomplete
          ? say("No options match what you typed.")
          : say("Choose one from the list."),
      );
    this.#use.suggestions.show(this.#list, this.#title());
  }

  #title() {
    return `${this.name} — ${this.description}`;
  }

  #fixed() {
    const { type, choices } = this.option;
    if (type === BOOLEAN)
      return [
        { name: say("True"), value: true },
        { name: say("False"), value: false },
      ];
    if (type === USER) return this.#use.live.people.map((it) => ({ name: it.name, value: it.id }));
    if (type === ROLE) return this.#use.live.roles.map((it) => ({ name: it.name, value: it.id }));
    if (type === CHANNEL) {
      const channels = this.#use.live.places.filter((it) => it.kind !== "dm");
      return channels.map((it) => ({ name: it.name, value: it.id }));
    }
    const locale = this.#use.live.person?.locale;
    return choices.map((it) => ({ name: localised(it, "name", locale), value: it.value }));
  }

  #chosen() {
    const typed = this.#input.value.trim().toLowerCase();
    return this.#choices.find((choice) => choice.name.trim().toLowerCase() === typed);
  }

  filled() {
    return this.isFile ? this.#input.files.length > 0 : this.#input.value.trim() !== "";
  }

  async value() {
    if (this.isFile)
      return { filename: this.#input.files[0].name, data: await base64(this.#input.files[0]) };
    const typed = this.#input.value.trim();
    const chosen = this.#chosen();
    if (chosen) return chosen.value;
    return [INTEGER, NUMBER].includes(this.option.type) ? Number(typed) : typed;
  }

  /** What is wrong with it, in one sentence, or null. */
  problem() {
    const { type, required, autocomplete, min_value: low, max_value: high } = this.option;
    if (!this.filled()) return required ? say("{name} is required.", this) : null;
    if (this.isFile) return null;
    if (this.#hasList && !autocomplete && !this.#chosen())
      return say("Choose {name} from the list.", this);
    if (![INTEGER, NUMBER].includes(type) || this.#chosen()) return this.#lengthProblem();
    const number = Number(this.#input.value);
    if (Number.isNaN(number) || (type === INTEGER && !Number.isInteger(number)))
      return say("{name} must be a number.", this);
    const { name } = this;
    if (low !== undefined && number < low) return say("{name} must be {low} or more.", { name, low });
    if (high !== undefined && number > high)
      return say("{name} must be {high} or less.", { name, high });
    return null;
  }

  #lengthProblem() {
    const { type, min_length: low, max_length: high } = this.option;
    const { name } = this;
    const length = this.#input.value.trim().length;
    if (type === STRING && low && length < low)
      return say("{name} must be {low} characters or more.", { name, low });
    if (type === STRING && high && length > high)
      return say("{name} must be {high} characters or fewer.", { name, high });
    return null;
  }
}

const fits = (name, typed) => name.toLowerCase().includes(typed.trim().toLowerCase());

async function base64(file) {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = "";
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}
