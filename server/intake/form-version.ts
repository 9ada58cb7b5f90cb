import type { FormDefinition } from "~/data/forms/definition";
import { canonicalJson } from "../privacy/canonical-json";
import { sha256 } from "../privacy/sha256";
import { boundedCache } from "./bounded-cache";
import type { FormPost } from "./form-post";

const versions = boundedCache<string>(200);

type Shown = Pick<FormPost, "shown" | "consent" | "disclosure">;

/** What each form was last shown with: comparing it is faster than serialising it. */
const latest = new WeakMap<
  FormDefinition,
  { seen: Shown; firms: readonly string[]; version: string }
>();

/**
 * SHA-256 of the form as this visitor saw it: fields with their words, consent texts and the names
 * of the firms. A change of any of them changes the version.
 */
export function formVersion(post: FormPost, firms: readonly string[]): string {
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
