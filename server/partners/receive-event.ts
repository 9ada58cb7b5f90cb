import { isUtf8 } from "node:buffer";
import { z } from "zod";
import type { App } from "../app";
import type { Partner } from "../config/partners";
import {
  type Answered,
  answerPartner,
  endedLead,
  findSigner,
  type PartnerAnswer,
  type PartnerRequest,
  reject,
  unknownLead,
} from "./partner-request";
import { ownIds, partnerEvent, type Report, type ReportAnswer } from "./report";
import { noteRequest, noteSigner, referenceIn, type ShownRequest } from "./request-log";
import { findRepeated, type StoredReport, storeReport } from "./store-report";

const bodyLimit = 16 * 1024;
/** An index of PostgreSQL holds no text of any length. */
const idLimit = 255;

type PostedEvent = PartnerRequest & { body: Buffer };

/**
 * Receives what a firm reports about a lead. The firm signs with the secret that also signs our
 * messages to it.
 */
export function receivePartnerEvent(
  app: App,
  posted: PostedEvent,
): Promise<PartnerAnswer<ReportAnswer>> {
  const shown = { rejected: "event refused", ...showReport(posted) };
  return answerPartner(app, posted, shown, (firm) => answerEvent(app, posted, firm));
}

const { reference, status, reason } = partnerEvent.shape.data.shape;
const readable = z.object({
  data: z.object({
    reference: reference.optional().catch(undefined),
    status: status.optional().catch(undefined),
    reason: reason.catch(undefined),
  }),
});

/** A report for the firm's page, as far as it can be read, without its note. */
function showReport({ headers, body }: PostedEvent): ShownRequest {
  const messageId = programsId(headers);
  const read = readable.safeParse(readJson(body));
  return { messageId, ...shownReport(read.success ? read.data.data : {}) };
}

const ownPrefixes = Object.values(ownIds);

/** Undefined for one that would read as the id of a report by a link or by telephone. */
function programsId(headers: Headers): string | undefined {
  const id = headers.get("webhook-id") ?? "";
  return ownPrefixes.some((prefix) => id.startsWith(prefix)) ? undefined : id;
}

function shownReport({ reference = "", status, reason }: Partial<Report>) {
  const request = [status ?? "report", reason && `(${reason})`].filter(Boolean).join(" ");
  return { request, reference: referenceIn(reference) };
}

/** Notes a report that no program sent, for the firm's page. */
export async function noteStored(
  app: App,
  { partner, messageId, ...report }: Report & { partner: string; messageId: string },
  stored: StoredReport,
): Promise<void> {
  const shown = { messageId, ...shownReport(report) };
  await noteRequest(app, { ...shown, partner, isProven: true, ...answerOf(stored) });
}

async function answerEvent(
  app: App,
  { id, headers, body }: PostedEvent,
  firm: Partner | undefined,
): Promise<Answered<ReportAnswer>> {
  if (body.length > bodyLimit) return reject(413, "The body has more than 16,384 bytes");
  if (!isUtf8(body)) return reject(422, "The body is not UTF-8. Send it uncompressed");

  const signs = `the body as it was sent (${body.length} bytes)`;
  const proof = findSigner(firm?.secrets ?? [], { headers, body, signs });
  if ("fault" in proof) {
    const note = headers.has("Authorization")
      ? ". A report must be signed: no token counts here"
      : "";
    return reject(401, proof.fault + note);
  }
  if ("secret" in proof) await noteSigner(app, id, proof.secret);
  return { ...(await answerSigned(app, { id, headers, body })), isProven: true };
}

async function answerSigned(
  app: App,
  { id, headers, body }: Omit<PostedEvent, "ip">,
): Promise<PartnerAnswer<ReportAnswer>> {
  const messageId = programsId(headers);
  if (messageId === undefined)
    return reject(422, `webhook-id begins with ${ownPrefixes.join(" or ")}`);
  if (messageId.length > idLimit) return reject(422, "webhook-id has more than 255 characters");
  const json = readJson(body);
  const unknown = unknownMembers(json);
  const ignored = unknown.length > 0 ? { ignored: unknown } : {};
  const answer = (stored: StoredReport) => {
    const { status, body } = answerOf(stored);
    return { status, body: { ...body, ...ignored } };
  };
  const repeated = await findRepeated(app, { partner: id, message_id: messageId });
  if (repeated) return answer(repeated);
  if (json === undefined) return reject(422, "The body is not JSON");
  const told = partnerEvent.safeParse(json, { error: explain });
  if (!told.success) {
    const [first] = told.error.issues;
    const member = first?.path.join(".") ?? "";
    const error = told.error.issues.map(nameIssue).join("; ");
    return reject(422, error, { ...(member !== "" && { member }), ...ignored });
  }
  const stored = await storeReport(app, { ...told.data.data, messageId, partner: id });
  app.wake();
  return answer(stored);
}

function answerOf(stored: StoredReport): PartnerAnswer<ReportAnswer> {
  switch (stored.kind) {
    case "counted":
      return { status: 202, body: { counted: true, status: stored.status } };
    case "not_counted": {
      const { status, why } = stored;
      return { status: why === "repeated_id" ? 200 : 202, body: { counted: false, status, why } };
    }
    case "ended":
      return endedLead(stored.cause);
    case "unknown":
      return unknownLead;
  }
}

function readJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString("utf8"));
  } catch {
    return undefined;
  }
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
