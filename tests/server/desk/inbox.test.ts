import { parse } from "csv-parse/sync";
import fc from "fast-check";
import type { Kysely } from "kysely";
import { expect, test } from "vitest";
import { stateCode, stateCodes, states } from "~/data/states";
import { newestHashes, usPhone } from "~/server/privacy/identity";
import { suppress } from "~/server/privacy/opt-out";
import type { Database, RoutingTable } from "~/server/store/schema";
import { seedDesk } from "~/tests/support/desk-day";
import { secretOf } from "~/tests/support/firms";
import {
  day,
  delivery,
  firmsFile,
  keys,
  noon,
  settleRows,
  submission,
} from "~/tests/support/given";
import { annsLead } from "~/tests/support/sent-submission";
import { lead, openDesk } from "./open-desk";

/** One submission of each fate. */
async function fates(db: Kysely<Database>) {
  await submission(db, { ...lead, reference: "NEW22222" });
  const mail = { destination: "confirmation", state: "delivered" } as const;
  await delivery(db, { reference: "NEW22222", ...mail });
  await submission(db, { ...lead, reference: "SENT2222" });
  await delivery(db, { reference: "SENT2222", state: "delivered" });
  await submission(db, { ...lead, reference: "DEAD2222" });
  await delivery(db, { reference: "DEAD2222", state: "refused" });
  await submission(db, { ...lead, reference: "SPAM2222", state: "quarantined" });
  await submission(db, { ...lead, reference: "SEEN2222", state: "refused" });
  await delivery(db, { reference: "SEEN2222", state: "refused" });
  await submission(db, { ...lead, reference: "CERT2222" });
  await delivery(db, { reference: "CERT2222", destination: "retain", deadline: noon + 1 });
}

test("each tab lists what its count says, and each row shows its need, or else its status", async () => {
  const { db, get, list } = await openDesk();
  await fates(db);
  const tabs = {
    needs: ["CERT2222", "DEAD2222", "SPAM2222"],
    new: ["CERT2222", "DEAD2222", "NEW22222", "SPAM2222"],
    sent: ["SENT2222"],
    done: ["SEEN2222"],
    all: ["CERT2222", "DEAD2222", "NEW22222", "SEEN2222", "SENT2222", "SPAM2222"],
  };

  for (const [tab, references] of Object.entries(tabs)) {
    expect((await list(`tab=${tab}`)).sort(), tab).toEqual(references);
  }
  const { html } = await get("/?tab=all");
  const text = html.replaceAll(/<[^>]+>/g, " ").replaceAll(/\s+/g, " ");
  expect(text).toContain(
    "Needs you 3, 2 today New 4 Sent 1 Done 1 Opt-outs and data requests 0 All 6",
  );
  const cells = /submissions\/(\w{8})\?.*?list__status">(.*?)<\/td>.*?list__why">(.*?)<\/td>/g;
  const shown = [...html.matchAll(cells)].map(([, reference, status, why = ""]) => [
    reference,
    [status, why.replaceAll(/<[^>]+>/g, " ").trim()].filter(Boolean).join(", "),
  ]);
  expect(Object.fromEntries(shown)).toEqual({
    NEW22222: "stored",
    SENT2222: "sent",
    DEAD2222: "failed, could not be sent",
    SPAM2222: "taken for spam, is it spam?  ann@example.com",
    SEEN2222: "rejected",
    CERT2222: "stored, consent certificate expires soon",
  });
});

