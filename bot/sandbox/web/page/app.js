/** Puts the page together: who one is, which channel is open, and what is shown when it changes. */

import { showLanguage, showMe, showPlaces, showPlayers } from "/page/around.js";
import { Composer } from "/page/composer.js";
import { askName, enlarge, openForm } from "/page/dialogs.js";
import { byId, icon } from "/page/dom.js";
import { onOtherWidth } from "/page/label.js";
import { Live } from "/page/live.js";
import { closeMenu } from "/page/menu.js";
import { Messages } from "/page/messages.js";
import { refreshRelativeTimes } from "/page/markdown.js";
import { Reads } from "/page/reads.js";
import { say, speak, tongue } from "/page/words.js";

const DM = "@herald";
const RAYS = "M12 2v2M12 20v2M2 12h2M20 12h2M5 5l1 1M18 18l1 1M5 19l1-1M18 6l1-1";
const SUN = `M12 8a4 4 0 100 8 4 4 0 000-8z${RAYS}`;
const MOON = "M20 14a8 8 0 01-10-10 8 8 0 1010 10z";
const HAS_POINTER = matchMedia("(hover: hover)").matches;

const live = new Live();
const reads = new Reads();
let here = null;

const names = {
  me: () => live.me,
  person: (id) => live.nameOf(id),
  role: (id) => live.roleName(id),
  place: (id) => live.place(id)?.name,
  open: (id) => open(id),
  begin: (line, id) => composer.begin(line, id),
};
const form = (data) =>
  openForm(data, names, async (values) => {
    const outcome = await live.act("submit", { form: data.id, values });
    if (outcome.failed) throw new Error(say("This interaction failed"));
  });
const messages = new Messages(live, { names, enlarge, form });
const composer = new Composer(byId("composer"), live, {
  form,
  note: (command) => messages.note(command),
});

// Where one is stands in the address, so that each window can be somebody else: #Ann/table

function address() {
  const [name = "", place = ""] = location.hash.slice(1).split("/").map(decodeURIComponent);
  return { name, place };
}

function placeCalled(name) {
  const found = live.places.find((place) => (place.kind === "dm" ? DM : place.name) === name);
  return found ?? live.places[0];
}

function open(id, { focus = HAS_POINTER } = {}) {
  const place = live.place(id);
  const read = reads.upTo(live.me, id);
  here = id;
  const name = place.kind === "dm" ? DM : place.name;
  history.replaceState(
    null,
    "",
    `#${encodeURIComponent(live.person.name)}/${encodeURIComponent(name)}`,
  );
  byId("where").textContent = place.kind === "dm" ? "Herald" : place.name;
  byId("where").dataset.kind = place.kind;
  document.title = `${place.kind === "dm" ? "@" : "#"}${byId("where").textContent} · ${live.person.name} · Herald`;
  closeMenu();
  messages.show(id, read);
  composer.go(place, live.person);
  markRead();
  showAround();
  drawer(false);
  if (focus) composer.focus();
}

function markRead() {
  if (here && document.visibilityState === "visible")
    reads.mark(live.me, here, live.messagesIn(here));
}

let pressing = false; // what is shown anew in the middle of a press would lose it
let outdated = false;
document.addEventListener("pointerdown", () => (pressing = true));
for (const end of ["pointerup", "pointercancel"])
  document.addEventListener(end, () =>
    setTimeout(() => {
      pressing = false;
      if (outdated) showAround();
    }),
  );

function showAround() {
  outdated = pressing;
  if (pressing) return;
  const unread = (place) => reads.unread(live.me, place.id, live.messagesIn(place.id));
  showPlayers(live.people, live.me, (name) => live.become(name));
  showPlaces(live.places, here, unread, { open, newChannel });
  const change = (settings) => live.act("settings", settings).catch(() => {});
  showLanguage(live.person, change);
  showMe(live.person, change);
  byId("menu").querySelector(".dot").hidden = !live.places.some(
    (place) => place.id !== here && unread(place).all,
  );
}

/** Everything is shown in the language of the person one is. */
function speakAs(person) {
  speak(person.locale);
  showTheme();
  showState();
}

