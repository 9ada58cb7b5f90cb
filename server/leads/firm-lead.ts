import { createHash, timingSafeEqual } from "node:crypto";
import type { z } from "zod";
import { cleanText } from "~/data/clean";
import type { App } from "../app";
import type { Partner } from "../config/partners";
import { partnerDestination, testPrefix } from "../destinations/partner";
import { type currentLead, leadAsOf } from "../destinations/partner-payload";
import { samplePartnerLead } from "../destinations/partner-samples";
import { mayHaveArrived } from "../outbox/delivery";
import { readMessage } from "../outbox/prepare";
import { findRouting } from "../outbox/routing";
import { needsAuthorization } from "../privacy/authorizations";
import { erasedLead, signatureFault, statusFor, unknownLead, wasSent } from "./partner-event";

type Asked = {
  /** Id of the firm and reference of the lead, from the URL. */
  id: string;
  reference: string;
  headers: Headers;
  ip: string | null;
};

type Answer = {
  status: number;
  body: z.infer<typeof currentLead> | { error: string };
  /** Seconds. */
  retryAfter?: number;
};

/**
 * Gives a firm the newest revision of a lead that it has, so that a receiver that lost a message
 * recovers alone. The firm signs an empty body, or sends its token.
 */
export async function readFirmLead(app: App, asked: Asked): Promise<Answer> {
  const answer = await answerAsked(app, asked);
  if ("error" in answer.body) {
    const { status, body } = answer;
    app.log.warn({ partner: asked.id.slice(0, 40), status, ...body }, "lead not given");
  }
  return answer;
}

async function answerAsked(app: App, asked: Asked): Promise<Answer> {
  const { db, config, now } = app;
  const wait = await app.limiter.waitExempt(asked.ip);
  if (wait > 0) return { status: 429, body: { error: "Too many requests" }, retryAfter: wait };
  const firm = config.partners.find(({ id }) => id === asked.id);
  const fault = proofFault(firm, asked.headers);
  if (fault) return { status: 401, body: { error: fault } };

  const reference = cleanText(asked.reference).toUpperCase();
  if (!/^[A-Z0-9]{1,20}$/.test(reference)) return unknown;
  const name = partnerDestination(asked.id);
  const routing = await findRouting(db, reference);
  if (!routing) {
    if (await wasSent(db, reference, asked.id)) return gone;
    if (!reference.startsWith(testPrefix)) return unknown;
    const sample = { ...samplePartnerLead(now(), firm?.name ?? "", reference), at: now() };
    return { status: 200, body: leadAsOf(sample, "sent") };
  }
  const status = statusFor(routing, asked.id);
  const delivery = await db
    .selectFrom("deliveries")
    .selectAll()
    .where("reference", "=", reference)
    .where("destination", "=", name)
    .where("purpose", "=", "submission")
    .where(mayHaveArrived)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  const destination = app.destinations.find((one) => one.name === name);
  // A firm that declined gets no contact data any more.
  if (routing.partner !== asked.id || status === "declined") return unknown;
  if (!delivery || !destination) return unknown;

  const { message } = await readMessage(app, { delivery, destination });
  const { submission, authorization } = message;
  if (submission.erasedAt !== null) return gone;
  if (needsAuthorization(submission.fields) && !authorization) return gone;
  return { status: 200, body: leadAsOf(message, status) };
}

const unknown = {
  status: unknownLead.status,
  body: { error: "This firm has no lead with this reference" },
};
const gone = { status: erasedLead.status, body: { error: "This lead was withdrawn or erased" } };

/** Why a request does not count as the firm's; the same for a firm that we do not know. */
function proofFault(firm: Partner | undefined, headers: Headers): string | null {
  const { secrets = [], token } = firm ?? {};
  const [, given] = /^Bearer +(\S+) *$/i.exec(headers.get("Authorization") ?? "") ?? [];
  if (given !== undefined) {
    return token && isSame(given, token) ? null : "Authorization is not this firm's token";
  }
  return signatureFault(secrets, { headers, body: Buffer.alloc(0) });
}

function isSame(given: string, token: string): boolean {
  const [one, other] = [given, token].map((text) => createHash("sha256").update(text).digest());
  return one !== undefined && other !== undefined && timingSafeEqual(one, other);
}