test("each status finds its submissions, and each row shows it", async () => {
  const { db, get, list, post } = await openDesk(undefined, noon);
  const routing = { named: "[]", asks: null, asked_at: null };
  const free = { day: null, check_at: null, partner: null };
  const routed = async (reference: string, change: Partial<RoutingTable>) => {
    await submission(db, { ...lead, reference });
    const row = { ...routing, ...free, state: "exhausted", reference, ...change } as const;
    await db.insertInto("routings").values(row).execute();
    await settleRows(db, reference);
  };
  const event = { partner: "lee", status: "declined", note: null, received_at: noon } as const;
  const declines = async (reference: string, counts: 0 | 1) => {
    await delivery(db, { reference, destination: "firm:lee", state: "delivered" });
    await db
      .insertInto("partner_events")
      .values({ ...event, reference, message_id: reference, counts })
      .execute();
    const at = { reference, at: noon, candidates: "[]" };
    const occasion = counts === 1 ? "declined" : "refused";
    await db
      .insertInto("routing_choices")
      .values([
        { ...at, occasion: "received", outcome: "chosen", partner: "lee" },
        { ...at, occasion, outcome: "exhausted", partner: null },
      ])
      .execute();
    await settleRows(db, reference);
  };
  await routed("DECNED22", {});
  await declines("DECNED22", 1);
  // It came too late to count, and is a decline all the same.
  await routed("REFSED22", {});
  await declines("REFSED22", 0);
  await routed("WATNG222", { state: "waiting", check_at: noon });
  await routed("MAYBE222", { state: "routed", partner: "lee" });
  await delivery(db, { reference: "MAYBE222", destination: "firm:lee", ambiguous: 1 });
  await routed("PASSED22", { state: "routed", partner: "roe" });
  await delivery(db, { reference: "PASSED22", destination: "firm:lee", ambiguous: 1 });
  await delivery(db, { reference: "PASSED22", destination: "firm:roe" });
  await routed("ARRVED22", { state: "routed", partner: "lee" });
  const arrived = { destination: "firm:lee", state: "delivered", ambiguous: 1 } as const;
  await delivery(db, { reference: "ARRVED22", ...arrived });
  const others = { email: "bea@example.com", phone: "646 555 0100" };
  await submission(db, { ...annsLead(others.email), ...others, reference: "STPPED22" });
  await post("/submissions/STPPED22/stop", { texts: "on", calls: "on", confirm: "STPPED22" });

  const found = {
    declined: [
      ["REFSED22", "declined"],
      ["DECNED22", "declined"],
    ],
    waiting: [["WATNG222", "waits for a firm"]],
    uncertain: [["MAYBE222", "firm may have it"]],
    invented: [],
  };
  for (const [status, rows] of Object.entries(found)) {
    const references = rows.map(([reference]) => reference);
    if (status !== "invented") expect(await list(`status=${status}`)).toEqual(references);
    const { html } = await get(`/?tab=all&status=${status}`);
    for (const [, text] of rows) expect(html).toContain(`list__status">${text}</td>`);
  }
  expect((await get("/?tab=all")).html).toContain("<strong>no calls, texts</strong>");
  expect(await list("tab=needs")).toEqual(["DECNED22", "REFSED22", "MAYBE222"]);
  await post("/submissions/DECNED22/note", { remind_in: "3" });
  expect(await list("tab=needs")).toEqual(["DECNED22", "REFSED22", "MAYBE222"]);
  await post("/submissions/DECNED22/note", { note: "told her by telephone" });
  expect(await list("tab=needs")).toEqual(["DECNED22", "REFSED22", "MAYBE222"]);
  await post("/submissions/DECNED22/done", {});
  expect(await list("tab=needs")).toEqual(["REFSED22", "MAYBE222"]);
  expect(await list("status=declined")).toEqual(["REFSED22", "DECNED22"]);
  await post("/submissions/STPPED22/stop", {
    ...{ calls: "on", texts: "on", emails: "on" },
    confirm: "STPPED22",
  });
  expect((await get("/?status=stopped")).html).toMatch(
    /<strong>no contact<\/strong>.*>stopped<\/td>/s,
  );
  const later = { ...others, received_at: noon + 1 };
  await submission(db, { ...annsLead(others.email), ...later, reference: "AFTER222" });
  await post("/submissions/STPPED22/withdraw", { confirm: "STPPED22" });
  expect((await get("/?tab=all")).html).toContain(">withdrawn</td>");
  expect(await list("status=stopped")).toEqual([]);
});

test("after a correction of number and address, the stop of the earlier ones is still shown", async () => {
  const { db, get, post } = await openDesk();
  const reference = await submission(db, lead);
  await post(`/submissions/${reference}/stop`, { texts: "on", confirm: reference });
  const other = { "field.Phone": "(646) 555-0100", "field.Email": "other@example.com" };
  expect((await post(`/submissions/${reference}/edit`, other)).status).toBe(303);
  expect((await get("/?tab=all")).html).toContain("<strong>no texts</strong>");
});

test("a message needs the operator until it is done, also if a form service has it, and no note ends it", async () => {
  const { db, list, post } = await openDesk();
  await submission(db, { reference: "ASKED222", kind: "contact" });
  await submission(db, { reference: "TAKEN222", kind: "contact" });
  await delivery(db, { reference: "TAKEN222", destination: "form:contact" });
  expect((await list("tab=needs")).toSorted()).toEqual(["ASKED222", "TAKEN222"]);
  await post("/submissions/TAKEN222/done", {});
  expect(await list("tab=needs")).toEqual(["ASKED222"]);

  const path = "/submissions/ASKED222";
  await post(`${path}/note`, { outcome: "no answer" });
  await post(`${path}/note`, { remind_in: "1" });
  await post(`${path}/note`, { outcome: "reached", note: "she calls back" });
  expect(await list("tab=needs")).toEqual(["ASKED222"]);
  await post(`${path}/done`, {});
  expect(await list("tab=needs")).toEqual([]);
});

