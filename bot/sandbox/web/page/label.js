/** Labels of buttons and menus, cut as Discord's app cuts them on a phone. */

import { emoji } from "/page/markdown.js";

const PHONE = matchMedia("(max-width: 480px)");
const SHOWN = 38;
const SHOWN_WITH_EMOJI = 34;
// The letters of the seats are as narrow as others.
const EMOJI = /(?![Ⓐ-Ⓩ])\p{So}/u;

/** As much of a label as is shown. */
export function asShown(label) {
  const signs = [...label];
  const most = EMOJI.test(label) ? SHOWN_WITH_EMOJI : SHOWN;
  if (!PHONE.matches || signs.length <= most) return label;
  return `${signs
    .slice(0, most - 1)
    .join("")
    .trimEnd()}…`;
}

/** The emoji of a button or an option, if it is one of the bot's own; and its label, with any other. */
export function face(it) {
  if (!it.emoji?.id) return [null, asShown([it.emoji?.name, it.label].filter(Boolean).join(" "))];
  return [emoji(it.emoji.id, it.emoji.name), asShown(it.label ?? "")];
}

/** Call `again` when labels are to be shown at another length. */
export function onOtherWidth(again) {
  PHONE.addEventListener("change", again);
}
