import { randomBytes } from "node:crypto";
import { addresses } from "~/data/addresses";
import { findCase } from "~/data/cases";
import { dateInNewYork, minute } from "~/data/dates";
import { language } from "~/data/language";
import { updates } from "~/data/updates";
import { watchMail } from "~/data/visitor-mail";
import { mailReader, page, type SenderWords } from "../destinations/own-mail";
import { speak } from "../language";
import { hashesUnder } from "../privacy/identity";
import { makeLinkToken, readLinkToken } from "../privacy/link-token";
import { isSuppressed } from "../privacy/opt-out";
import type { PageWatchTable, Trx } from "../store/schema";
import { transact } from "../store/transact";
import { priority } from "../submission/kinds";
import { parseTexts } from "../submission/submission";
import {
  cancelled,
  type Delivery,
  type Ending,
  type OutboxContext,
  type Planner,
  type Prepared,
  pollEvery,
  type Relay,
  type Watch,
} from "./context";
import { planOwn, whyNoMail } from "./plan";

type Means = Planner & Pick<OutboxContext, "db">;

const askedMs = 48 * 60 * minute;

/**
 * Whether the page of a case offers mails about changes. Not on abuse cases, where a mail could
 * give somebody away.
 */
export function isWatchable({ SMTP_URL }: Means["config"], slug: string): boolean {
  const found = findCase(slug);
  return Boolean(SMTP_URL) && found !== undefined && !found.sensitive && newestChange(slug) !== "";
}

type Asked = { email: string; slug: string; origin: string; ip?: string | null };

/**
 * Notes that somebody typed this address on the page of a case; a mail asks its owner for
 * confirmation. Nothing is noted for an address that accepts no mail from us, got three mails today
 * or already watches the page, and the visitor cannot tell the difference.
 */
export async function askToWatch(means: Means, asked: Asked): Promise<void> {
  const { db, keys, now } = means;
  const { email, slug, origin, ip = null } = asked;
  const at = now();
  const [hash = ""] = hashesUnder(keys, { email });
  await transact(db, async (trx) => {
    if ((await whyNoMail({ keys, now }, trx, { email, ip })) !== null) return;

    const watch = await trx
      .insertInto("page_watches")
      .values({
        id: randomBytes(16).toString("hex"),
        hash,
        email,
        slug,
        origin,
        language: language(),
        asked_at: at,
        confirmed_at: null,
        told: "",
      })
      .onConflict((conflict) =>
        conflict
          .columns(["hash", "slug"])
          .doUpdateSet({ asked_at: at, language: language() })
          .where("page_watches.confirmed_at", "is", null),
      )
      .returning("id")
      .executeTakeFirst();
    if (watch) await planMail(means, trx, { watch: watch.id });
  });
}

/** The delivery keeps no address: it is read from the watch, which may have ended by then. */
function planMail(means: Means, trx: Trx, details: Readonly<Record<string, string>>) {
  const row = {
    purpose: "page",
    priority: priority.rest,
    details: JSON.stringify(details),
  } as const;
  return planOwn(means, trx, page, row);
}

/**
 * @returns the case, or null if the link is broken or too old, or the watch was ended
 */
export async function confirmWatch(means: Means, token: string): Promise<string | null> {
  const { db, keys, now } = means;
  const id = readLinkToken(keys, "page-watch:", token);
  const row = id && (await findWatch(means, id));
  if (!row || !findCase(row.slug)) return null;
  if (await isSuppressed(db, "newsletter", hashesUnder(keys, row))) return null;

  await db
    .updateTable("page_watches")
    .set({ confirmed_at: now(), told: newestChange(row.slug, now()) })
    .where("id", "=", row.id)
    .where("confirmed_at", "is", null)
    .execute();
  return row.slug;
}

/** Whether the link of a mail still works. Changes nothing. */
export async function isWatchToken(means: Means, token: string): Promise<boolean> {
  const id = readLinkToken(means.keys, "page-watch:", token);
  return id !== null && (await findWatch(means, id)) !== undefined;
}