test("a row has name, language, phone number, whether calling is safe, case, state, firm, status, why it is here, and its age with the exact time on hover", async () => {
  const { db, get } = await openDesk(undefined, noon + 5 * 60_000);
  const fields = { "First name": "Ann", "Last name": "Lee", state: "NY", safe_to_call: "no" };
  const spoken = { ...fields, Phone: "(212) 555-0123", form_language: "es" };
  await submission(db, {
    ...lead,
    kind: "case",
    case_slug: "la-wildfire",
    case_title: "Los Angeles Wildfires",
    fields: JSON.stringify(spoken),
  });
  await delivery(db, { reference: "AAAA2222", destination: "form:home", state: "refused" });

  const { html } = await get("/?tab=all");
  const row = /<tr>(<th scope="row">.*?)<\/tr>/s.exec(html)?.[1] ?? "";
  expect(row.replaceAll(/<[^>]+>/g, "|")).toMatch(
    /Ann Lee[|\s]+Spanish[|\s]+\(212\) 555-0123\s*\|not safe to call\|+Los Angeles Wildfires\|+NY\|+failed\|+could not be sent\|+5 min/,
  );
  expect(row).toContain('title="Nov 21, 7:00 am"');
});

test("a request about data and an opt-out with free text show the day of their answer, also when it is over, until they are answered", async () => {
  const clock = { at: noon };
  const { db, get, list, post, signInAgain } = await openDesk(undefined, clock);
  const fields = (more: object) => JSON.stringify({ fullName: "Ann", firstName: "Ann", ...more });
  const about = { case_slug: null };
  const details = fields({ details: "Also delete my number" });
  await submission(db, { reference: "NEVER222", kind: "opt_out", ...about, fields: details });
  const privacy = fields({ topic: "privacy", message: "Hello" });
  await submission(db, { reference: "MYDATA22", kind: "contact", ...about, fields: privacy });
  await submission(db, { reference: "PLANE222", kind: "opt_out", ...about, fields: fields({}) });
  // Thanksgiving does not count. What is due first stands first.
  expect(await list("tab=needs")).toEqual(["NEVER222", "MYDATA22"]);
  expect((await get("/")).html).toMatch(
    /answer due by Mon, Dec 14<[\s\S]*answer due by Tue, Jan 5, 2027</,
  );
  expect((await get("/submissions/MYDATA22")).html).toMatch(
    /<pre>Hello<\/pre>[\s\S]*Needs you: answer due by Tue, Jan 5, 2027[\s\S]*History/,
  );
  // The last second before its day.
  clock.at = Date.parse("2026-12-14T04:59:59Z");
  await signInAgain();
  expect((await get("/")).html).toMatch(/>answer due by tomorrow<.*>Also delete my number</);
  clock.at = Date.parse("2026-12-14T12:00:00Z");
  await signInAgain();
  expect((await get("/")).html).toContain("<strong>answer due today</strong>");
  clock.at = Date.parse("2026-12-15T12:00:00Z");
  await signInAgain();
  expect((await get("/")).html).toContain("<strong>answer overdue since Mon, Dec 14</strong>");

  clock.at = noon + 90 * day;
  await signInAgain();
  const paths = ["NEVER222", "MYDATA22"].map((reference) => `/submissions/${reference}`);
  for (const path of paths) {
    await post(`${path}/note`, { note: "sent a copy", outcome: "reached" });
    expect((await post(`${path}/done`, {})).status).toBe(422);
  }
  expect(await list("tab=needs")).toEqual(["NEVER222", "MYDATA22"]);
  for (const path of paths) await post(`${path}/answered`, { choice: "email", when: "2027-01-04" });
  expect(await list("tab=needs")).toEqual([]);
  await post("/submissions/MYDATA22/reopen", {});
  expect(await list("tab=needs")).toEqual(["MYDATA22"]);
});

test("an answer that the law wants stands right after what cannot wait, before questions and spam, and all of them are counted", async () => {
  // Of November 21, the day is Monday, December 14.
  const clock = { at: Date.parse("2026-12-11T12:00:00Z") };
  const { db, get, list } = await openDesk(undefined, clock);
  const none = { case_slug: null };
  const details = JSON.stringify({ fullName: "Ann", details: "Also delete my number" });
  const optOut = { ...none, kind: "opt_out", fields: details } as const;
  await submission(db, { ...optOut, reference: "SNER2222", received_at: noon });
  await submission(db, { ...optOut, reference: "LATE2222", received_at: noon - 30 * day });
  await submission(db, { ...lead, reference: "SPAM2222", state: "quarantined", received_at: noon });
  const fields = JSON.stringify({ firstName: "Ann", message: "Hello" });
  const asked = { ...none, kind: "contact", fields } as const;
  await submission(db, { ...asked, reference: "ASKED222", received_at: noon - day });
  expect(await list("tab=needs")).toEqual(["LATE2222", "SNER2222", "ASKED222", "SPAM2222"]);
  const parts = (await get("/")).html.replaceAll(/<[^>]+>/g, " ").replaceAll(/\s+/g, " ");
  expect(parts).toContain("all 4 today 1 answer due by law 2 message to answer 1 is it spam? 1 ");
  expect(await list("tab=needs&need=legal")).toEqual(["LATE2222", "SNER2222"]);
  expect(await list("tab=needs&need=answer")).toEqual(["ASKED222"]);
});

