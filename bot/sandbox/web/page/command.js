/** A slash command being filled in: one chip for each option. */

import { Chip, localised } from "/page/chip.js";
import { h } from "/page/dom.js";

const SUB_COMMAND = 1;
const SUB_GROUP = 2;

/** Every command that can be sent, with its sub-commands spelt out. */
export function leaves(commands, locale) {
  const inside = (it, path, shown, id) => {
    const line = [...path, it.name];
    const name = [...shown, localised(it, "name", locale)];
    const steps = (it.options ?? []).filter((option) =>
      [SUB_COMMAND, SUB_GROUP].includes(option.type),
    );
    if (steps.length) return steps.flatMap((step) => inside(step, line, name, id));
    const options = it.options ?? [];
    return [
      {
        id,
        line: line.join(" "),
        name: name.join(" "),
        description: localised(it, "description", locale),
        options,
        aside: options.map((option) => localised(option, "name", locale)).join(" "),
      },
    ];
  };
  return commands.flatMap((command) => inside(command, [], [], command.id));
}

/** What a command is called in a language. */
export function called(line, commands, locale) {
  return leaves(commands, locale).find((leaf) => leaf.line === line)?.name ?? line;
}

export class CommandLine {
  #chips;
  #adders;
  #use;

  /** `use`: live, place, suggestions (where lists are shown), send, cancel, complain. */
  constructor(leaf, use) {
    this.leaf = leaf;
    this.#use = use;
    this.#chips = leaf.options.map((option) => new Chip(option, this, use));
    const required = this.#chips.filter((chip) => chip.option.required);
    const optional = this.#chips.filter((chip) => !chip.option.required);
    this.#adders = h(
      "span",
      { class: "adders" },
      optional.map((chip) => this.#adder(chip)),
    );
    this.element = h(
      "div",
      { class: "command", role: "group", "aria-label": `/${leaf.name}: ${leaf.description}` },
      h("span", { class: "token" }, `/${leaf.name}`),
      required.map((chip) => chip.element),
      this.#adders,
    );
    this.element.addEventListener("keydown", (event) => this.#key(event));
  }

  #adder(chip) {
    const add = () => {
      this.#adders.before(chip.element);
      button.remove();
      chip.focus();
    };
    const button = h(
      "button",
      { type: "button", class: "adder", title: chip.description, onclick: add },
      `+ ${chip.name}`,
    );
    chip.onRemove = () => {
      chip.element.remove();
      this.#adders.append(button);
      this.focus();
    };
    return button;
  }

  get #shown() {
    return this.#chips.filter((chip) => chip.element.parentNode === this.element);
  }

  /** To the first thing that is still to be filled in, or else where Enter sends it. */
  focus(typed = "") {
    const first = this.#shown.find((chip) => chip.problem());
    if (first) first.focus(typed);
    else this.#use.ready();
  }

  #key(event) {
    if (event.key === "Escape") {
      if (!this.#use.suggestions.hide()) this.#use.cancel();
    } else if (event.key === "Enter" && event.target.matches("input")) {
      this.submit();
    } else if (
      event.key === "Backspace" &&
      event.target.matches("input[type=text]") &&
      !event.target.value
    ) {
      const chip = this.#shown.find((it) => it.element.contains(event.target));
      if (chip.onRemove) chip.onRemove();
      else this.#use.cancel();
    } else {
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  }

  async submit() {
    for (const chip of this.#shown) {
      const problem = chip.problem();
      if (problem) {
        this.#use.complain(problem);
        chip.focus();
        return;
      }
    }
    this.#use.send(this.leaf, await this.#entered(() => true));
  }

  /** What has been entered so far in the chips that `which` picks out. */
  async #entered(which) {
    const filled = this.#shown.filter((chip) => which(chip) && chip.filled());
    const values = await Promise.all(filled.map((chip) => chip.value()));
    return Object.fromEntries(filled.map((chip, index) => [chip.option.name, values[index]]));
  }

  /** The choices for a chip, as the bot offers them now. */
  async complete(chip, typed) {
    const others = (it) => it !== chip && !it.problem() && !it.isFile;
    const { choices } = await this.#use.live.act("autocomplete", {
      channel: this.#use.place,
      command: this.leaf.line,
      option: chip.option.name,
      typed,
      options: await this.#entered(others),
    });
    return choices;
  }
}
