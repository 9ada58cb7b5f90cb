import { sql } from "kysely";
import { expect, test } from "vitest";
import { readConfig } from "~/server/config/config";
import { edit } from "~/server/operator/edit";
import { findSubmissions } from "~/server/operator/find-submissions";
import { indexNames } from "~/server/operator/index-names";
import { erase } from "~/server/privacy/erasure";
import { isOnPostgres } from "~/tests/support/temporary-store";
import { delivery, emptyStore, keys, noon, submission } from "../privacy/given";
import { lead, openDesk } from "./open-desk";

const people = [
  { reference: "AAAA2222", first: "José", last: "O’Neil", phone: "(212) 555-0123" },
  { reference: "BBBB2222", first: "Ann", last: "Lee", phone: "646.555.0100" },
  { reference: "CCCC2222", first: "Ann-Marie", last: "Smith", phone: "+44 20 7946 0000" },
];

/** Stored by an earlier version, which had no index of names. */
async function withPeople(db: Awaited<ReturnType<typeof emptyStore>>) {
  for (const { reference, first, last, phone } of people) {
    const email = `${reference.toLowerCase()}@example.com`;
    const fields = { "First name": first, "Last name": last, Phone: phone, Email: email };
    await submission(db, { reference, email, phone, fields: JSON.stringify(fields) });
    await db.insertInto("unsearched").values({ reference }).execute();
  }
  await indexNames({ db, keys });
}

test("the desk's search finds by words of a name, by a phone number and by the start of a reference", async () => {
  const { db, list } = await openDesk();
  await withPeople(db);
  const found = async (text: string) => (await list(`q=${encodeURIComponent(text)}`)).sort();

  expect(await found("oneil")).toEqual(["AAAA2222"]);
  expect(await found("  o'NEIL, jose ")).toEqual(["AAAA2222"]);
  expect(await found("ann")).toEqual(["BBBB2222", "CCCC2222"]);
  expect(await found("ann smith")).toEqual(["CCCC2222"]);
  expect(await found("ann oneil")).toEqual([]);
  expect(await found("+1 646 555 0100")).toEqual(["BBBB2222"]);
  expect(await found("011 44 20 7946 0000")).toEqual(["CCCC2222"]);
  expect(await found("cccc")).toEqual(["CCCC2222"]);
  expect(await found("bbbb2222@example.com")).toEqual(["BBBB2222"]);
});

test("the index of names reveals nobody, follows a correction, and goes with an erasure", async () => {
  const db = await emptyStore();
  await withPeople(db);
  const config = readConfig({});
  const operator = { db, keys, config, now: () => noon, place: "desk" } as const;
  const found = async (text: string) =>
    (await findSubmissions(operator, { text }, { order: "newest", size: 9 })).length;

  const rows = await db.selectFrom("search_words").select("hash").execute();
  for (const { hash } of rows) expect(hash).toMatch(/^[0-9a-f]{64}$/);
  await edit(operator, "BBBB2222", { changes: { "Last name": "Miller" } });
  expect([await found("lee"), await found("miller")]).toEqual([0, 1]);

  await erase(db, { keys, email: "aaaa2222@example.com", at: noon });
  expect(await found("oneil")).toBe(0);
  const left = await db.selectFrom("search_words").select("reference").distinct().execute();
  expect(left.map(({ reference }) => reference).sort()).toEqual(["BBBB2222", "CCCC2222"]);
  expect(await db.selectFrom("unsearched").selectAll().execute()).toEqual([]);
});

test.runIf(!isOnPostgres)("no search reads all submissions", async () => {
  const db = await emptyStore();
  const queries: string[] = [];
  const noting = db.withPlugin({
    transformQuery({ node }) {
      const { sql: text } = db.getExecutor().compileQuery(node, { queryId: "1" });
      if (text.startsWith("select")) queries.push(text);
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  for (const text of ["lee", "ann lee", "212 555 0123", "a@b.cc", "AAAA"]) {
    await findSubmissions(
      { db: noting, keys, now: () => noon },
      { text },
      { order: "newest", size: 51 },
    );
  }
  expect(queries).toHaveLength(5);
  for (const text of queries) {
    const bare = text.replaceAll("?", "'x'").replace(/limit 'x'/, "limit 51");
    const plan = await sql<{ detail: string }>`explain query plan ${sql.raw(bare)}`.execute(db);
    const details = plan.rows.map(({ detail }) => detail);
    expect(
      details.filter((one) => /SCAN (submissions|named|persons|search_words)/.test(one)),
      text,
    ).toEqual([]);
  }
});

test("the list shows phone, state and whether calling is safe, and deliveries only if there are any", async () => {
  const { db, get } = await openDesk();
  const fields = JSON.stringify({ Phone: "212 555 0123", state: "NY", safe_to_call: "no" });
  const reference = await submission(db, { ...lead, kind: "case", fields });

  const { html } = await get("/");
  expect(html).toContain("212 555 0123 · NY");
  expect(html).toContain("Not safe to call");
  expect(html).toMatch(/2026-11-21 \d\d:\d\d:\d\d \S+<\/time>/);
  expect(html).not.toContain(">Deliveries</th>");
  await delivery(db, { reference });
  expect((await get("/")).html).toContain(">Deliveries</th>");
});

test("the list tells the languages, and finds those asked in Spanish or preferring it", async () => {
  const { db, get, list } = await openDesk();
  const given = [
    { reference: "AAAA2222", fields: { preferred_language: "en" } },
    { reference: "BBBB2222", fields: { preferred_language: "es" } },
    { reference: "CCCC2222", fields: { form_language: "es", preferred_language: "either" } },
    { reference: "DDDD2222", fields: { form_language: "es" } },
    { reference: "EEEE2222", fields: { "First name": '"form_language":"es"' } },
  ];
  const [first, ...rest] = given.map((one) => ({ ...one, fields: JSON.stringify(one.fields) }));
  await submission(db, { ...lead, ...first });
  expect((await get("/")).html).not.toContain(">Language</th>");
  for (const one of rest) await submission(db, { ...lead, ...one });

  const { html } = await get("/");
  expect(html).toContain(">Language</th>");
  for (const text of ["English, prefers Spanish", "Spanish, prefers either", "Spanish"]) {
    expect(html).toContain(`<td>${text}</td>`);
  }
  expect((await list("language=es")).sort()).toEqual(["BBBB2222", "CCCC2222", "DDDD2222"]);
  expect((await list("language=en")).sort()).toEqual(["AAAA2222", "EEEE2222"]);
  expect(await list("language=fr")).toHaveLength(5);
});

test("a submission is shown in words before its fields, with a number to call if that is safe", async () => {
  const { db, get } = await openDesk();
  const fields = { Phone: "212 555 0123", state: "NY", phone_e164: "+12125550123" };
  await submission(db, { ...lead, kind: "case", fields: JSON.stringify(fields) });
  const { html } = await get("/submissions/AAAA2222");
  expect(html).toContain('<a href="tel:+12125550123">212 555 0123</a>');
  expect(html).toMatch(/<dd>New York<\/dd>/);
  expect(html).toContain("Phone, international");
  expect(html.indexOf("What was sent")).toBeLessThan(html.indexOf("<summary><h2>Correct"));

  const unsafe = JSON.stringify({ ...fields, safe_to_call: "no" });
  await db.updateTable("submissions").set({ fields: unsafe }).execute();
  expect((await get("/submissions/AAAA2222")).html).not.toContain("tel:");
});
