import { isUtf8 } from "node:buffer";
import { randomUUID } from "node:crypto";
import { Webhook } from "standardwebhooks";
import { z } from "zod";
import { cleanText } from "~/data/clean";
import { second } from "~/data/dates";
import { type declineReasons, partnerStatuses } from "~/data/partner-mail";
import { type App, keepFirms } from "../app";
import { partnerDestination } from "../destinations/partner";
import { leadStatus } from "../destinations/partner-payload";
import type { Entries } from "../leads/read-post";
import {
  declinedPartners,
  lockRouting,
  noteHeld,
  type Routing,
  triedPartners,
} from "../outbox/holders";
import { type NextWay, passOn } from "../outbox/routing";
import { lockSubmissions, settle } from "../outbox/settle";
import { readAuthorizations, wasRevoked } from "../privacy/authorizations";
import { isReportToken, type PartnerReport } from "../privacy/link-token";
import type { Db, PartnerStatus, Trx } from "../store/schema";
import { transact } from "../store/transact";
import { findSubmission, testPrefix } from "../submission/submission";

type Posted = {
  /** Id of the firm, from the URL. */
  id: string;
  headers: Headers;
  body: Buffer;
  ip: string | null;
};

type Answer = {
  status: number;
  body: ReportAnswer | Fault;
  /** Seconds. */
  retryAfter?: number;
};

/** The descriptions become part of docs/partners/openapi.json. */
export const leadEnd = z
  .enum(["withdrawn", "authorization_ended", "erased", "expired"])
  .describe(
    "Why it ended. withdrawn, authorization_ended: treat it as after `lead.withdrawn`. erased: treat it as after `lead.erased`. expired: we deleted it, because it is older than we keep leads; what you have stays yours",
  );

export const fault = z.object({
  error: z.string().describe("What is wrong, in words"),
  member: z
    .string()
    .optional()
    .describe("The first member of the body or query that is missing or wrong"),
  ignored: z.array(z.string()).optional().describe("As in an answer without an error"),
  cause: leadEnd.optional(),
});

export type Fault = z.infer<typeof fault>;

/** Line breaks are fine; a NUL would be refused by PostgreSQL. */
const note = z
  .string()
  .max(500)
  .refine((text) => !/[\p{Cc}\p{Cs}]/u.test(cleanText(text, true).replace(/[\t\n\r]/g, "")), {
    error: "must not contain control characters",
  });

const reasons = [
  "conflict",
  "out_of_area",
  "too_late",
  "no_injury",
  "has_lawyer",
  "unreachable",
  "other",
] as const satisfies readonly (keyof typeof declineReasons)[];

/** The descriptions become part of docs/partners/lead.status.schema.json. */
export const partnerEvent = z.object({
  type: z.literal("lead.status"),
  timestamp: z.iso
    .datetime({ offset: true })
    .max(40)
    .refine((at) => !(Date.parse(at) > Date.now() + longestAge * second), {
      error: "is more than five minutes in the future by our clock",
    })
    .describe(
      "When it happened, ISO 8601 with Z or an offset, at most five minutes in the future. For your records: the signed header is what is checked",
    ),
  data: z
    .object({
      reference: z.string().max(20).describe("Of the lead; letters in either case"),
      status: z.enum(partnerStatuses),
      note: note
        .nullish()
        .describe("For the operator, up to 500 characters, erased with the lead. Null: no note"),
      reason: z
        .enum(reasons)
        .nullish()
        .describe("Why the firm declines. Only with the status `declined`. Null: no reason"),
    })
    .refine(({ status, reason }) => status === "declined" || reason == null, {
      path: ["reason"],
      error: "is allowed only with the status declined",
    }),
});

/** The descriptions become part of docs/partners/openapi.json. */
export const reportAnswer = z.object({
  counted: z.boolean().describe("Whether the report changed the status of the lead"),
  status: leadStatus,
  why: z
    .enum(["repeated_id", "same_status", "backward", "final", "not_yours", "too_many", "test"])
    .optional()
    .describe(
      "Why it did not count. repeated_id: a report with this webhook-id came before. same_status: the lead has this status. backward: it is further on. final: you declined it, or it was signed or closed. not_yours: it is with another firm. too_many: 50 reports of this lead did not count, so this one was not stored. test: the reference is one of a test. The report was understood, and the status of the test moves on",
    ),
  ignored: z
    .array(z.string())
    .optional()
    .describe("Members that we do not know and did not use, such as misspelled ones: at most ten"),
});

type ReportAnswer = z.infer<typeof reportAnswer>;

const bodyLimit = 16 * 1024;
/** An index of PostgreSQL holds no text of any length. */
const idLimit = 255;