function findWatch({ db, now }: Pick<Means, "db" | "now">, id: string) {
  return db
    .selectFrom("page_watches")
    .selectAll()
    .where("id", "=", id)
    .where(({ or, eb }) =>
      or([eb("confirmed_at", "is not", null), eb("asked_at", ">", now() - askedMs)]),
    )
    .executeTakeFirst();
}

/** A larger mailing continues a minute later, so that it delays nothing else. */
const atOnce = 500;

/**
 * Once a minute, deletes watches that were never confirmed, and plans a mail to everybody whose page
 * has a newer change.
 */
export function watchPages(relay: Relay): Watch {
  return pollEvery(relay, minute, async (now) => {
    if (!relay.config.SMTP_URL) return;

    await relay.db
      .deleteFrom("page_watches")
      .where("confirmed_at", "is", null)
      .where("asked_at", "<=", now - askedMs)
      .execute();
    for (const slug of new Set(updates().map((update) => update.slug))) await planNews(relay, slug);
  });
}

async function planNews(relay: Relay, slug: string): Promise<void> {
  const { db, now } = relay;
  const newest = newestChange(slug, now());
  await transact(db, async (trx) => {
    const due = await trx
      .selectFrom("page_watches")
      .select(["id", "told"])
      .where("slug", "=", slug)
      .where("confirmed_at", "is not", null)
      .where("told", "<", newest)
      .limit(atOnce)
      .execute();
    for (const { id, told } of due) {
      const { numUpdatedRows } = await trx
        .updateTable("page_watches")
        .set({ told: newest })
        .where("id", "=", id)
        .where("told", "=", told)
        .executeTakeFirst();
      const details = { watch: id, after: told, newest };
      if (numUpdatedRows === 1n) await planMail(relay, trx, details);
    }
  });
}

/** What the outbox sends about a page, if its reader still wants it. */
export async function preparePageMail(
  relay: Relay,
  delivery: Delivery,
): Promise<Prepared | Ending> {
  const { db, config, keys } = relay;
  const { watch: id = "", after = "", newest } = parseTexts(delivery.details ?? "{}");
  const row = await findWatch(relay, id);
  if (!row || !isWatchable(config, row.slug)) return cancelled("not wanted");
  if (await isSuppressed(db, "newsletter", hashesUnder(keys, row))) {
    // The list entry was made under another key, so it did not end this watch.
    await db.deleteFrom("page_watches").where("id", "=", id).execute();
    return cancelled("not wanted");
  }
  if (newest === undefined && row.confirmed_at !== null) {
    return cancelled("already confirmed");
  }
  const mailId = `page_${delivery.message_id}`;
  return {
    kind: "message",
    personal: [row.email],
    send: (signal) =>
      speak(row.language, () =>
        mailReader(
          config,
          keys[0],
          mailId,
          row,
          (words) =>
            newest === undefined ? ask(keys[0], row, words) : tell(row, words, after, newest),
          signal,
        ),
      ),
  };
}

function ask(key: Buffer, { origin, id }: PageWatchTable, words: SenderWords) {
  const link = `${origin}${addresses.newsletter}?token=${makeLinkToken(key, "page-watch:", id)}`;
  const { subject, text } = watchMail().ask;
  return { subject: subject(words.site), text: text({ ...words, link }) };
}

function tell({ origin, slug }: PageWatchTable, words: SenderWords, after: string, newest: string) {
  const news = updates().filter(
    ({ slug: about, date }) => about === slug && date > after && date <= newest,
  );
  return watchMail().news({ ...words, origin, news });
}

/** Day of the newest dated change on the page of a case; empty if there is none. */
function newestChange(slug: string, now = Number.POSITIVE_INFINITY): string {
  const today = Number.isFinite(now) ? dateInNewYork(now) : "9999";
  return updates().find((update) => update.slug === slug && update.date <= today)?.date ?? "";
}