test.each(["California", " california ", "ca", "CA"])(
  "the state filter finds a state that was typed as %j",
  async (state) => {
    const { db, list } = await openDesk();
    const fields = JSON.stringify({ fullName: "Ann", email: "ann@example.com", state });
    await submission(db, { kind: "opt_out", fields });
    expect(await list("state=CA")).toEqual(["AAAA2222"]);
  },
);

test("any text that is not a state is kept, and any spelling of a state becomes its code", () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const code = stateCode(text);
      expect(code === text || stateCodes.some((one) => one === code)).toBe(true);
    }),
  );
  for (const { value, label } of [...states("en"), ...states("es")]) {
    expect(stateCode(label.toUpperCase())).toBe(value);
  }
});

test("the inbox filters by case, state, firm, form and period, and gives the view as CSV", async () => {
  const place = { city: "Albany", state: "NY", site: "https://lee.example/" };
  const webhook = { url: "https://lee.example/", secretEnv: "LEE_SECRET" };
  const file = firmsFile([{ name: "Lee LLP", id: "lee", ...place, webhook }]);
  const env = { PARTNERS_FILE: file, LEE_SECRET: secretOf(1) };
  const { db, get, list } = await openDesk(undefined, noon, env);
  const about = (slug: string, state: string, name = "Ann") => ({
    ...lead,
    kind: "case" as const,
    case_slug: slug,
    fields: JSON.stringify({ "First name": name, Email: "ann@example.com", state }),
  });
  await submission(db, { reference: "AAAA2222", ...about("oxbryta", "NY") });
  await submission(db, { reference: "BBBB2222", ...about("suboxone", "OH", '"state":"NY"') });
  const has = async (reference: string, partner: string) => {
    const at = { day: null, check_at: null };
    const none = { named: "[]", asks: null, asked_at: null, ...at };
    await db
      .insertInto("routings")
      .values({ ...none, reference, state: "routed", partner })
      .execute();
    await delivery(db, { reference, destination: `firm:${partner}`, state: "delivered" });
  };
  await has("BBBB2222", "lee");

  expect(await list("case=oxbryta")).toEqual(["AAAA2222"]);
  expect(await list("state=NY")).toEqual(["AAAA2222"]);
  expect(await list("firm=lee")).toEqual(["BBBB2222"]);
  expect(await list("firm=lee&state=NY")).toEqual([]);
  // A firm that left the file can still be chosen.
  await db
    .insertInto("partner_days")
    .values({ day: "2026-11-01", partner: "gone", taken: 1 })
    .execute();
  await has("AAAA2222", "gone");
  expect(await list("firm=gone")).toEqual(["AAAA2222"]);
  expect((await get("/?firm=gone")).html).toContain('<option value="gone" selected="">');
  // Noon is a Saturday.
  await submission(db, { reference: "CCCC2222", ...lead, received_at: noon - 8 * 86_400_000 });
  expect(await list("kind=home")).toEqual(["CCCC2222"]);
  expect(await list("kind=home&period=this-week")).toEqual([]);
  expect(await list("period=this-week")).toEqual(["BBBB2222", "AAAA2222"]);
  expect(await list("kind=home&period=last-week")).toEqual(["CCCC2222"]);
  expect(await list("kind=home&period=this-month")).toEqual(["CCCC2222"]);
  expect(await list("period=last-month")).toEqual([]);
  expect(await list("from=2026-11-13&to=2026-11-13")).toEqual(["CCCC2222"]);
  expect(await list("from=2026-11-14&to=2026-11-20")).toEqual([]);
  expect(await list("from=2026-11-14&to=9999-12-31")).toEqual(await list("from=2026-11-14"));
  expect(await list("tab=all&sort=oldest")).toEqual(["CCCC2222", "AAAA2222", "BBBB2222"]);
  const named = (names: readonly string[]) =>
    names.map((name) => ({ ...about("oxbryta", "NY", name), reference: `${name}22222` }));
  for (const row of named(["ZED", "BEA", "ART"])) await submission(db, { ...row, received_at: 1 });
  expect(await list("tab=all&sort=name")).toEqual([
    "BBBB2222",
    "AAAA2222",
    "CCCC2222",
    "ART22222",
    "BEA22222",
    "ZED22222",
  ]);
  expect(await list("case=gone&state=%25&firm=roe&tab=x")).toEqual([]);
  const { html, headers } = await get("/submissions.csv?tab=sent&q=ann");
  expect(headers.get("Content-Disposition")).toContain("requests-sent-search-2026-11-21.csv");
  const rows = parse<Record<string, string>>(html, { bom: true, columns: true });
  expect(rows).toMatchObject([
    { Reference: "BBBB2222", Firm: "Lee LLP", Status: "sent" },
    { Reference: "AAAA2222", Firm: "Firm gone", Status: "sent" },
  ]);
  const csv = parse((await get("/submissions.csv?tab=all&kind=case")).html, {
    bom: true,
    columns: true,
  });
  expect(csv).toMatchObject((await list("tab=all&kind=case")).map((one) => ({ Reference: one })));
});

