import { counts } from "~/data/desk/counts";
import { obstacles } from "~/data/desk/obstacles";
import { notifyRecipients } from "../outbox/notify-recipients";
import { type Erased, erase } from "../privacy/erasure";
import type { Who } from "../privacy/identity";
import { allow } from "../privacy/person";
import { readSubmission } from "../submission/submission";
import { type ActResult, obstacle, unknownReference } from "./act-result";
import { type Operator, routerOf } from "./operator";
import { logAct } from "./operator-log";
import { findSubmission } from "./submission-rows";

/** Takes the person behind a submission off the opt-out list. */
export async function allowPerson(operator: Operator, reference: string): Promise<ActResult> {
  const found = await findAddress(operator, reference);
  if (found.kind === "obstacle") return found;

  const { db, keys, now } = operator;
  const { lifted } = await allow(db, { keys, email: found.email, at: now() });
  const outcome = `${counts.entries(lifted)} lifted`;
  await logAct(db, operator, { act: "allow", outcome, references: [reference] });
  return { kind: "done", count: lifted };
}

/** Erases everything that the person behind a submission sent. */
export async function erasePersonBehind(
  operator: Operator,
  reference: string,
): Promise<{ kind: "done"; erased: Erased } | { kind: "obstacle"; obstacle: string }> {
  const found = await findAddress(operator, reference);
  if (found.kind === "obstacle") return found;
  return { kind: "done", erased: await erasePerson(operator, { email: found.email }) };
}

/**
 * For desk and command line: erases, and logs the act for each submission in the same transaction.
 */
export function erasePerson(operator: Operator, who: Who): Promise<Erased> {
  const { db, keys, now } = operator;
  return erase(db, {
    keys,
    ...who,
    at: now(),
    note: async (trx, { submissions, references }) => {
      const router = routerOf(operator);
      for (const reference of references) {
        await notifyRecipients(router, trx, { reference, about: "lead.erased" });
      }
      const outcome = `${counts.submissions(submissions)} erased`;
      await logAct(trx, operator, { act: "erase", outcome, references });
    },
  });
}

async function findAddress({ db }: Operator, reference: string) {
  const row = await findSubmission(db, reference);
  if (!row) return obstacle(unknownReference(reference));
  const { email } = readSubmission(row).contact;
  // No address is left once the contents are erased.
  if (email === "") return obstacle(obstacles.noAddress(reference));
  return { kind: "found", email } as const;
}
