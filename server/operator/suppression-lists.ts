import { z } from "zod";
import { cleanText } from "~/data/clean";
import { channelsIn } from "~/data/contact-channels";
import type { App, InTransaction } from "../app";
import { leaveNewsletter } from "../leads/preferences";
import { noticeLeads, noticePerson } from "../outbox/notices";
import { hashesUnder, newestHashes, withStored } from "../privacy/identity";
import { suppress } from "../privacy/opt-out";
import { keyCheck } from "../privacy/secret-keys";
import { eachPage, lockSubmissions } from "../state/settle";
import type { ContactStopTable } from "../store/schema";
import { giveWay, transact } from "../store/transact";
import { findLeads, restoreStops } from "../submission/contact-stops";
import { forgetFingerprints, readSubmission, unlessDamaged } from "../submission/submission";
import { spreadsheetRow, startOfSpreadsheet } from "./spreadsheet";

/**
 * `hash` and `source` as the tables have them, and a mark of the key, which shows an import whether the
 * hashes stand for anybody there. No address is in it: many of these people sent nothing else.
 */
const columns = ["list", "hash", "channels", "source", "since", "due_on", "key"] as const;

type Cells = Record<(typeof columns)[number], string>;

/** All opt-outs, unsubscribes, and stops, as lines of a spreadsheet. */
export async function listRows({ db, keys }: App): Promise<string[]> {
  const suppressions = await db.selectFrom("suppressions").selectAll().execute();
  const stops = await db.selectFrom("contact_stops").selectAll().execute();
  const key = keyCheck(keys[0]);
  const cells: Cells[] = [
    ...suppressions.map(({ scope, hash, source, created_at }) => ({
      ...{ list: scope, hash, channels: "", source, since: isoTime(created_at), due_on: "", key },
    })),
    ...stops.map(({ hash, channels, manner, created_at, due_on }) => ({
      ...{ list: "stop", hash, channels, source: manner, since: isoTime(created_at), due_on, key },
    })),
  ];
  return [
    startOfSpreadsheet(columns),
    ...cells.map((row) => spreadsheetRow(columns.map((name) => row[name]))),
  ];
}

function isoTime(at: number): string {
  return new Date(at).toISOString();
}

const personHash = z.string().regex(/^[0-9a-f]{64}$/);
const since = z.iso.datetime().transform((text) => Date.parse(text));
const manners = [
  "web",
  "request page",
  "desk",
  "command line",
] as const satisfies readonly ContactStopTable["manner"][];

const row = z.discriminatedUnion("list", [
  z.object({
    list: z.enum(["newsletter", "sale"]),
    hash: personHash,
    source: z.string().min(1),
    since,
    key: z.string(),
  }),
  z.object({
    list: z.literal("stop"),
    // Or of a lead, by its reference.
    hash: personHash.or(z.string().regex(/^(lead|made on):[0-9A-Z]{4,20}$/)),
    channels: z.string().refine((text) => text !== "" && channelsIn(text).join(" ") === text),
    source: z.enum(manners),
    since,
    due_on: z.iso.date(),
    key: z.string(),
  }),
]);

export type ListRow = z.infer<typeof row>;

/** Whether a file begins as one that `listRows` made. */
export function isList(names: readonly string[]): boolean {
  return columns.every((name) => names.includes(name));
}

/** @returns null if these cells are not of such a file */
export function readListRow(names: readonly string[], cells: readonly string[]): ListRow | null {
  const texts = names.map((name, index) => [name, cleanText(cells[index] ?? "")]);
  return row.safeParse(Object.fromEntries(texts)).data ?? null;
}

/** Whether one of our keys made the hash. */
export function isUnderOurKey({ keys }: App, { key }: ListRow): boolean {
  return keys.map(keyCheck).includes(key);
}

/**
 * After a change of the key, the lists may name people under a newer key than the leads of a restored copy:
 * from now on these are found under the newest one, too.
 */
export async function renewHashes(app: App): Promise<void> {
  if (app.keys.length === 1) return;
  for await (const page of eachPage(app.db)) {
    await transact(app, async (app) => {
      const rows = await lockSubmissions(app, page);
      const persons = rows.flatMap((row) => {
        if (row.erased_at !== null) return [];
        const contact = unlessDamaged(() => readSubmission(row).contact) ?? {};
        return newestHashes(app.keys, contact).map((hash) => ({ reference: row.reference, hash }));
      });
      const insert = app.db.insertInto("persons").values(persons);
      if (persons.length > 0) await insert.onConflict((same) => same.doNothing()).execute();
    });
    await giveWay();
  }
}

/** An entry of a list. */
export type Entry = {
  /** Of its person, who is locked before anything of the same transaction is stored. */
  hashes: readonly string[];
  /** With what it brings about. If the entry is there already, nobody is told again. */
  store(app: InTransaction): Promise<unknown>;
};

/**
 * The lists of another store of this installation, such as the one that a restore replaced. An opt-out or a
 * stop that is new here takes effect on the leads that came in before it, as when it was made.
 */
export function listEntries(rows: readonly ListRow[]): Entry[] {
  const entries: Entry[] = [];
  const stops = new Map<string, ContactStopTable[]>();
  for (const one of rows) {
    switch (one.list) {
      case "newsletter":
        entries.push({
          hashes: [one.hash],
          store: (app) => leaveNewsletter(app, one.source, [], [one.hash]),
        });
        break;
      case "sale":
        entries.push({
          hashes: [one.hash],
          store: (app) => repeatOptOut(app, one),
        });
        break;
      case "stop": {
        const { hash, channels, source: manner, since: created_at, due_on } = one;
        // An address and a number have a row each for one stop, of which a firm is told once.
        const act = `${created_at} ${manner} ${channels}`;
        stops.set(act, [...(stops.get(act) ?? []), { hash, channels, manner, created_at, due_on }]);
      }
    }
  }
  return [
    ...entries,
    ...[...stops.values()].map(
      (act): Entry => ({
        hashes: act.map(({ hash }) => hash),
        store: (app) => repeatStop(app, act),
      }),
    ),
  ];
}

type OptOutRow = Exclude<ListRow, { list: "stop" }>;

/** As `optOut`, but the store where it was made has told whoever knew of an earlier one. */
async function repeatOptOut(app: InTransaction, { hash, source, since: at }: OptOutRow) {
  if (!(await suppress(app.db, { scope: "sale", hashes: [hash], source, at }))) return;
  const person = withStored(hashesUnder(app.keys, {}), [hash]);
  await noticePerson(app, person, { about: "privacy.opted_out", request: null });
}

async function repeatStop(app: InTransaction, act: readonly ContactStopTable[]): Promise<void> {
  const added = await restoreStops(app.db, act);
  const [first] = added;
  if (!first) return;

  const hashes = added.map(({ hash }) => hash);
  const newest = Math.max(...added.map(({ created_at }) => created_at));
  const references = await findLeads(app.db, hashes, newest);
  const stopped = channelsIn(first.channels);
  const dueOn = first.due_on;
  await noticeLeads(app, references, { about: "contact.revoked", stopped, dueOn });
  await forgetFingerprints(app.db, references);
}