const people = [
  { reference: "AAAA2222", first: "José", last: "O’Neil", phone: "(212) 555-0123" },
  { reference: "BBBB2222", first: "Ann", last: "Lee", phone: "646.555.0100" },
  { reference: "CCCC2222", first: "Ann-Marie", last: "Smith", phone: "+44 20 7946 0000" },
];

test.each([
  ["  NEIL, josé ", ["AAAA2222"]],
  ["jose o'neil", ["AAAA2222"]],
  ["JOSE\u0301", ["AAAA2222"]],
  ["\u200bcc\u00adcc\u2060", ["CCCC2222"]],
  ["ann", ["BBBB2222", "CCCC2222"]],
  ["ann smith", ["CCCC2222"]],
  ["ann neil", []],
  ["%", []],
  ["le_", []],
  ["+1 646 555 0100", ["BBBB2222"]],
  ["011 44 20 7946 0000", ["CCCC2222"]],
  ["0123", ["AAAA2222"]],
  ["555-01", ["AAAA2222", "BBBB2222"]],
  ["josé 212", ["AAAA2222"]],
  ["cccc", ["CCCC2222"]],
  ["bbbb2222@example.com", ["BBBB2222"]],
])("the search for %j finds %j by name, number, address or reference", async (text, found) => {
  const { db, list } = await openDesk();
  for (const { reference, first, last, phone } of people) {
    const email = `${reference.toLowerCase()}@example.com`;
    const names = { "First name": first, "Last name": last };
    const fields = { ...names, Phone: phone, Email: email, phone_e164: usPhone(phone) ?? "" };
    await submission(db, { reference, email, phone, fields: JSON.stringify(fields) });
  }
  expect((await list(`q=${encodeURIComponent(text)}`)).sort()).toEqual(found);
});

test("digits at the end of a number are found before the same digits elsewhere in it, also beside a name and on a second page", async () => {
  const { db, get, list } = await openDesk();
  const add = (reference: string, phone: string, age: number) =>
    submission(db, {
      ...lead,
      reference,
      received_at: noon - age,
      fields: JSON.stringify({ ...JSON.parse(lead.fields), Phone: phone }),
    });
  await add("AREA2222", "(212) 555-0100", 0);
  await add("MDDE2222", "(646) 212-0100", 1);
  await add("ENDED222", "(646) 555-0212", 9);
  await add("ENDNEW22", "(917) 555-4212", 8);
  expect(await list("q=212")).toEqual(["ENDNEW22", "ENDED222", "AREA2222", "MDDE2222"]);
  expect(await list("q=02-12")).toEqual(["ENDED222"]);
  expect(await list("q=Example+212")).toEqual(["ENDNEW22", "ENDED222", "AREA2222", "MDDE2222"]);
  expect(await list("q=212+Example&after=ENDNEW22")).toEqual(["ENDED222", "AREA2222", "MDDE2222"]);
  expect(await list("q=212&after=ENDNEW22")).toEqual(["ENDED222", "AREA2222", "MDDE2222"]);
  expect(await list("q=212&after=AREA2222")).toEqual(["MDDE2222"]);
  expect(await list("q=212&sort=oldest")).toEqual(["ENDED222", "ENDNEW22", "MDDE2222", "AREA2222"]);
  const { html } = await get("/submissions/ENDED222?list=q%3D212");
  expect(html.match(/data-key="j"[^>]*/)?.[0]).toContain("AREA2222");
});

