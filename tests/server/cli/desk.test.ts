import type { Kysely } from "kysely";
import { expect, test } from "vitest";
import { day } from "~/data/dates";
import { asSenderSees, copyJson, leadJson, readLead } from "~/server/leads/read-lead";
import { hashesUnder } from "~/server/privacy/identity";
import type { Database } from "~/server/store/schema";
import { storedFields } from "~/tests/support/sent-submission";
import { delivery, key, noon, submission } from "../privacy/given";
import { lead, openDesk } from "./open-desk";

test("a refused lead is corrected and sent again; a wrong correction keeps what was typed", async () => {
  const { db, get, list, post } = await openDesk();
  const reference = await submission(db, lead);
  await delivery(db, { reference, destination: "form:home", state: "refused" });
  const fields = {
    "field.First name": "Ann",
    "field.Last name": "Lee",
    "field.Phone": "2125550123",
  };

  const wrong = await post(`/submissions/${reference}/edit`, {
    ...fields,
    "field.Email": "nobody",
  });
  expect(wrong.status).toBe(422);
  expect(await wrong.text()).toMatch(/value="nobody"[\s\S]*class="error"/);

  const right = await post(`/submissions/${reference}/edit`, {
    ...fields,
    "field.Email": "ann@example.org",
  });
  expect(right.status).toBe(303);
  expect(await list("q=ann%40example.org")).toEqual([reference]);
  const { html } = await get(right.headers.get("Location") ?? "");
  expect(html).toContain("Saved as revision 2. 1 delivery is due now.");
  expect(html).toMatch(/Sale opt-out<\/dt>/);
  expect(html).toMatch(/edit \(desk\): revision 2/);
  const states = await db.selectFrom("deliveries").select("state").orderBy("id").execute();
  expect(states.map(({ state }) => state)).toEqual(["cancelled", "pending"]);
});

test("a correction that no destination takes is not reported as due", async () => {
  const { db, get, post } = await openDesk(undefined, undefined, {});
  const reference = await submission(db, lead);
  const typed = { "field.First name": "Ann", "field.Last name": "Lee" };
  const contact = { "field.Phone": "2125550123", "field.Email": "ann@example.org" };
  const saved = await post(`/submissions/${reference}/edit`, { ...typed, ...contact });
  const { html } = await get(saved.headers.get("Location") ?? "");
  expect(html).toContain("Saved as revision 2. It is sent to nobody");
  expect(html).not.toContain("due now");
});

test("a correction made on an outdated page is refused, and keeps what was typed", async () => {
  const { db, get, post } = await openDesk();
  const reference = await submission(db, lead);
  const path = `/submissions/${reference}/edit`;
  const { html: page } = await get(`/submissions/${reference}`);
  const fields = {
    "field.First name": "Ann",
    "field.Last name": "Lee",
    revision: revisionOn(page),
  };
  const typed = { ...fields, "field.Phone": "2125550123", "field.Email": "b@example.org" };

  const first = await post(path, { ...fields, "field.Phone": "2125550188" });
  expect(first.status).toBe(303);
  const late = await post(path, typed);
  expect(late.status).toBe(422);
  const html = await late.text();
  expect(html).toContain("changed in the meantime");
  expect(html).toMatch(/value="2125550123"[\s\S]*?Stored now: 2125550188/);
  expect(html).toMatch(/value="b@example.org"[\s\S]*?Stored now: ann@example.com/);
  expect(html.match(/Stored now/g)).toHaveLength(2);

  // Pressed again, after both values were shown.
  const again = await post(path, { ...typed, revision: revisionOn(html) });
  expect(again.status).toBe(303);
});

function revisionOn(html: string): string {
  return /name="revision" value="(\d+)"/.exec(html)?.[1] ?? "";
}

test("a correction to the birth date of a child is refused", async () => {
  const { db, post } = await openDesk();
  const typed = storedFields("case", "ann@example.com");
  const row = { kind: "case", case_slug: "oxbryta", fields: JSON.stringify(typed) } as const;
  const reference = await submission(db, row);

  const answer = await post(`/submissions/${reference}/edit`, { "field.dob": "2013-11-22" });
  expect(answer.status).toBe(422);
  expect(await answer.text()).toMatch(/value="2013-11-22"[\s\S]*under 13/);
});

