import { canonicalJson } from "../privacy/canonical-json";
import { sha256 } from "../privacy/sha256";
import type { FormPost } from "./form-post";
import { remember } from "./remember";

const remembered = remember<string>(200);

/**
 * Names the form as this visitor saw it: a hash of its fields, their words and the consent texts.
 * A change of any of them changes the version.
 */
export function formVersion(post: FormPost, firms: readonly string[]): string {
  const { form, shown = form, consent = null, disclosure = null } = post;
  const seen = JSON.stringify({ shown, consent, disclosure, firms });

  return remembered(seen, () => sha256(canonicalJson(JSON.parse(seen))));
}