/**
 * Receives what a firm reports about a lead. The firm signs with the secret that also signs our
 * messages to it. A decline passes the lead on. The status of a lead never goes back.
 */
export async function receivePartnerEvent(app: App, posted: Posted): Promise<Answer> {
  const answer = await answerEvent(app, posted);
  if ("error" in answer.body) logRejected(app, posted.id, "event refused", answer);
  return answer;
}

/** Without the names of unknown members, which can be anything. */
export function logRejected(app: App, id: string, event: string, { status, body }: Answer): void {
  const { ignored: _, ...fault } = body;
  app.log.warn({ partner: id.slice(0, 40), status, ...fault }, event);
}

async function answerEvent(app: App, posted: Posted): Promise<Answer> {
  if (posted.body.length > bodyLimit) return reject(413, "The body has more than 16,384 bytes");
  const wait = await app.limiter.waitExempt(posted.ip);
  if (wait > 0) return tooMany(wait);
  if (!isUtf8(posted.body)) return reject(422, "The body is not UTF-8");

  const { secrets = [] } = app.config.partners.find(({ id }) => id === posted.id) ?? {};
  const signs = `the body as it was sent (${posted.body.length} bytes)`;
  const fault = signatureFault(secrets, { ...posted, signs });
  if (fault) {
    const hasToken = posted.headers.has("Authorization");
    return reject(
      401,
      hasToken ? `${fault}. A report must be signed: no token counts here` : fault,
    );
  }
  const messageId = posted.headers.get("webhook-id") ?? "";
  if (messageId.length > idLimit) return reject(422, "webhook-id has more than 255 characters");
  const json = readJson(posted.body);
  if (json === undefined) return reject(422, "The body is not JSON");
  const told = partnerEvent.safeParse(json, { error: explain });
  const unknown = unknownMembers(json);
  const ignored = unknown.length > 0 ? { ignored: unknown } : {};
  if (!told.success) {
    const [first] = told.error.issues;
    const member = first?.path.join(".") ?? "";
    const error = told.error.issues.map(nameIssue).join("; ");
    return reject(422, error, { ...(member !== "" && { member }), ...ignored });
  }
  const answer = await storeReport(app, { ...told.data.data, messageId, partner: posted.id });
  app.wake();
  return { ...answer, body: { ...answer.body, ...ignored } };
}

export function tooMany(retryAfter: number) {
  return { ...reject(429, `Too many requests: wait ${retryAfter} seconds`), retryAfter };
}

/** In place of the package's words, such as `Too big: expected string to have <=500 characters`. */
function explain(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.input === undefined) return "is missing";
  switch (issue.code) {
    case "invalid_type":
      return `must be ${issue.expected === "object" ? "an object" : "a text"}`;
    case "invalid_value":
      return `must be ${issue.values.join(", ").replace(/, ([^,]*)$/, " or $1")}`;
    case "too_big":
      return `must have at most ${issue.maximum} characters`;
    case "invalid_format":
      return "must be a time with its zone, such as 2026-11-21T12:00:00Z";
    default:
      return undefined;
  }
}

function nameIssue({ path, message }: z.core.$ZodIssue): string {
  return `${path.join(".") || "The body"} ${message}`;
}

const mostIgnored = 10;

/** Where a report has members that we do not know. */
function unknownMembers(json: unknown): string[] {
  const { data } = partnerEvent.shape;
  const body = z.record(z.string(), z.unknown()).catch({}).parse(json);
  const inner = z.record(z.string(), z.unknown()).catch({}).parse(body.data);
  const names = [
    ...Object.keys(body).filter((name) => !Object.hasOwn(partnerEvent.shape, name)),
    ...Object.keys(inner).flatMap((name) =>
      Object.hasOwn(data.shape, name) ? [] : [`data.${name}`],
    ),
  ];
  return names.slice(0, mostIgnored).map((name) => name.slice(0, 100));
}

function reject(status: number, error: string, more: Omit<Fault, "error"> = {}) {
  const body: Fault = { error, ...more };
  return { status, body };
}

const signed = ["webhook-id", "webhook-timestamp", "webhook-signature"];
/** Seconds; the package accepts the same. */
const longestAge = 5 * 60;

/**
 * Why a message does not count as the firm's; the same for a firm that we do not know.
 *
 * @param signs what is signed after id and timestamp, in words
 */
