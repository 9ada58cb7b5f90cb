import { randomBytes } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Kysely } from "kysely";
import { expect, test } from "vitest";
import { correct } from "~/server/leads/correct";
import { stopContact, stopContactOf } from "~/server/leads/stop";
import { importSuppressions } from "~/server/operator/import-suppressions";
import { listRows } from "~/server/operator/suppression-lists";
import { newestHashes } from "~/server/privacy/identity";
import { suppress } from "~/server/privacy/opt-out";
import type { Database } from "~/server/store/schema";
import {
  appOn,
  day,
  delivery,
  keys,
  noon,
  operator,
  submission,
  temporaryFolder,
} from "~/tests/support/given";
import { testApp } from "~/tests/support/test-app";
import { relayLine } from "./relay-line";

const ann = { reference: "AAAA2222", email: "ann@example.com", phone: "212 555 0111" };
const bea = { reference: "BBBB2222", email: "bea@example.com", phone: "212 555 0112" };
const cora = { email: "cora@example.com" };

const form = { FORM_ID: "abcdefgh" };

/** Ann's lead was delivered and Bea's waits when the copy is made. */
async function storeOfTheCopy() {
  const line = await relayLine(form);
  for (const { reference, email, phone } of [ann, bea]) {
    const fields = JSON.stringify({ "First name": "A", Phone: phone, Email: email });
    await submission(line.db, { reference, email, phone, fields });
  }
  await delivery(line.db, {
    reference: ann.reference,
    destination: "form:home",
    state: "delivered",
  });
  await delivery(line.db, { reference: bea.reference, destination: "form:home" });
  return { ...line, at: (now: number) => appOn(line.db, now, form) };
}

function read(db: Kysely<Database>) {
  return Promise.all([
    db.selectFrom("contact_stops").selectAll().orderBy("hash").orderBy("channels").execute(),
    db.selectFrom("suppressions").select(["scope", "hash", "source"]).orderBy("hash").execute(),
    db.selectFrom("submissions").select(["reference", "stopped"]).orderBy("reference").execute(),
  ]);
}

function saved(text: string): string {
  const file = join(temporaryFolder(), "lists.csv");
  writeFileSync(file, text);
  return file;
}

test("a restore loses no opt-out, unsubscribe, or stop of the store that it replaced", async () => {
  const replaced = await storeOfTheCopy();
  const restored = await storeOfTheCopy();
  const app = replaced.at(noon + day);
  await stopContact(app, operator, { email: ann.email, channels: ["calls"], manner: "web" });
  const all = ["calls", "texts", "emails"] as const;
  await stopContactOf(app, operator, { reference: bea.reference, channels: all });
  await stopContact(app, operator, { ...cora, channels: ["emails"], manner: "web" });
  await suppress(replaced.db, {
    ...{ scope: "sale", hashes: newestHashes(keys, { phone: "+52 55 1234 5678" }) },
    ...{ source: "CCCC2222", at: noon + day },
  });

  const { code, out } = await replaced.relay("export-suppressions");
  expect(code).toBe(0);
  expect(out).not.toMatch(/@|555|5678/);
  const file = saved(out);
  const taken = await restored.relay("import-suppressions", file);
  expect(taken).toMatchObject({ code: 0, err: "" });
  expect(taken.out).toMatch(/^\d+ entries taken over\.$/);
  expect(await read(restored.db)).toEqual(await read(replaced.db));

  const planned = await restored.db
    .selectFrom("deliveries")
    .select(["reference", "purpose", "about", "state", "details"])
    .orderBy("reference")
    .orderBy("purpose")
    .execute();
  expect(planned).toMatchObject([
    { reference: ann.reference, purpose: "notice", about: "contact.revoked", state: "pending" },
    { reference: ann.reference, purpose: "submission", state: "delivered" },
    { reference: bea.reference, purpose: "submission", state: "cancelled" },
  ]);
  expect(planned[0]?.details).toContain('"stopped":"calls"');
  expect(await restored.relay("import-suppressions", file)).toMatchObject({ code: 0 });
  const again = await restored.db.selectFrom("deliveries").select("id").execute();
  expect(again).toHaveLength(planned.length);
});

