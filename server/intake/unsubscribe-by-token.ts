import { unsubscribeForm } from "~/data/forms/unsubscribe";
import { suppress } from "../privacy/suppression";
import { readUnsubscribeToken } from "../privacy/unsubscribe-token";
import { transact } from "../store/transact";
import { readSubmission } from "../submission/read-submission";
import type { FormPost } from "./form-post";
import type { IntakeServices } from "./intake-services";
import { receive } from "./receive";

type ByToken =
  /** Without a reference when no submission could be made of it. */
  | { kind: "done"; reference: string | null }
  /** Cut off on its way, or made with another key. */
  | { kind: "unknown" }
  | { kind: "unavailable" };

export function isUnsubscribeToken({ keys }: IntakeServices, token: string): boolean {
  return readUnsubscribeToken(keys, token) !== null;
}

/** Who pressed, and where. */
type Pressed = Pick<FormPost, "facts" | "page">;

/**
 * Takes the address behind a one-click link off the newsletter, as if it had been typed in: whoever
 * sends the newsletter is told too.
 */
export async function unsubscribeByToken(
  services: IntakeServices,
  token: string,
  pressed: Pressed,
): Promise<ByToken> {
  const read = readUnsubscribeToken(services.keys, token);
  if (!read) return { kind: "unknown" };

  try {
    const email = await findAddress(services, read.emailHash);
    if (email) return await unsubscribe(services, email, pressed);

    await leave(services, read.emailHash);
    return { kind: "done", reference: null };
  } catch (error) {
    services.log.error({ name: error instanceof Error ? error.name : "unknown" }, "nothing stored");
    return { kind: "unavailable" };
  }
}

/** The link carries no address; the sign-up it answers may still be kept. */
async function findAddress({ db }: IntakeServices, hash: string): Promise<string | undefined> {
  const row = await db
    .selectFrom("persons")
    .innerJoin("submissions", "submissions.reference", "persons.reference")
    .selectAll("submissions")
    .where("persons.hash", "=", hash)
    .where("submissions.kind", "=", "newsletter")
    .where("submissions.erased_at", "is", null)
    .orderBy("submissions.received_at", "desc")
    .executeTakeFirst();
  return row && (readSubmission(row).contact.email || undefined);
}

async function unsubscribe(
  services: IntakeServices,
  email: string,
  pressed: Pressed,
): Promise<ByToken> {
  const entries = new Map([
    ["email", [email]],
    ["formType", ["unsubscribe"]],
  ]);
  const received = await receive(services, { form: unsubscribeForm, entries, ...pressed });

  return received.kind === "accepted"
    ? { kind: "done", reference: received.reference }
    : { kind: "unavailable" };
}

/** What was signed up with is erased, so there is nothing to send on; the list still holds. */
async function leave({ db, outbox, now }: IntakeServices, hash: string) {
  const at = now();
  await transact(db, async (trx) => {
    await suppress(trx, { scope: "newsletter", hashes: [hash], source: "one-click", at });
    await outbox.supersede(trx, { kind: "unsubscribe", hashes: [hash] });
    await trx
      .insertInto("privacy_log")
      .values({ at, reference: null, nature: "unsubscribe", manner: "web", outcome: "one click" })
      .execute();
  });
}
