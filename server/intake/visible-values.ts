import { carried } from "~/data/forms/hidden";
import { answerPrefix } from "~/data/forms/prefixes";
import type { Values } from "./check";
import type { Post } from "./receive";

/** The newsletter's fields have other names on its own page; the store knows one spelling. */
const canonical: Record<string, string> = { firstName: "First name", email: "Email" };

const unseen = new Set<string>([
  ...carried.map(({ name }) => name),
  "intent",
  "formType",
  "consent",
  "share_answers",
]);

/** What the person told us, by canonical name: the part that makes two submissions the same. */
export function visibleValues(post: Post, values: Values): Values {
  const told = Object.entries(values).filter(
    ([name]) => !unseen.has(name) && !name.startsWith(answerPrefix),
  );
  const answers = tickedAnswers(post, values);

  return {
    ...Object.fromEntries(told.map(([name, value]) => [nameIn(post, name), value])),
    ...(post.case && post.form.kind === "case" ? { case: post.case.slug } : {}),
    ...(answers ? { answers: JSON.stringify(answers) } : {}),
  };
}

function nameIn({ form }: Post, name: string): string {
  return form.kind === "newsletter" ? (canonical[name] ?? name) : name;
}

/** Quiz answers, kept only if the visitor ticked the box for it; null: dropped. */
export function sharedAnswers(post: Post, values: Values): Values | null {
  return post.visit.optedOut ? null : tickedAnswers(post, values);
}

/** Opted out or not, the same form sent again is the same submission. */
function tickedAnswers({ form }: Post, values: Values): Values | null {
  if (form.kind !== "case" || !values.share_answers) return null;

  return Object.fromEntries(
    Object.entries(values)
      .filter(([name]) => name.startsWith(answerPrefix))
      .map(([name, value]) => [name.slice(answerPrefix.length), value]),
  );
}
