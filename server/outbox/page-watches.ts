import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { addresses } from "~/data/addresses";
import { findCase } from "~/data/cases";
import { dateInNewYork } from "~/data/dates";
import { language } from "~/data/language";
import { updates } from "~/data/updates";
import { watchMail } from "~/data/visitor-mail";
import type { Outcome } from "../destinations/destination";
import { sendMail, unsubscribeLink } from "../destinations/mail";
import { speak } from "../language";
import { hashesUnder } from "../privacy/identity";
import { isSuppressed } from "../privacy/opt-out";
import type { PageWatchTable } from "../store/schema";
import { transact } from "../store/transact";
import type { OutboxContext } from "./context";
import { delayAfter } from "./delivery";
import { whyNoMail } from "./plan";

type Means = Pick<OutboxContext, "db" | "config" | "keys" | "log" | "now">;

const minute = 60 * 1000;
const hour = 60 * minute;
const askedMs = 48 * hour;

/**
 * Whether the page of a case offers mails about changes. Not on abuse cases, where a mail could
 * give somebody away.
 */
export function isWatchable({ SMTP_URL }: Means["config"], slug: string): boolean {
  const found = findCase(slug);
  return Boolean(SMTP_URL) && found !== undefined && !found.sensitive && newestChange(slug) !== "";
}

type Asked = { email: string; slug: string; origin: string };

/**
 * Notes that somebody typed this address on the page of a case; a mail will ask whether it was its
 * owner. Nothing is noted for an address that accepts no mail from us, got three mails today or
 * already watches the page, and the visitor cannot tell the difference.
 */
export async function askToWatch(means: Means, { email, slug, origin }: Asked): Promise<void> {
  const { db, keys, now } = means;
  const at = now();
  const hashes = hashesUnder(keys, { email });
  await transact(db, async (trx) => {
    if ((await whyNoMail({ keys, now }, trx, { email, ip: null })) !== null) return;

    await trx
      .insertInto("page_watches")
      .values({
        ...{ id: randomBytes(16).toString("hex"), hash: hashes[0] ?? "", email, slug, origin },
        language: language(),
        ...{ asked_at: at, confirmed_at: null, told: "", attempts: 0, next_at: at },
      })
      .onConflict((conflict) =>
        conflict
          .columns(["hash", "slug"])
          .doUpdateSet({ asked_at: at, attempts: 0, next_at: at, language: language() })
          .where("page_watches.confirmed_at", "is", null),
      )
      .execute();
  });
}

/**
 * @returns the case, or null if the link is broken or too old, or the watch was ended
 */
export async function confirmWatch(means: Means, token: string): Promise<string | null> {
  const { db, keys, now } = means;
  const id = readToken(keys, token);
  const row = id && (await findWatch(means, id));
  if (!row || !findCase(row.slug)) return null;
  if (await isSuppressed(db, "newsletter", hashesUnder(keys, row))) return null;

  const told = newestChange(row.slug, now());
  await db
    .updateTable("page_watches")
    .set({ confirmed_at: now(), told, next_at: null, attempts: 0 })
    .where("id", "=", row.id)
    .where("confirmed_at", "is", null)
    .execute();
  return row.slug;
}

/** Whether the link of a mail still works. Changes nothing. */
export async function isWatchToken(means: Means, token: string): Promise<boolean> {
  const id = readToken(means.keys, token);
  return id !== null && (await findWatch(means, id)) !== undefined;
}

function findWatch({ db, now }: Means, id: string) {
  return db
    .selectFrom("page_watches")
    .selectAll()
    .where("id", "=", id)
    .where(({ or, eb }) =>
      or([eb("confirmed_at", "is not", null), eb("asked_at", ">", now() - askedMs)]),
    )
    .executeTakeFirst();
}

/**
 * Sends the mails that are due, one after the other, and checks once an hour whether a page
 * changed.
 */
