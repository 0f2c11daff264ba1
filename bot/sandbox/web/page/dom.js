/** Small tools for building the page. Text always becomes text nodes, never markup. */

/**
 * An element: `h("button", { class: "x", onclick: f, "aria-label": "Close" }, "Close")`.
 * Properties that begin with "on" are listeners; false, null and undefined are left out.
 */
export function h(tag, properties = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (value === false || value === null || value === undefined) continue;
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else element.setAttribute(name, value === true ? "" : value);
  }
  element.append(...children.flat().filter((child) => child !== null && child !== undefined));
  return element;
}

/** A line drawing from a path in a field of 24 by 24. */
export function icon(path) {
  const space = "http://www.w3.org/2000/svg";
  const svg = document.createElementNS(space, "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("aria-hidden", "true");
  const line = document.createElementNS(space, "path");
  line.setAttribute("d", path);
  svg.append(line);
  return svg;
}

/** The round mark of a person; a name has always the same colour. */
export function avatar(name) {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + letter.codePointAt(0)) % 9973;
  const letter = [...name][0]?.toUpperCase() ?? "?";
  return h("span", { class: `avatar tint-${sum % 6}`, "aria-hidden": "true" }, letter);
}

export const byId = (id) => document.getElementById(id);

/** Whether one message id is later than another. They are numbers too large for JavaScript's. */
export const later = (a, b) => BigInt(a) > BigInt(b);

let last = 0;
export const freshId = (stem) => `${stem}-${++last}`;
