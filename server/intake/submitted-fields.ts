import { hiddenFields } from "~/data/forms/hidden";
import { answerPrefix } from "~/data/forms/prefixes";
import { submissionKinds } from "../submission/kinds/index";
import type { Values } from "./check";
import type { FormPost } from "./form-post";

const hidden = new Set<string>([...hiddenFields.map(({ name }) => name), "intent", "formType"]);
/** Consent boxes: kept in the receipt, not among the fields. */
const choices = new Set(["consent", "share_answers"]);

/** The visible fields by stored name. Two submissions with the same ones are duplicates. */
export function submittedFields(post: FormPost, values: Values): Values {
  const visible = Object.entries(values).filter(
    ([name]) => !hidden.has(name) && !choices.has(name) && !name.startsWith(answerPrefix),
  );
  const { kind, storedNames = {} } = submissionKinds[post.form.kind];
  const answers = tickedAnswers(post, values);

  return {
    ...Object.fromEntries(visible.map(([name, value]) => [storedNames[name] ?? name, value])),
    ...(post.case && kind === "case" ? { case: post.case.slug } : {}),
    ...(answers ? { answers: JSON.stringify(answers) } : {}),
  };
}

/** Quiz answers, kept only if the visitor ticked the box for it; null: dropped. */
export function sharedAnswers(post: FormPost, values: Values): Values | null {
  return post.facts.optedOut ? null : tickedAnswers(post, values);
}

/** Whatever the opt-out, so that the same form sent again is a duplicate. */
function tickedAnswers({ form }: FormPost, values: Values): Values | null {
  if (form.kind !== "case" || !values.share_answers) return null;

  return Object.fromEntries(
    Object.entries(values)
      .filter(([name]) => name.startsWith(answerPrefix))
      .map(([name, value]) => [name.slice(answerPrefix.length), value]),
  );
}
