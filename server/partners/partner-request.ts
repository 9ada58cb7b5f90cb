import { Webhook } from "standardwebhooks";
import { z } from "zod";
import type { App } from "../app";
import type { Partner } from "../config/partners";
import { type LeadEnd, leadEnd } from "../destinations/partner-payload";
import { type LeadForFirm, leadFor } from "../state/holders";
import { readRowsOf } from "../state/settle";
import type { Db } from "../store/schema";
import { logFault } from "../store/store-error";
import { noteRequest, type ShownRequest } from "./request-log";

/** The descriptions become part of docs/partners/openapi.json. */
export const fault = z.object({
  error: z.string().describe("What is wrong, in words"),
  member: z
    .string()
    .optional()
    .describe("The first member of the body or query that is missing or wrong"),
  ignored: z.array(z.string()).optional().describe("As in an answer without an error"),
  cause: leadEnd.optional(),
});

export type RequestFault = z.infer<typeof fault>;

export type PartnerAnswer<Body> = {
  status: number;
  body: Body | RequestFault;
  /** Seconds. */
  retryAfter?: number;
};

/** With whether a signature or token shows that the firm asked. */
export type Answered<Body> = PartnerAnswer<Body> & { isProven?: boolean };

/** Answers a request as `answerNoted`; if that fails, such as without the store, with 503. */
export function answerPartner<Body extends object>(
  app: App,
  request: PartnerRequest,
  shown: Shown,
  answer: Answer<Body>,
): Promise<PartnerAnswer<Body>> {
  return answerNoted(app, request, shown, answer).catch((error: unknown) => {
    logFault(app.log, error, shown.rejected, { partner: request.id.slice(0, 40) });
    return { ...reject(503, "We failed or are busy: try again"), retryAfter: 60 };
  });
}

/** `rejected`: what the log says then. */
type Shown = ShownRequest & { rejected: string };
/** Is given the firm of the address, if it is one; whether it sent the request is to be checked. */
type Answer<Body> = (firm: Partner | undefined) => Promise<Answered<Body>>;

/** Answers a request of a firm, notes it for the firm's page, and logs one that is rejected. */
async function answerNoted<Body extends object>(
  app: App,
  { id, ip }: PartnerRequest,
  { rejected, ...shown }: Shown,
  answer: Answer<Body>,
): Promise<PartnerAnswer<Body>> {
  const wait = await app.limiter.waitExempt(ip);
  const { isProven = false, ...answered }: Answered<Body> =
    wait > 0
      ? { ...reject(429, `Too many requests: wait ${wait} seconds`), retryAfter: wait }
      : await answer(app.config.partners.find((one) => one.id === id));
  const { status, body } = answered;
  // The names of unknown members can be anything.
  const { ignored = [], ...rest }: { ignored?: string[] } = body;
  if ("error" in body) app.log.warn({ partner: id.slice(0, 40), status, ...rest }, rejected);
  if ("error" in body || "counted" in body) {
    const named = ignored.filter((name) => /^[a-z_.]{1,40}$/i.test(name));
    const kept = { ...rest, ...(named.length > 0 && { ignored: named }) };
    await noteRequest(app, { ...shown, partner: id, isProven, status, body: kept });
  }
  return answered;
}

export function reject(status: number, error: string, more: Omit<RequestFault, "error"> = {}) {
  const body: RequestFault = { error, ...more };
  return { status, body };
}

const ends = {
  withdrawn: "This lead was withdrawn: stop using it",
  authorization_ended: "The authorization for this lead has ended: stop using it",
  erased: "This lead was erased: erase what you have",
  expired: "This lead is older than we keep leads: we do not have it any more",
} as const satisfies Record<LeadEnd, string>;

export function endedLead(cause: LeadEnd) {
  return reject(410, ends[cause], { cause });
}

/** Its firm keeps it, and may report on it. */
export const unsendableLead = reject(
  410,
  "We may not send you this lead again. What you have stays yours",
  { cause: "expired" },
);

export const unknownLead = reject(404, "This firm has no lead with this reference");

/** By how a lead stands for a firm that had it. */
export const lostLead = {
  declined: reject(404, "You declined this lead, so you do not have it any more"),
  passed_on: reject(404, "You do not have this lead any more: it was passed on"),
} as const;

const signed = ["webhook-id", "webhook-timestamp", "webhook-signature"];
/** Seconds; the package accepts the same. */
export const longestAge = 5 * 60;

/** What shows that a firm sent a request, or why nothing does. */
export type Proof = { secret: string } | { token: string } | { fault: string };

/**
 * The firm's secret that signed a message, or why none did; the same for a firm that we do not know.
 *
 * @param signs what is signed after id and timestamp, in words
 */
export function findSigner(
  secrets: readonly string[],
  { headers, body, signs }: { headers: Headers; body: Buffer; signs: string },
): Proof {
  const given = Object.fromEntries(signed.map((name) => [name, headers.get(name) ?? ""]));
  const missing = signed.filter((name) => given[name] === "");
  const text = `Sign webhook-id, a dot, webhook-timestamp, a dot, and ${signs}: HMAC SHA-256, with what follows whsec_, decoded from base64, as the key. Send it as v1,BASE64`;
  if (missing.length > 0) return { fault: `Headers are missing: ${missing.join(", ")}. ${text}` };

  const now = Math.floor(Date.now() / 1000);
  const stamp = given["webhook-timestamp"] ?? "";
  if (!/^\d{1,12}$/.test(stamp)) {
    return { fault: "webhook-timestamp is not in seconds since 1970" };
  }
  if (Math.abs(Number(stamp) - now) > longestAge) {
    const fault = `webhook-timestamp is more than five minutes from our clock, which is at ${now}`;
    return { fault };
  }
  const secret = secrets.find((secret) => {
    try {
      new Webhook(secret).verify(body.toString("utf8"), given, { jsonParse: false });
      return true;
    } catch {
      return false;
    }
  });
  if (secret !== undefined) return { secret };
  const fault = `webhook-signature is not a signature by the firm in this address: check the firm's id in the address, then the secret, then what is signed. ${text}`;
  return { fault };
}

/** What a firm sends to an address with its id. */
export type PartnerRequest = { id: string; headers: Headers; ip: string | null };

/** As `leadFor`, of what is stored now; null for an unknown reference, too. */
export async function readLeadFor(
  db: Db,
  { reference, partner }: { reference: string; partner: string },
): Promise<LeadForFirm | null> {
  const [rows] = await readRowsOf(db, [reference]);
  return rows ? leadFor(rows, partner) : null;
}