test("what cannot wait stands first, then what the law wants, messages, and the rest, and Next and Previous follow the order of each list", async () => {
  const { db, get, list } = await openDesk();
  const none = { case_slug: null, case_title: null } as const;
  const optOut = (text: string) => JSON.stringify({ email: "ann@example.com", details: text });
  const rows = [
    ["NEXT2222", "opt_out", noon - day, { fields: optOut("Please answer.") }],
    ["SPAM2222", "home", noon - 20 * day, { state: "quarantined" }],
    ["VERDE222", "opt_out", noon - 40 * day, { fields: optOut("Please answer.") }],
    ["BACK2222", "home", noon - day, {}],
    ["ASKS2222", "contact", noon - 5 * day, { fields: '{"topic":"question"}' }],
  ] as const;
  for (const [reference, kind, received_at, own] of rows) {
    await submission(db, { ...none, reference, kind, received_at, ...own });
  }
  const note = { text: "", outcome: "no answer", name: null } as const;
  await db
    .insertInto("lead_notes")
    .values({ reference: "BACK2222", at: noon - day, remind_at: noon - 3 * 3_600_000, ...note })
    .execute();
  await settleRows(db, "BACK2222");
  for (const reference of ["SENT2222", "SENT3333"]) {
    await submission(db, { ...lead, reference });
    await delivery(db, { reference, state: "delivered" });
  }

  const order = ["VERDE222", "BACK2222", "NEXT2222", "ASKS2222", "SPAM2222"];
  expect(await list("tab=needs")).toEqual(order);
  const follow = async (key: "j" | "k", start: string | undefined, query: string) => {
    const followed = [];
    const path = `/submissions/${start}?list=${encodeURIComponent(query)}`;
    for (let next: string | undefined = path; next; ) {
      followed.push(next.slice(13, 21));
      const { html } = await get(next);
      const to = new RegExp(`data-key="${key}" name="to" value="([^"]+)"`).exec(html)?.[1];
      next = to?.replaceAll("&amp;", "&");
    }
    return followed;
  };
  const tabs = ["needs", "needs&need=today", "legal", "sent", "new", "all"];
  for (const query of tabs.map((tab) => `tab=${tab}`)) {
    const rows = await list(query);
    expect(rows.length).toBeGreaterThan(1);
    expect(await follow("j", rows[0], query)).toEqual(rows);
    expect(await follow("k", rows.at(-1), query)).toEqual(rows.toReversed());
  }
});

test("today has only what is due by law today, promised calls, and leads that no firm has, and of a long list each part shows its beginning", async () => {
  const clock = { at: noon };
  const { db, get, list, signInAgain } = await openDesk(undefined, clock);
  const none = { case_slug: null, case_title: null } as const;
  const asks = { ...none, kind: "opt_out", fields: '{"details":"Please answer."}' } as const;
  // Its day is Monday, December 14.
  await submission(db, { ...asks, reference: "LEGA2222", received_at: noon });
  const today = ["DEADA222", "DEADB222"];
  for (const reference of today) {
    await submission(db, { ...lead, reference });
    await delivery(db, { reference, state: "refused" });
  }
  const question = { ...none, kind: "contact", fields: '{"topic":"question"}' } as const;
  for (let number = 0; number < 48; number++) {
    await submission(db, {
      ...question,
      reference: `ASKS${2222 + number}`,
      received_at: noon - day,
    });
    await submission(db, { ...lead, reference: `SPAM${2222 + number}`, state: "quarantined" });
  }
  expect((await list("tab=needs&need=today")).toSorted()).toEqual(today);
  const { html } = await get("/");
  const text = html.replaceAll(/<[^>]+>/g, " ").replaceAll(/\s+/g, " ");
  expect(text).toContain("Needs you 99, 2 today");
  expect(text).toMatch(
    /today 2 [A-Z].* message to answer 48 the first 5 .* is it spam\? 48 the first 5 /,
  );
  const shown = await list("tab=needs");
  expect(shown.slice(0, 2).toSorted()).toEqual(today);
  expect(shown[2]).toBe("LEGA2222");
  expect(shown).toHaveLength(2 + 1 + 5 + 5);
  // The whole list, and its spreadsheet, has the same order.
  const whole = await list("tab=needs&sort=due");
  expect(whole.slice(0, 8)).toEqual(shown.slice(0, 8));
  const { html: file } = await get("/submissions.csv?tab=needs");
  expect(file.trim().split("\n")).toHaveLength(1 + 99 - 48);

  clock.at = Date.parse("2026-12-14T15:00:00Z");
  await signInAgain();
  expect((await list("tab=needs&need=today"))[0]).toBe("LEGA2222");
});

test("a long list continues on the next page without a gap", async () => {
  const { db, get, list } = await openDesk();
  const expected = Array.from({ length: 60 }, (_, number) => `R${2222222 + number}`);
  for (const reference of expected) await submission(db, { ...lead, reference });

  const { html } = await get("/?tab=all");
  const next = /href="\/\?([^"]*after[^"]*)"/.exec(html)?.[1]?.replaceAll("&amp;", "&") ?? "";
  expect([...(await list("tab=all")), ...(await list(next))].sort()).toEqual(expected);
});

