import { expect, test } from "vitest";
import { hashesUnder } from "~/server/privacy/identity";
import { suppress } from "~/server/privacy/opt-out";
import { delivery, keys, noon, submission } from "../privacy/given";
import { relayLine } from "./relay-line";

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
