import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { Webhook } from "standardwebhooks";
import { z } from "zod";
import { passOn } from "../outbox/pass-on";
import { lockRouting } from "../routing/route-lead";
import { triedPartners } from "../routing/routing-row";
import type { PartnerStatus } from "../store/schema";
import { transact } from "../store/transact";
import type { IntakeServices } from "./intake-services";

type Posted = {
  /** Id of the firm, from the URL. */
  id: string;
  headers: Headers;
  body: Buffer;
  ip: string | null;
};

type Answer = { status: number; retryAfter?: number };

const statuses = ["received", "contacted", "declined", "signed", "closed"] as const;

/** Line breaks are fine; a NUL would be refused by PostgreSQL. */
const note = z
  .string()
  .max(500)
  .refine((text) => !/[\p{Cc}\p{Cs}]/u.test(text.replace(/[\t\n\r]/g, "")));

const partnerEvent = z.object({
  type: z.literal("lead.status"),
  timestamp: z.iso.datetime({ offset: true, local: true }).max(40),
  data: z.object({
    reference: z.string().max(20),
    status: z.enum(statuses),
    note: note.optional(),
  }),
});

const bodyLimit = 16 * 1024;
/** An index of PostgreSQL holds no text of any length. */
const idLimit = 255;
/** Signed messages per minute from one firm: an unsigned one must not use up its room. */
const perFirm = new RateLimiterMemory({ points: 600, duration: 60 });

/**
 * Receives what a firm reports about a lead. The firm signs with the secret that also signs our
 * messages to it. A decline passes the lead on; the status of a lead never goes back.
 */
export async function receivePartnerEvent(
  services: IntakeServices,
  posted: Posted,
): Promise<Answer> {
  if (posted.body.length > bodyLimit) return { status: 413 };
  const wait = await services.limiter.waitExempt(posted.ip);
  if (wait > 0) return { status: 429, retryAfter: wait };

  const { secrets = [] } = services.config.partners.find(({ id }) => id === posted.id) ?? {};
  if (!secrets.some((secret) => isSignedBy(secret, posted))) return { status: 401 };
  const ownWait = await waitOf(posted.id);
  if (ownWait > 0) return { status: 429, retryAfter: ownWait };

  const told = partnerEvent.safeParse(readJson(posted.body));
  const messageId = posted.headers.get("webhook-id") ?? "";
  if (!told.success || messageId.length > idLimit) return { status: 422 };

  const status = await store(services, { ...told.data.data, messageId, partner: posted.id });
  services.outbox.wake();
  return { status };
}

async function waitOf(id: string): Promise<number> {
  try {
    await perFirm.consume(id.slice(0, 50));
    return 0;
  } catch (refusal) {
    return refusal instanceof RateLimiterRes ? Math.ceil(refusal.msBeforeNext / 1000) || 1 : 0;
  }
}

/** The package refuses messages older than five minutes, or from the future. */
function isSignedBy(secret: string, { headers, body }: Posted): boolean {
  const names = ["webhook-id", "webhook-timestamp", "webhook-signature"];
  const given = Object.fromEntries(names.map((name) => [name, headers.get(name) ?? ""]));
  try {
    new Webhook(secret).verify(body.toString("utf8"), given, { jsonParse: false });
    return true;
  } catch {
    return false;
  }
}

function readJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString("utf8"));
  } catch {
    return undefined;
  }
}

type Told = z.infer<typeof partnerEvent>["data"] & { messageId: string; partner: string };

/** @returns 404 for a lead that this firm never had, 200 for a repeat, else 202 */
async function store(services: IntakeServices, told: Told): Promise<number> {
  const { reference, status, note = null, messageId: message_id, partner } = told;
  const at = services.now();
  const known = reference.trim().toUpperCase();
  if (/[^A-Z0-9]/.test(known)) return 404;

  return transact(services.db, async (trx) => {
    const routing = await lockRouting(trx, known);
    if (!routing || !triedPartners(routing.choices).includes(partner)) return 404;

    const counts = routing.partner === partner && mayFollow(routing.status, status);
    const { numInsertedOrUpdatedRows: stored } = await trx
      .insertInto("partner_events")
      .values({
        ...{ partner, message_id, reference: routing.reference, status, note },
        counts: counts ? 1 : 0,
        received_at: at,
      })
      .onConflict((conflict) => conflict.columns(["partner", "message_id"]).doNothing())
      .executeTakeFirstOrThrow();
    if (Number(stored) === 0) return 200;
    if (!counts) return 202;

    await trx
      .updateTable("routings")
      .set({ status, status_at: at, updated_at: at })
      .where("reference", "=", routing.reference)
      .execute();
    if (status === "declined") {
      const way = { reference: routing.reference, occasion: "declined", from: partner } as const;
      await passOn(services.outbox.relay, trx, way);
    }
    return 202;
  });
}

/** `declined`, `signed` and `closed` are final. */
function mayFollow(before: PartnerStatus | null, next: PartnerStatus): boolean {
  const rank = (status: PartnerStatus) => Math.min(statuses.indexOf(status), 2);
  return before === null || rank(next) > rank(before);
}
