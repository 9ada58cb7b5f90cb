import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { hashesUnder } from "~/server/privacy/identity";
import { suppress } from "~/server/privacy/opt-out";
import { makeAccessCode } from "~/server/privacy/sealed-token";
import { noteFault } from "~/server/store/upkeep";
import {
  day,
  delivery,
  key,
  keys,
  noon,
  receipt,
  seal,
  submission,
  temporaryFolder,
} from "~/tests/support/given";
import { isOnPostgres } from "~/tests/support/temporary-store";
import { openDesk } from "../desk/open-desk";
import { relayLine } from "./relay-line";

test("verify names what is wrong, one line each, and exits 1", async () => {
  const { db, relay } = await relayLine();
  for (const reference of ["AAAA2222", "BBBB2222", "CCCC2222"]) await receipt(db, { reference });
  await seal(db);
  await db.updateTable("receipts").set({ body: "{}" }).where("seq", "=", 1).execute();
  await db.deleteFrom("receipts").where("seq", "=", 2).execute();

  const { code, out } = await relay("verify");
  const [first, second, third] = out.split("\n");
  expect(code).toBe(1);
  expect(first).toContain("AAAA2222");
  expect(second).toBe("receipt 2 was removed");
  expect(third).toBe("0 receipts verified");
});

test("verify --head reports that the newest receipt is gone", async () => {
  const { db, relay } = await relayLine();
  await receipt(db, { reference: "AAAA2222" });
  await receipt(db, { reference: "BBBB2222" });
  await seal(db);
  const { out } = await relay("verify");
  expect(out).toMatch(/^2 receipts verified\n2 stored, 2 sealed, 0 unsealed\nhead [0-9a-f]{64}$/);
  const head = out.split("head ")[1] ?? "";
  expect((await relay("verify", "--head", head.toUpperCase())).code).toBe(0);

  await db.deleteFrom("receipts").where("seq", "=", 2).execute();
  expect((await relay("verify")).code).toBe(1);
  expect(await relay("verify", "--head", head)).toMatchObject({
    code: 1,
    out: expect.stringContaining("gone"),
  });
});

test("person prints what is held as JSON, and the request is on record", async () => {
  const { db, relay } = await relayLine();
  const reference = await submission(db, {});

  const { code, out } = await relay("person", "ANN@example.com");
  expect(code).toBe(0);
  expect(JSON.parse(out)).toMatchObject({ submissions: [{ reference }], suppressions: [] });
  expect(await db.selectFrom("privacy_log").select(["nature", "outcome"]).execute()).toEqual([
    { nature: "know", outcome: "1 submission" },
  ]);
});

test("for an unknown person nothing is held, erased or lifted", async () => {
  const { relay } = await relayLine();

  for (const command of ["person", "erase", "allow"]) {
    expect([command, (await relay(command, "nobody@example.com")).code]).toEqual([command, 1]);
  }
});

test("erase prints how much it erased, and allow that an opt-out was lifted", async () => {
  const { db, relay } = await relayLine();
  await submission(db, {});
  const hashes = hashesUnder([key], { email: "ann@example.com" });
  await suppress(db, { scope: "sale", hashes, source: "web", at: noon });

  expect(await relay("erase", "ann@example.com", "--yes")).toMatchObject({
    code: 0,
    out: "  AAAA2222: sent to nobody\n1 submission erased.",
  });
  expect(await relay("allow", "ann@example.com")).toMatchObject({
    code: 0,
    out: "1 entry lifted.",
  });
  expect(await db.selectFrom("privacy_log").select("outcome").orderBy("id").execute()).toEqual([
    { outcome: "1 submission erased" },
    { outcome: "1 entry lifted" },
  ]);
});

test("after the retention, `person`, `erase` and the log name what is still held: the receipt", async () => {
  const { db, relay } = await relayLine({ RETENTION_DAYS: "10", RECEIPT_DAYS: "30" });
  await submission(db, { reference: "BBBB2222", email: "bob@example.com" });
  await submission(db, { received_at: noon - 11 * day });
  await relay("retention", "--confirm");

  expect((await relay("person", "ann@example.com")).out).toContain("ann@example.com");
  expect(await db.selectFrom("privacy_log").select("outcome").execute()).toEqual([
    { outcome: "0 submissions, 1 more by receipt only" },
  ]);
  expect(await relay("erase", "ann@example.com", "--yes")).toMatchObject({
    code: 0,
    out: "  AAAA2222: sent to nobody\nPersonal parts erased from the receipts of 1 submission erased before.",
  });
  expect((await relay("erase", "ann@example.com", "--yes")).code).toBe(1);
});