test("what needs the operator and is no submission stands above the first list", async () => {
  const { db, get, post } = await openDesk();
  const paused = { down_since: noon, cause: "fault", last_error: "answered 401" } as const;
  const channel = { name: "form:abcdefgh", tokens: 1, refilled_at: noon, failures: 1 };
  await db
    .insertInto("channels")
    .values({ ...channel, ...paused, probe_at: null, passed_at: null })
    .execute();
  for (const list of ["/", "/?tab=all", "/?q=nobody"]) {
    const { html } = await get(list);
    expect(html, list).toMatch(
      /href="\/destinations"[^>]*>Destinations<strong class="mark">1<.*aria-label="Problems".*Form service, home form.*Look at the service.*action="\/try\/[^"]+".*Try now/,
    );
    expect(html).not.toContain("relay try");
  }
  const tried = await post("/try/form%3Ahome?list=tab%3Dall", {});
  expect(tried.status).toBe(422);
  expect(await tried.text()).toContain('<h1 class="skip">All</h1>');
});

test("what a person stopped, what is not safe, and a wrong number are on each of their rows and in the spreadsheet", async () => {
  const { db, get, post } = await openDesk();
  const given = (reference: string, fields = {}) => ({
    ...lead,
    reference,
    fields: JSON.stringify({ ...JSON.parse(lead.fields), ...fields }),
  });
  await submission(db, given("STPPED22"));
  await post("/submissions/STPPED22/stop", { texts: "on", confirm: "STPPED22" });
  await submission(db, given("ANSAFE22", { safe_to_call: "no" }));
  await submission(db, { ...given("RANG2222"), received_at: noon - day });
  await post("/submissions/RANG2222/note", { outcome: "wrong number" });
  const other = { email: "bea@example.com", phone: "646 555 0100" };
  const hers = given("THERS222", { Email: other.email, Phone: other.phone });
  await submission(db, { ...hers, ...other });

  const { html } = await get("/?tab=all");
  const cautions = "<strong>no texts, not safe to call, wrong number</strong>";
  expect(html.split(cautions)).toHaveLength(4);
  expect(html.split(">3 requests</a>")).toHaveLength(4);
  const [, person = ""] = /href="([^"]+)">3 requests</.exec(html) ?? [];
  expect(
    (await get(person.replaceAll("&amp;", "&"))).html.match(/<tr><th scope="row"/g),
  ).toHaveLength(3);
  const rows = parse<Record<string, string>>((await get("/submissions.csv?tab=all")).html, {
    bom: true,
    columns: true,
  });
  const barred = rows.map((row) => [row.Reference, row["Do not use"]]);
  expect(Object.fromEntries(barred)).toEqual({
    STPPED22: "calls, texts, this number",
    ANSAFE22: "calls, texts, this number",
    RANG2222: "calls, texts, this number",
    THERS222: "",
  });
  await post("/submissions/RANG2222/note", { outcome: "reached" });
  expect((await get("/?tab=all")).html).not.toContain("wrong number<");
});

test("page and spreadsheet say that a person opted out after a request was sent", async () => {
  const { db, get } = await openDesk();
  await submission(db, { ...lead, reference: "AFTER222" });
  const other = { email: "bea@example.com", phone: "646 555 0100" };
  await submission(db, { ...annsLead(other.email), ...other, reference: "THERS222" });
  const hashes = newestHashes(keys, { email: "ann@example.com" });
  await suppress(db, { scope: "sale", hashes, source: "OPTED222", at: noon });
  const rows = parse<Record<string, string>>((await get("/submissions.csv?tab=all")).html, {
    bom: true,
    columns: true,
  });
  const optedOut = rows.map((row) => [row.Reference, row["Opted out of sale"]]);
  expect(Object.fromEntries(optedOut)).toEqual({ AFTER222: "yes", THERS222: "no" });
  const said = async (reference: string) =>
    /Sale opt-out<\/dt>.*?<dd[^>]*>(\w+)/s.exec((await get(`/submissions/${reference}`)).html)?.[1];
  expect([await said("AFTER222"), await said("THERS222")]).toEqual(["suppression", "no"]);
});

