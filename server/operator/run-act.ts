import type { App } from "../app";
import { partnerDestination } from "../destinations/partner";
import { type Actor, findLogged, logAct, unknownReference } from "../leads/operator-log";
import { hashesUnder, readHashes } from "../privacy/identity";
import { lockChannel } from "../state/channel";
import { changeSubmissions } from "../state/settle";
import { checkpoint, lockPerson, runPart, transact } from "../store/transact";
import { findSubmission, readSubmission, unlessDamaged } from "../submission/submission";
import { type Act, acts, changedSince, inverseOf, whyNotNow } from "./acts";
import { inverseOnFirm, type PostedOfFirm, partnerActs, readFirm } from "./partner-acts";
import { readShown, type ShownSubmission } from "./shown-submission";
import {
  type Acting,
  failed,
  nothingToTakeBack,
  type Posted,
  partOf,
  type Refusal,
  readNote,
} from "./submission-acts";

/** What became of an act, as `Ran` has it, and what takes it back. */
export type Acted =
  | { kind: "done"; text: string; undo?: Undo | undefined; note?: string | undefined }
  | Refusal;

/** What is taken back by the act `undo`: the id of what the log has of an act, on these submissions or this firm. */
export type Undo = { of: readonly string[]; entry: string };

/**
 * Runs an act if it is possible and its part of the form is complete: what decides that is read again
 * under the locks, so that no act overlaps an erasure, another act, or a search for a firm. A note
 * that was typed beside it is saved with it; a correction, or a case and state, that is not saved keeps
 * every other act from running.
 *
 * @param name of an act, or `undo`, with what is taken back as `row`
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
  const taken = name === "undo" ? await findLogged(app.db, posted.row ?? "") : undefined;
  const actOn = (shown: ShownSubmission) =>
    name === "undo" ? inverseOn(shown, taken, actor) : actNamed(name);
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
        if (shown) acted.push(await press({ app, actor, reference, shown }, actOn(shown), posted));
      }
      return acted;
    });
  });
  // What was erased must not stay in the log of an embedded store.
  if (actNamed(name)?.isFinal) await checkpoint(app.db);
  return all;
}

function actNamed(name: string): Act | null {
  return acts.find((one) => one.name === name) ?? null;
}

type Logged = Awaited<ReturnType<typeof findLogged>>;

/** What takes back an act here: the log has an entry for each submission that was pressed together, of one moment. */
function inverseOn({ stored: { acts: all } }: ShownSubmission, taken: Logged, { name: by }: Actor) {
  const logged =
    all.find(({ id }) => id === taken?.id) ??
    all.find(({ act, at }) => act === taken?.act && at === taken.at);
  return logged ? inverseOf(logged, by) : null;
}

/** All that one press does with one submission: the act, the act that follows it, and the note beside it. */
async function press(acting: Acting, act: Act | null, sent: Posted): Promise<Acted> {
  const { app, shown } = acting;
  if (!act) return nothingToTakeBack;
  const posted = { ...sent, ...partOf(act.name, sent) };
  const noted = readNote(app, posted);
  if (typeof noted === "string") return failed(noted, "remind_on");
  const refused = whyNotNow(shown, act, posted);
  if (refused) return refused;

  const changed = changedSince(shown, posted.was);
  const ran = await perform(acting, act, posted);
  if (ran.kind === "failed") return ran;

  const next = ran.next && (await follow(acting, ran.next, {}));
  const said = [ran.text, next?.text];
  if (noted !== null && act.name !== "note") {
    const kept = await follow(acting, "note", posted);
    said.push(kept.kind === "done" ? kept.text : "The note could not be kept.");
  }
  const text = [...said, changed?.text].filter(Boolean).join(" ");
  // It takes back the whole press.
  const { undo } = next?.kind === "done" ? next : ran;
  return { kind: "done", text, undo, note: ran.note };
}

/** Runs an act and logs it; one that refuses after it has begun leaves nothing of what it wrote. */
async function perform(acting: Acting, act: Act, posted: Posted) {
  const { app, actor, reference } = acting;
  const run = () => act.run(acting, posted);
  const ran = await runPart(app.db, run, ({ kind }) => kind === "done");
  if (ran.kind === "failed") return ran;
  const log = ran.log && { act: act.name, references: [reference], ...ran.log };
  const [entry = ran.entry] = log ? await logAct(app, actor, log) : [];
  return { ...ran, undo: act.undo && entry ? { of: [reference], entry } : undefined };
}

/** A second act of one press, such as to save a note: its rule asks what is stored now. */
async function follow(acting: Acting, name: Act["name"], posted: Posted) {
  const act = actNamed(name);
  const shown = await readShown(acting.app, acting.reference);
  if (!act || !shown) return failed(unknownReference(acting.reference));
  const why = act.whyNot(shown) ?? act.whyNotWith?.(shown, posted) ?? null;
  return why === null ? perform({ ...acting, shown }, act, posted) : failed(why);
}

/**
 * Runs an act on a firm, which its channel locks; null for an unknown act or firm.
 *
 * @param name of an act, or `undo`, with what is taken back as `row`
 */
export async function runOnFirm(
  app: App,
  actor: Actor,
  name: string,
  id: string,
  posted: PostedOfFirm & Pick<Posted, "row"> = {},
): Promise<Acted | null> {
  const act =
    name === "undo"
      ? inverseOnFirm(await findLogged(app.db, posted.row ?? ""), id)
      : partnerActs.find((one) => one.name === name);
  if (!act || !app.config.partners.some((one) => one.id === id)) return null;
  const run = async (within: App) => {
    const firm = await readFirm(within, id);
    if (!firm) return failed(`PARTNERS_FILE has no firm ${id} now.`);
    const why = act.whyNot(firm);
    return why === null ? act.run({ app: within, actor, id, firm }, posted) : failed(why);
  };
  if (act.isUnlocked) return run(app);
  return transact(app, async (app) => {
    await lockChannel(app, partnerDestination(id), null);
    const ran = await run(app);
    if (ran.kind === "failed" || !ran.log) return ran;
    const [entry] = await logAct(app, actor, { act: act.name, references: [null], ...ran.log });
    return { ...ran, undo: act.undo && entry ? { of: [id], entry } : undefined };
  });
}

/** Whether what takes an act back is still possible. */
export async function canUndo(app: App, actor: Actor, { of, entry }: Undo): Promise<boolean> {
  const logged = await findLogged(app.db, entry);
  for (const one of of) {
    const shown = await readShown(app, one);
    if (shown && inverseOn(shown, logged, actor)?.whyNot(shown) === null) return true;
    const onFirm = inverseOnFirm(logged, one);
    const firm = onFirm && (await readFirm(app, one));
    if (firm && onFirm.whyNot(firm) === null) return true;
  }
  return false;
}
