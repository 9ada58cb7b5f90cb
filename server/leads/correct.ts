import { resolveCase } from "~/data/cases";
import { cleanText } from "~/data/clean";
import { channelsIn } from "~/data/contact-channels";
import type { VisibleField } from "~/data/field";
import { counted, normalizeEmail } from "~/data/formats";
import { formOfKind } from "~/data/forms/of-kind";
import { wireNames } from "~/data/forms/wire-names";
import type { App, InTransaction } from "../app";
import type { Partner } from "../config/partners";
import { noticeLeads } from "../outbox/notices";
import { planRevision } from "../outbox/plan";
import {
  addedHashes,
  hashesUnder,
  newestHashes,
  normalizePhone,
  noteEarlier,
  usPhone,
  withStored,
} from "../privacy/identity";
import { isSuppressed, liftOwn, readOptOut } from "../privacy/opt-out";
import { logRequest } from "../privacy/privacy-log";
import { partnersOfCase } from "../routing/choose-partner";
import { namedIn } from "../state/routing-row";
import { settle } from "../state/settle";
import type { OperatorLogTable, SubmissionTable } from "../store/schema";
import { lockPerson, transact } from "../store/transact";
import { copyStops, dropCopies, findLeads } from "../submission/contact-stops";
import { submissionKinds } from "../submission/kinds";
import { isOpen, revise } from "../submission/row";
import {
  fieldColumns,
  findSubmission,
  readContact,
  readCorrected,
  readSubmission,
  type Submission,
  textsIn,
} from "../submission/submission";
import { check, type Values, withCondition } from "./check-post";
import type { RequestFacts } from "./form-post";
import { type Actor, byPerson, logAct } from "./operator-log";
import { applyPreferences } from "./preferences";
import { type Agreed, storeReceipt } from "./receipt";
import { isChild } from "./receive";
import type { StoredSubmission } from "./stored-submission";

type CorrectionResult =
  | {
      kind: "done";
      revision: number;
      count: number;
      released: Released | null;
      entry: string | undefined;
    }
  /** Messages by field name; nothing was changed. */
  | { kind: "invalid"; errors: Record<string, string> }
  /** Corrected or erased in the meantime; nothing was changed. */
  | { kind: "stale"; obstacle: string }
  /** A new address or number, and the person has not agreed to be contacted there. */
  | { kind: "unagreed" }
  | { kind: "obstacle"; obstacle: string };

/** The address of a mistaken correction, and the leads that had been taken for opted out by it. */
export type Released = {
  leads: readonly string[];
  /** Something else keeps the address there: another request, or a list. */
  isListed: boolean;
};

type Wanted = {
  /** For the log; what is taken back is off the lists that only it had put somebody on. */
  act?: "edit" | "uncorrect";
  changes: Values;
  /** The revision that the page showed: only the current one can be corrected. */
  seen?: number | undefined;
  /** The request of the person, with the consent to a new address or number. */
  by?: { facts: RequestFacts; consent: FurtherConsent | null };
};

/** Nobody agreed to calls at a new number before. `page`: its address, and anchor if it has one. */
type FurtherConsent = Pick<Agreed, "shown" | "language" | "firms"> & { page: string };

/**
 * Checks the changed fields as the form does, stores them as the next revision, and delivers it
 * under the same reference. The first receipt stays, because it proves what the visitor sent.
 */
export async function correct(
  app: App,
  actor: Actor,
  reference: string,
  { act = "edit", changes, seen, by }: Wanted,
): Promise<CorrectionResult> {
  return transact(app, async (app) => {
    const row = await findSubmission(app.db, reference);
    if (!row || !isOpen(row)) return cannot;
    if (seen !== undefined && seen !== row.revision) return stale(reference);

    const submission = readSubmission(row);
    const checked = checkChanges(submission, changes, app.now());
    if (checked.kind !== "valid") return checked;
    const isNew = isNewContact(submission.fields, checked.fields);
    if (by && isNew && !by.consent) return { kind: "unagreed" };
    // A consent that was not needed proves nothing.
    const kept = isNew || !by ? by : { ...by, consent: null };
    return save(app, { act, actor, row, fields: checked.fields, by: kept });
  });
}

const cannot = { kind: "obstacle", obstacle: "It cannot be corrected." } as const;

function stale(reference: string): CorrectionResult {
  return {
    kind: "stale",
    obstacle: `${reference} was changed in the meantime, so nothing was done. Look at it again.`,
  };
}

