import { hiddenFields } from "~/data/forms/hidden";
import { answerPrefix } from "~/data/forms/prefixes";
import { submissionKinds } from "../submission/kinds/index";
import type { Values } from "./check";
import type { FormPost } from "./form-post";

const hidden = new Set<string>([...hiddenFields.map(({ name }) => name), "intent", "formType"]);
/** Boxes that say what may be done with the fields; the receipt keeps them. */
const choices = new Set(["consent", "share_answers"]);

/** What the person told us, by stored name: the part that makes two submissions the same. */
export function submittedFields(post: FormPost, values: Values): Values {
  const told = Object.entries(values).filter(
    ([name]) => !hidden.has(name) && !choices.has(name) && !name.startsWith(answerPrefix),
  );
  const { kind, storedNames = {} } = submissionKinds[post.form.kind];
  const answers = tickedAnswers(post, values);

  return {
    ...Object.fromEntries(told.map(([name, value]) => [storedNames[name] ?? name, value])),
    ...(post.case && kind === "case" ? { case: post.case.slug } : {}),
    ...(answers ? { answers: JSON.stringify(answers) } : {}),
  };
}

/** Quiz answers, kept only if the visitor ticked the box for it; null: dropped. */
export function sharedAnswers(post: FormPost, values: Values): Values | null {
  return post.facts.optedOut ? null : tickedAnswers(post, values);
}

/** Opted out or not, the same form sent again is the same submission. */
function tickedAnswers({ form }: FormPost, values: Values): Values | null {
  if (form.kind !== "case" || !values.share_answers) return null;

  return Object.fromEntries(
    Object.entries(values)
      .filter(([name]) => name.startsWith(answerPrefix))
      .map(([name, value]) => [name.slice(answerPrefix.length), value]),
  );
}
