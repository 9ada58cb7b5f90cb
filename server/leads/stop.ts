import type { ContactChannel } from "~/data/contact-channels";
import { counted } from "~/data/formats";
import type { App } from "../app";
import { noticePerson } from "../outbox/notices";
import { hashesUnder, readOwnHashes, type Who, withStored } from "../privacy/identity";
import type { ContactStopTable, SubmissionTable } from "../store/schema";
import { lockPerson, transact } from "../store/transact";
import { storeOwnStop, storeStop } from "../submission/contact-stops";
import {
  findSubmission,
  forgetFingerprints,
  readSubmission,
  unlessDamaged,
} from "../submission/submission";
import { type Actor, logAct } from "./operator-log";
import { leaveNewsletter } from "./preferences";

type StopRequest = Who & {
  channels: readonly ContactChannel[];
  manner: ContactStopTable["manner"];
  /** The request on which it is made; its page shows no other stop. */
  madeOn?: string;
  /** Further hashes of the person, if their address cannot be read. */
  stored?: readonly string[];
};

/**
 * Revokes the consent to be contacted, immediately and for all earlier submissions: waiting
 * deliveries are cancelled or name the contact that is still allowed, and every recipient is
 * notified. Emails include the newsletter.
 *
 * @returns how many leads these are
 */
export function stopContact(app: App, actor: Actor, request: StopRequest): Promise<number> {
  return transact(app, async (app) => {
    const { channels, manner, madeOn: reference, stored = [], ...who } = request;
    const at = app.now();
    const hashes = withStored(hashesUnder(app.keys, who), stored);
    await lockPerson(app.db, hashes);
    await storeStop(app.db, { hashes, channels, manner, at });
    if (reference !== undefined) await storeOwnStop(app.db, reference, { channels, manner, at });
    const notice = { about: "contact.revoked", stopped: channels } as const;
    const leads = await noticePerson(app, hashes, notice, reference);
    const references = leads.map(({ reference }) => reference);
    // Who agrees once more is no duplicate of what was stopped: a stop is the opposite request.
    await forgetFingerprints(app.db, references);
    if (channels.includes("emails")) {
      // Who names only a phone number has an address on each lead.
      const emails = new Set([who.email]);
      const known: string[] = [];
      for (const row of leads) {
        const own = unlessDamaged(() => addressOf(row));
        if (own) emails.add(own.email);
        else known.push(...(await readOwnHashes(app.db, row.reference)));
      }
      const people = [...emails].map((email) => ({ email }));
      await leaveNewsletter(app, `stop, ${manner}`, people, known);
    }
    const details = { channels: channels.join(", ") };
    const outcome = `${details.channels}; ${counted(leads.length, "submission")}`;
    // Anybody may repeat a stop of somebody with many leads.
    const isShort = leads.length > 0 && leads.length <= mostLogged;
    const logged = isShort ? references : [null];
    await logAct(app, actor, { act: "stop", outcome, details, references: logged });
    return leads.length;
  });
}

/** A stop that covers more leads is logged once, without their references. */
const mostLogged = 20;

/** Stops contact at the address and phone number of one request, also if its row cannot be read. */
export async function stopContactOf(
  app: App,
  actor: Actor,
  { reference, channels }: { reference: string; channels: readonly ContactChannel[] },
): Promise<number> {
  const row = await findSubmission(app.db, reference);
  const who = row && unlessDamaged(() => addressOf(row));
  const person = who ?? { stored: await readOwnHashes(app.db, reference) };
  const manner = actor.place === "person" ? "request page" : "desk";
  return stopContact(app, actor, { ...person, madeOn: reference, channels, manner });
}

function addressOf(row: SubmissionTable): Who {
  const { email, phone } = readSubmission(row).contact;
  return { ...(email === "" ? {} : { email }), ...(phone === "" ? {} : { phone }) };
}
