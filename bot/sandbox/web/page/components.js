/**
 * Buttons, menus, embeds and layouts of a message, as the bot sends them.
 *
 * `use` is how a message's parts reach the rest of the page: `names` for markdown, `press` and
 * `select` for what a person does, `enlarge` for pictures.
 */

import { h } from "/page/dom.js";
import { asShown, face } from "/page/label.js";
import { markdown } from "/page/markdown.js";
import { openMenu } from "/page/menu.js";
import { say } from "/page/words.js";

const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link" };

const BUILDERS = {
  1: (row, message, use) => h("div", { class: "row" }, several(row.components, message, use)),
  2: button,
  3: menu,
  9: section,
  10: (text, message, use) => h("div", { class: "content" }, markdown(text.content, use.names)),
  11: (it, message, use) => picture(media(it.media, message), it.description, use, "thumbnail"),
  12: gallery,
  13: (it, message) => file(media(it.file, message)),
  14: (it) => h("hr", { class: it.divider === false ? "gap" : "" }),
  17: container,
};

export function several(components, message, use) {
  return (components ?? []).map((it) => BUILDERS[it.type]?.(it, message, use) ?? unknown());
}

function unknown() {
  return h("p", { class: "note" }, say("The sandbox can’t show this kind of component yet."));
}

function button(it, message, use) {
  const [sign, said] = face(it);
  if (it.url) {
    return h(
      "a",
      { class: "press link", href: it.url, target: "_blank", rel: "noreferrer" },
      sign,
      said,
      " ↗",
    );
  }
  return h(
    "button",
    {
      type: "button",
      class: `press ${STYLES[it.style]}`,
      disabled: it.disabled,
      "data-custom-id": it.custom_id,
      onclick: () => use.press(message, it.custom_id),
    },
    sign,
    said,
  );
}

function menu(it, message, use) {
  const chosen = it.options.filter((option) => option.default);
  const shown = asShown(chosen.map((option) => option.label).join(", "));
  const opener = h(
    "button",
    {
      type: "button",
      class: "menu-opener",
      disabled: it.disabled,
      "aria-haspopup": "listbox",
      "aria-expanded": "false",
      "aria-label": shown ? `${it.placeholder}: ${shown}` : null,
      "data-custom-id": it.custom_id,
    },
    h("span", { class: shown ? "" : "placeholder" }, shown || it.placeholder || say("Make a selection")),
    h("span", { class: "arrow", "aria-hidden": "true" }),
  );
  opener.addEventListener("click", () => {
    if (opener.getAttribute("aria-disabled") === "true") return;
    openMenu(opener, it, (values) => use.select(message, it.custom_id, values));
  });
  return opener;
}

function section(it, message, use) {
  return h(
    "div",
    { class: "section" },
    h("div", {}, several(it.components, message, use)),
    several([it.accessory], message, use),
  );
}

function container(it, message, use) {
  const box = h("div", { class: "container" }, several(it.components, message, use));
  if (it.accent_color) box.style.borderInlineStartColor = colour(it.accent_color);
  return box;
}

function gallery(it, message, use) {
  return h(
    "div",
    { class: "gallery" },
    it.items.map((item) => picture(media(item.media, message), item.description, use)),
  );
}

/** The attachment that a layout names, or an address elsewhere (which the page will not load). */
function media(it, message) {
  const name = it.url.replace(/^attachment:\/\//, "");
  return (
    message.attachments.find((file) => file.filename === name) ?? { url: it.url, filename: name }
  );
}

const colour = (number) => `#${number.toString(16).padStart(6, "0")}`;

export function picture(attachment, description, use, style = "picture") {
  const alt = description ?? attachment.description ?? attachment.filename;
  const image = h("img", {
    src: attachment.url,
    alt,
    width: attachment.width,
    height: attachment.height,
    loading: "lazy",
    decoding: "async",
  });
  return h(
    "button",
    {
      type: "button",
      class: style,
      title: say("Click to enlarge"),
      onclick: () => use.enlarge(attachment.url, alt),
    },
    image,
  );
}

export function file(attachment) {
  const { filename: name, size } = attachment;
  const named = size ? say("{name} ({size} KB)", { name, size: Math.ceil(size / 1024) }) : name;
  return h(
    "a",
    { class: "file", href: attachment.url, download: attachment.filename },
    `📄 ${named}`,
  );
}

export function attachment(it, use) {
  return it.width ? picture(it, null, use) : file(it);
}

export function embed(it, message, use) {
  const text = (value) => markdown(value, use.names);
  const fields = (it.fields ?? []).map((field) =>
    h(
      "div",
      { class: field.inline ? "field inline" : "field" },
      h("div", { class: "name" }, text(field.name)),
      h("div", {}, text(field.value)),
    ),
  );
  const image = it.image && picture(media(it.image, message), null, use);
  const box = h(
    "article",
    { class: "embed" },
    it.thumbnail ? picture(media(it.thumbnail, message), null, use, "thumbnail") : null,
    it.author?.name ? h("div", { class: "author" }, it.author.name) : null,
    it.title ? h("div", { class: "title" }, text(it.title)) : null,
    it.description ? h("div", { class: "content" }, text(it.description)) : null,
    fields.length ? h("div", { class: "fields" }, fields) : null,
    image,
    it.footer?.text ? h("footer", {}, it.footer.text) : null,
  );
  if (it.color) box.style.borderInlineStartColor = colour(it.color);
  return box;
}
