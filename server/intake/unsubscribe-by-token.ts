import { suppress } from "../privacy/suppression";
import { readUnsubscribeToken } from "../privacy/unsubscribe-token";
import type { Services } from "../services";

/**
 * Takes the address behind a one-click link off the newsletter. A token nobody made is `done` as
 * well: the answer must not tell which tokens are real.
 */
export async function unsubscribeByToken(
  services: Services,
  token: string,
): Promise<"done" | "unavailable"> {
  const read = readUnsubscribeToken(services.key, token);
  if (!read) return "done";

  try {
    await leave(services, read.emailHash);
    return "done";
  } catch (error) {
    services.log.error({ name: error instanceof Error ? error.name : "unknown" }, "nothing stored");
    return "unavailable";
  }
}

/** There is no submission: the link carries no address that could be stored or sent on. */
async function leave({ db, outbox, now }: Services, hash: string) {
  const at = now();
  await db.transaction().execute(async (trx) => {
    await suppress(trx, { scope: "newsletter", hashes: [hash], source: "one-click", at });
    await outbox.supersede(trx, { kind: "unsubscribe", personKey: hash });
    await trx
      .insertInto("privacy_log")
      .values({ at, reference: null, nature: "unsubscribe", manner: "web", outcome: "one click" })
      .execute();
  });
}
