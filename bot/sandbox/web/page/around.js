/** Around the messages: who one is, the channels with their unread marks, this player's settings. */

import { avatar, byId, h, icon } from "/page/dom.js";
import { say } from "/page/words.js";

const PLUS = "M12 5v14M5 12h14";
const LANGUAGES = [
  ["en-US", "English"],
  ["fr", "Français"],
];

/** The players at the top. Arrow keys go from one to the next, as in every group of choices. */
export function showPlayers(people, me, become) {
  const group = byId("players");
  const held = group.contains(document.activeElement) && nameOn(document.activeElement);
  const buttons = people.map((person) => {
    const own = person.id === me;
    return h(
      "button",
      {
        type: "button",
        role: "radio",
        class: "player",
        "aria-checked": String(own),
        tabindex: own ? "0" : "-1",
        title: person.owes ? say("{name}: it’s their turn", person) : person.name,
        onclick: () => become(person.name),
      },
      avatar(person.name),
      h("span", { class: "name" }, person.name),
      person.owes
        ? h("span", { class: "owes" }, h("span", { class: "unseen" }, say("it’s their turn")))
        : null,
    );
  });
  group.replaceChildren(...buttons);
  group.onkeydown = (event) => {
    const steps = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    const at = buttons.indexOf(document.activeElement);
    const next = buttons[(at + step + buttons.length) % buttons.length];
    next.focus();
    next.click();
  };
  if (held) buttons.find((button) => nameOn(button) === held)?.focus();
  group
    .querySelector("[aria-checked=true]")
    ?.scrollIntoView({ block: "nearest", inline: "nearest" });
}

const nameOn = (button) => button.querySelector(".name")?.textContent;

/** The channels and the conversation with Herald. `unread(place)` counts what is new there. */
export function showPlaces(places, here, unread, { open, newChannel }) {
  const entry = (place) => {
    const { all, naming } = place.id === here ? { all: 0, naming: 0 } : unread(place);
    const count = place.kind === "dm" ? all : naming;
    const kinds = ["place", place.kind, all && "unread"].filter(Boolean);
    return h(
      "li",
      {},
      h(
        "button",
        {
          type: "button",
          class: kinds.join(" "),
          "aria-current": place.id === here ? "page" : false,
          onclick: () => open(place.id),
        },
        place.kind === "dm"
          ? h("img", { class: "avatar", src: "/page/herald.svg", alt: "" })
          : h(
              "span",
              { class: "hash", "aria-hidden": "true" },
              place.kind === "thread" ? "↳" : "#",
            ),
        h("span", { class: "name" }, place.kind === "dm" ? "Herald" : place.name),
        all
          ? h(
              "span",
              { class: count ? "count" : "bullet" },
              count ? String(count) : "",
              h("span", { class: "unseen" }, say(" unread")),
            )
          : null,
      ),
    );
  };
  const held = document.activeElement?.closest?.(".place")?.textContent;
  byId("places").replaceChildren(
    h(
      "div",
      { class: "heading" },
      h("h2", {}, say("Channels")),
      h(
        "button",
        {
          type: "button",
          class: "icon",
          "aria-label": say("New channel"),
          title: say("New channel"),
          onclick: newChannel,
        },
        icon(PLUS),
      ),
    ),
    h("ul", {}, places.filter((place) => place.kind !== "dm").map(entry)),
    h("div", { class: "heading" }, h("h2", {}, say("Direct messages"))),
    h("ul", {}, places.filter((place) => place.kind === "dm").map(entry)),
  );
  if (held)
    [...byId("places").querySelectorAll(".place")].find((it) => it.textContent === held)?.focus();
}

/** The language of the person one is, at the top. `change` gets the new settings. */
export function showLanguage({ locale, dms_open }, change) {
  const select = byId("language");
  if (!select.options.length)
    select.append(...LANGUAGES.map(([value, name]) => h("option", { value, lang: value }, name)));
  select.value = locale;
  select.onchange = () => change({ locale: select.value, dms_open });
  byId("tongue").textContent = locale.slice(0, 2).toUpperCase();
}

/** Whether the person one is accepts DMs. `change` gets the new settings. */
export function showMe(person, change) {
  const form = byId("me");
  if (form.dataset.shown === JSON.stringify(person)) return;
  form.dataset.shown = JSON.stringify(person);
  const dms = h("input", {
    id: "dms",
    type: "checkbox",
    role: "switch",
    checked: person.dms_open,
    onchange: () => change({ locale: person.locale, dms_open: dms.checked }),
  });
  const held = form.contains(document.activeElement) ? document.activeElement.id : null;
  form.replaceChildren(
    h("div", { class: "who" }, avatar(person.name), h("b", {}, person.name)),
    h("label", { for: "dms", class: "switch" }, say("Accepts DMs"), dms),
  );
  if (held) byId(held)?.focus();
}
