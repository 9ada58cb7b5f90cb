import { expect, test } from "vitest";
import { delivery, type emptyStore, submission } from "../privacy/given";
import { lead, openDesk } from "./open-desk";

const people = [
  { reference: "AAAA2222", first: "José", last: "O’Neil", phone: "(212) 555-0123" },
  { reference: "BBBB2222", first: "Ann", last: "Lee", phone: "646.555.0100" },
  { reference: "CCCC2222", first: "Ann-Marie", last: "Smith", phone: "+44 20 7946 0000" },
];

async function withPeople(db: Awaited<ReturnType<typeof emptyStore>>) {
  for (const { reference, first, last, phone } of people) {
    const email = `${reference.toLowerCase()}@example.com`;
    const fields = { "First name": first, "Last name": last, Phone: phone, Email: email };
    await submission(db, { reference, email, phone, fields: JSON.stringify(fields) });
  }
}

test("the desk's search finds by parts of a name, a phone number, an address and the start of a reference", async () => {
  const { db, list } = await openDesk();
  await withPeople(db);
  const found = async (text: string) => (await list(`q=${encodeURIComponent(text)}`)).sort();

  expect(await found("  NEIL, josé ")).toEqual(["AAAA2222"]);
  expect(await found("ann")).toEqual(["BBBB2222", "CCCC2222"]);
  expect(await found("ann smith")).toEqual(["CCCC2222"]);
  expect(await found("ann neil")).toEqual([]);
  expect(await found("%")).toEqual([]);
  expect(await found("le_")).toEqual([]);
  expect(await found("+1 646 555 0100")).toEqual(["BBBB2222"]);
  expect(await found("011 44 20 7946 0000")).toEqual(["CCCC2222"]);
  expect(await found("cccc")).toEqual(["CCCC2222"]);
  expect(await found("bbbb2222@example.com")).toEqual(["BBBB2222"]);
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