test("a person is erased only once the reference is typed", async () => {
  const { db, get, list, post } = await openDesk();
  const reference = await submission(db, lead);

  const path = `/submissions/${reference}/erase`;
  expect((await post(path, { confirm: "yes" })).status).toBe(422);
  expect((await post(path, { confirm: reference.toLowerCase() })).status).toBe(303);
  expect(await list("q=ann%40example.com")).toEqual([]);
  const { html } = await get(`/submissions/${reference}`);
  expect(html).not.toContain("ann@example.com");
  expect(html).toMatch(/erase \(desk\): 1 submission erased/);
});

test("a number is a link to call only if that is safe, and values stand in the words of the form", async () => {
  const { db, get } = await openDesk();
  const fields = { Phone: "212 555 0123", state: "NY", phone_e164: "+12125550123" };
  await submission(db, { ...lead, kind: "case", fields: JSON.stringify(fields) });
  const { html } = await get("/submissions/AAAA2222");
  expect(html).toContain('<a href="tel:+12125550123">212 555 0123</a>');
  expect(html).toMatch(/<dd>New York<\/dd>/);

  const unsafe = JSON.stringify({ ...fields, safe_to_call: "no", preferred_language: "es" });
  await db.updateTable("submissions").set({ fields: unsafe }).execute();
  const changed = (await get("/submissions/AAAA2222")).html;
  expect(changed).not.toContain("tel:");
  expect(changed).toContain("This person reads Spanish.");
});

test("shared answers are shown as asked and given, after how to call safely", async () => {
  const { db, get } = await openDesk();
  const reference = await submission(db, {
    kind: "case",
    case_slug: "lds-abuse",
    fields: JSON.stringify({ Email: "ann@example.com", safe_to_call: "no", leave_message: "no" }),
    answers: JSON.stringify({ age_at_time: "12_17", reported: "both", left_later: "own words" }),
  });

  const { html } = await get(`/submissions/${reference}`);
  const text = html.replaceAll(/<[^>]+>/g, " ").replaceAll(/\s+/g, " ");
  expect(text).toContain("How old was the person when it happened? 12 to 17");
  expect(text).toContain("To both");
  expect(text).toContain("left_later own words");
  expect(text.indexOf("It is not safe to call this person")).toBeLessThan(
    text.indexOf("What was sent"),
  );
  expect(text).toContain("Leave no message");
});

test("the number of a person who stopped calls is no link, with a warning above it", async () => {
  const { db, get, post } = await openDesk();
  const fields = { Email: "ann@example.com", Phone: "(646) 555-0102" };
  const reference = await submission(db, { ...lead, fields: JSON.stringify(fields) });
  const path = `/submissions/${reference}`;
  const before = (await get(path)).html;
  expect(before).toContain('href="tel:');
  expect(before).not.toContain("This person has stopped");

  await post(`${path}/stop`, { calls: "on" });
  const { html } = await get(path);
  expect(html).toContain("This person stopped calls: do not use them.");
  expect(html.indexOf("This person stopped")).toBeLessThan(html.indexOf("(646) 555-0102"));
  expect(html).not.toContain('href="tel:');
});

test("contact is stopped and a lead withdrawn, each by its own button", async () => {
  const { db, get, post } = await openDesk();
  const reference = await submission(db, lead);
  await delivery(db, { reference, destination: "form:home", state: "delivered" });
  const path = `/submissions/${reference}`;

  expect((await post(`${path}/stop`, {})).status).toBe(422);
  const stopped = await post(`${path}/stop`, { texts: "on" });
  expect(stopped.headers.get("Location")).toContain("Stopped%3A%20texts");
  const stops = await db.selectFrom("contact_stops").select(["channels", "manner"]).execute();
  expect(stops).toContainEqual({ channels: "texts", manner: "desk" });

  expect((await post(`${path}/withdraw`, { confirm: "AAAA" })).status).toBe(422);
  expect((await post(`${path}/withdraw`, { confirm: reference.toLowerCase() })).status).toBe(303);
  const acts = await db.selectFrom("operator_log").select(["act", "place"]).orderBy("at").execute();
  expect(acts.map(({ act, place }) => `${act} ${place}`).sort()).toEqual([
    "stop desk",
    "withdraw desk",
  ]);
  expect((await get(path)).html).not.toContain(`action="${path}/withdraw"`);
});

