import type { FormDefinition } from "~/data/forms/definition";
import { canonicalJson } from "../privacy/canonical-json";
import { sha256 } from "../privacy/sha256";
import type { FormPost } from "./form-post";
import { remember } from "./remember";

const remembered = remember<string>(200);

type Shown = Pick<FormPost, "shown" | "consent" | "disclosure">;

/** What one form was last shown with; to compare this costs less than to spell it out. */
const last = new WeakMap<
  FormDefinition,
  { seen: Shown; firms: readonly string[]; version: string }
>();

/**
 * Names the form as this visitor saw it: a hash of its fields, their words and the consent texts.
 * A change of any of them changes the version.
 */
export function formVersion(post: FormPost, firms: readonly string[]): string {
  const known = last.get(post.form);
  if (known && known.firms === firms && isSame(known.seen, post)) return known.version;

  const { form, shown = form, consent = null, disclosure = null } = post;
  const spelled = JSON.stringify({ shown, consent, disclosure, firms });
  const version = remembered(spelled, () => sha256(canonicalJson(JSON.parse(spelled))));
  // Not the whole post: who sent it must not be kept here.
  const seen = { shown: post.shown, consent: post.consent, disclosure: post.disclosure };
  last.set(form, { seen, firms, version });
  return version;
}

function isSame(a: Shown, b: Shown): boolean {
  return a.shown === b.shown && a.consent === b.consent && a.disclosure === b.disclosure;
}
