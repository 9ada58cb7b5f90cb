import type { FormDefinition } from "~/data/forms/definition";
import type { Entries } from "./read-form";
import type { RequestFacts } from "./request-facts";

/** One posted form and where it was posted. */
export type FormPost = {
  form: FormDefinition;
  /** The form as this visitor saw it, where the server accepts more than it showed. */
  shown?: FormDefinition;
  entries: Entries;
  facts: RequestFacts;
  /** Path and anchor of the form, as `page source` names them. */
  page: { path: string; anchor: string };
  case?: { slug: string; title: string };
  /** The sentence shown beside the consent box, for the receipt. */
  consent?: string;
  /** The consent texts shown above the button, for the receipt. */
  disclosure?: string;
};