test("spam is discarded with a reason: it is erased and needs nobody any more", async () => {
  const { db, get, list, post } = await openDesk();
  const reference = await submission(db, { ...lead, state: "quarantined" });
  await delivery(db, { reference, state: "quarantined" });
  const path = `/submissions/${reference}/discard`;

  expect((await post(path, { reason: " " })).status).toBe(422);
  expect((await post(path, { reason: "advertising" })).status).toBe(303);
  expect(await list("tab=needs")).toEqual([]);
  const { html } = await get(`/submissions/${reference}`);
  expect(html).toContain("discarded: advertising");
  expect(html).not.toContain("ann@example.com");
  expect(await db.selectFrom("deliveries").select("state").execute()).toEqual([
    { state: "cancelled" },
  ]);
  expect((await post(path, { reason: "again" })).status).not.toBe(303);
});

test("the refused deliveries of a lead that was handled by telephone are ended with a reason", async () => {
  const { db, get, list, post } = await openDesk();
  const reference = await submission(db, lead);
  await delivery(db, { reference, state: "refused", reason: "answered 422" });
  expect(await list("tab=needs")).toEqual([reference]);

  const path = `/submissions/${reference}/dismiss`;
  expect((await post(path, { reason: "called the firm" })).status).toBe(303);
  expect(await list("tab=needs")).toEqual([]);
  const { html } = await get(`/submissions/${reference}`);
  expect(html).toContain("dismissed: called the firm");
  expect(html).toContain("dismiss (desk): called the firm");
  expect((await post(path, { reason: "again" })).status).toBe(422);
});

test("a paused destination says since when and why, what to do, and is tried at once by a button", async () => {
  const { db, get, post } = await openDesk(undefined, noon, { FORM_ID: "f1" });
  const pause = { paused_since: noon - 5, paused_until: noon + 60_000, cause: "fault" } as const;
  await db
    .insertInto("channels")
    .values({ name: "form:f1", tokens: 1, refilled_at: 0, failures: 5, ...pause })
    .execute();
  await db.updateTable("channels").set({ last_error: "FORM_NOT_FOUND" }).execute();
  const { html } = await get("/destinations");
  expect(html).toContain("is not reachable since");
  expect(html).toContain("Correct FORM_ID");
  expect(html).toContain("Try now");

  const answer = await post("/try/form%3Ahome", {});
  expect(answer.status).toBe(422);
  const row = await db.selectFrom("channels").selectAll().executeTakeFirstOrThrow();
  expect(row.paused_until).toBe(noon);
  const [act] = await db.selectFrom("operator_log").selectAll().execute();
  expect(act).toMatchObject({ act: "test", place: "desk" });
});

test("a note is shown at the desk and in show, logged without its text, and erased with the lead", async () => {
  const { db, actor, get, post } = await openDesk();
  const reference = await submission(db, lead);
  const path = `/submissions/${reference}`;
  expect((await post(`${path}/note`, { note: " \0 " })).status).toBe(422);
  expect((await post(`${path}/note`, { note: "Ann called\u202e back\0" })).status).toBe(303);
  const { html } = await get(path);
  expect(html).toContain("note: “Ann called\\u202e back”");
  const found = await readLead(actor, reference);
  expect(found && leadJson(found)).toMatchObject({ notes: [{ text: "Ann called\u202e back" }] });
  expect(found && copyJson(asSenderSees(found, []))).not.toHaveProperty("notes");
  expect(await db.selectFrom("operator_log").select(["act", "outcome"]).execute()).toEqual([
    { act: "note", outcome: "added" },
  ]);

  await post(`${path}/erase`, { confirm: reference });
  expect((await get(path)).html).not.toContain("Ann called");
  expect((await post(`${path}/note`, { note: "late" })).status).not.toBe(303);
  expect(await db.selectFrom("lead_notes").selectAll().execute()).toEqual([]);
});

test("a note keeps the name of who wrote it, however long the act takes", async () => {
  let time = noon;
  const clock = {
    // Each look at the clock is a millisecond later.
    get at() {
      time += 1;
      return time;
    },
  };
  const { db, get, post } = await openDesk(undefined, clock, undefined, "Eva");
  const reference = await submission(db, lead);
  await post(`/submissions/${reference}/note`, { note: "asked by mail" });
  expect((await get(`/submissions/${reference}`)).html).toContain("note: “asked by mail”, Eva");
});

