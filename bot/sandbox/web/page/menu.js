/** The list that a select menu opens: beside the menu, or at the bottom of a phone. */

import { h } from "/page/dom.js";
import { face } from "/page/label.js";
import { Listbox } from "/page/listbox.js";
import { say } from "/page/words.js";

let close = () => {};

/** Close the open menu, if there is one, without choosing. */
export const closeMenu = () => close();

export function openMenu(opener, menu, onChoose) {
  const wasOpen = opener.getAttribute("aria-expanded") === "true";
  close();
  if (wasOpen) return;
  const least = menu.min_values ?? 1;
  const most = menu.max_values ?? 1;
  const several = most > 1;
  const label = menu.placeholder ?? say("Make a selection");

  const finish = (values) => {
    close();
    onChoose(values);
  };
  const list = new Listbox({
    label,
    several,
    onChoose: (option) => {
      if (!several) finish([option.value]);
      else if (list.selected.length > most) option.deselect();
      else count();
    },
  });
  const done = h("button", { type: "button", class: "press primary", onclick: () => give() });
  const give = () => finish(list.selected.map((option) => option.value));
  const count = () => {
    const chosen = list.selected.length;
    const asked = least === most ? `${least}` : say("{least} to {most}", { least, most });
    done.textContent = say("Choose ({chosen} of {asked})", { chosen, asked });
    done.disabled = chosen < least || chosen > most;
  };
  const popup = h(
    "div",
    { class: "popup" },
    h("p", { class: "title" }, label),
    list.element,
    several ? done : null,
  );
  document.body.append(popup);
  const options = menu.options.map((option) => ({
    sign: face(option)[0],
    label: face(option)[1],
    value: option.value,
    description: option.description,
    selected: Boolean(option.default),
  }));
  list.show(
    options,
    options.findIndex((option) => option.selected),
  );
  options.forEach((option, index) => (option.deselect = () => list.choose(index)));
  if (several) count();
  place(popup, opener);
  opener.setAttribute("aria-expanded", "true");
  list.element.focus();

  popup.addEventListener("keydown", (event) => {
    if (event.key === "Escape") close();
    else if (event.key === "Tab" && !several) close();
    else if (event.key === "Enter" && several && event.target === list.element && !done.disabled)
      give();
    else if (event.target === list.element) list.key(event);
    else return;
    if (event.key === "Escape" || event.key === "Enter") event.preventDefault();
    event.stopPropagation();
  });
  const outside = (event) => {
    if (popup.contains(event.target) || opener.contains(event.target)) return;
    if (several && list.selected.length && !done.disabled) give();
    else close();
  };
  const resized = () => close();
  document.addEventListener("pointerdown", outside, true);
  window.addEventListener("resize", resized);
  close = () => {
    close = () => {};
    document.removeEventListener("pointerdown", outside, true);
    window.removeEventListener("resize", resized);
    const held = popup.contains(document.activeElement);
    popup.remove();
    opener.setAttribute("aria-expanded", "false");
    if (held) opener.focus();
  };
}

/** Under the menu if there is room, else above it. On a phone the style sheet does it. */
function place(popup, opener) {
  const box = opener.getBoundingClientRect();
  const height = popup.offsetHeight;
  const below = window.innerHeight - box.bottom - 8;
  const top = below >= height || below >= box.top ? box.bottom + 4 : box.top - 4 - height;
  popup.style.setProperty("--left", `${box.left}px`);
  popup.style.setProperty(
    "--top",
    `${Math.max(8, Math.min(top, window.innerHeight - height - 8))}px`,
  );
  popup.style.setProperty("--width", `${box.width}px`);
}
