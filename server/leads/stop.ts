import type { ContactChannel } from "~/data/contact-channels";
import { counted } from "~/data/formats";
import { noticePerson } from "../outbox/notices";
import { supersede } from "../outbox/plan";
import { hashesUnder, newestHashes, type Who } from "../privacy/identity";
import { storeOwnStop, storeStop, suppress } from "../privacy/opt-out";
import type { ContactStopTable, Trx } from "../store/schema";
import { transact } from "../store/transact";
import { findSubmission, readSubmission } from "../submission/submission";
import { type Actor, logAct, routerOf } from "./actor";

type StopRequest = Who & {
  channels: readonly ContactChannel[];
  manner: ContactStopTable["manner"];
  /** The request on which it is made; its page shows no other stop. */
  madeOn?: string;
};

/** `told`: recipients that get a notice; `needs`: recipients that a person must notify. */
type Stopped = { leads: number; told: number; needs: number };

/**
 * Revokes the consent to be contacted, immediately and for all earlier submissions: waiting
 * deliveries are cancelled or name the contact that is still allowed, and every recipient is
 * notified. Emails include the newsletter.
 */
export function stopContact(actor: Actor, request: StopRequest): Promise<Stopped> {
  const { db, keys } = actor;
  const { channels, manner, madeOn: reference, ...who } = request;

  return transact(db, async (trx) => {
    // Its notices have the same time, by which the page of a request knows them.
    const at = actor.now();
    const router = { ...routerOf(actor), now: () => at };
    const hashes = newestHashes(keys, who);
    await storeStop(trx, { hashes, channels, manner, at });
    if (reference !== undefined) await storeOwnStop(trx, reference, { channels, manner, at });
    if (channels.includes("emails")) await stopNewsletter(actor, trx, { who, manner });

    const notice = { about: "contact.revoked", stopped: channels } as const;
    const planned = await noticePerson(router, trx, hashesUnder(keys, who), notice);
    const outcome = `${channels.join(", ")}; ${counted(planned.leads.length, "submission")}`;
    // Anybody may repeat a stop of somebody with many leads.
    const isShort = planned.leads.length > 0 && planned.leads.length <= mostLogged;
    const references = isShort ? planned.leads : [null];
    await logAct(trx, actor, { act: "stop", outcome, references });
    return { ...planned, leads: planned.leads.length };
  });
}

/** A stop of more leads is logged once. */
const mostLogged = 20;

/** Stops contact at the address and phone number of one request. */
export async function stopContactOf(
  actor: Actor,
  { reference, channels }: { reference: string; channels: readonly ContactChannel[] },
): Promise<Stopped> {
  const row = await findSubmission(actor.db, reference);
  const { email, phone } = row ? readSubmission(row).contact : { email: "", phone: "" };
  return stopContact(actor, {
    ...(email === "" ? {} : { email }),
    ...(phone === "" ? {} : { phone }),
    channels,
    madeOn: reference,
    manner: actor.place === "desk" ? "desk" : "request page",
  });
}

async function stopNewsletter(
  { keys, now }: Actor,
  trx: Trx,
  { who: { email }, manner }: { who: Who; manner: string },
) {
  if (email === undefined) return;

  const hashes = newestHashes(keys, { email });
  await suppress(trx, { scope: "newsletter", hashes, source: `stop, ${manner}`, at: now() });
  await supersede({ now }, trx, { kind: "unsubscribe", hashes: hashesUnder(keys, { email }) });
}