test("allow says when a number stays on the list because another person opted out with it", async () => {
  const { db, relay } = await relayLine();
  const reference = await submission(db, {});
  const other = await submission(db, { reference: "BBBB2222", email: "bob@example.com" });
  const ann = hashesUnder([key], { email: "ann@example.com", phone: "212 555 0100" });
  const at = noon;
  await suppress(db, { scope: "sale", hashes: ann, source: reference, at });
  await suppress(db, { scope: "sale", hashes: ann.slice(1), source: other, at });

  expect(await relay("allow", "ann@example.com")).toMatchObject({
    code: 0,
    out: "1 entry lifted.",
    err: expect.stringContaining("1 phone number"),
  });
});

test("relay retention only previews, and names what stays and why", async () => {
  const { db, relay } = await relayLine({ RETENTION_DAYS: "10", RECEIPT_DAYS: "30" });
  for (let number = 2; number < 7; number += 1) {
    await submission(db, { reference: `AAAA222${number}`, received_at: noon - 1400 * day });
  }
  await delivery(db, { reference: "AAAA2226", destination: "firm:gone" });
  const { code, out, err } = await relay("retention");
  expect(code).toBe(0);
  expect(err).toContain("1400 days");
  expect(out).toMatch(/submissions +4\n/);
  expect(out).toMatch(/AAAA2226 .*firm:gone still waits/);
  const erased = db
    .selectFrom("submissions")
    .select("reference")
    .where("erased_at", "is not", null);
  expect(await erased.execute()).toEqual([]);

  expect((await relay("retention", "--confirm")).out).toMatch(/submissions +4\n/);
  expect(await erased.execute()).toHaveLength(4);
  const log = await db.selectFrom("operator_log").select(["act", "place", "outcome"]).execute();
  const outcome = "confirmed: 4 submissions, 5 receipts";
  expect(log).toEqual([{ act: "retention", place: "command line", outcome }]);
});

test("a submission that retention keeps needs attention, and a confirmed run ends a refusal", async () => {
  const { db, relay } = await relayLine({ RETENTION_DAYS: "10", RECEIPT_DAYS: "30" });
  await noteFault(db, "clock", "Nothing was erased.");
  await relay("retention", "--confirm");
  expect((await relay("status")).code).toBe(0);

  const reference = await submission(db, { received_at: noon - 11 * day });
  await delivery(db, { reference, destination: "sheet", channel: "sheet" });
  expect(await relay("status")).toMatchObject({
    code: 1,
    out: expect.stringMatching(new RegExp(`keeps 1 submission .*: ${reference}`)),
  });
});

const erased = (db: Awaited<ReturnType<typeof relayLine>>["db"]) =>
  db.selectFrom("submissions").select("reference").where("erased_at", "is not", null).execute();

test("erase --dry-run prints what was sent to whom, and erases nothing", async () => {
  const { db, relay } = await relayLine();
  const reference = await submission(db, {});
  await delivery(db, { reference, state: "delivered", updated_at: noon });
  await delivery(db, { reference, destination: "sheet", state: "expired", ambiguous: 1 });
  await delivery(db, { reference, destination: "ping", state: "expired" });

  const { code, out } = await relay("erase", "ann@example.com", "--dry-run");
  expect(code).toBe(0);
  expect(out).toContain("Would be erased: 1 submission.");
  expect(out).toMatch(/AAAA2222: sent to form:home at 2026-11-21 .+, may have reached sheet$/);
  expect(await erased(db)).toEqual([]);
});

test("person, erase, and allow name what was corrected to another address, and leave it out", async () => {
  const { db, relay } = await relayLine();
  const reference = await submission(db, {});
  const [hash = ""] = hashesUnder([key], { email: "bob@example.com" });
  await db.insertInto("persons").values({ reference, hash, earlier: 1 }).execute();

  for (const [command, left] of [
    ["person", "left out"],
    ["erase", "not erased"],
    ["allow", "left out"],
  ] as const) {
    const said = await relay(command, "bob@example.com");
    expect(said).toMatchObject({ code: 1, err: expect.stringContaining(`AAAA2222 is ${left}`) });
    expect(said.out).not.toContain("Ann");
  }
  expect(await erased(db)).toEqual([]);
});

