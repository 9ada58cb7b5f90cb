import { randomInt } from "node:crypto";
import { type ExpressionBuilder, type SqlBool, sql } from "kysely";
import { z } from "zod";
import type { Quiz } from "~/data/case";
import { day } from "~/data/dates";
import { foldText } from "~/data/fold";
import type { FormKind } from "~/data/forms/definition";
import { type Language, language, languages, mainLanguage } from "~/data/language";
import { stateCode } from "~/data/states";
import type { Config } from "../config/config";
import { normalizePhone } from "../privacy/identity";
import { type OptOutReason, optOutReasons } from "../privacy/opt-out";
import { alphabet } from "../privacy/sealed-token";
import type { Database, Db, SubmissionState, SubmissionTable, Trx } from "../store/schema";
import { isOfRow } from "../store/store-error";
import { submissionKinds } from "./kinds";

/** A stored submission, without personal parts once it is erased. */
export type Submission = {
  reference: string;
  kind: FormKind;
  state: SubmissionState;
  revision: number;
  /** Milliseconds since 1970. */
  receivedAt: number;
  erasedAt: number | null;
  case: { slug: string | null; title: string | null };
  /** The form's page: scheme and host; path; the full URL with campaign and anchor. */
  page: { origin: string; path: string; source: string };
  contact: Contact;
  /** Values by stored name; a field left empty is absent. */
  fields: Readonly<Record<string, string>>;
  /** Quiz answers by question name, only if shared. */
  answers: Readonly<Record<string, string>> | null;
  /** As of when it was received; the person may have opted out since. */
  optedOut: readonly OptOutReason[];
  ip: string | null;
};

/** Who a submission is from; empty where the form does not ask or the contents were erased. */
export type Contact = { name: string; email: string; phone: string };

export function findSubmission(db: Db, reference: string): Promise<SubmissionTable | undefined> {
  return db
    .selectFrom("submissions")
    .selectAll()
    .where("reference", "=", reference)
    .executeTakeFirst();
}

/** Its contents are old enough to be erased. */
export function isPastRetention({ RETENTION_DAYS }: Config, now: number) {
  return (is: ExpressionBuilder<Database, "submissions">) =>
    is.and([is("received_at", "<", now - RETENTION_DAYS * day), is("erased_at", "is", null)]);
}

/** A submission of its row, with what its columns hold as JSON. */
export function readSubmission(row: SubmissionTable): Submission {
  const fields = parseTexts(row.fields);

  return {
    reference: row.reference,
    kind: row.kind,
    state: row.state,
    revision: row.revision,
    receivedAt: row.received_at,
    erasedAt: row.erased_at,
    case: { slug: row.case_slug, title: row.case_title },
    page: { origin: row.origin, path: row.path, source: row.page_source },
    contact: readContact(row.kind, fields),
    fields,
    answers: row.answers === null ? null : parseTexts(row.answers),
    optedOut: reasons.parse(JSON.parse(row.opted_out)),
    ip: row.ip,
  };
}

export function readContact(kind: FormKind, fields: Readonly<Record<string, string>>): Contact {
  const { name, email, phone = "" } = submissionKinds[kind].contact;

  return {
    name: name
      .map((part) => fields[part])
      .filter(Boolean)
      .join(" "),
    email: fields[email] ?? "",
    phone: fields[phone] ?? "",
  };
}

/** The fields, and columns by which the desk lists them. The bounds keep a row of its index small enough. */
export function fieldColumns(kind: FormKind, fields: Readonly<Record<string, string>>) {
  const { name, email, phone } = readContact(kind, fields);
  const parts = [name.slice(0, 150), email.slice(0, 150), phone && normalizePhone(phone)];
  const search = foldText(parts.join(" ")).slice(0, 400);
  const region = stateCode(fields.state ?? "").slice(0, 40);
  return { fields: JSON.stringify(fields), region, search };
}

const texts = z.record(z.string(), z.string());
const reasons = z.array(z.enum(optOutReasons));
/**
 * What rows say that a fault of a disk or an older version may have damaged; null if they are. They
 * must keep no other rows, and no person, from what is done: go on without, and name them to the
 * operator where something is left out.
 */
export function unlessDamaged<Value>(read: () => Value): Value | null {
  try {
    return read();
  } catch (error) {
    return nullIfDamaged(error);
  }
}

/** The same for a promise: its error, unless it is about the store. */
export function nullIfDamaged(error: unknown): null {
  if (!isOfRow(error)) throw error;
  return null;
}

/** Empty if they are damaged. */
export function textsIn(json: string | null): Record<string, string> {
  return unlessDamaged(() => parseTexts(json ?? "{}")) ?? {};
}

