import type { Transaction } from "kysely";
import { hashesOf, type Identity } from "../privacy/identity";
import { lift, suppress } from "../privacy/suppression";
import type { Services } from "../services";
import type { Database } from "../store/schema";
import type { Arrival } from "./store";

type Effect = { arrival: Arrival; identity: Identity; reference: string };

/** What a submission does at once, in its own transaction; a repeat does it again. */
export async function applyEffects(
  services: Services,
  trx: Transaction<Database>,
  effect: Effect,
): Promise<void> {
  switch (effect.arrival.post.form.kind) {
    case "unsubscribe":
      return leaveNewsletter(trx, effect);
    case "newsletter":
      return joinNewsletter(trx, effect);
    case "opt_out":
      return optOut(services, trx, effect);
    default:
  }
}

async function leaveNewsletter(trx: Transaction<Database>, effect: Effect) {
  const hashes = emailOf(effect.identity);
  const { at } = effect.arrival;
  await suppress(trx, { scope: "newsletter", hashes, source: effect.reference, at });
}

/** Only the address's own sign-up lifts it, and nothing but the newsletter; spam lifts nothing. */
async function joinNewsletter(trx: Transaction<Database>, { arrival, identity }: Effect) {
  if (!arrival.isDecoyed) await lift(trx, "newsletter", emailOf(identity));
}

async function optOut(services: Services, trx: Transaction<Database>, effect: Effect) {
  const { arrival, identity, reference } = effect;
  const { at } = arrival;
  const hashes = hashesOf(identity);
  await suppress(trx, { scope: "sale", hashes, source: reference, at });
  await services.outbox.planNotices(trx, { reference, hashes, at });
  await trx
    .insertInto("privacy_log")
    .values({ at, reference, nature: "opt_out", manner: "web", outcome: "processed at once" })
    .execute();
}

function emailOf({ email }: Identity): string[] {
  return email ? [email] : [];
}
