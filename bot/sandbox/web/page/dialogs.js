/** Windows above the page: forms of the bot, pictures in full size, and the page's own questions. */

import { freshId, h, icon } from "/page/dom.js";
import { markdown } from "/page/markdown.js";
import { say } from "/page/words.js";

const CROSS = "M6 6l12 12M18 6L6 18";

function open(dialog) {
  document.body.append(dialog);
  dialog.addEventListener("close", () => dialog.remove());
  dialog.addEventListener("click", (event) => event.target === dialog && dialog.close());
  dialog.showModal();
  return dialog;
}

/** A picture as large as the window; another click shows it in its own size, to be scrolled. */
export function enlarge(address, alt) {
  const image = h("img", { src: address, alt });
  const zoom = () => {
    const large = dialog.classList.toggle("own-size");
    zoomer.setAttribute("aria-pressed", String(large));
  };
  const zoomer = h(
    "button",
    { type: "button", class: "press secondary", onclick: zoom, "aria-pressed": "false" },
    say("Actual size"),
  );
  const dialog = open(
    h(
      "dialog",
      { class: "lightbox", "aria-label": say("Picture") },
      h(
        "div",
        { class: "frame", tabindex: "0", onclick: (e) => e.target !== image && dialog.close() },
        image,
      ),
      h(
        "div",
        { class: "below" },
        h("details", {}, h("summary", {}, say("Description")), h("p", {}, alt)),
        zoomer,
        h("a", { class: "press secondary", href: address, target: "_blank" }, say("Open in a tab ↗")),
        h(
          "button",
          {
            type: "button",
            class: "press primary",
            autofocus: true,
            onclick: () => dialog.close(),
          },
          say("Close"),
        ),
      ),
    ),
  );
  image.addEventListener("click", zoom);
}

/** A window with fields. `onSubmit` gets the form's data; what it throws is shown. */
function ask({ title, fields, submit, onSubmit }) {
  const heading = freshId("title");
  const problem = h("p", { class: "problem", role: "alert" });
  const send = h("button", { class: "press primary" }, submit);
  const form = h(
    "form",
    {
      method: "dialog",
      autocomplete: "off",
      onsubmit: async (event) => {
        event.preventDefault();
        problem.textContent = "";
        send.disabled = true;
        try {
          await onSubmit(new FormData(form));
          dialog.close();
        } catch (error) {
          problem.textContent = error.message;
        } finally {
          send.disabled = false;
        }
      },
    },
    h("h2", { id: heading }, title),
    fields,
    problem,
    h(
      "div",
      { class: "ends" },
      h(
        "button",
        { type: "button", class: "press secondary", onclick: () => dialog.close() },
        say("Cancel"),
      ),
      send,
    ),
  );
  const cross = h(
    "button",
    { type: "button", class: "icon cross", "aria-label": say("Close"), onclick: () => dialog.close() },
    icon(CROSS),
  );
  const dialog = open(h("dialog", { class: "ask", "aria-labelledby": heading }, form, cross));
  form.querySelector("input, textarea, select")?.focus();
}

export function askName({ title, label, most, submit, onSubmit }) {
  const id = freshId("name");
  const fields = [
    h("label", { for: id }, label),
    h("input", { id, name: "name", required: true, maxlength: most }),
  ];
  ask({ title, fields, submit, onSubmit: (data) => onSubmit(data.get("name")) });
}

/** A form that the bot opened. `onSubmit` gets the values by their custom ids. */
export function openForm(form, names, onSubmit) {
  const inputs = [];
  const fields = form.components.flatMap((part) => {
    if (part.type === 10) return markdown(part.content, names);
    const it = part.component ?? part.components[0];
    inputs.push(it);
    const id = freshId("field");
    return [
      h(
        "label",
        { for: id },
        part.label ?? it.label,
        it.required === false ? "" : h("span", { class: "required" }, " *"),
      ),
      part.description ? h("p", { class: "description" }, part.description) : null,
      field(it, id),
    ];
  });
  const values = (data) =>
    Object.fromEntries(
      inputs.map((it) => [
        it.custom_id,
        it.type === 4 ? data.get(it.custom_id) : data.getAll(it.custom_id),
      ]),
    );
  ask({ title: form.title, fields, submit: say("Submit"), onSubmit: (data) => onSubmit(values(data)) });
}

function field(it, id) {
  const required = it.required !== false;
  if (it.type === 3) {
    const options = it.options.map((option) =>
      h("option", { value: option.value, selected: option.default }, option.label),
    );
    return h(
      "select",
      { id, name: it.custom_id, required, multiple: (it.max_values ?? 1) > 1 },
      options,
    );
  }
  const common = {
    id,
    name: it.custom_id,
    required,
    placeholder: it.placeholder,
    minlength: it.min_length,
    maxlength: it.max_length ?? 4000,
  };
  if (it.style === 2) return h("textarea", { ...common, rows: 4 }, it.value ?? "");
  return h("input", { ...common, value: it.value });
}
