import type { FormDefinition } from "~/data/forms/definition";
import { formVersionField } from "~/data/forms/hidden";
import { sha256 } from "../privacy/receipt-chain";
import { hasReachablePartner } from "../routing/route-lead";
import { boundedCache } from "./bounded-cache";
import type { FormPost } from "./form-post";
import type { IntakeServices } from "./intake-services";

/**
 * The post with the words of the form that its visitor saw. Null if that form is served no more:
 * then it has to be drawn again, because the consent would be about other firms or other words. A
 * post without a version is taken for the current form until leads go to a firm.
 */
export function asShown(services: IntakeServices, post: FormPost): FormPost | null {
  const { served } = post;
  if (!served) return post;

  const posted = post.entries.get(formVersionField.name)?.[0] ?? "";
  if (posted === "") return hasReachablePartner(services) ? null : post;

  const shown = served.find((one) => formVersion({ ...post, ...one }, services.firms) === posted);
  return shown ? { ...post, ...shown } : null;
}

/** The form as it is drawn: its version travels with it. */
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

/** What each form was last shown with: comparing it is faster than serialising it. */
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
  if (known && known.firms === firms && isSame(known.seen, post)) return known.version;

  const { form, shown = form, consent = null, disclosure = null } = post;
  const json = JSON.stringify({ shown, consent, disclosure, firms });
  const version = versions(json, () => sha256(canonicalJson(JSON.parse(json))));
  // Never the whole post: this memory must hold no personal data.
  const seen = { shown: post.shown, consent: post.consent, disclosure: post.disclosure };
  latest.set(form, { seen, firms, version });
  return version;
}

function isSame(a: Shown, b: Shown): boolean {
  return a.shown === b.shown && a.consent === b.consent && a.disclosure === b.disclosure;
}

type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };

/** Sorted names and no white space: equal values give equal texts, whose hashes can be compared. */
export function canonicalJson(value: Json): string {
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  if (isList(value)) return `[${value.map(canonicalJson).join(",")}]`;

  const members = Object.entries(value)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, member]) => `${JSON.stringify(name)}:${canonicalJson(member)}`);
  return `{${members.join(",")}}`;
}

/** `Array.isArray` does not narrow to a readonly list. */
function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value);
}
