import { expect, test } from "vitest";
import { eraseContents } from "~/server/leads/erase";
import { person } from "~/server/leads/person";
import { hashesUnder, identify } from "~/server/privacy/identity";
import { suppress } from "~/server/privacy/opt-out";
import { delivery, emptyStore, key, keys, noon, submission, watch } from "./given";

const ann = { keys, email: " Ann@Example.com ", at: noon };
const own = identify(key, { email: "ann@example.com", phone: "212 555 0100" });
const bob = { email: "bob@example.com", phone: "212 555 0199" };

test("a request to know gets everything that is held: what was sent, its proof, where it went, the opt-outs", async () => {
  const db = await emptyStore();
  const reference = await submission(db, {});
  await submission(db, { reference: "BBBB2222", ...bob });
  await delivery(db, { reference, state: "delivered" });
  await suppress(db, { scope: "sale", hashes: [own.phone ?? ""], source: reference, at: noon });

  const held = await person(db, ann);
  expect(held.submissions).toMatchObject([
    {
      reference,
      fields: { Email: "ann@example.com", "quiz.Were you diagnosed?": "yes" },
      ip: "203.0.113.9",
      receipt: { personal: { name: "Ann Example" } },
      deliveries: [{ destination: "form:home", state: "delivered" }],
    },
  ]);
  expect(held.suppressions).toMatchObject([{ scope: "sale", of: "phone", source: reference }]);
  expect(JSON.stringify(held)).not.toContain("bob");
});

test("a person who asks by number is found by it, and told what has been erased since", async () => {
  const db = await emptyStore();
  const reference = await submission(db, { kind: "contact", answers: null });
  await suppress(db, { scope: "sale", hashes: [own.phone ?? ""], source: "import", at: noon });
  await suppress(db, { scope: "sale", hashes: [own.email ?? ""], source: reference, at: noon + 1 });
  const byNumber = { keys, phone: "(212) 555-0100" };
  const before = await person(db, byNumber);
  expect(before.submissions).toMatchObject([{ erasedAt: null }]);
  expect(before.suppressions).toMatchObject([{ of: "phone" }, { of: "email" }]);

  await db.transaction().execute((trx) => eraseContents(trx, [reference], noon));
  const after = await person(db, byNumber);
  expect(after.submissions).toMatchObject([{ erasedAt: "2026-11-21T12:00:00.000Z" }]);
  expect(after.submissions[0]?.receipt).not.toBeNull();
});

test("a request to know tells which pages the address watches, and since when", async () => {
  const db = await emptyStore();
  await watch(db, own.email ?? "", { slug: "oxbryta", asked_at: noon });
  await watch(db, own.email ?? "", { slug: "suboxone", asked_at: noon + 1, confirmed_at: noon });

  const at = "2026-11-21T12:00:00.000Z";
  expect(JSON.parse(JSON.stringify(await person(db, ann)))).toMatchObject({
    watches: [
      { page: "oxbryta", askedAt: at, confirmedAt: null },
      { page: "suboxone", askedAt: "2026-11-21T12:00:00.001Z", confirmedAt: at },
    ],
  });
});

test("each number and each address has a hash of its own, however it is written", () => {
  const phone = (number: string) => identify(key, { phone: number }).phone;
  expect(phone("212 555 0100")).not.toBe(phone("212 555 0199"));
  expect(phone("+1 (212) 555-0100")).toBe(phone("212 555 0100"));
  expect(phone("212 555 0100")).toMatch(/^[\da-f]{64}$/);
  expect(hashesUnder([key], { email: "ann@example.com" })).toEqual([own.email]);
  expect(hashesUnder([key], {})).toEqual([]);
});
