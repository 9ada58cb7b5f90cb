import { counts } from "~/data/desk/counts";
import { obstacles } from "~/data/desk/obstacles";
import { allow } from "../privacy/allow";
import { erase } from "../privacy/erasure";
import { readSubmission } from "../submission/read-submission";
import { type ActResult, obstacle, unknownReference } from "./act-result";
import type { Operator } from "./operator";
import { logAct } from "./operator-log";
import { findSubmission } from "./submission-rows";

/** Takes the person behind a submission off the opt-out list. */
export function allowPerson(operator: Operator, reference: string): Promise<ActResult> {
  return actOnPerson(operator, reference, async ({ db, keys, now }, email) => {
    const { lifted } = await allow(db, { keys, email, at: now() });
    return { act: "allow", count: lifted, outcome: `${counts.entries(lifted)} lifted` };
  });
}

/** Erases everything that the person behind a submission sent. */
export function erasePerson(operator: Operator, reference: string): Promise<ActResult> {
  return actOnPerson(operator, reference, async ({ db, keys, now }, email) => {
    const { submissions } = await erase(db, { keys, email, at: now() });
    const outcome = `${counts.submissions(submissions)} erased`;
    return { act: "erase", count: submissions, outcome };
  });
}

type Act = (
  operator: Operator,
  email: string,
) => Promise<{ act: "allow" | "erase"; count: number; outcome: string }>;

async function actOnPerson(operator: Operator, reference: string, run: Act): Promise<ActResult> {
  const row = await findSubmission(operator.db, reference);
  if (!row) return obstacle(unknownReference(reference));
  const { email } = readSubmission(row).contact;
  // The contents were erased.
  if (email === "") return obstacle(obstacles.noAddress(reference));

  const { act, count, outcome } = await run(operator, email);
  await logAct(operator.db, operator, { act, outcome, references: [reference] });
  return { kind: "done", count };
}
