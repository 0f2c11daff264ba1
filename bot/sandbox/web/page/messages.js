/**
 * The messages of one channel. A new one is added at the end and a changed one is replaced by
 * itself: the list is never built anew while it is shown. Of a long history only the newest part
 * is in the page; the rest comes when one scrolls up.
 */

import { attachment, embed, several } from "/page/components.js";
import { called } from "/page/command.js";
import { byId, h } from "/page/dom.js";
import { markdown, spoken } from "/page/markdown.js";
import { avatarOf, belongTogether, controlAt, dayOf, markBusy, refocus, time } from "/page/row.js";
import { say, tongue } from "/page/words.js";

const AT_ONCE = 80;
const NEAR_THE_END = 120;
const READ_OUT = 300;
const SOON_MS = 400;

export class Messages {
  #live;
  #use;
  #place = null;
  #rows = new Map();
  #earlier = [];
  #dismissed = new Set();
  #busy = new Set();
  #problems = new Map();
  #sending = () => {};
  #following = true;
  #top = 0;
  #list = byId("messages");
  #scroll = byId("scroll");
  #more = byId("earlier");
  #newest = byId("newest");

  constructor(live, use) {
    this.#live = live;
    this.#use = { ...use, press: this.#press, select: this.#select };
    this.#newest.addEventListener("click", () => this.#toEnd());
    this.#more.addEventListener("click", () => this.#showEarlier());
    new IntersectionObserver((seen) => seen.at(-1).isIntersecting && this.#showEarlier(), {
      root: this.#scroll,
      rootMargin: "400px 0px 0px",
    }).observe(this.#more);
    this.#scroll.addEventListener("scroll", () => this.#scrolled());
    // Pictures and a growing message box must not push the newest message out of sight.
    const keep = new ResizeObserver(() => this.#following && this.#toEnd());
    keep.observe(this.#scroll);
    keep.observe(this.#list);
  }

  /** Show a place, with a line above what came after the message `read`. */
  show(place, read) {
    this.#place = place;
    const all = this.#live.messagesIn(place).filter((message) => !this.#dismissed.has(message.id));
    const shown = all.splice(-AT_ONCE);
    this.#earlier = all;
    this.#more.hidden = !all.length;
    this.#rows.clear();
    this.#list.replaceChildren();
    const fresh = read && shown.find((message) => BigInt(message.id) > BigInt(read));
    for (const message of shown) {
      if (message === fresh)
        this.#list.append(h("li", { class: "line new" }, h("span", {}, say("New"))));
      this.#append(message);
    }
    if (!shown.length)
      this.#list.append(
        h(
          "li",
          { class: "empty" },
          say("Nothing has been said here yet. Type / to see what Herald can do."),
        ),
      );
    this.#newest.hidden = true;
    this.#toEnd();
  }

  /** A message came or changed. */
  put(message) {
    if (this.#dismissed.has(message.id)) return;
    const row = this.#rows.get(message.id);
    if (row) {
      this.#replace(row, message);
      return;
    }
    if (this.#earlier.some((old) => old.id === message.id)) return;
    const follow = this.#following || message.author.id === this.#live.me || message.ephemeral;
    this.#list.querySelector(".empty")?.remove();
    if (message.command && message.interaction_metadata?.user.id === this.#live.me) this.#sending();
    this.#append(message);
    if (follow) this.#toEnd();
    else this.#newest.hidden = false;
    const words = [
      message.author.global_name ?? "Herald",
      message.loading ? say("is thinking") : this.#words(message),
    ];
    byId("spoken").textContent = words.join(": ").slice(0, READ_OUT);
  }

  remove(id) {
    const row = this.#rows.get(id);
    this.#rows.delete(id);
    this.#earlier = this.#earlier.filter((message) => message.id !== id);
    if (!row) return;
    const next = row.nextElementSibling;
    row.remove();
    const after = next && this.#live.message(this.#place, next.dataset.id);
    if (after) this.#replace(next, after);
  }

  /** A command that is under way, or that failed: a row that exists only here. */
  note(command) {
    const state = h("p", { class: "thinking" }, say("Sending the command"));
    const row = h(
      "li",
      { class: "message local" },
      h("div", { class: "used" }, say("You used /{command}", { command })),
      state,
    );
    const show = () => {
      this.#list.append(row);
      this.#toEnd();
    };
    const soon = setTimeout(show, SOON_MS);
    const done = () => {
      clearTimeout(soon);
      row.remove();
    };
    this.#sending = done;
    return {
      done,
      failed: (why) => {
        done();
        state.className = "problem";
        state.textContent = why;
        show();
      },
    };
  }

  #append(message) {
    const previous = this.#lastMessage();
    if (!previous || dayOf(previous) !== dayOf(message)) {
      this.#list.append(h("li", { class: "line day" }, h("span", {}, dayOf(message))));
    }
    const row = this.#build(message, previous);
    this.#rows.set(message.id, row);
    this.#list.append(row);
  }

  #lastMessage() {
    const last = [...this.#rows.keys()].at(-1);
    return last && this.#live.message(this.#place, last);
  }

  #replace(row, message) {
    const before = row.previousElementSibling?.dataset.id;
    const fresh = this.#build(message, before && this.#live.message(this.#place, before));
    const held = row.contains(document.activeElement) ? controlAt(row) : null;
    this.#rows.set(message.id, fresh);
    row.replaceWith(fresh);
    if (held) refocus(fresh, held);
  }

  #showEarlier() {
    const part = this.#earlier.splice(-AT_ONCE);
    if (!part.length) return;
    const height = this.#scroll.scrollHeight - this.#scroll.scrollTop;
    const rows = part.map((message, index) => {
      const row = this.#build(message, part[index - 1]);
      return [message.id, row];
    });
    this.#list.prepend(...rows.map(([, row]) => row));
    this.#rows = new Map([...rows, ...this.#rows]);
    this.#more.hidden = !this.#earlier.length;
    this.#scroll.scrollTop = this.#scroll.scrollHeight - height;
  }

  /** Only somebody who scrolls up leaves the end: when the list grows, it is followed. */
  #scrolled() {
    const { scrollTop, scrollHeight, clientHeight } = this.#scroll;
    const atEnd = scrollHeight - scrollTop - clientHeight < NEAR_THE_END;
    if (atEnd || scrollTop < this.#top) this.#following = atEnd;
    this.#top = scrollTop;
    if (atEnd) this.#newest.hidden = true;
  }

  #toEnd() {
    this.#following = true;
    this.#scroll.scrollTop = this.#scroll.scrollHeight;
    this.#top = this.#scroll.scrollTop;
  }

  // One message

  #build(message, previous) {
    const name = message.author.global_name ?? "Herald";
    const joined = !message.command && previous && belongTogether(previous, message);
    const mentioned = message.mentions.some((user) => user.id === this.#live.me);
    const kinds = [
      "message",
      joined && "joined",
      message.ephemeral && "ephemeral",
      mentioned && "mentions-me",
    ];
    const row = h(
      "li",
      { class: kinds.filter(Boolean).join(" "), "data-id": message.id },
      message.command
        ? h(
            "div",
            { class: "used" },
            say("{name} used ", { name: this.#user(message) }),
            h("b", {}, `/${this.#command(message)}`),
          )
        : null,
      joined ? null : avatarOf(message, name),
      h(
        "div",
        { class: "body" },
        joined
          ? null
          : h(
              "div",
              { class: "author" },
              h("b", {}, name),
              message.author.bot ? h("span", { class: "tag" }, say("APP")) : null,
              time(message),
            ),
        message.loading
          ? h("p", { class: "thinking" }, say("Herald is thinking"))
          : this.#content(message),
        this.#foot(message),
      ),
    );
    for (const key of this.#busy)
      if (key.startsWith(`${message.id} `)) markBusy(row, key.split(" ")[1], true);
    return row;
  }

  #user(message) {
    return this.#live.nameOf(message.interaction_metadata?.user.id) ?? say("Someone");
  }

  #command({ command }) {
    return called(command, this.#live.commandsIn(this.#live.place(this.#place)), tongue());
  }

  #content(message) {
    const use = this.#use;
    const inLayout = message.flags & (1 << 15);
    const named = JSON.stringify(message.embeds);
    const loose = message.attachments.filter(
      (it) => !inLayout && !named.includes(`attachment://${it.filename}`),
    );
    const content = message.content
      ? h("div", { class: "content" }, markdown(message.content, use.names))
      : null;
    if (content && message.edited_timestamp) {
      content.lastElementChild.append(
        h(
          "small",
          { class: "edited", title: new Date(message.edited_timestamp).toLocaleString(tongue()) },
          say("(edited)"),
        ),
      );
    }
    return [
      content,
      loose.map((it) => attachment(it, use)),
      message.embeds.map((it) => embed(it, message, use)),
      several(message.components, message, use),
    ].flat();
  }

  #foot(message) {
    const problem = this.#problems.get(message.id);
    const parts = [problem ? h("p", { class: "problem", role: "alert" }, problem) : null];
    if (message.ephemeral) {
      const dismiss = () => {
        this.#dismissed.add(message.id);
        this.remove(message.id);
        byId("scroll").focus();
      };
      parts.push(
        h(
          "p",
          { class: "only-you" },
          say("👁 Only you can see this · "),
          h("button", { type: "button", class: "plain", onclick: dismiss }, say("Dismiss message")),
        ),
      );
    }
    return parts;
  }

  #words(message) {
    const texts = [
      message.content,
      ...message.embeds.map((it) => it.title ?? it.description ?? ""),
    ];
    return spoken(texts.filter(Boolean).join("\n"), this.#use.names) || say("a picture");
  }

  // What a person does with it

  #press = (message, custom_id) => this.#under(message, custom_id, "press", { custom_id });

  #select = (message, custom_id, values) =>
    this.#under(message, custom_id, "select", { custom_id, values });

  async #under(message, customId, what, body) {
    const key = `${message.id} ${customId}`;
    if ([...this.#busy].some((other) => other.startsWith(`${message.id} `))) return;
    this.#busy.add(key);
    this.#problems.delete(message.id);
    this.#rows.get(message.id)?.querySelector(".problem")?.remove();
    this.#mark(message, customId, true);
    try {
      const outcome = await this.#live.act(what, { message: message.id, ...body });
      if (outcome.failed) throw new Error(say("This interaction failed"));
      if (outcome.form) this.#use.form(outcome.form);
    } catch (error) {
      this.#problems.set(message.id, error.message);
      const current = this.#live.message(this.#place, message.id);
      const row = this.#rows.get(message.id);
      if (row && current) this.#replace(row, current);
    } finally {
      this.#busy.delete(key);
      this.#mark(message, customId, false);
    }
  }

  #mark(message, customId, busy) {
    const row = this.#rows.get(message.id);
    if (row) markBusy(row, customId, busy);
  }
}
