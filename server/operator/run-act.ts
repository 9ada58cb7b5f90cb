import type { App } from "../app";
import { partnerDestination } from "../destinations/partner";
import { type Actor, logAct, unknownReference } from "../leads/operator-log";
import { hashesUnder, readHashes } from "../privacy/identity";
import { lockChannel } from "../state/channel";
import { changeSubmissions } from "../state/settle";
import { checkpoint, lockPerson, runPart, transact } from "../store/transact";
import { findSubmission, readSubmission, unlessDamaged } from "../submission/submission";
import { type Act, acts, changedSince, whyNotNow } from "./acts";
import { partnerActs, readFirm } from "./partner-acts";
import { readShown } from "./shown-submission";
import {
  type Acting,
  failed,
  type Posted,
  partOf,
  type Ran,
  type Refusal,
  readNote,
} from "./submission-acts";
import { undos } from "./undo-acts";

/** What became of an act, as `Ran` has it, and what takes it back. */
export type Acted =
  | { kind: "done"; text: string; undo?: Undo | undefined; note?: string | undefined }
  | Refusal;

/** The act that takes another one back: of which submissions or firm. */
export type Undo = { act: string; of: readonly string[]; key?: number | undefined };

/**
 * Runs an act if it is possible and its part of the form is complete: what decides that is read again
 * under the locks, so that no act overlaps an erasure, another act, or a search for a firm. A note
 * that was typed beside it is saved with it; a correction, or a case and state, that is not saved keeps
 * every other act from running.
 */
export async function runAct(
  app: App,
  actor: Actor,
  name: string,
  reference: string,
  posted: Posted = {},
): Promise<Acted> {
  const [acted] = await runOnEach(app, actor, name, [reference], posted);
  return acted ?? failed(unknownReference(reference));
}

/** Runs an act on each of these that is known, at one moment. */
export async function runOnEach(
  app: App,
  actor: Actor,
  name: string,
  references: readonly string[],
  posted: Posted = {},
): Promise<Acted[]> {
  const act = acts.find((one) => one.name === name);
  if (!act) return [];
  const all = await transact(app, async (app) => {
    // In this order: the persons, then the submissions.
    const hashes: string[] = [];
    for (const reference of references) {
      const row = await findSubmission(app.db, reference);
      const contact = row && unlessDamaged(() => readSubmission(row).contact);
      if (contact) hashes.push(...hashesUnder(app.keys, contact));
      // A stop finds and locks further requests also by an earlier address.
      hashes.push(...(await readHashes(app.db, reference)));
    }
    await lockPerson(app.db, hashes);
    return changeSubmissions(app, references, async (app) => {
      const acted: Acted[] = [];
      for (const reference of references) {
        const shown = await readShown(app, reference);
        const acting = shown && { app, actor, reference, shown };
        if (acting) acted.push(await runLocked(acting, act, posted));
      }
      return acted;
    });
  });
  // What was erased must not stay in the log of an embedded store.
  if (act.isFinal) await checkpoint(app.db);
  return all;
}

async function runLocked(acting: Acting, act: Act, posted: Posted): Promise<Acted> {
  const { app, actor, shown } = acting;
  const noted = readNote(app, posted);
  if (typeof noted === "string") return failed(noted, "remind_on");
  const refused = whyNotNow(shown, act, posted, actor.name);
  if (refused) return refused;

  const changed = changedSince(shown, posted.was);
  const ran = await runLogged(acting, act, { ...posted, ...partOf(act.name, posted) });
  if (ran.kind === "failed") return ran;

  const next = ran.next && (await runNext(acting, ran.next, {}));
  const said = [ran.text, next?.text];
  if (noted !== null && act.name !== "note") {
    const kept = await runNext(acting, "note", posted);
    said.push(kept.kind === "done" ? kept.text : "The note could not be kept.");
  }
  const text = [...said, changed?.text].filter(Boolean).join(" ");
  // It takes back the whole press.
  const { undo } = next?.kind === "done" ? next : ran;
  return { kind: "done", text, undo, note: ran.note };
}

/** An act that refuses after it has begun leaves nothing of what it wrote. */
async function runLogged(acting: Acting, act: Act, posted: Posted) {
  const run = () => act.run(acting, posted);
  const done = await runPart(acting.app.db, run, ({ kind }) => kind === "done");
  const ran = await logRan(acting, act.name, done);
  if (ran.kind === "failed") return ran;
  const undo = act.undo && { act: act.undo, of: [acting.reference], key: ran.key };
  return { ...ran, undo: ran.text === "" ? undefined : undo };
}

type Logging = Pick<Acting, "app" | "actor"> & { reference: string | null };

async function logRan({ app, actor, reference }: Logging, act: Act["name"], ran: Ran) {
  if (ran.kind === "done" && ran.log) {
    await logAct(app, actor, { act, references: [reference], ...ran.log });
  }
  return ran;
}

/** Runs a second act of one press, such as to save a note: its rule asks what is stored now. */
async function runNext(acting: Acting, name: Act["name"], posted: Posted) {
  const act = acts.find((one) => one.name === name);
  const shown = await readShown(acting.app, acting.reference);
  if (!act || !shown) return failed(unknownReference(acting.reference));
  const why = act.whyNot(shown) ?? act.whyNotWith?.(shown, posted) ?? null;
  return why === null ? runLogged({ ...acting, shown }, act, posted) : failed(why);
}

/** Runs an act on a firm, which its channel locks; null for an unknown act or firm. */
export async function runOnFirm(
  app: App,
  actor: Actor,
  name: string,
  id: string,
  posted: Posted = {},
): Promise<Acted | null> {
  const act = partnerActs.find((one) => one.name === name);
  if (!act || !app.config.partners.some((one) => one.id === id)) return null;
  const run = async (within: App) => {
    const firm = await readFirm(within, id);
    if (!firm) return failed(`PARTNERS_FILE has no firm ${id} now.`);
    const why = act.whyNot(firm);
    return why === null ? act.run({ app: within, actor, id, firm }, posted) : failed(why);
  };
  const ran = act.isUnlocked
    ? await run(app)
    : await transact(app, async (app) => {
        await lockChannel(app, partnerDestination(id), null);
        return logRan({ app, actor, reference: null }, act.name, await run(app));
      });
  if (ran.kind === "failed") return ran;
  return { kind: "done", text: ran.text, undo: act.undo && { act: act.undo, of: [id] } };
}

/** Whether the act that takes another one back is still possible. */
export async function canUndo(
  app: App,
  actor: Actor,
  { act: name, of, key }: Undo,
): Promise<boolean> {
  const act = acts.find((one) => one.name === name && name in undos);
  const isUndo = partnerActs.some(({ undo }) => undo === name);
  const onFirm = partnerActs.find((one) => isUndo && one.name === name);
  for (const one of of) {
    const shown = act && (await readShown(app, one));
    if (shown && act.whyNot(shown, key, actor.name) === null) return true;
    const firm = onFirm && (await readFirm(app, one));
    if (firm && onFirm.whyNot(firm) === null) return true;
  }
  return false;
}
