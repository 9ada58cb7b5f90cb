import { createHash } from "node:crypto";
import { cleanText } from "~/data/clean";
import { minute } from "~/data/dates";
import type { App } from "../app";
import type { Db, PartnerRequestTable } from "../store/schema";
import { noteDone } from "../store/upkeep";

/** A request as the firm's page shows it. */
export type ShownRequest = {
  /** A reported status with its reason, or the method and path. */
  request: string;
  messageId?: string | undefined;
  reference?: string | undefined;
};

type Noted = ShownRequest & {
  partner: string;
  /** Whether a signature, token, or link showed that the firm sent it. */
  isProven: boolean;
  status: number;
  body: object;
};

/** Keeps a request of a firm of the file for its page, with our answer. */
export async function noteRequest({ config, db, now }: App, noted: Noted): Promise<void> {
  const { partner, isProven, request, messageId, reference, status, body } = noted;
  // Past the limit of a network nothing is written.
  if (status === 429 || !config.partners.some(({ id }) => id === partner)) return;
  const row = {
    partner,
    at: now(),
    proven: isProven ? 1 : 0,
    request: request.slice(0, 100),
    message_id: messageId?.slice(0, 100) || null,
    reference: reference ?? null,
    status,
    answer: JSON.stringify(body),
  };
  await db.insertInto("partner_requests").values(row).execute();
  await forgetOld(db, row);
}

/** Undefined for what is no reference. */
export function referenceIn(asked: string): string | undefined {
  const reference = cleanText(asked).toUpperCase();
  return /^[A-Z0-9]{1,20}$/.test(reference) ? reference : undefined;
}

type Kind = Pick<PartnerRequestTable, "partner" | "proven">;

/** The newest first. */
export function newestRequests(db: Db, { partner, proven }: Kind) {
  return db
    .selectFrom("partner_requests")
    .where("partner", "=", partner)
    .where("proven", "=", proven)
    .orderBy("id", "desc");
}

/** Of those that are proven, and of the others, which anybody can send. */
export const mostRequests = (proven: number) => (proven === 1 ? 100 : 20);

async function forgetOld(db: Db, { partner, proven }: Kind): Promise<void> {
  await db
    .deleteFrom("partner_requests")
    .where("partner", "=", partner)
    .where("proven", "=", proven)
    .where(
      "id",
      "<=",
      newestRequests(db, { partner, proven }).select("id").offset(mostRequests(proven)).limit(1),
    )
    .execute();
}

/** What both sides can compare without showing the secret: it starts its SHA-256. */
function markOf(secret: string): string {
  return createHash("sha256").update(secret).digest("hex").slice(0, 8);
}

const taskOf = (partner: string, secret: string) =>
  `firm-secret:${partner}:${markOf(secret)}` as const;

/** Notes when a firm signed with a secret, to the minute. */
export async function noteSigner({ db, now }: App, partner: string, secret: string): Promise<void> {
  const last = await readSigner(db, partner, secret);
  if (last === null || now() - last > minute) await noteDone(db, taskOf(partner, secret), now());
}

async function readSigner(db: Db, partner: string, secret: string): Promise<number | null> {
  const row = await db
    .selectFrom("upkeep")
    .select("done_at")
    .where("task", "=", taskOf(partner, secret))
    .executeTakeFirst();
  return row?.done_at ?? null;
}

/** The secrets of a firm, newest first, with the last time that it signed with each. */
export async function readSigners(db: Db, partner: string, secrets: readonly string[]) {
  const signers = [];
  for (const secret of secrets) {
    signers.push({ mark: markOf(secret), usedAt: await readSigner(db, partner, secret) });
  }
  return signers;
}
