/**
 * What the sandbox has told this window, in which somebody is one person.
 *
 * Everything comes over one socket, in order: first the whole view, then each change. Those who
 * show something listen to the events "view", "people", "places", "message", "gone" and "state".
 */

import { say } from "/page/words.js";

const RETRY_MS = [250, 500, 1000, 2000, 4000];

export class Live extends EventTarget {
  me = null;
  bot = null;
  people = [];
  places = [];
  roles = [];
  commands = { channel: [], dm: [] };
  connected = false;
  online = false;
  #name = "";
  #messages = new Map();
  #socket = null;
  #tries = 0;

  /** Look as the person of this name; as anybody, if there is no such person. */
  become(name) {
    this.#name = name;
    this.#tries = 0;
    this.#connect();
  }

  messagesIn(place) {
    return [...(this.#messages.get(place)?.values() ?? [])];
  }

  message(place, id) {
    return this.#messages.get(place)?.get(id);
  }

  get person() {
    return this.people.find((person) => person.id === this.me);
  }

  nameOf(id) {
    if (id === this.bot) return "Herald";
    return this.people.find((person) => person.id === id)?.name;
  }

  roleName(id) {
    return this.roles.find((role) => role.id === id)?.name;
  }

  place(id) {
    return this.places.find((place) => place.id === id);
  }

  commandsIn(place) {
    return this.commands[place?.kind === "dm" ? "dm" : "channel"];
  }

  /** Let this person do something. Throws an Error whose message can be shown. */
  async act(what, body) {
    let response;
    try {
      response = await fetch(`/page/act/${what}`, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ as: this.me, ...body }),
      });
    } catch {
      throw new Error(say("Herald can’t be reached."));
    }
    const answer = await response.json().catch(() => ({}));
    if (!response.ok) throw new Error(answer.error ?? say("This interaction failed"));
    return answer;
  }

  #connect() {
    this.#socket?.close();
    const address = new URL("/page/live", location.href);
    address.protocol = "ws:";
    address.searchParams.set("as", this.#name);
    const socket = new WebSocket(address);
    this.#socket = socket;
    socket.addEventListener("message", (event) => {
      if (socket === this.#socket) this.#take(JSON.parse(event.data));
    });
    socket.addEventListener("close", () => {
      if (socket !== this.#socket) return;
      this.connected = false;
      this.#tell("state");
      const wait = RETRY_MS[Math.min(this.#tries++, RETRY_MS.length - 1)];
      setTimeout(() => socket === this.#socket && this.#connect(), wait);
    });
  }

  #take({ kind, ...content }) {
    if (kind === "message") {
      const { message } = content;
      const isNew = !this.message(message.channel_id, message.id);
      this.#put(message);
      this.#tell("message", { message, isNew });
    } else if (kind === "gone") {
      this.#messages.get(content.channel_id)?.delete(content.id);
      this.#tell("gone", content);
    } else if (kind === "view") {
      const { messages, ...rest } = content;
      Object.assign(this, rest, { connected: true });
      this.#tries = 0;
      this.#name = this.person.name;
      this.#messages.clear();
      messages.forEach((message) => this.#put(message));
      this.#tell("view");
      this.#tell("state");
    } else {
      Object.assign(this, content);
      this.#tell(kind === "online" ? "state" : kind);
    }
  }

  #put(message) {
    const place = message.channel_id;
    if (!this.#messages.has(place)) this.#messages.set(place, new Map());
    this.#messages.get(place).set(message.id, message);
  }

  #tell(name, detail) {
    this.dispatchEvent(new CustomEvent(name, { detail }));
  }
}