/** A different spelling of the stored address or number is not new. */
export function isNewContact(stored: Values, typed: Values): boolean {
  const { phone, email } = wireNames;
  const isChanged = (name: string, plain: (text: string) => string) =>
    Boolean(typed[name]) && plain(typed[name] ?? "") !== plain(stored[name] ?? "");
  return isChanged(phone, normalizePhone) || isChanged(email, normalizeEmail);
}

type CheckedCorrection =
  | { kind: "valid"; fields: Values }
  | Exclude<CorrectionResult, { kind: "done" }>;

/**
 * A stored value that would no longer pass must not keep another field from being corrected. What is required
 * depends on what would be stored together, such as a number unless a call is not safe.
 */
function checkChanges(submission: Submission, changes: Values, at: number): CheckedCorrection {
  const known = editableFields(submission);
  const unknown = Object.keys(changes).filter((name) => !known.some((one) => one.name === name));
  if (unknown.length > 0) {
    const message = `This form has no such field. It has: ${known.map(({ name }) => name).join(", ")}`;
    return { kind: "invalid", errors: Object.fromEntries(unknown.map((name) => [name, message])) };
  }
  const changed = known.filter(({ name }) => {
    const typed = changes[name] === undefined ? undefined : cleanText(changes[name]);
    return typed !== undefined && typed !== (submission.fields[name] ?? "");
  });
  const after: Values = { ...submission.fields, ...changes };
  // What a changed field makes necessary is missed if it is empty.
  const missable = known.filter(
    ({ name, requiredWhen }) =>
      !after[name] && changed.some((one) => one.name === requiredWhen?.field),
  );
  const asked = [...new Set([...changed, ...missable])].map((field) => withCondition(field, after));
  const entries = new Map(asked.map(({ name }) => [name, [after[name] ?? ""]]));
  const { values, reply } = check(asked, entries, at);
  if (reply) {
    const told = Object.entries(reply.error ?? {});
    const errors = told.map(([name, messages]) => [name, messages?.join(" ") ?? ""]);
    return { kind: "invalid", errors: Object.fromEntries(errors) };
  }
  if (isChild(values.dob, submission.receivedAt)) return { kind: "invalid", errors: tooYoung };

  const fields = merged(submission, asked, values);
  return isUnchanged(submission.fields, fields)
    ? { kind: "obstacle", obstacle: "Nothing was changed." }
    : { kind: "valid", fields };
}

const tooYoung = {
  dob: "With this date the sender was under 13, and the form accepts nothing from a child. If the date is right, erase the submission.",
};

function merged({ kind, fields }: Submission, changed: readonly VisibleField[], values: Values) {
  const kept = Object.entries(fields).filter(([name]) => !changed.some((one) => one.name === name));
  const next: Record<string, string> = { ...Object.fromEntries(kept), ...values };
  const { phone } = readContact(kind, next);
  return "phone_e164" in next ? { ...next, phone_e164: usPhone(phone) ?? "" } : next;
}

function isUnchanged(before: Values, after: Values): boolean {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].every((name) => (before[name] ?? "") === (after[name] ?? ""));
}

/** A correction to be stored: of fields, or without them, the quiz answers are taken back. */
type Saved = Pick<Wanted, "by"> & {
  act: OperatorLogTable["act"];
  actor: Actor;
  row: SubmissionTable;
  fields?: Values;
};

/** Stores the next revision, and sends it to everyone who has the lead. */
async function save(
  app: InTransaction,
  { act, actor, row, fields, by }: Saved,
): Promise<CorrectionResult> {
  const { reference } = row;
  const before = readSubmission(row);
  const changed = fields
    ? {
        corrected: JSON.stringify([
          ...readCorrected(row),
          { revision: row.revision + 1, before: replaced(before.fields, fields) },
        ]),
        ...fieldColumns(row.kind, fields),
      }
    : { answers: null };
  const next = { ...row, revision: row.revision + 1, ...changed };
  const submission = readSubmission(next);
  const { keys } = app;
  await lockPerson(app.db, hashesUnder(keys, submission.contact));
  if (!(await revise(app.db, row, changed))) return stale(reference);

  const at = app.now();
  await keepAddress(app, row, submission);
  const released = act === "uncorrect" ? await releaseAddress(app, actor, row, submission) : null;
  if (by?.consent) {
    const { ip, userAgent, reasons: optedOut } = by.facts;
    const page = { source: by.consent.page };
    const sender = { ip: ip ?? "", ip_source: ip === null ? "" : "server" };
    await storeReceipt(
      app,
      { ...submission, optedOut, page },
      {
        ...by.consent,
        at,
        certificate: "absent",
        shareAnswers: null,
        personal: {
          ...sender,
          user_agent: userAgent,
          certificate_url: "",
          certificate_token: "",
          certificate_ping_url: "",
        },
      },
    );
  }
  const count = await planRevision(app, submission);
  await settle(app, [reference]);
  const outcome = `${fields ? "" : "answers removed, "}revision ${next.revision}`;
  await logRequest(app.db, actor, { at, nature: "correct", outcome });
  const details = fields ? { revision: String(next.revision) } : { removed: "answers" };
  const [entry] = await logAct(app, actor, { act, outcome, details, references: [reference] });
  return { kind: "done", revision: next.revision, count, released, entry };
}

