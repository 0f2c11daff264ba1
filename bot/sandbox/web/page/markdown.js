/** The part of Discord's markdown that bots use, as nodes. What is not understood stays text. */

import { h } from "/page/dom.js";
import { say, tongue } from "/page/words.js";

const INLINE = [
  [/^\\([\\*_~`|<>#\-[\]()])/, (m) => m[1]],
  // Few fonts have the letters of the seats.
  [
    /^[Ⓐ-Ⓩ]/,
    (m) => h("span", { class: "seat" }, String.fromCharCode(m[0].charCodeAt(0) - 0x24b6 + 65)),
  ],
  [/^`([^`\n]+)`/, (m) => h("code", {}, m[1])],
  [/^<a?:(\w+):(\d+)>/, (m) => emoji(m[2], m[1])],
  [/^<@!?(\d+)>/, (m, names) => mention(m[1], names)],
  [/^<@&(\d+)>/, (m, names) => role(m[1], names)],
  [/^<#(\d+)>/, (m, names) => channel(m[1], names)],
  [/^<\/([^\s:<>]+(?: [^\s:<>]+){0,2}):(\d+)>/, (m, names) => command(m[1], m[2], names)],
  [/^<t:(-?\d{1,12})(?::([tTdDfFR]))?>/, (m) => timestamp(Number(m[1]), m[2] ?? "f")],
  [/^\*\*(.+?)\*\*(?!\*)/s, (m, names) => h("strong", {}, inline(m[1], names))],
  [/^__(.+?)__/s, (m, names) => h("u", {}, inline(m[1], names))],
  [/^~~(.+?)~~/s, (m, names) => h("s", {}, inline(m[1], names))],
  [/^\*(?=\S)(.+?)\*/s, (m, names) => h("em", {}, inline(m[1], names))],
  [/^_(?=\S)(.+?)_(?!\w)/s, (m, names) => h("em", {}, inline(m[1], names))],
  [/^\[([^\]\n]+)\]\((https?:\/\/[^\s)]+)\)/, (m, names) => link(m[2], inline(m[1], names))],
  [/^<?(https?:\/\/[^\s<>]+[^\s<>.,;:!?)])>?/, (m) => link(m[1], [m[1]])],
];
const PLAIN = /^[^\\`<*_~[hⒶ-Ⓩ]+|^[\s\S]/;

const BLOCKS = [
  [/^(#{1,3}) +(.+)$/, (m, names) => h(`h${m[1].length + 1}`, {}, inline(m[2], names))],
  [/^-# +(.+)$/, (m, names) => h("small", {}, inline(m[1], names))],
  [/^> (.*)$/, (m, names) => h("blockquote", {}, inline(m[1], names))],
];
const ITEM = /^ *(?:[-*]|(\d+)\.) +(.+)$/;

/** A text with line breaks, as nodes. `names` tells what ids are called. */
export function markdown(text, names) {
  const nodes = [];
  let list = null;
  let lines = [];
  const endLines = () => {
    if (lines.length) nodes.push(h("p", {}, inline(lines.join("\n"), names)));
    lines = [];
  };
  for (const line of text.split("\n")) {
    const item = ITEM.exec(line);
    const block = BLOCKS.find(([pattern]) => pattern.test(line));
    if (item) {
      endLines();
      const tag = item[1] ? "ol" : "ul";
      if (list?.localName !== tag) nodes.push((list = h(tag)));
      list.append(h("li", {}, inline(item[2], names)));
      continue;
    }
    list = null;
    if (block) {
      endLines();
      nodes.push(block[1](block[0].exec(line), names));
    } else {
      lines.push(line);
    }
  }
  endLines();
  return nodes;
}

/** Markdown within a line; line breaks stay. */
function inline(text, names) {
  const nodes = [];
  let plain = "";
  while (text) {
    let match = null;
    const rule = INLINE.find(([pattern]) => (match = pattern.exec(text)));
    if (rule) {
      if (plain) nodes.push(plain);
      plain = "";
      nodes.push(rule[1](match, names));
    } else {
      match = PLAIN.exec(text);
      plain += match[0];
    }
    text = text.slice(match[0].length);
  }
  if (plain) nodes.push(plain);
  return nodes;
}

/** An emoji that the bot owns, in a text or on a control. */
export function emoji(id, name) {
  return h("img", { class: "emoji", src: `/page/emojis/${id}`, alt: `:${name}:`, draggable: "false" });
}

function mention(id, names) {
  const name = names.person(id);
  const own = id === names.me();
  return h("span", { class: own ? "mention own" : "mention" }, `@${name ?? say("unknown")}`);
}

function role(id, names) {
  const name = names.role(id) ?? say("unknown");
  return h("span", { class: "mention" }, name.startsWith("@") ? name : `@${name}`);
}

function channel(id, names) {
  const name = names.place(id);
  if (name === undefined) return h("span", { class: "mention" }, `#${say("unknown")}`);
  return h(
    "button",
    { class: "mention", type: "button", onclick: () => names.open(id) },
    `#${name}`,
  );
}

/** Discord shows the name as it stands there; pressing does nothing unless both fit a command. */
function command(line, id, names) {
  return h(
    "button",
    { class: "mention", type: "button", onclick: () => names.begin(line, id) },
    `/${line}`,
  );
}

function link(address, children) {
  return h("a", { href: address, target: "_blank", rel: "noreferrer noopener" }, children);
}

const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
};

function timestamp(seconds, style) {
  const at = new Date(seconds * 1000);
  if (Number.isNaN(at.getTime())) return `<t:${seconds}>`;
  const full = at.toLocaleString(tongue(), STYLES.F);
  const shown = style === "R" ? relative(at) : at.toLocaleString(tongue(), STYLES[style]);
  return h(
    "time",
    { datetime: at.toISOString(), title: full, "data-relative": style === "R" },
    shown,
  );
}

const UNITS = [
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
  ["second", 1],
];

export function relative(at) {
  const seconds = Math.round((at.getTime() - Date.now()) / 1000);
  const [unit, size] = UNITS.find(([, s]) => Math.abs(seconds) >= s) ?? UNITS.at(-1);
  return new Intl.RelativeTimeFormat(tongue(), { numeric: "auto" }).format(
    Math.round(seconds / size),
    unit,
  );
}

/** Let "in 5 minutes" become "in 4 minutes". */
export function refreshRelativeTimes(root) {
  for (const time of root.querySelectorAll("time[data-relative]")) {
    time.textContent = relative(new Date(time.dateTime));
  }
}

/** The same text without its signs, to be read out. */
export function spoken(text, names) {
  return markdown(text, names)
    .map((node) => node.textContent)
    .join(" ");
}