test("the spreadsheet is named after its filter and days, and has spam only if it is asked for", async () => {
  const { db, get } = await openDesk(undefined, Date.parse("2026-11-28T17:00:00Z"));
  const about = {
    ...lead,
    kind: "case",
    case_slug: "oxbryta",
    received_at: noon + 4 * day,
  } as const;
  await submission(db, { ...about, reference: "KEPT2222" });
  await submission(db, { ...about, reference: "SPAM2222", state: "quarantined" });
  const file = async (query: string) => {
    const { html, headers } = await get(`/submissions.csv?${query}`);
    const rows = parse<Record<string, string>>(html, { bom: true, columns: true });
    const [, name] = /filename="([^"]+)"/.exec(headers.get("Content-Disposition") ?? "") ?? [];
    return [name, ...rows.map((row) => row.Reference)];
  };
  const nothing = "No request matches what was chosen.";
  // What the form of the list sends with its second button.
  expect(await file("q=&case=oxbryta&state=&status=&period=this-week")).toEqual([
    "leads-oxbryta-2026-11-23-to-2026-11-28.csv",
    "KEPT2222",
  ]);
  // Typed in the search.
  expect(await file("q=Oxbryta+this+week")).toEqual([
    "leads-oxbryta-2026-11-23-to-2026-11-28.csv",
    "KEPT2222",
  ]);
  const { html } = await get("/?q=ann+Last+week");
  expect(html).toMatch(/name="q"[^>]*value="ann"/);
  expect(html).toContain('<option value="last-week" selected="">');
  expect((await get("/?q=oxbryta")).html).toMatch(/name="q"[^>]*value="oxbryta"/);
  expect(await file("period=last-week&case=oxbryta&state=NY")).toEqual([
    "leads-oxbryta-ny-2026-11-16-to-2026-11-22.csv",
    nothing,
  ]);
  expect(await file("tab=needs&need=spam")).toEqual(["requests-spam-2026-11-28.csv", "SPAM2222"]);
  expect(await file("status=held&kind=case")).toEqual(["case-held-2026-11-28.csv", "SPAM2222"]);
  expect(await file("")).toEqual(["requests-needs-2026-11-28.csv", nothing]);
  const button = (query: string) => `formaction="/submissions.csv">Spreadsheet${query}</button>`;
  expect((await get("/")).html).toContain(button(", no spam"));
  expect((await get("/?tab=needs&need=spam")).html).toContain(button(""));
});

test("opt-outs and data requests have a list that says which are overdue, due, or answered when and by whom", async () => {
  const clock = { at: noon };
  const desk = await openDesk(undefined, clock, undefined, "Eva");
  const { db, get, list, post, signInAgain } = desk;
  const fields = (more: object) => JSON.stringify({ email: "ann@example.com", ...more });
  const none = { case_slug: null, case_title: null };
  const optOut = (reference: string, text: string, received_at: number) =>
    submission(db, {
      ...none,
      reference,
      kind: "opt_out",
      received_at,
      fields: fields({ details: text }),
    });
  await optOut("LATE2222", "Please answer.", noon - 30 * day);
  await optOut("SOON2222", "Please answer.", noon);
  await optOut("PLANE222", "", noon - day);
  const privacy = fields({ topic: "privacy", message: "All of it" });
  await submission(db, { ...none, reference: "MYDATA22", kind: "contact", fields: privacy });
  await submission(db, {
    ...none,
    reference: "ASKS2222",
    kind: "contact",
    fields: fields({ topic: "question" }),
  });
  await post("/submissions/MYDATA22/answered", { choice: "email", when: "2026-11-21" });
  // Neither due nor answered.
  const spam = { kind: "contact", state: "quarantined", fields: privacy } as const;
  await submission(db, { ...none, ...spam, reference: "SPAM2222" });
  await post("/submissions/SPAM2222/discard", {});

  expect(await list("tab=legal")).toEqual(["LATE2222", "SOON2222", "MYDATA22", "PLANE222"]);
  expect(await list("tab=legal&answer=overdue")).toEqual(["LATE2222"]);
  expect(await list("tab=legal&answer=due")).toEqual(["SOON2222"]);
  expect(await list("tab=legal&answer=answered")).toEqual(["MYDATA22"]);
  const { html } = await get("/?tab=legal");
  expect(html).toContain("Opt-outs and data requests 4</a>");
  expect(html).toMatch(/overdue 1<.*>due 1<.*>answered 1</);
  expect(html).toMatch(/>answered Nov 21 by Eva<.*>All of it</);
  clock.at = Date.parse("2026-12-15T05:00:00Z");
  await signInAgain();
  expect((await list("tab=legal&answer=overdue")).sort()).toEqual(["LATE2222", "SOON2222"]);
});

test.each(["needs", "new", "sent", "done", "legal", "all"])(
  "the empty list %s says what would be in it",
  async (tab) => {
    const { get } = await openDesk();
    expect((await get(`/?tab=${tab}`)).html).toMatch(/<p class="hint">[^<]* (is|are) here/);
  },
);

test("of the requests of three weeks, each row that needs the operator says why", async () => {
  const { db, get, list } = await openDesk();
  await seedDesk(db, noon, 50);
  const { html } = await get("/?tab=needs");
  const reasons = [...html.matchAll(/list__why">(.*?)<\/td>/g)].map(([, why]) => why);
  expect(reasons).toHaveLength((await list("tab=needs")).length);
  expect(reasons.length).toBeGreaterThan(10);
  expect(reasons).not.toContain("");
});
