/** Reads documents as a browser without JavaScript does: tags, ids, and what a form posts. */

type Attributes = Record<string, string | undefined>;

export function tagsOf(html: string, name: string): Attributes[] {
  return [...html.matchAll(new RegExp(`<${name}(\\s[^>]*)?>`, "g"))].map(([, text = ""]) =>
    attributesOf(text),
  );
}

export function attributesOf(text: string): Attributes {
  const found = text.matchAll(/\s([^\s=/>]+)(?:="([^"]*)")?/g);
  return Object.fromEntries(
    [...found].map(([, name = "", value = ""]) => [name.toLowerCase(), decoded(value)]),
  );
}

export function idsOf(html: string): Set<string> {
  return new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id ?? ""));
}

export function titleOf(html: string): string {
  return decoded(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? "");
}

/** Forms and buttons that disable the browser's own checks. */
export function unchecked(html: string): Attributes[] {
  const off = (control: Attributes) => "novalidate" in control || "formnovalidate" in control;
  return [...tagsOf(html, "form"), ...tagsOf(html, "button")].filter(off);
}

/** Visible text, without tags and scripts. */
export function wordsOf(html: string): string {
  const body = html.replaceAll(/<script[\s\S]*?<\/script>/g, " ").replaceAll(/<!--.*?-->/g, "");
  return decoded(body.replaceAll(/<[^>]+>/g, " ")).replaceAll(/\s+/g, " ");
}

/** The control of this name in a form, whatever its kind. */
export function controlOf(html: string, name: string): Attributes | undefined {
  return ["input", "select", "textarea"]
    .flatMap((tag) => tagsOf(html, tag))
    .find((control) => control.name === name);
}

/**
 * What the form with this id posts without input, hidden fields and the main button included.
 */
export function filledIn(html: string, id = "form"): Record<string, string> {
  const form = new RegExp(`<form\\s[^>]*\\bid="${id}"[^>]*>([\\s\\S]*?)</form>`).exec(html)?.[1];
  if (form === undefined) throw new Error(`No form ${id} in the page`);

  const values: Record<string, string> = {};
  for (const input of tagsOf(form, "input")) {
    const isChoice = input.type === "radio" || input.type === "checkbox";
    if (isChoice && input.checked === undefined) continue;
    values[input.name ?? ""] = input.value ?? (isChoice ? "on" : "");
  }
  for (const [, open = "", text = ""] of form.matchAll(/<textarea(\s[^>]*)>([^<]*)<\/textarea>/g)) {
    values[attributesOf(open).name ?? ""] = decoded(text);
  }
  for (const [, open = "", options = ""] of form.matchAll(
    /<select(\s[^>]*)>([\s\S]*?)<\/select>/g,
  )) {
    const offered = tagsOf(options, "option");
    const chosen = offered.find((option) => option.selected !== undefined) ?? offered[0];
    values[attributesOf(open).name ?? ""] = chosen?.value ?? "";
  }
  return values;
}

function decoded(text: string): string {
  return text
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&#39;", "'")
    .replaceAll("&amp;", "&");
}