test("erase asks once on a terminal, and continues only if the address or number is typed again", async () => {
  const wrong = await relayLine({}, "yes");
  await submission(wrong.db, {});
  expect(await wrong.relay("erase", "ann@example.com")).toMatchObject({
    code: 1,
    err: "Nothing was erased.",
  });
  expect(await erased(wrong.db)).toEqual([]);

  const right = await relayLine({}, " ANN@example.com\n");
  await submission(right.db, {});
  expect((await right.relay("erase", "ann@example.com")).code).toBe(0);
  expect(await erased(right.db)).toHaveLength(1);
});

test("erase without a terminal needs --yes, and says so", async () => {
  const { db, relay } = await relayLine();
  await submission(db, {});
  expect(await relay("erase", "ann@example.com")).toMatchObject({
    code: 2,
    err: expect.stringContaining("--yes"),
  });
  expect(await erased(db)).toEqual([]);
});

test("person, allow and erase find a phone number however it is written", async () => {
  const { db, relay } = await relayLine();
  const reference = await submission(db, {});
  const hashes = hashesUnder(keys, { phone: "2125550100" });
  await suppress(db, { scope: "sale", hashes, source: reference, at: noon });

  expect(JSON.parse((await relay("person", "+1 (212) 555-0100")).out)).toMatchObject({
    submissions: [{ reference }],
    suppressions: [{ of: "phone" }],
  });
  expect((await relay("allow", "212.555.0100")).out).toBe("1 entry lifted.");
  expect((await relay("erase", "212 555 0100", "--yes")).code).toBe(0);
  expect(await erased(db)).toEqual([{ reference }]);
});

test("an erased submission is listed as erased, in words and in JSON", async () => {
  const { db, relay } = await relayLine();
  for (const reference of ["AAAA2222", "BBBB2222"]) {
    await submission(db, { reference, email: `${reference}@example.com` });
  }
  await relay("erase", "aaaa2222@example.com", "--yes");

  const lines = (await relay("list", "--state", "erased", "--json")).out.split("\n");
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { reference: "AAAA2222", state: "erased" },
  ]);
  expect((await relay("list", "--state", "accepted")).out).not.toContain("AAAA2222");
  expect(JSON.parse((await relay("show", "AAAA2222", "--json")).out).state).toBe("erased");
});

test("verify and check speak JSON too, and relay says its version", async () => {
  const { db, relay } = await relayLine({ COMPANY_NAME: "Acme" });
  await submission(db, {});

  const verified = await relay("verify", "--json");
  expect(JSON.parse(verified.out)).toMatchObject({ verified: 0, head: null });
  const checked = await relay("check", "--json");
  expect(checked.code).toBe(1);
  const { open, count, tests } = JSON.parse(checked.out);
  expect(open).toContain("No destination is on: what visitors send stays on this machine.");
  expect({ count, tests }).toEqual({ count: open.length, tests: [] });
});

const reference = "AAAA2222";
const code = makeAccessCode(key, reference);

function expectNoCode(held: Record<string, string>) {
  for (const [place, text] of Object.entries(held)) {
    expect({ place, hasReference: text.includes(reference) }).toMatchObject({ hasReference: true });
    const isHeld = text.includes(code) || text.includes(code.replace("-", ""));
    expect({ place, isHeld }).toEqual({ place, isHeld: false });
  }
}

test("no command prints the private code of a request, and no backup contains it", async () => {
  const { db, relay } = await relayLine({ SECRET_KEY: key.toString("hex") });
  await submission(db, { reference });
  await delivery(db, { reference, state: "refused" });
  const held: Record<string, string> = {};
  for (const line of [
    ["show", reference],
    ["show", reference, "--json"],
    ["list"],
    ["list", "--json"],
    ["person", "ann@example.com"],
    ["export", "--format", "csv"],
    ["export", "--format", "jsonl"],
  ]) {
    held[line.join(" ")] = (await relay(...line)).out;
  }
  if (!isOnPostgres) {
    const file = join(temporaryFolder(), "copy.db");
    expect((await relay("backup", file)).code).toBe(0);
    held.backup = readFileSync(file, "latin1");
  }
  expectNoCode(held);
});

test("no page of the desk shows the private code of a request", async () => {
  const { db, get } = await openDesk();
  await submission(db, { reference });
  await delivery(db, { reference, state: "delivered", updated_at: noon });
  const held: Record<string, string> = {};
  for (const path of ["/?tab=all", `/?q=${reference}`, `/submissions/${reference}`]) {
    held[path] = (await get(path)).html;
  }
  expectNoCode(held);
});
