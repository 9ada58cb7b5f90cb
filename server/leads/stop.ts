import type { ContactChannel } from "~/data/contact-channels";
import { counted } from "~/data/formats";
import type { App } from "../app";
import { noticePerson } from "../outbox/notices";
import { supersede } from "../outbox/plan";
import { storeOwnStop, storeStop } from "../privacy/contact-stops";
import { hashesUnder, newestHashes, readHashes, type Who, withStored } from "../privacy/identity";
import { suppress } from "../privacy/suppressions";
import type { ContactStopTable, SubmissionTable, Trx } from "../store/schema";
import { lockPerson, transact } from "../store/transact";
import { findSubmission, readSubmission, unlessDamaged } from "../submission/submission";
import { type Actor, logAct } from "./actor";

type StopRequest = Who & {
  channels: readonly ContactChannel[];
  manner: ContactStopTable["manner"];
  /** The request on which it is made; its page shows no other stop. */
  madeOn?: string;
  /** Further hashes of the person, if their address cannot be read. */
  stored?: readonly string[];
};

/** `told`: recipients that get a notice; `needs`: recipients that the operator must notify. */
type StopCounts = { leads: number; told: number; needs: number };

/**
 * Revokes the consent to be contacted, immediately and for all earlier submissions: waiting
 * deliveries are cancelled or name the contact that is still allowed, and every recipient is
 * notified. Emails include the newsletter.
 */
export function stopContact(app: App, actor: Actor, request: StopRequest): Promise<StopCounts> {
  const { db, keys } = app;
  const { channels, manner, madeOn: reference, stored = [], ...who } = request;

  return transact(db, async (trx) => {
    const at = app.now();
    const hashes = withStored(hashesUnder(keys, who), stored);
    await lockPerson(trx, hashes);
    await storeStop(trx, { hashes, channels, manner, at });
    if (reference !== undefined) await storeOwnStop(trx, reference, { channels, manner, at });
    if (channels.includes("emails")) await stopNewsletter(app, trx, { who, stored, manner });

    const notice = { about: "contact.revoked", stopped: channels } as const;
    const planned = await noticePerson(app, trx, hashes, notice, { at, madeOn: reference });
    const details = { channels: channels.join(", ") };
    const outcome = `${details.channels}; ${counted(planned.leads.length, "submission")}`;
    // Anybody may repeat a stop of somebody with many leads.
    const isShort = planned.leads.length > 0 && planned.leads.length <= mostLogged;
    const references = isShort ? planned.leads : [null];
    await logAct(app, trx, actor, { act: "stop", outcome, details, references });
    return { ...planned, leads: planned.leads.length };
  });
}

/** A stop of more leads is logged once. */
const mostLogged = 20;

/** Stops contact at the address and phone number of one request, also if its row cannot be read. */
export async function stopContactOf(
  app: App,
  actor: Actor,
  { reference, channels }: { reference: string; channels: readonly ContactChannel[] },
): Promise<StopCounts> {
  const row = await findSubmission(app.db, reference);
  return stopContact(app, actor, {
    ...((row && unlessDamaged(() => addressOf(row))) ?? {
      stored: await readHashes(app.db, reference),
    }),
    channels,
    madeOn: reference,
    manner: actor.place === "desk" ? "desk" : "request page",
  });
}

function addressOf(row: SubmissionTable): Who {
  const { email, phone } = readSubmission(row).contact;
  return { ...(email === "" ? {} : { email }), ...(phone === "" ? {} : { phone }) };
}

type OfPerson = { who: Who; stored: readonly string[]; manner: string };

async function stopNewsletter(app: App, trx: Trx, { who, stored, manner }: OfPerson) {
  const { email } = who;
  const hashes = [...(email === undefined ? [] : newestHashes(app.keys, { email })), ...stored];
  if (hashes.length === 0) return;

  await suppress(trx, { scope: "newsletter", hashes, source: `stop, ${manner}`, at: app.now() });
  const all = withStored(hashesUnder(app.keys, email === undefined ? {} : { email }), stored);
  await supersede(app, trx, { kind: "unsubscribe", hashes: all });
}
