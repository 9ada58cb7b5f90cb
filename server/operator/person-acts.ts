import { counts } from "~/data/desk/counts";
import { obstacles } from "~/data/desk/obstacles";
import { allow } from "../privacy/allow";
import { erase } from "../privacy/erasure";
import { readSubmission } from "../submission/read-submission";
import { type ActResult, obstacle, unknownReference } from "./act-result";
import type { Operator } from "./operator";
import { logAct } from "./operator-log";
import { findSubmission } from "./read-submission";

/** Takes the person behind a submission off the opt-out list. */
export async function allowPerson(operator: Operator, reference: string): Promise<ActResult> {
  const email = await emailOn(operator, reference);
  if (email === null) return obstacle(unknownReference(reference));
  if (email === "") return obstacle(obstacles.noAddress(reference));

  const { db, keys, now } = operator;
  const { lifted } = await allow(db, { keys, email, at: now() });
  const outcome = `${counts.entries(lifted)} lifted`;
  await logAct(db, operator, { act: "allow", outcome, references: [reference] });
  return { kind: "done", count: lifted };
}

/** Erases everything that the person behind a submission sent. */
export async function erasePerson(operator: Operator, reference: string): Promise<ActResult> {
  const email = await emailOn(operator, reference);
  if (email === null) return obstacle(unknownReference(reference));
  if (email === "") return obstacle(obstacles.noAddress(reference));

  const { db, keys, now } = operator;
  const { submissions } = await erase(db, { keys, email, at: now() });
  const outcome = `${counts.submissions(submissions)} erased`;
  await logAct(db, operator, { act: "erase", outcome, references: [reference] });
  return { kind: "done", count: submissions };
}

/** Null for an unknown reference; empty when the contents were erased. */
async function emailOn({ db }: Operator, reference: string): Promise<string | null> {
  const row = await findSubmission(db, reference);
  return row ? readSubmission(row).contact.email : null;
}