test("an opt-out from after a change of the key counts for a lead of a copy from before it", async () => {
  const changed = [randomBytes(32), ...keys] as const;
  const replaced = await storeOfTheCopy();
  const restored = await storeOfTheCopy();
  const on = ({ db }: typeof replaced) => testApp({ db, keys: changed, now: () => noon + day });
  const { email } = ann;
  const optOut = { scope: "sale", source: "CCCC2222", at: noon + day } as const;
  await suppress(replaced.db, { ...optOut, hashes: newestHashes(changed, { email }) });

  const lines = Buffer.from((await listRows(on(replaced))).join(""));
  expect(await importSuppressions(on(restored), operator, lines)).toMatchObject({ kind: "done" });
  const told = restored.db.selectFrom("deliveries").select(["regarding", "destination"]);
  expect(await told.where("about", "=", "privacy.opted_out").execute()).toEqual([
    { regarding: ann.reference, destination: "form:home" },
  ]);
});

test("a stop that is taken over leaves alone what came in after it", async () => {
  const replaced = await storeOfTheCopy();
  const restored = await storeOfTheCopy();
  const app = replaced.at(noon - day);
  await replaced.db.deleteFrom("submissions").execute();
  await stopContact(app, operator, { email: ann.email, channels: ["calls"], manner: "web" });

  const { out } = await replaced.relay("export-suppressions");
  await restored.relay("import-suppressions", saved(out));
  expect(await restored.db.selectFrom("contact_stops").select("channels").execute()).toHaveLength(
    1,
  );
  expect(await restored.db.selectFrom("deliveries").select("id").execute()).toHaveLength(2);
});

test("a recipient is told of a stop that is taken over weeks later, with the day of the stop", async () => {
  const replaced = await storeOfTheCopy();
  const restored = await storeOfTheCopy();
  const who = { email: ann.email, channels: ["calls"], manner: "web" } as const;
  await stopContact(replaced.at(noon + day), operator, who);
  const told = ({ db }: typeof replaced) =>
    db
      .selectFrom("deliveries")
      .select(["state", "details", "expires_at"])
      .where("about", "=", "contact.revoked")
      .executeTakeFirstOrThrow();
  const { details } = await told(replaced);

  const lines = Buffer.from((await listRows(replaced.at(noon))).join(""));
  const later = noon + 30 * day;
  await importSuppressions(restored.at(later), operator, lines);
  expect(await told(restored)).toEqual({ state: "pending", details, expires_at: later + 7 * day });
});

test("a stop of the lead that was corrected to a stopped number is taken over", async () => {
  const replaced = await storeOfTheCopy();
  const restored = await storeOfTheCopy();
  const app = replaced.at(noon + day);
  await stopContact(app, operator, { ...cora, channels: ["emails"], manner: "web" });
  await correct(app, operator, ann.reference, { changes: { Email: cora.email } });

  const { out } = await replaced.relay("export-suppressions");
  expect(out).toContain(`lead:${ann.reference}`);
  await restored.relay("import-suppressions", saved(out));
  const stopped = await restored.db
    .selectFrom("submissions")
    .select("stopped")
    .where("reference", "=", ann.reference)
    .executeTakeFirst();
  expect(stopped).toEqual({ stopped: "emails" });
});

test("a file of another key, or one that was changed, takes over nothing", async () => {
  const { relay, db, at } = await storeOfTheCopy();
  await stopContact(at(noon), operator, { ...cora, channels: ["emails"], manner: "web" });
  const { out } = await relay("export-suppressions");
  const other = await storeOfTheCopy();
  const key = /,([0-9a-f]{64})\r\n/.exec(out)?.[1] ?? "";
  for (const [text, fault] of [
    [out.replaceAll(key, "0".repeat(64)), "another key"],
    [out.replace("emails", "letters"), "not as relay export-suppressions wrote it"],
  ] as const) {
    const { code, err } = await other.relay("import-suppressions", saved(text));
    expect({ code, err }).toMatchObject({ code: 1, err: expect.stringContaining(fault) });
  }
  expect(await other.db.selectFrom("contact_stops").selectAll().execute()).toEqual([]);
  expect(await other.db.selectFrom("suppressions").selectAll().execute()).toEqual([]);
  expect(await db.selectFrom("contact_stops").selectAll().execute()).toHaveLength(1);
});