live.addEventListener("view", () => {
  speakAs(live.person);
  const inPlayers = byId("players").contains(document.activeElement);
  const wanted = live.places.find((place) => place.id === here && place.kind !== "dm");
  const current = here === null || !wanted ? placeCalled(address().place) : wanted;
  open(current.id, { focus: HAS_POINTER && !inPlayers });
});
live.addEventListener("people", () => {
  const changed = live.person.locale !== tongue();
  speakAs(live.person);
  if (changed) open(here, { focus: false });
  else showAround();
});
live.addEventListener("places", showAround);
live.addEventListener("message", ({ detail: { message, isNew } }) => {
  if (message.channel_id === here) messages.put(message);
  markRead();
  if (isNew && message.channel_id !== here) showAround();
});
live.addEventListener("gone", ({ detail }) => {
  if (detail.channel_id === here) messages.remove(detail.id);
  showAround();
});
live.addEventListener("state", showState);

function showState() {
  const lost = byId("lost");
  lost.hidden = live.connected && live.online;
  lost.textContent = live.connected
    ? say("Herald is starting…")
    : say("Connection lost. Reconnecting…");
}

// New players and channels

function newChannel() {
  askName({
    title: say("New channel"),
    label: say("Channel name"),
    most: 100,
    submit: say("Create"),
    onSubmit: async (name) => {
      const { id } = await live.act("channel", { name });
      while (!live.place(id))
        await new Promise((told) => live.addEventListener("places", told, { once: true }));
      open(id);
    },
  });
}

byId("new-player").addEventListener("click", () =>
  askName({
    title: say("New player"),
    label: say("Player name"),
    most: 32,
    submit: say("Create"),
    onSubmit: async (name) => {
      await live.act("person", { name });
      live.become(name.trim());
    },
  }),
);

// The drawer with the channels, on a narrow window

const narrow = matchMedia("(max-width: 720px)");

function drawer(shown) {
  document.body.classList.toggle("drawer", shown);
  byId("menu").setAttribute("aria-expanded", String(shown));
  byId("side").inert = narrow.matches && !shown;
  if (shown) byId("side").querySelector("[aria-current], .place")?.focus();
}

byId("menu").addEventListener("click", () => drawer(!document.body.classList.contains("drawer")));
byId("shade").addEventListener("click", () => drawer(false));
narrow.addEventListener("change", () => drawer(false));
onOtherWidth(() => here && open(here, { focus: false }));
document.addEventListener("keydown", (event) => {
  if (event.key === "Escape" && document.body.classList.contains("drawer")) {
    drawer(false);
    byId("menu").focus();
  }
  const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
  if (event.altKey && step && here) {
    event.preventDefault();
    const at = live.places.findIndex((place) => place.id === here);
    open(live.places[(at + step + live.places.length) % live.places.length].id);
  }
});

// Light and dark

function showTheme() {
  const root = document.documentElement;
  const dark = root.dataset.theme
    ? root.dataset.theme === "dark"
    : matchMedia("(prefers-color-scheme: dark)").matches;
  byId("theme").replaceChildren(icon(dark ? SUN : MOON));
  byId("theme").setAttribute("aria-label", say(dark ? "Light colors" : "Dark colors"));
  byId("theme").title = byId("theme").getAttribute("aria-label");
  return dark;
}

byId("theme").addEventListener("click", () => {
  const next = showTheme() ? "light" : "dark";
  document.documentElement.dataset.theme = next;
  localStorage.setItem("herald.theme", next);
  showTheme();
});
matchMedia("(prefers-color-scheme: dark)").addEventListener("change", showTheme);
showTheme();

window.addEventListener("hashchange", () => {
  const { name, place } = address();
  if (live.person && live.person.name !== name) {
    here = null;
    live.become(name);
  } else if (live.person) {
    open(placeCalled(place).id);
  }
});
document.addEventListener("visibilitychange", () => {
  markRead();
  if (live.person) showAround();
});
setInterval(() => refreshRelativeTimes(byId("messages")), 30_000);
drawer(false);
live.become(address().name);
