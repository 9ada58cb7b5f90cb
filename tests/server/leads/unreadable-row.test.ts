import { describe, expect, test } from "vitest";
import { erasePerson } from "~/server/leads/erase";
import { runRetention } from "~/server/leads/retention";
import { stopContact, stopContactOf } from "~/server/leads/stop";
import { hashesUnder } from "~/server/privacy/identity";
import { readStops, stoppedSince } from "~/server/submission/contact-stops";
import {
  appOn,
  day,
  delivery,
  emptyStore,
  keys,
  noon,
  operator,
  submission,
} from "~/tests/support/given";
import { relayLine } from "../cli/relay-line";

type Store = Awaited<ReturnType<typeof emptyStore>>;

const broken = "AAAA2222";
const whole = "BBBB2222";
const ann = { email: "ann@example.com" };
const of = { reference: broken } as const;

/** What a fault of a disk or of an older version can leave in the rows of one submission. */
const damages: Record<string, (db: Store) => Promise<unknown>> = {
  fields: (db) => change(db, { fields: "{" }),
  "fields, which are cut off": (db) => change(db, { fields: '{"Email": "ann@exa' }),
  "opt-outs": (db) => change(db, { opted_out: "[" }),
  answers: (db) => change(db, { answers: "?" }),
  corrections: (db) => change(db, { corrected: "]" }),
  "the firms named": (db) =>
    db.updateTable("routings").set({ named: "?" }).where("reference", "=", broken).execute(),
  "an earlier notice": (db) =>
    db.updateTable("deliveries").set({ details: "{" }).where("regarding", "=", broken).execute(),
  receipts: (db) =>
    db
      .updateTable("receipts")
      .set({ body: "{", personal: "{" })
      .where("reference", "=", broken)
      .execute(),
};

function change(db: Store, set: Record<string, string>) {
  return db.updateTable("submissions").set(set).where("reference", "=", broken).execute();
}

/** Two leads of Ann that the form service has, each with an earlier notice. */
async function store(db: Store, received_at = noon - 1) {
  for (const reference of [broken, whole]) {
    await submission(db, { reference, received_at });
    await delivery(db, { reference, state: "delivered" });
    const notice = { purpose: "notice", message_id: `N${reference.slice(1)}` } as const;
    const details = { regarding: reference, state: "delivered", details: "{}" } as const;
    for (const about of ["contact.revoked", "lead.erased", "lead.withdrawn"] as const) {
      await delivery(db, {
        reference,
        ...notice,
        ...details,
        about,
        revision: 0,
      });
    }
    const none = { partner: null, day: null };
    const row = { check_at: null, asks: null, asked_at: null, state: "held" } as const;
    await db
      .insertInto("routings")
      .values({ reference, named: '["lee"]', ...row, ...none })
      .execute();
  }
}

describe.each(Object.entries(damages))("a submission whose %s cannot be read", (_, damage) => {
  test("keeps neither itself nor another from retention", async () => {
    const db = await emptyStore();
    await store(db, noon - 11 * day);
    await damage(db);
    expect(await runRetention(appOn(db))).toMatchObject({ submissions: 2, failed: [] });
  });

  test("keeps its sender from no stop, at the form or on the request itself", async () => {
    for (const stop of [
      (db: Store) =>
        stopContact(appOn(db), operator, { ...ann, channels: ["calls"], manner: "web" }),
      (db: Store) => stopContactOf(appOn(db), operator, { ...of, channels: ["calls"] }),
    ]) {
      const db = await emptyStore();
      await store(db);
      await damage(db);
      expect(await stop(db)).toBe(2);
      const hashes = hashesUnder(keys, ann);
      const stops = await readStops(db, new Map([[whole, hashes]]));
      expect(stoppedSince(noon - 1, stops.get(whole))).toEqual(["calls"]);
    }
  });

  test("is erased with the others of its sender, and its recipients are told or named", async () => {
    const db = await emptyStore();
    await store(db);
    await damage(db);
    expect(await erasePerson(appOn(db), operator, ann)).toMatchObject({ submissions: 2 });
    const told = await db
      .selectFrom("deliveries")
      .select("regarding as reference")
      .where("about", "=", "lead.erased")
      .where("reason", "=", "no way to send")
      .orderBy("reference")
      .execute();
    expect(told).toEqual([of, { reference: whole }]);
  });

  test("is named by what a person asks to know, which has the others", async () => {
    const { db, relay } = await relayLine();
    await store(db);
    await damage(db);
    const { out, err, code } = await relay("person", ann.email);
    const named = JSON.parse(out).submissions.map((one: { reference: string }) => one.reference);
    expect(named).toContain(whole);
    if (!named.includes(broken))
      expect({ err, code }).toEqual({ err: `${broken} cannot be read, and is left out.`, code: 1 });
  });

  test("is named by verify", async () => {
    const { db, relay } = await relayLine();
    await store(db);
    await damage(db);
    const { out, code } = await relay("verify");
    // The seal of a receipt proves its text; an earlier notice is in its recipient's hands.
    if (damage === damages.receipts || damage === damages["an earlier notice"]) return;
    expect(out.split("\n")).toContain(`${broken} cannot be read: its rows are damaged`);
    expect(out).not.toContain(`${whole} cannot`);
    expect(code).toBe(1);
  });
});