export function signatureFault(
  secrets: readonly string[],
  { headers, body, signs }: Pick<Posted, "headers" | "body"> & { signs: string },
): string | null {
  const given = Object.fromEntries(signed.map((name) => [name, headers.get(name) ?? ""]));
  const missing = signed.filter((name) => given[name] === "");
  const text = `Sign webhook-id, a dot, webhook-timestamp, a dot, and ${signs}`;
  if (missing.length > 0) return `Headers are missing: ${missing.join(", ")}. ${text}`;

  const now = Math.floor(Date.now() / 1000);
  const stamp = given["webhook-timestamp"] ?? "";
  if (!/^\d{1,12}$/.test(stamp)) return "webhook-timestamp is not in seconds since 1970";
  if (Math.abs(Number(stamp) - now) > longestAge) {
    return `webhook-timestamp is more than five minutes from our clock, which is at ${now}`;
  }
  const isSigned = secrets.some((secret) => {
    try {
      new Webhook(secret).verify(body.toString("utf8"), given, { jsonParse: false });
      return true;
    } catch {
      return false;
    }
  });
  return isSigned
    ? null
    : `webhook-signature is not a signature by the firm in this address: check the firm's id in the address, then the secret, then what is signed. ${text}`;
}

function readJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString("utf8"));
  } catch {
    return undefined;
  }
}

const reportQuery = z.object({
  reference: z.string().max(20),
  status: z.enum(partnerStatuses),
  until: z.coerce.number().int().nonnegative(),
  token: z.string().max(100),
});

/** The report of a link in a mail to a firm; a mail program may open it, so this changes nothing. */
export function readReportLink(
  { config, keys, now }: App,
  { id, query }: { id: string; query: URLSearchParams },
): { kind: "open"; report: PartnerReport } | { kind: "expired" | "broken" } {
  const read = reportQuery.safeParse(Object.fromEntries(query));
  if (!read.success || !config.partners.some((one) => one.id === id)) return { kind: "broken" };

  const { token, ...report } = { ...read.data, partner: id };
  if (!isReportToken(keys, report, token)) return { kind: "broken" };
  return report.until * 1000 < now() ? { kind: "expired" } : { kind: "open", report };
}

/** What the button behind such a link did. */
export type ReportResult =
  | { kind: "counted"; status: PartnerStatus }
  | { kind: "invalid"; note: string }
  | { kind: "unchanged" | "gone" | "unknown" | "busy" | "expired" | "broken" };

function plainNote(text = ""): string | null {
  return cleanText(text.replace(/\r\n?/g, "\n"), true) || null;
}

/** The same as an event that the firm signed. */
export async function reportByLink(
  app: App,
  { id, query, form, ip }: { id: string; query: URLSearchParams; form: Entries; ip: string | null },
): Promise<ReportResult> {
  const link = readReportLink(app, { id, query });
  if (link.kind !== "open") return link;
  const typed = (name: string) => form.get(name)?.[0];
  const said = { reason: typed("reason") || null, note: plainNote(typed("note")) };
  const read = partnerEvent.shape.data.safeParse({ ...link.report, ...said });
  if (!read.success) return { kind: "invalid", note: said.note ?? "" };
  if ((await app.limiter.wait(ip)) > 0) return { kind: "busy" };

  const { status, partner } = link.report;
  const messageId = `link_${randomUUID()}`;
  const { status: code, body } = await storeReport(app, { ...read.data, partner, messageId });
  app.wake();
  if ("error" in body) return { kind: code === 410 ? "gone" : "unknown" };
  return body.counted ? { kind: "counted", status } : { kind: "unchanged" };
}

type Report = z.infer<typeof partnerEvent>["data"] & { messageId: string; partner: string };

/**
 * Stores a report of a firm: one that it sent, or one by telephone that the operator noted.
 *
 * @param after where and when a declined lead goes on
 */
export async function storeReport(
  opened: App,
  report: Report,
  after: Pick<NextWay, "to" | "timing"> = {},
): Promise<Answer> {
  const app = keepFirms(opened);
  const { reference, status, reason = null, messageId: message_id, partner } = report;
  const note = cleanText(report.note ?? "", true) || null;
  const at = app.now();
  const known = cleanText(reference).toUpperCase();
  if (/[^A-Z0-9]/.test(known)) return unknownLead;

  return transact(app.db, async (trx) => {
    await lockSubmissions(trx, [known]);
    const routing = await lockRouting(trx, known);
    const test = routing ? null : await readTestStatus(trx, { partner, reference: known });
    if (!routing && test === null) {
      if (known.startsWith(testPrefix)) return { status: 202, body: understood };
      return (await wasSent(trx, known, partner))
        ? endedLead(await findEnd(trx, known))
        : unknownLead;
    }
    if (routing && !triedPartners(routing).includes(partner)) return unknownLead;
    if (wasRevoked(await readAuthorizations(trx, known), { partner, at })) {
      return endedLead("authorization_ended");
    }

    const before = routing ? statusFor(routing, partner) : (test ?? "sent");
    const moves = mayFollow(before, status);
    const uncounted = (why: ReportAnswer["why"], code = 202) => {
      const body = { counted: false, status: before, why };
      return { status: code, body };
    };
    if (!moves && (await countEvents(trx, known)) >= mostEvents) return uncounted("too_many");
    const { numInsertedOrUpdatedRows: stored } = await trx
      .insertInto("partner_events")
      .values({
        partner,
        message_id,
        reference: known,
        status,
        note: routing ? note : null,
        reason,
        counts: moves && routing ? 1 : 0,
        received_at: at,
      })
      .onConflict((conflict) => conflict.columns(["partner", "message_id"]).doNothing())
      .executeTakeFirstOrThrow();
    if (Number(stored) === 0) return uncounted("repeated_id", 200);
    if (routing?.partner === partner) await noteHeld(trx, known, partner);
    if (!moves) {
      await settle(trx, [known]);
      return uncounted(whyNot(before, status));
    }
    if (!routing) return { status: 202, body: { counted: false, status, why: "test" } };

    await trx
      .updateTable("routings")
      .set({ status, status_at: at, updated_at: at })
      .where("reference", "=", routing.reference)
      .execute();
    if (status === "declined") {
      const left = { reference: routing.reference, occasion: "declined", from: partner } as const;
      await passOn(app, trx, { ...left, ...after });
    }
    await settle(trx, [known]);
    return { status: 202, body: { counted: true, status } };
  });
}

