import type { OutboundMessage } from "../destinations/outbound-message";
import { hashesUnder } from "../privacy/identity";
import { withSuppression } from "../privacy/opt-out";
import { isSuppressed } from "../privacy/suppression";
import { readSubmission } from "../submission/read-submission";
import { readConsentProof } from "../submission/stored-json";
import type { Submission } from "../submission/submission";
import type { Claimed, Db, Relay } from "./context";
import { withheldReason } from "./delivery-row";
import { isNoticeDue } from "./notices";
import { superseded } from "./supersede";

/** Decided at the moment of sending. */
type Prepared =
  | { kind: "send"; message: OutboundMessage }
  | {
      kind: "drop";
      state: "withheld" | "cancelled" | "expired";
      reason: string;
      /** Where nothing may lead to the person any more. */
      person_key?: "";
    };

/** @throws when the store cannot be read, the suppression list above all: then nothing is sent */
export async function prepareMessage(
  relay: Relay,
  { delivery, destination }: Claimed,
): Promise<Prepared> {
  const { db } = relay;
  const submission = await loadSubmission(db, delivery.reference);
  const hashes = await readHashes(relay, submission);
  const isNotice = delivery.purpose === "notice";

  if (submission.erasedAt !== null && !isNotice) {
    return { kind: "drop", state: "cancelled", reason: "erased", person_key: "" };
  }
  if (delivery.deadline !== null && delivery.deadline <= relay.now()) {
    return { kind: "drop", state: "expired", reason: "too late" };
  }
  if (isNotice && !(await isNoticeDue(db, { delivery, destination }))) {
    return { kind: "drop", state: "cancelled", reason: "the lead never got there" };
  }
  const isReplaced =
    delivery.superseded_at !== null ||
    (submission.kind === "newsletter" && (await isSuppressed(db, "newsletter", hashes)));
  if (isReplaced) return { kind: "drop", state: "cancelled", reason: superseded };

  const optOut = await reasonsNow(db, submission, hashes);
  if (optOut.length > 0 && destination.role === "third_party" && !isNotice) {
    return { kind: "drop", state: "withheld", reason: withheldReason(optOut) };
  }
  return { kind: "send", message: await loadMessage(db, { delivery, submission, optOut }) };
}

/** Reasons stored with the submission, and the suppression list of now. */
async function reasonsNow(db: Db, { optedOut }: Submission, hashes: string[]) {
  return withSuppression(optedOut, await isSuppressed(db, "sale", hashes));
}

type Contents = Pick<OutboundMessage, "submission" | "optOut"> & Pick<Claimed, "delivery">;

async function loadMessage(db: Db, contents: Contents): Promise<OutboundMessage> {
  const { delivery, submission } = contents;
  const { regarding } = delivery;
  const lead = regarding === null ? submission : await loadSubmission(db, regarding);

  return {
    ...contents,
    leadKind: lead.kind,
    receipt: await readReceipt(db, delivery),
  };
}

async function loadSubmission(db: Db, reference: string): Promise<Submission> {
  const row = await db
    .selectFrom("submissions")
    .selectAll()
    .where("reference", "=", reference)
    .executeTakeFirstOrThrow();
  return readSubmission(row);
}

/**
 * The stored hashes and those under every key, because the list may have been written with another
 * key.
 */
async function readHashes({ db, keys }: Relay, submission: Submission): Promise<string[]> {
  const rows = await db
    .selectFrom("persons")
    .select("hash")
    .where("reference", "=", submission.reference)
    .execute();
  return [...rows.map(({ hash }) => hash), ...hashesUnder(keys, submission.contact)];
}

/** A correction has no receipt of its own: it is sent with the receipt of an earlier revision. */
async function readReceipt(db: Db, { reference, revision }: Claimed["delivery"]) {
  const row = await db
    .selectFrom("receipts")
    .select(["body", "sha256"])
    .where("reference", "=", reference)
    .where("revision", "<=", revision)
    .orderBy("revision", "desc")
    .executeTakeFirst();
  return row ? readConsentProof(row) : null;
}