export function createPageWatches(means: Means) {
  const { config, log, now } = means;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | null = null;
  let lookAt = 0;
  const pause = { failures: 0, until: 0 };

  async function work() {
    if (!config.SMTP_URL) return;
    if (now() >= lookAt) {
      await findNews(means);
      lookAt = now() + hour;
    }
    while (now() >= pause.until) {
      const mail = await claim(means);
      if (!mail) return;
      const outcome = await send(means, mail);
      await record(means, mail, outcome);
      // A failing mail server is tried again later, not for each waiting mail.
      const isDown = outcome.kind === "retry" || outcome.kind === "hold";
      pause.failures = isDown ? pause.failures + 1 : 0;
      pause.until = isDown ? now() + delayAfter(pause.failures, config.RETRY_SCALE) : 0;
    }
  }

  function tick(): Promise<void> {
    running ??= work()
      .catch(() => log.warn("mails about pages wait for the store"))
      .finally(() => {
        running = null;
      });
    return running;
  }

  return {
    tick,
    start() {
      timer ??= setInterval(() => void tick(), 1000).unref();
    },
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}

/**
 * Deletes watches that were never confirmed, and plans a mail to everybody whose page has a newer
 * change.
 */
async function findNews({ db, now }: Means): Promise<void> {
  const at = now();
  await db
    .deleteFrom("page_watches")
    .where("confirmed_at", "is", null)
    .where("asked_at", "<=", at - askedMs)
    .execute();
  // Counts of mails to one address expire with their day.
  await db.deleteFrom("submit_rates").where("ends_at", "<=", at).execute();
  for (const slug of new Set(updates().map((update) => update.slug))) {
    await db
      .updateTable("page_watches")
      .set({ next_at: at, attempts: 0 })
      .where("slug", "=", slug)
      .where("confirmed_at", "is not", null)
      .where("next_at", "is", null)
      .where("told", "<", newestChange(slug, at))
      .execute();
  }
}

type DueMail = PageWatchTable & { newest: string };

/**
 * Takes the mail out of the queue before it is sent: a crash in between loses it but never repeats
 * it. A mail that certainly failed is put back.
 */
async function claim({ db, now }: Means): Promise<DueMail | null> {
  for (;;) {
    const row = await db
      .selectFrom("page_watches")
      .selectAll()
      .where("next_at", "<=", now())
      .orderBy("next_at")
      .limit(1)
      .executeTakeFirst();
    if (!row) return null;

    const newest = row.confirmed_at === null ? row.told : newestChange(row.slug, now());
    const taken = await db
      .updateTable("page_watches")
      .set({ next_at: null, told: newest })
      .where("id", "=", row.id)
      .where("next_at", "=", row.next_at)
      .executeTakeFirst();
    if (taken.numUpdatedRows === 1n) return { ...row, newest };
  }
}

const notWanted: Outcome = { kind: "refused", status: null, detail: "accepts no mail from us" };

async function send({ db, config, keys, now }: Means, row: DueMail): Promise<Outcome> {
  const { email, slug, id } = row;
  const isOver = row.confirmed_at === null && row.asked_at <= now() - askedMs;
  const hashes = hashesUnder(keys, { email });
  if (!config.SMTP_URL || isOver || !isWatchable(config, slug)) return notWanted;
  if (await isSuppressed(db, "newsletter", hashes)) {
    // The list entry was made under another key, so it did not end this watch.
    await db.deleteFrom("page_watches").where("id", "=", id).execute();
    return notWanted;
  }
  const mail = speak(row.language, () => write({ config, keys }, row));
  return sendMail(config, mail);
}

/** In the language of its reader. */
function write({ config: { site }, keys }: Pick<Means, "config" | "keys">, row: DueMail) {
  const { email, origin, slug, id } = row;
  const unsubscribe = unsubscribeLink({ key: keys[0], email, origin });
  const words = { site: site.name, sender: `${site.company}, ${site.postalAddress}`, unsubscribe };
  const link = `${origin}${addresses.newsletter}?token=${makeToken(keys[0], id)}`;
  const news = updates().filter(
    ({ slug: about, date }) => about === slug && date > row.told && date <= row.newest,
  );
  const told =
    row.confirmed_at === null
      ? {
          subject: watchMail().ask.subject(site.name),
          text: watchMail().ask.text({ ...words, link }),
        }
      : watchMail().news({ ...words, origin, news });
  const mailId = `page_${id}_${row.newest || row.asked_at}`;
  return { id: mailId, to: email, ...told, unsubscribe };
}

async function record({ db, config, log, now }: Means, row: DueMail, outcome: Outcome) {
  const { kind, detail } = outcome;
  if (kind === "delivered") return;

  log.warn({ outcome: kind, detail }, "a mail about a page was not accepted");
  const attempts = row.attempts + 1;
  const isAgain = (kind === "retry" || kind === "hold") && attempts < 22;
  if (!isAgain) return;
  await db
    .updateTable("page_watches")
    .set({ told: row.told, attempts, next_at: now() + delayAfter(attempts, config.RETRY_SCALE) })
    .where("id", "=", row.id)
    .where("next_at", "is", null)
    .execute();
}

/** Day of the newest dated change on the page of a case; empty if there is none. */
function newestChange(slug: string, now = Number.POSITIVE_INFINITY): string {
  const today = Number.isFinite(now) ? dateInNewYork(now) : "9999";
  return updates().find((update) => update.slug === slug && update.date <= today)?.date ?? "";
}

const sealBytes = 16;

function makeToken(key: Buffer, id: string): string {
  return Buffer.concat([Buffer.from(id, "hex"), seal(key, id)]).toString("base64url");
}

function readToken(keys: readonly Buffer[], token: string): string | null {
  const bytes = Buffer.from(token, "base64url");
  if (bytes.length !== 16 + sealBytes || bytes.toString("base64url") !== token) return null;

  const id = bytes.subarray(0, 16).toString("hex");
  const isOurs = keys.some((key) => timingSafeEqual(bytes.subarray(16), seal(key, id)));
  return isOurs ? id : null;
}

function seal(key: Buffer, id: string): Buffer {
  return createHmac("sha256", key).update(`page-watch:${id}`).digest().subarray(0, sealBytes);
}