export function statusFor(routing: Routing, partner: string): ReportAnswer["status"] {
  if (routing.partner === partner) return routing.status ?? "sent";
  return declinedPartners(routing).includes(partner) ? "declined" : "passed_on";
}

/** Why a report did not change the status of the lead, which a firm that declined has no more. */
function whyNot(last: ReportAnswer["status"], status: PartnerStatus): ReportAnswer["why"] {
  if (last === "passed_on") return "not_yours";
  if (last === status) return "same_status";
  return last === "received" || last === "contacted" ? "backward" : "final";
}

/** A lead that was erased or withdrawn has no routing any more, but its deliveries remain. */
export async function wasSent(trx: Db, reference: string, partner: string) {
  const row = await trx
    .selectFrom("deliveries")
    .select("id")
    .where("reference", "=", reference)
    .where("destination", "=", partnerDestination(partner))
    .where("purpose", "=", "submission")
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** What a firm reported about a test that it was sent; null for any other reference. */
export async function readTestStatus(
  db: Db,
  { partner, reference }: { partner: string; reference: string },
): Promise<PartnerStatus | "sent" | null> {
  const sent = await db
    .selectFrom("partner_tests")
    .select("id")
    .where("partner", "=", partner)
    .where("reference", "=", reference)
    .limit(1)
    .executeTakeFirst();
  if (!sent) return null;

  const reports = await db
    .selectFrom("partner_events")
    .select("status")
    .where("partner", "=", partner)
    .where("reference", "=", reference)
    .orderBy("id")
    .execute();
  let last: PartnerStatus | "sent" = "sent";
  for (const { status } of reports) if (mayFollow(last, status)) last = status;
  return last;
}

/** Reports of a lead that are stored although they do not change its status. */
const mostEvents = 50;

async function countEvents(trx: Trx, reference: string): Promise<number> {
  const { count } = await trx
    .selectFrom("partner_events")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("reference", "=", reference)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Firms also try their reports with a reference that they made up. */
const understood = { counted: false, status: "sent", why: "test" } as const;

export type LeadEnd = z.infer<typeof leadEnd>;

const ends = {
  withdrawn: "This lead was withdrawn: stop using it",
  authorization_ended: "The authorization for this lead has ended: stop using it",
  erased: "This lead was erased: erase what you have",
  expired: "This lead is older than we keep leads: we do not have it any more",
} as const satisfies Record<LeadEnd, string>;

export function endedLead(cause: LeadEnd) {
  return reject(410, ends[cause], { cause });
}

/** Why a lead that a firm had has no routing any more. */
export async function findEnd(db: Db, reference: string): Promise<LeadEnd> {
  const row = await findSubmission(db, reference);
  if (row && row.withdrawn_at !== null) return "withdrawn";

  // Retention sends no notices.
  const notice = await db
    .selectFrom("deliveries")
    .select("id")
    .where("regarding", "=", reference)
    .where("about", "=", "lead.erased")
    .limit(1)
    .executeTakeFirst();
  return notice ? "erased" : "expired";
}

export const unknownLead = reject(404, "This firm has no lead with this reference");

/** `declined`, `signed` and `closed` are final, but a signed case is closed one day. */
function mayFollow(before: ReportAnswer["status"], next: PartnerStatus): boolean {
  if (before === "sent" || before === "passed_on") return before === "sent";
  if (before === "signed" && next === "closed") return true;
  const rank = (status: PartnerStatus) => Math.min(partnerStatuses.indexOf(status), 2);
  return rank(next) > rank(before);
}
