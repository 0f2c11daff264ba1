/** How far each player has read each channel; a reload does not forget it. */

import { later } from "/page/dom.js";

const KEY = "herald.read";

export class Reads {
  #marks = JSON.parse(localStorage.getItem(KEY) ?? "{}");

  upTo(person, place) {
    return this.#marks[`${person}/${place}`];
  }

  /** Everything there has been seen. */
  mark(person, place, messages) {
    const last = messages.at(-1)?.id;
    if (!last || this.upTo(person, place) === last) return;
    this.#marks[`${person}/${place}`] = last;
    localStorage.setItem(KEY, JSON.stringify(this.#marks));
  }

  /** What somebody has not seen: how much, and how much of it names them. */
  unread(person, place, messages) {
    const read = this.upTo(person, place) ?? "0";
    const fresh = messages.filter(
      (message) => message.author.id !== person && later(message.id, read),
    );
    const naming = fresh.filter((message) => message.mentions.some((user) => user.id === person));
    return { all: fresh.length, naming: naming.length };
  }
}
