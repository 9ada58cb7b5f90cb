import type { FormKind } from "~/data/forms/definition";
import { forgetFingerprints } from "../privacy/forget-fingerprints";
import { submissionKinds } from "../submission/kinds/index";
import type { Relay, Trx } from "./context";

/** `hashes` of its sender, under every key; the kinds that replace another ask for an e-mail only. */
export type Newer = { kind: FormKind; hashes: readonly string[] };

/**
 * Earlier requests of the kind that it replaces no longer count as duplicates, and sign-ups not yet
 * sent are cancelled. An unsubscribe is always sent.
 */
export async function supersede(
  { now }: Pick<Relay, "now">,
  trx: Trx,
  newer: Newer,
): Promise<void> {
  const kind = submissionKinds[newer.kind].supersedes;
  if (!kind || newer.hashes.length === 0) return;

  const earlier = await trx
    .selectFrom("submissions")
    .innerJoin("persons", "persons.reference", "submissions.reference")
    .select("submissions.reference")
    .where("persons.hash", "in", newer.hashes)
    .where("submissions.kind", "=", kind)
    .execute();
  const references = earlier.map(({ reference }) => reference);
  if (references.length === 0) return;

  await forgetFingerprints(trx, references);
  if (newer.kind === "unsubscribe") await cancel(trx, references, now());
}

/**
 * A sign-up in flight cannot be recalled: it is not retried, and the later request waits for it.
 */
async function cancel(trx: Trx, references: string[], now: number) {
  const pending = trx
    .updateTable("deliveries")
    .where("reference", "in", references)
    .where("state", "in", ["pending", "quarantined"]);

  await pending
    .set({ state: "cancelled", reason: superseded, updated_at: now })
    .where("lease_token", "is", null)
    .execute();
  await pending.set({ superseded_at: now }).where("lease_token", "is not", null).execute();
}

export const superseded = "superseded by a later unsubscribe";
