import type { FormDefinition } from "~/data/forms/definition";
import { formVersionField } from "~/data/forms/hidden";
import { sha256 } from "../privacy/receipt-chain";
import type { FormPost } from "./form-post";
import type { IntakeServices } from "./intake-services";

/**
 * The post with the words of the form that its visitor saw. Null if that form is no longer served:
 * it must then be shown again, because the consent would cover other firms or other words. Until
 * leads go to a firm, a post without a version counts as the current form.
 */
export function asShown(services: IntakeServices, post: FormPost): FormPost | null {
  const { served } = post;
  if (!served) return post;

  const posted = post.entries.get(formVersionField.name)?.[0] ?? "";
  const shown =
    posted === "" && !services.sendsToFirms
      ? served[0]
      : served.find((one) => formVersion({ ...post, ...one }, services.firms) === posted);
  return shown ? { ...post, ...shown } : null;
}

/** The form as it is rendered, with its version in a hidden field. */
export function withVersion(form: FormDefinition, version: string): FormDefinition {
  const { name } = formVersionField;
  const fields = form.fields.map((field) =>
    field.type === "hidden" && field.name === name ? { ...field, value: version } : field,
  );
  return { ...form, fields };
}

const versions = boundedCache<string>(200);

type Shown = Pick<FormPost, "shown" | "consent" | "disclosure">;
type Versioned = Shown & Pick<FormPost, "form">;

/** What each form was last shown with: comparing is faster than serializing again. */
const latest = new WeakMap<
  FormDefinition,
  { seen: Shown; firms: readonly string[]; version: string }
>();

/**
 * SHA-256 of the form as this visitor saw it: fields with their words, consent texts and the names
 * of the firms. A change of any of them changes the version.
 */
export function formVersion(post: Versioned, firms: readonly string[]): string {
  const known = latest.get(post.form);
  if (
    known?.firms === firms &&
    known.seen.shown === post.shown &&
    known.seen.consent === post.consent &&
    known.seen.disclosure === post.disclosure
  ) {
    return known.version;
  }

  const { form, shown = form, consent = null, disclosure = null } = post;
  const json = JSON.stringify({ shown, consent, disclosure, firms });
  const version = versions(json, () => sha256(canonicalJson(JSON.parse(json))));
  // Never the whole post: this cache must hold no personal data.
  const seen = { shown: post.shown, consent: post.consent, disclosure: post.disclosure };
  latest.set(form, { seen, firms, version });
  return version;
}

type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };

/** Sorted names and no white space: equal values give equal texts, whose hashes can be compared. */
export function canonicalJson(value: Json): string {
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(",")}]`;

  const members = Object.entries(value)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, member]) => `${JSON.stringify(name)}:${canonicalJson(member)}`);
  return `{${members.join(",")}}`;
}

/**
 * Returns a function that looks up the result for a key, or makes and keeps it. Beyond `limit`
 * results the oldest is dropped: visitors can cause any number of keys, such as a page for each
 * unknown case.
 */
export function boundedCache<Result>(limit: number) {
  const results = new Map<string, Result>();

  return (key: string, make: () => Result): Result => {
    const known = results.get(key);
    if (known !== undefined) return known;

    const made = make();
    const [oldest] = results.keys();
    if (results.size >= limit && oldest !== undefined) results.delete(oldest);
    results.set(key, made);
    return made;
  };
}