/** @throws if the text is not a JSON object of strings */
export function parseTexts(json: string): Record<string, string> {
  return texts.parse(JSON.parse(json));
}

const proof = z.object({
  consented_at: z.string(),
  form_version: z.string().default(""),
  consent_text: z.string().nullish(),
  disclosure_text: z.string().nullish(),
  page: z.string().default(""),
  firms: z.array(z.string()).default([]),
  ip: z.string().default(""),
  user_agent: z.string().default(""),
  share_answers: z.boolean().nullish(),
});

const corrections = z.array(
  z.object({ revision: z.number(), before: z.record(z.string(), z.string()) }),
);

/** What each correction replaced, oldest first. */
export function readCorrected({ corrected }: SubmissionTable) {
  return corrections.parse(JSON.parse(corrected ?? "[]"));
}

/** What payloads carry of a receipt. */
export type Consent = ReturnType<typeof readConsent>;

/**
 * What the visitor was shown and agreed to, and the hash of its receipt. `personal` is null once it
 * was erased.
 */
export function readConsent(stored: { body: string; personal: string | null; sha256: string }) {
  const read = proof.parse({ ...JSON.parse(stored.body), ...JSON.parse(stored.personal ?? "{}") });
  return {
    consentedAt: read.consented_at,
    consentText: read.consent_text ?? "",
    disclosureText: read.disclosure_text ?? "",
    sha256: stored.sha256,
    page: read.page,
    formVersion: read.form_version,
    firms: read.firms,
    ip: read.ip,
    userAgent: read.user_agent,
    sharedAnswers: read.share_answers === true,
  };
}

const length = 8;
const pattern = new RegExp(`^[${alphabet}]{${length}}$`);

export function isReference(text: string): boolean {
  return pattern.test(text);
}

/** Begins the reference of a message that is about nobody: firms take none of these for a lead. */
export const testPrefix = "TEST";

/**
 * Draws a reference that no submission and no message of ours ever had: the rows stay when they are
 * erased.
 */
export async function issueReference(
  trx: Trx,
  draw: () => string = drawReference,
): Promise<string> {
  for (;;) {
    const reference = drawOwn(draw);
    const { rows } = await sql`select 1 where ${isUnused(reference)}`.execute(trx);
    if (rows.length === 1) return reference;
  }
}

/** Draws one that no test has. */
export function drawOwn(draw: () => string = drawReference): string {
  for (;;) {
    const reference = draw();
    if (!reference.startsWith(testPrefix)) return reference;
  }
}

/** A condition of the statement that uses the reference. */
export function isUnused(reference: string) {
  // SQLite uses a partial index only if the query repeats its condition literally.
  return sql<SqlBool>`
    not exists (select 1 from submissions where reference = ${reference}) and
    not exists (select 1 from deliveries where message_id = ${reference} and purpose <> 'submission')`;
}

/**
 * From now on nothing is a duplicate of these submissions. Call while their fingerprints are still
 * stored.
 */
export async function forgetFingerprints(trx: Trx, references: readonly string[]): Promise<void> {
  const theirs = trx
    .selectFrom("submissions")
    .select("fingerprint")
    .where("reference", "in", references)
    .where("fingerprint", "is not", null);

  await trx
    .deleteFrom("fingerprints")
    .where("fingerprint", "in", theirs)
    // A later equal submission may have taken over an expired fingerprint.
    .where("reference", "in", references)
    .execute();
}

export function drawReference(): string {
  return Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join("");
}

/** Quiz answers in the words of their questions; what the quiz no longer asks, as it is stored. */
export function answersInWords(
  quiz: Quiz,
  answers: Submission["answers"],
): { name: string; value: string }[] {
  return codedAnswers(quiz, answers).map(({ question, answer }) => ({
    name: question,
    value: answer,
  }));
}

/** The same with the names of questions and the values of options, for programs. */
export function codedAnswers({ questions }: Quiz, answers: Submission["answers"]) {
  return Object.entries(answers ?? {}).map(([key, value]) => {
    const question = questions.find(({ name }) => name === key);
    const options = question && "options" in question ? question.options : [];
    const option = options.find((one) => one.value === value);
    return { key, value, question: question?.label ?? key, answer: option?.label ?? value };
  });
}

/** Name of the field that says in which language a form was asked. */
const languageField = "form_language";

/** What is stored of it: English, which every form was at first, is left out. */
export function spokenField(): Readonly<Record<string, string>> {
  return language() === mainLanguage ? {} : { [languageField]: language() };
}

export function formLanguage({ fields }: Pick<Submission, "fields">): Language {
  return languages.find((code) => code === fields[languageField]) ?? mainLanguage;
}
