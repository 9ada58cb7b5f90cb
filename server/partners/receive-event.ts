import { isUtf8 } from "node:buffer";
import { randomUUID } from "node:crypto";
import { Webhook } from "standardwebhooks";
import { z } from "zod";
import { cleanText } from "~/data/clean";
import { type declineReasons, partnerStatuses } from "~/data/partner-mail";
import { type App, keepFirms } from "../app";
import { partnerDestination } from "../destinations/partner";
import { leadStatus } from "../destinations/partner-payload";
import type { Entries } from "../leads/read";
import { declinedPartners, lockRouting, type Routing, triedPartners } from "../outbox/holders";
import { passOn } from "../outbox/routing";
import { lockSubmissions, settle } from "../outbox/state";
import { readAuthorizations, wasRevoked } from "../privacy/authorizations";
import { isReportToken, type PartnerReport } from "../privacy/link-token";
import type { Db, PartnerStatus, Trx } from "../store/schema";
import { transact } from "../store/transact";
import { testPrefix } from "../submission/submission";

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

/** `member`: the first one that is wrong. */
export type Fault = { error: string; member?: string };

/** Line breaks are fine; a NUL would be refused by PostgreSQL. */
const note = z
  .string()
  .max(500, "A note has at most 500 characters")
  .refine((text) => !/[\p{Cc}\p{Cs}]/u.test(cleanText(text, true).replace(/[\t\n\r]/g, "")), {
    error: "A note must not contain control characters",
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
    .datetime({ offset: true, local: true })
    .max(40)
    .describe("When it happened, ISO 8601. For your records: the signed header is what is checked"),
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
      error: "A reason belongs to the status declined only",
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
  if ("error" in answer.body) {
    const { status, body } = answer;
    app.log.warn({ partner: posted.id.slice(0, 40), status, ...body }, "event refused");
  }
  return answer;
}

async function answerEvent(app: App, posted: Posted): Promise<Answer> {
  if (posted.body.length > bodyLimit) return refuse(413, "The body is too large");
  const wait = await app.limiter.waitExempt(posted.ip);
  if (wait > 0) return { ...refuse(429, "Too many requests"), retryAfter: wait };
  if (!isUtf8(posted.body)) return refuse(422, "The body is not UTF-8");

  const { secrets = [] } = app.config.partners.find(({ id }) => id === posted.id) ?? {};
  const fault = signatureFault(secrets, posted);
  if (fault) return refuse(401, fault);
  const messageId = posted.headers.get("webhook-id") ?? "";
  if (messageId.length > idLimit) return refuse(422, "The webhook-id is too long");
  const json = readJson(posted.body);
  if (json === undefined) return refuse(422, "The body is not JSON");
  const told = partnerEvent.safeParse(json, { error: explain });
  if (!told.success) {
    const [first] = told.error.issues;
    const member = first?.path.join(".") ?? "";
    const error = told.error.issues.map(nameIssue).join("; ");
    return refuse(422, error, member === "" ? {} : { member });
  }
  const answer = await storeReport(app, { ...told.data.data, messageId, partner: posted.id });
  app.wake();
  return answer;
}

const missing = "is missing";

/** The package's own words are `Invalid input: expected string, received undefined`. */
function explain({ input }: { input?: unknown }) {
  return input === undefined ? missing : undefined;
}

function nameIssue({ path, message }: z.core.$ZodIssue): string {
  const member = path.join(".") || "The body";
  return message === missing ? `${member} ${missing}` : `${member}: ${message}`;
}

function refuse(status: number, error: string, member: { member?: string } = {}) {
  const body: Fault = { error, ...member };
  return { status, body };
}

const signed = ["webhook-id", "webhook-timestamp", "webhook-signature"];
/** Seconds; the package accepts the same. */
const longestAge = 5 * 60;

/** Why a message does not count as the firm's; the same for a firm that we do not know. */
export function signatureFault(
  secrets: readonly string[],
  { headers, body }: Pick<Posted, "headers" | "body">,
): string | null {
  const given = Object.fromEntries(signed.map((name) => [name, headers.get(name) ?? ""]));
  const missing = signed.filter((name) => given[name] === "");
  if (missing.length > 0) return `Headers are missing: ${missing.join(", ")}`;

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
    : "webhook-signature is not a signature by the firm in this address: check the firm's id in the address, then the secret and what is signed (id.timestamp.body; for a GET, the path and query in place of the body)";
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

type Linked = { id: string; query: URLSearchParams; form: Entries; ip: string | null };

function plainNote(text = ""): string | null {
  return cleanText(text.replace(/\r\n?/g, "\n"), true) || null;
}

/** The same as an event that the firm signed. */
export async function reportByLink(
  app: App,
  { id, query, form, ip }: Linked,
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

/** Stores a report of a firm: one that it sent, or one by telephone that the operator noted. */
export async function storeReport(opened: App, report: Report): Promise<Answer> {
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
      return (await wasSent(trx, known, partner)) ? erasedLead : unknownLead;
    }
    if (routing && !triedPartners(routing).includes(partner)) return unknownLead;
    if (wasRevoked(await readAuthorizations(trx, known), { partner, at })) return erasedLead;

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
    if (!moves) return uncounted(whyNot(before, status));
    if (!routing) return { status: 202, body: { counted: false, status, why: "test" } };

    await trx
      .updateTable("routings")
      .set({ status, status_at: at, updated_at: at })
      .where("reference", "=", routing.reference)
      .execute();
    if (status === "declined") {
      const way = { reference: routing.reference, occasion: "declined", from: partner } as const;
      await passOn(app, trx, way);
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

export const erasedLead = refuse(
  410,
  "This lead was withdrawn or erased, or its authorization ended",
);
export const unknownLead = refuse(404, "This firm has no lead with this reference");

/** `declined`, `signed` and `closed` are final, but a signed case is closed one day. */
function mayFollow(before: ReportAnswer["status"], next: PartnerStatus): boolean {
  if (before === "sent" || before === "passed_on") return before === "sent";
  if (before === "signed" && next === "closed") return true;
  const rank = (status: PartnerStatus) => Math.min(partnerStatuses.indexOf(status), 2);
  return rank(next) > rank(before);
}