/**
 * The lead is found by its new address and number from now on, and what their owner stopped or opted out of
 * before counts, also before another firm may get it. The earlier ones stay, as such: the receipt still has them,
 * and whoever asks for them must be named the lead.
 */
async function keepAddress(app: InTransaction, row: SubmissionTable, after: Submission) {
  const { reference } = row;
  const before = readSubmission(row);
  const added = addedHashes(app.keys, before.contact, after.contact);
  // A number may have been removed.
  if (added.length === 0) return noteEarlier(app, reference, after.contact);
  const wasOptedOut = await isOptedOut(app, before);
  await app.db
    .insertInto("persons")
    .values(newestHashes(app.keys, after.contact).map((hash) => ({ reference, hash })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await noteEarlier(app, reference, after.contact);
  const known = channelsIn(row.stopped);
  // Whoever sent the lead consented to contact at what it came with, whatever was stopped there before.
  const came = addedHashes(app.keys, firstContact(row), after.contact);
  const copied = await copyStops(app.db, came, reference, app.now());
  const stopped = copied.filter((channel) => !known.includes(channel));
  if (stopped.length > 0) {
    await noticeLeads(app, [reference], { about: "contact.revoked", stopped });
  }
  if (!wasOptedOut && (await isOptedOut(app, after))) {
    await noticeLeads(app, [reference], { about: "privacy.opted_out" });
  }
  // What was asked for with a mistyped address is asked for with this one.
  await applyPreferences(app, after, { isNew: false, isOverRate: false });
}

/**
 * Takes an address off the lists that only a mistaken correction of an opt-out had put it on, and what was stopped
 * there off the lead. For example, Bob opted out, and his address was corrected to that of Eve, who did not. What
 * the person typed at any time stays on, and so does what was put there otherwise, such as by a request of Eve.
 *
 * @param row before the correction was taken back
 * @returns null if it had put nothing there
 */
async function releaseAddress(
  app: InTransaction,
  actor: Actor,
  row: SubmissionTable,
  after: Submission,
): Promise<Released | null> {
  const { reference, kind } = row;
  const edits = await app.db
    .selectFrom("operator_log")
    .select("details")
    .where((is) => is.and({ reference, act: "edit", place: "person" }))
    .execute();
  const revisions = edits.flatMap(({ details }) => textsIn(details).revision ?? []);
  const typed = revisions.map((one) => readContact(kind, fieldsAt(row, Number(one))));
  const first = firstContact(row);
  const kept = [after.contact, first, ...typed].flatMap((one) => hashesUnder(app.keys, one));
  const later = [after.contact, ...typed].flatMap((one) => addedHashes(app.keys, first, one));
  await dropCopies(app.db, app.keys, reference, later);
  const own = hashesUnder(app.keys, readContact(kind, textsIn(row.fields)));
  const mistaken = own.filter((hash) => !kept.includes(hash));
  const lifted = await liftOwn(app.db, reference, mistaken);
  if (lifted === 0) return null;
  const outcome = `${counted(lifted, "entry", "entries")} of a mistaken correction lifted`;
  await logRequest(app.db, actor, { at: app.now(), reference, nature: "allow", outcome });
  const { preference } = submissionKinds[kind];
  const scope = preference === "leave_newsletter" ? "newsletter" : "sale";
  const hashes = withStored(hashesUnder(app.keys, {}), mistaken);
  const isListed = await isSuppressed(app.db, scope, hashes);
  // A signal has told nobody of other requests.
  return { leads: preference === "opt_out" ? await findLeads(app.db, hashes) : [], isListed };
}

/** The address and number with which it was sent. */
function firstContact(row: SubmissionTable) {
  return readContact(row.kind, fieldsAt(row, 1));
}

/** The values as they were at this revision. */
function fieldsAt(row: SubmissionTable, at: number): Values {
  const since = readCorrected(row).filter(({ revision }) => revision > at);
  // The oldest correction of a field since then replaced what was there.
  const before = since.toReversed().flatMap((one) => Object.entries(one.before));
  return Object.fromEntries([...Object.entries(textsIn(row.fields)), ...before]);
}

async function isOptedOut({ keys, db }: InTransaction, submission: Submission): Promise<boolean> {
  return (await readOptOut(db, keys, submission)).optOut.length > 0;
}

/** The values that are different now, as they were. */
function replaced(before: Values, after: Values): Values {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return Object.fromEntries(
    names.flatMap((name) =>
      (before[name] ?? "") === (after[name] ?? "") ? [] : [[name, before[name] ?? ""]],
    ),
  );
}

/**
 * Removes the quiz answers and sends a revision without them to everyone who has the request.
 *
 * @param seen the revision that the page showed; returns false if a newer one exists
 */
export async function takeBackAnswers(
  app: App,
  { reference, seen }: { reference: string; seen: number },
): Promise<boolean> {
  return transact(app, async (app) => {
    const row = await findSubmission(app.db, reference);
    if (row?.revision !== seen || row.answers === null) return false;
    return (await save(app, { act: "edit", actor: byPerson, row })).kind === "done";
  });
}

/**
 * The firms that the form named when this lead was sent. A consent given later must not cover more
 * firms.
 */
export function namedFirst(
  { config }: App,
  { row, routing }: Pick<StoredSubmission, "row" | "routing">,
): readonly Partner[] {
  if (!routing) return partnersOfCase(config, row.case_slug ?? "");
  const named = namedIn(routing);
  return config.partners.filter(({ id }) => id !== undefined && named.includes(id));
}

/** Not editable: consent is proven by the receipt, and the case decides who gets the lead. */
const fixed = ["consent", "share_answers", wireNames.caseSlug, "caseType"];

/** The fields of a stored submission that the operator may correct, under their stored names. */
export function editableFields(submission: Submission): VisibleField[] {
  const { kind, case: about } = submission;
  return formOfKind(kind, resolveCase(about.slug ?? "")).fields.flatMap((field) => {
    if (field.type === "hidden" || field.fromPreviousStep || fixed.includes(field.name)) return [];
    return field.mayBeUnasked ? { ...field, required: false } : field;
  });
}

/**
 * Whether the sender may correct a field without the operator: not the state, which decides the firm,
 * and not the date of birth, which may show that the sender is a child.
 */
export function isCorrectable({ name }: VisibleField): boolean {
  return name !== "state" && name !== "dob";
}

/** The fields that a person may correct without the operator, and their stored values. */
export function listCorrectable(submission: Submission): {
  fields: readonly VisibleField[];
  values: Values;
} {
  const fields = editableFields(submission).filter(isCorrectable).map(asStored);
  const stored = fields.map(({ name }) => [name, submission.fields[name] ?? ""]);
  return { fields, values: Object.fromEntries(stored) };
}

/**
 * Names of fields of a page that may be outdated, by what was typed there. `untouched`: as the page showed
 * it, so that what is stored stays if somebody corrected it since. `unsaved`: typed, and not what is
 * stored. `conflicts`: those of them that somebody else corrected, too.
 */
type TypedFields = { untouched: string[]; unsaved: string[]; conflicts: string[] };

/**
 * @param seen the revision from which the page was made
 * @param posted values by the names of fields
 */
export function readTyped(row: SubmissionTable, seen: number, posted: Values): TypedFields {
  const stored = new Map(Object.entries(textsIn(row.fields)));
  const shown = new Map(Object.entries(fieldsAt(row, seen)));
  const typed = Object.entries(posted).map(([name, value]) => ({
    name,
    value: inOneLine(value),
    stored: inOneLine(stored.get(name)),
    shown: inOneLine(shown.get(name)),
  }));
  const isTouched = (field: (typeof typed)[number]) => field.value !== field.shown;
  const unsaved = typed.filter((field) => isTouched(field) && field.value !== field.stored);
  const conflicts = unsaved.filter((field) => field.stored !== field.shown);
  const untouched = typed.filter((field) => !isTouched(field));
  return {
    untouched: namesOf(untouched),
    unsaved: namesOf(unsaved),
    conflicts: namesOf(conflicts),
  };
}

function namesOf(fields: readonly { name: string }[]): string[] {
  return fields.map(({ name }) => name);
}

/** A browser may end lines otherwise than what is stored. */
function inOneLine(text = ""): string {
  return text.replace(/\s+/g, " ").trim();
}

/** Not collapsed, and without a default, which would be posted as a change nobody made. */
function asStored({ isFolded: _, ...field }: VisibleField): VisibleField {
  if (!("defaultValue" in field)) return field;
  const { defaultValue: __, ...plain } = field;
  return plain;
}