test("a call and a reminder are noted, and from its day on the lead needs a person until the next note", async () => {
  const clock = { at: noon };
  const { db, get, list, post } = await openDesk(undefined, clock);
  const reference = await submission(db, lead);
  const path = `/submissions/${reference}`;
  const past = await post(`${path}/note`, { note: "call back", remind_on: "2026-11-21" });
  expect(past.status).toBe(422);
  expect(await past.text()).toContain(">call back</textarea>");

  const noted = { outcome: "no answer", remind_on: "2026-11-23" };
  expect((await post(`${path}/note`, noted)).status).toBe(303);
  expect((await get(path)).html).toContain("called: no answer, reminder for 2026-11-23");
  await post(`${path}/note`, { note: "written to", outcome: "invented" });
  expect(await list("tab=needs")).toEqual([]);

  clock.at = Date.parse("2026-11-23T05:00:00Z");
  expect(await list("tab=needs")).toEqual([reference]);
  expect((await get("/?tab=all")).html).toContain(">reminder due</span>");
  clock.at += day;
  expect(await list("tab=needs")).toEqual([reference]);
  // The button that does both wins over what is chosen beside it.
  await post(`${path}/note`, { outcome: "reached", remind_in: "7", no_answer: "on" });
  expect((await get(path)).html).toContain("called: no answer, reminder for 2026-11-25");
  expect(await list("tab=needs")).toEqual([]);
  clock.at = Date.parse("2026-11-25T05:00:00Z");
  expect(await list("tab=needs")).toEqual([reference]);
  await post(`${path}/note`, { outcome: "reached" });
  expect(await list("tab=needs")).toEqual([]);
});

test("the opt-out of a person who sent only the request for it can be lifted", async () => {
  const { db, get, post } = await openDesk();
  const fields = JSON.stringify({ fullName: "Ann Lee", email: "ann@example.com" });
  const path = `/submissions/${await submission(db, { kind: "opt_out", fields })}`;
  const [hash = ""] = hashesUnder([key], { email: "ann@example.com" });
  const entry = { scope: "sale", hash, source: "web", created_at: noon } as const;
  await db.insertInto("suppressions").values(entry).execute();
  expect((await get(path)).html).toContain(`${path}/allow`);
  expect((await post(`${path}/allow`, {})).status).toBe(303);
  expect(await db.selectFrom("suppressions").selectAll().execute()).toEqual([]);
});

test("a lead that its firm has and whose correction waits is shown as both", async () => {
  const { db, get } = await openDesk();
  const reference = await submission(db, lead);
  const path = `/submissions/${reference}`;
  await routing(db, reference);
  const destination = "firm:lee";
  await delivery(db, { reference, destination, state: "delivered" });
  await delivery(db, { reference, destination, revision: 2 });
  const { html } = await get(path);
  expect(html).toContain("Sent to: Firm lee. Waits for: Firm lee (a correction).");
  expect(html).not.toContain(`${path}/received`);
});

test("each act is logged with the name of who works at the desk", async () => {
  const { db, get, post } = await openDesk(undefined, noon, {}, "Maria");
  const path = `/submissions/${await submission(db, lead)}`;
  await post(`${path}/stop`, { texts: "on" });
  await post(`${path}/note`, { note: "asked by mail" });
  const { html } = await get(path);
  expect(html).toContain("stop (desk, Maria)");
  expect(html).toContain("note: “asked by mail”, Maria");
});

test("a firm that says that it has a refused lead counts as having it, and gets the notices", async () => {
  const { db, get, post } = await openDesk();
  const reference = await submission(db, lead);
  await routing(db, reference);
  await delivery(db, { reference, destination: "firm:lee", state: "refused" });
  const path = `/submissions/${reference}`;
  expect((await get(path)).html).toContain("Firm lee gets every notice about it");
  expect((await post(`${path}/received`, { reason: "told by telephone" })).status).toBe(303);
  const { html } = await get(path);
  expect(html).toContain("Sent to: Firm lee.");
  expect(html).toContain("received (desk): the firm has it: told by telephone");
  expect((await post(`${path}/received`, { reason: "again" })).status).toBe(422);

  await post(`${path}/withdraw`, { confirm: reference });
  const needs = await db.selectFrom("notice_needs").select(["recipient", "about"]).execute();
  expect(needs).toEqual([{ recipient: "firm:lee", about: "lead.withdrawn" }]);
});

/** The firm "lee" has the lead. */
async function routing(db: Kysely<Database>, reference: string) {
  const none = { status: null, status_at: null, check_at: null, asks: null, asked_at: null };
  const row = { reference, named: '["lee","roe"]', partner: "lee", day: null };
  await db
    .insertInto("routings")
    .values({ ...row, ...none, state: "routed", updated_at: noon })
    .execute();
}
