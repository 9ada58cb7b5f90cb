import type { Kysely } from "kysely";
import { expect, test } from "vitest";
import { dateInNewYork, day } from "~/data/dates";
import { operator } from "~/server/cli/context";
import { correct, takeBackAnswers } from "~/server/leads/correct";
import { byPerson } from "~/server/leads/operator-log";
import { previewRetention, runRetention } from "~/server/leads/retention";
import { retryAll } from "~/server/leads/retry";
import { readPersons } from "~/server/leads/same-person";
import { asSenderSees, copyJson, readStored, storedJson } from "~/server/leads/stored-submission";
import { hashesUnder, newestHashes } from "~/server/privacy/identity";
import type { Database } from "~/server/store/schema";
import { findSubmission } from "~/server/submission/submission";
import { filledIn } from "~/tests/support/document";
import { delivery, key, noon, submission } from "~/tests/support/given";
import { storedFields } from "~/tests/support/sent-submission";
import { after } from "./at-lee";
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
  const { html } = await get(right.headers.get("Location") ?? "", right);
  expect(html).toContain("Corrected. Everybody who may have it gets the correction.");
  expect(html).toMatch(/Sale opt-out<\/dt>/);
  expect(html).toContain("Email: ann@example.com → ann@example.org (at the desk)");
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
  expect(html).toContain("Corrected. It is sent to nobody");
  expect(html).not.toContain("Corrected. Everybody");
});

test("pressing again on an outdated page puts back nothing that somebody else corrected", async () => {
  const { db, get, post } = await openDesk();
  const reference = await submission(db, lead);
  const path = `/submissions/${reference}`;
  const outdated = filledIn((await get(path)).html, "page");
  for (const phone of ["2125550177", "2125550188"]) {
    expect((await post(`${path}/edit`, { "field.Phone": phone })).status).toBe(303);
  }

  const refused = await post(`${path}/edit`, { ...outdated, "field.Last name": "Leigh" });
  expect(refused.status).toBe(422);
  const html = await refused.text();
  expect(html).not.toContain("Stored now");
  const again = filledIn(html, "page");
  expect(again).toMatchObject({ "field.Last name": "Leigh", "field.Phone": "2125550188" });
  expect((await post(`${path}/edit`, again)).status).toBe(303);
  const row = await db.selectFrom("submissions").select("fields").executeTakeFirstOrThrow();
  expect(JSON.parse(row.fields)).toMatchObject({ "Last name": "Leigh", Phone: "2125550188" });
});

test("an act on an outdated page leaves no correction behind that nobody typed, and loses none that is typed", async () => {
  const { db, get, post } = await openDesk();
  const reference = await submission(db, lead);
  const path = `/submissions/${reference}`;
  const outdated = filledIn((await get(path)).html, "page");
  await post(`${path}/edit`, { "field.Phone": "2125550188" });

  const refused = await post(`${path}/withdraw`, { ...outdated, confirm: "no" });
  expect(filledIn(await refused.text(), "page")["field.Phone"]).toBe("2125550188");
  const typed = { ...outdated, "field.Last name": "Leigh", confirm: reference };
  expect(await (await post(`${path}/withdraw`, typed)).text()).toContain("A correction is typed");
  const { erased_at } = await db
    .selectFrom("submissions")
    .select("erased_at")
    .executeTakeFirstOrThrow();
  expect(erased_at).toBeNull();
});

test("a correction made on an outdated page is refused, and keeps what was typed", async () => {
  const { db, get, post } = await openDesk();
  const reference = await submission(db, lead);
  const path = `/submissions/${reference}/edit`;
  const { html: page } = await get(`/submissions/${reference}`);
  const fields = {
    "field.First name": "Ann",
    "field.Last name": "Lee",
    was: markOn(page),
  };
  const typed = { ...fields, "field.Phone": "2125550123", "field.Email": "b@example.org" };

  const first = await post(path, { ...fields, "field.Phone": "2125550188" });
  expect(first.status).toBe(303);
  const late = await post(path, typed);
  expect(late.status).toBe(422);
  const html = await late.text();
  expect(html).toContain("Somebody changed this after you opened it.");
  // Both changed the number; only the late one changed the address.
  expect(html).toMatch(/value="2125550123"[\s\S]*?Stored now: 2125550188/);
  expect(html).toContain('value="b@example.org"');
  expect(html.match(/Stored now/g)).toHaveLength(1);

  // Pressed again, after both values were shown.
  const again = await post(path, { ...typed, was: markOn(html) });
  expect(again.status).toBe(303);
});

function markOn(html: string): string {
  return /name="was" value="([^"]+)"/.exec(html)?.[1] ?? "";
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
  expect(html).toContain("Erased (at the desk)");
});

test("a number is a link to call only if that is safe, and values stand in the words of the form", async () => {
  const { db, get } = await openDesk();
  const fields = { Phone: "212 555 0123", state: "NY", phone_e164: "+12125550123" };
  await submission(db, { ...lead, kind: "case", fields: JSON.stringify(fields) });
  const { html } = await get("/submissions/AAAA2222");
  expect(html).toContain('<a href="tel:+12125550123">(212) 555-0123</a>');
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

  await post(`${path}/stop`, { calls: "on", confirm: reference });
  const { html } = await get(path);
  expect(html).toContain("This person stopped calls: do not use them.");
  expect(html.indexOf("This person stopped")).toBeLessThan(html.indexOf("(646) 555-0102"));
  expect(html).not.toContain('href="tel:');
});

test("a paused destination says since when and why, what to do, and is tried at once by a button", async () => {
  const { db, get, post } = await openDesk(undefined, noon, { FORM_ID: "f1" });
  const pause = { down_since: noon - 5, probe_at: noon + 60_000, cause: "fault" } as const;
  await db
    .insertInto("channels")
    .values({ name: "form:f1", tokens: 1, refilled_at: 0, failures: 5, ...pause })
    .execute();
  await db.updateTable("channels").set({ last_error: "odd", fault: "form" }).execute();
  const { html } = await get("/destinations");
  expect(html).toContain("is not reachable since");
  expect(html).toContain("Correct FORM_ID");
  expect(html).toContain("Try now");
  const labels = [...html.matchAll(/<th scope="row"[^>]*>([^<]+)/g)].map(([, label]) => label);
  expect(labels[0]).toBe("Form service, home form");
  expect(html.slice(html.indexOf("<tbody>")).split("</tr>")[0]).toContain("Try now");

  const answer = await post("/try/form%3Ahome", {});
  expect(answer.status).toBe(422);
  const row = await db.selectFrom("channels").selectAll().executeTakeFirstOrThrow();
  expect(row.probe_at).toBe(noon);
  const [act] = await db.selectFrom("operator_log").selectAll().execute();
  expect(act).toMatchObject({ act: "test", place: "desk" });
});

test("a note is cleaned, shown at the desk and in show, logged without its text, and erased with the lead", async () => {
  const { db, app, get, post } = await openDesk();
  const reference = await submission(db, lead);
  const path = `/submissions/${reference}`;
  expect((await post(`${path}/note`, { note: " \0 " })).status).toBe(422);
  expect((await post(`${path}/note`, { note: "Ann called\u202e back\0" })).status).toBe(303);
  const { html } = await get(path);
  expect(html).toContain("note: “Ann called back”");
  const found = await readStored(app, reference);
  expect(found && storedJson(found)).toMatchObject({ notes: [{ text: "Ann called back" }] });
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

test("a note is taken back by its own Undo into its field, also after a later one, and only by who wrote it", async () => {
  const { db, post } = await openDesk(undefined, noon, {}, "Maria");
  const path = `/submissions/${await submission(db, lead)}`;
  const undos = [];
  for (const note of ["first", "second"]) {
    undos.push(after(await post(`${path}/note`, { note })).get("undo") ?? "");
  }
  const texts = async () => {
    const rows = await db.selectFrom("lead_notes").select("text").orderBy("id").execute();
    return rows.map(({ text }) => text);
  };
  await db.updateTable("lead_notes").set({ name: "Eva" }).where("text", "=", "second").execute();
  const [first = "", second = ""] = undos;
  expect((await post(second, {})).status).toBe(422);
  const taken = await post(first, {});
  expect(taken.status).toBe(200);
  const html = await taken.text();
  expect(html).toContain("<span>Taken back.</span>");
  expect(html).toContain(">first</textarea>");
  expect(await texts()).toEqual(["second"]);
  expect((await post(first, {})).status).toBe(422);
  expect((await post(`${path}/undo`, {})).status).toBe(422);
  expect(await texts()).toEqual(["second"]);
});

test("a call and a reminder are noted, and from its day on the lead needs the operator until it is done", async () => {
  const clock = { at: noon };
  const { db, get, list, post, signInAgain } = await openDesk(undefined, clock);
  const reference = await submission(db, lead);
  const path = `/submissions/${reference}`;
  const past = await post(`${path}/note`, { note: "call back", remind_on: "2026-11-21" });
  expect(past.status).toBe(422);
  expect(await past.text()).toContain(">call back</textarea>");

  const noted = { outcome: "no answer", remind_on: "2026-11-23" };
  expect((await post(`${path}/note`, noted)).status).toBe(303);
  expect((await get(path)).html).toContain("called: no answer, reminder for Mon, Nov 23");
  await post(`${path}/note`, { note: "written to", outcome: "invented" });
  expect(await list("tab=needs")).toEqual([]);

  clock.at = Date.parse("2026-11-23T05:00:00Z");
  await signInAgain();
  expect(await list("tab=needs")).toEqual([reference]);
  expect((await get("/?tab=all")).html).toContain("<strong>call back due today</strong>");
  clock.at += day;
  await signInAgain();
  expect(await list("tab=needs")).toEqual([reference]);
  expect((await get("/")).html).toContain("call back overdue since Mon, Nov 23");
  // The button that does both wins over what is chosen beside it.
  await post(`${path}/note`, { outcome: "reached", remind_in: "7", stay: "no answer" });
  expect((await get(path)).html).toContain("called: no answer, reminder for Wed, Nov 25");
  expect(await list("tab=needs")).toEqual([]);
  clock.at = Date.parse("2026-11-25T05:00:00Z");
  await signInAgain();
  expect(await list("tab=needs")).toEqual([reference]);
  await post(`${path}/note`, { outcome: "reached" });
  expect(await list("tab=needs")).toEqual([reference]);
  await post(`${path}/done`, {});
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

test("contact is stopped and a lead withdrawn only once the reference is typed", async () => {
  const { db, get, post } = await openDesk();
  const reference = await submission(db, lead);
  await delivery(db, { reference, destination: "form:home", state: "delivered" });
  const path = `/submissions/${reference}`;

  expect((await post(`${path}/stop`, { confirm: reference })).status).toBe(422);
  expect((await post(`${path}/stop`, { texts: "on" })).status).toBe(422);
  const stopped = await post(`${path}/stop`, { texts: "on", confirm: reference.toLowerCase() });
  expect(after(stopped).get("done")).toContain("No more texts");
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

test("spam is discarded without a reason, can be taken back for a day, and is then erased", async () => {
  const clock = { at: noon };
  const { db, app, list, post } = await openDesk(undefined, clock);
  const reference = await submission(db, { ...lead, state: "quarantined" });
  await delivery(db, { reference, state: "quarantined" });
  const path = `/submissions/${reference}`;

  const discarded = await post(`${path}/discard`, {});
  expect(discarded.status).toBe(303);
  expect(await list("tab=needs")).toEqual([]);
  expect(await list("tab=new")).toEqual([]);
  expect(await list("status=discarded")).toEqual([reference]);
  expect((await post(`${path}/discard`, {})).status).toBe(422);
  const undo = after(discarded).get("undo");
  expect((await post(undo ?? "", {})).status).toBe(303);
  expect(await list("tab=needs")).toEqual([reference]);
  expect((await post(undo ?? "", {})).status).toBe(422);

  await post(`${path}/discard`, {});
  clock.at += day;
  expect((await runRetention(app)).submissions).toBe(0);
  clock.at += 1;
  expect((await previewRetention(app)).overdue.submissions).toBe(1);
  expect((await runRetention(app)).submissions).toBe(1);
  const row = await findSubmission(db, reference);
  expect(row).toMatchObject({ status: "erased", fields: "{}" });
  expect(await db.selectFrom("deliveries").select("state").execute()).toEqual([
    { state: "cancelled" },
  ]);
  expect(await db.selectFrom("receipts").select("personal").execute()).not.toContainEqual({
    personal: expect.any(String),
  });
});

test("spam that was discarded is still sent on if it was none", async () => {
  const { db, list, post } = await openDesk();
  const reference = await submission(db, { ...lead, state: "quarantined" });
  await delivery(db, { reference, state: "quarantined" });
  await post(`/submissions/${reference}/discard`, {});
  expect((await post(`/submissions/${reference}/release`, {})).status).toBe(303);
  expect(await list("tab=done")).toEqual([]);
  expect((await findSubmission(db, reference))?.status).toBe("sending");
});

test("No more contact is folded until it is wanted, and takes a check, the typed reference, and one press then", async () => {
  const { db, get } = await openDesk();
  const { html } = await get(`/submissions/${await submission(db, lead)}`);
  expect(html).toMatch(/<details>\s*<summary[^>]*>No more contact<\/summary>/);
});

test("the form of a correction speaks of the person, not to them", async () => {
  const { db, get } = await openDesk();
  const { html } = await get(`/submissions/${await submission(db, lead)}`);
  expect(html).toContain(">State where they live</label>");
  expect(html).not.toMatch(/<label[^>]*>[^<]*\byou/);
});

test("all spam of a page is checked by one press, discarded by another, and taken back by a third", async () => {
  const { db, origin, cookie, get, list } = await openDesk();
  const spam = ["SPAM2222", "SPAM3333"];
  for (const reference of spam) {
    await submission(db, { ...lead, reference, state: "quarantined" });
  }
  await submission(db, { ...lead, reference: "KEPT2222" });
  await delivery(db, { reference: "KEPT2222", state: "refused" });
  // Among other rows there are no boxes, and nothing that is about them.
  expect((await get("/")).html).not.toMatch(/Check all|Mark as spam|name="reference"/);
  const part = (await get("/?tab=needs&need=spam")).html;
  const [, all = ""] = /href="([^"]+)"[^>]*>Check all 2 below</.exec(part) ?? [];
  const { html } = await get(all.replaceAll("&amp;", "&"));
  expect(html.match(/type="checkbox"[^>]* checked=""/g)).toHaveLength(2);
  const form_token = /name="form_token" value="([^"]+)"/.exec(html)?.[1] ?? "";
  const post = (path: string, references: readonly string[]) =>
    fetch(origin + path, {
      method: "POST",
      redirect: "manual",
      headers: { cookie },
      body: new URLSearchParams([
        ["form_token", form_token],
        ...references.map((one) => ["reference", one]),
      ]),
    });
  expect((await post("/discard?tab=needs", [])).status).toBe(422);
  const done = await post("/discard?tab=needs", [...spam, "KEPT2222", "x"]);
  expect(after(done).get("done")).toBe("2 requests marked as spam.");
  expect(await list("tab=needs")).toEqual(["KEPT2222"]);
  const { html: marked } = await get(done.headers.get("Location") ?? "", done);
  const [, undo = ""] = /action="(\/rows\/[^"]+)"/.exec(marked) ?? [];
  const back = await post(undo.replaceAll("&amp;", "&"), []);
  expect(back.headers.get("Location")).toBe("/?tab=needs");
  expect(after(back).get("done")).toBe("2 requests taken back.");
  expect((await list("tab=needs")).sort()).toEqual(["KEPT2222", ...spam]);
});

test("rows of spam are marked by their numbers, as the page had them, and a wrong number marks nothing", async () => {
  const { db, origin, cookie, get, list } = await openDesk();
  const spam = [..."23456789A"].map((last) => `SPAM222${last}`);
  for (const reference of spam) {
    await submission(db, { ...lead, reference, state: "quarantined" });
  }
  const { html } = await get("/?tab=needs&need=spam&sort=name");
  const shown = [...html.matchAll(/name="shown" value="(\w{8})"/g)].map(([, one = ""]) => one);
  expect(shown.toSorted()).toEqual(spam.toSorted());
  const form_token = /name="form_token" value="([^"]+)"/.exec(html)?.[1] ?? "";
  const post = (rows: string, checked: readonly string[] = []) =>
    fetch(`${origin}/discard?tab=needs&need=spam`, {
      method: "POST",
      redirect: "manual",
      headers: { cookie },
      body: new URLSearchParams([
        ["form_token", form_token],
        ["rows", rows],
        ...shown.map((one) => ["shown", one]),
        ...checked.map((one) => ["reference", one]),
      ]),
    });
  const [first = "", second = "", third = ""] = shown;
  for (const wrong of ["0", "10", "3-2", "1, two", "1-", "-3", "1.5", "1-2-3", "99999"]) {
    const refused = await post(wrong, [third]);
    expect(refused.status, wrong).toBe(422);
    const again = await refused.text();
    expect(again).toContain("Type the numbers of rows from 1 to 9, such as 1-4, 7.");
    expect(again).toContain(`name="rows" autoComplete="off" data-key="x" value="${wrong}"`);
    expect(again.match(/type="checkbox"[^>]* checked=""/g)).toHaveLength(1);
  }
  expect(await list("tab=needs")).toHaveLength(9);

  // Others came or went in the meantime: the numbers are of the page that was read.
  await submission(db, { ...lead, reference: "SPAM2000", state: "quarantined", received_at: 1 });
  await post("", [first]);
  const done = await post(" 2 – 4,6;8 ", [third]);
  expect(after(done).get("done")).toBe("5 requests marked as spam.");
  const left = await list("tab=needs&need=spam");
  expect(left.toSorted()).toEqual(
    ["SPAM2000", ...shown.filter((_, at) => [4, 6, 8].includes(at))].toSorted(),
  );
  expect(left).not.toContain(second);
});

test("a lead that was handled in another way is done without a reason, is not sent again, and that can be undone", async () => {
  const { app, db, get, list, post } = await openDesk();
  const reference = await submission(db, lead);
  await delivery(db, { reference, state: "refused", reason: "answered 422" });
  expect(await list("tab=needs")).toEqual([reference]);

  const path = `/submissions/${reference}`;
  const done = await post(`${path}/done`, {});
  expect(done.status).toBe(303);
  expect(await list("tab=needs")).toEqual([]);
  const { html } = await get(done.headers.get("Location") ?? "");
  expect(html).toContain(`action="${path}/reopen"`);
  expect(await list("status=done")).toEqual([reference]);
  expect(await retryAll(app, operator, "refused")).toBe(0);
  const again = await post(`${path}/retry`, {});
  expect(await again.text()).toContain("There is nothing to send again.");
  expect((await post(`${path}/reopen`, {})).status).toBe(303);
  expect(await list("tab=needs")).toEqual([reference]);
  expect(await retryAll(app, operator, "refused")).toBe(1);
});

test("a correction shows the old value beside the new one, and is taken back with one press", async () => {
  const { db, get, post } = await openDesk();
  const reference = await submission(db, lead);
  const path = `/submissions/${reference}`;
  const before = (await get(path)).html;
  const phone = /name="field.Phone"[^>]* value="([^"]+)"/.exec(before)?.[1] ?? "";
  const corrected = await post(`${path}/edit`, { "field.Phone": "646 555 0100" });
  const { html } = await get(corrected.headers.get("Location") ?? "");
  expect(html).toContain(`Before: ${phone}`);
  expect(html).toContain(`action="${path}/uncorrect"`);
  expect(html).toContain(`Corrected. Phone: ${phone} → (646) 555-0100`);

  expect((await post(`${path}/uncorrect`, {})).status).toBe(303);
  const taken = (await get(path)).html;
  expect(taken).toMatch(/name="field.Phone"[^>]* value="\(212\) 555-0123"/);
  expect(taken).toContain(`Corrected. Phone: (646) 555-0100 → ${phone}`);
  await post(`${path}/erase`, { confirm: reference });
  const row = await db.selectFrom("submissions").select("corrected").executeTakeFirst();
  expect(row).toEqual({ corrected: null });
});

test("a correction is taken back by its button and by its Undo alike, also after the person took back quiz answers", async () => {
  for (const way of ["", "key"]) {
    const { app, db, get, post } = await openDesk();
    const reference = await submission(db, lead);
    const path = `/submissions/${reference}`;
    const nameOf = async () =>
      /name="field.First name"[^>]* value="([^"]+)"/.exec((await get(path)).html)?.[1];
    const before = await nameOf();
    const corrected = await post(`${path}/edit`, { "field.First name": "Zoe" });
    const undo = after(corrected).get("undo") ?? "";
    expect(await takeBackAnswers(app, { reference, seen: 2 })).toBe(true);
    expect(await nameOf()).toBe("Zoe");
    const taken = await post(way === "" ? `${path}/uncorrect` : undo, {});
    expect(taken.status).toBe(303);
    expect(await nameOf()).toBe(before);
    const row = await db.selectFrom("submissions").select("answers").executeTakeFirst();
    expect(row).toEqual({ answers: null });
    // Not twice.
    expect((await post(undo, {})).status).toBe(422);
  }
});

test("Undo the last correction takes back what its page showed, and no later one, of the person or of a second press", async () => {
  const { app, db, get, post } = await openDesk();
  const reference = await submission(db, lead);
  const path = `/submissions/${reference}`;
  const stored = async () => {
    const row = await db.selectFrom("submissions").selectAll().executeTakeFirstOrThrow();
    const { "First name": name, Email: email } = JSON.parse(row.fields);
    return { revision: row.revision, name, email };
  };
  const open = async () => filledIn((await get(path)).html, "page");
  const isRefused = async (outdated: Record<string, string>) => {
    const before = await stored();
    const refused = await post(`${path}/uncorrect`, outdated);
    expect(refused.status).toBe(422);
    const said = "It was corrected again, or taken back already. Nothing was changed.";
    expect(await refused.text()).toContain(said);
    expect(await stored()).toEqual(before);
  };

  const { name, email } = await stored();
  await post(`${path}/edit`, { "field.Email": "wrong@example.com" });
  const ofBoth = await open();
  expect((await post(`${path}/uncorrect`, ofBoth)).status).toBe(303);
  await isRefused(ofBoth);
  expect(await stored()).toEqual({ revision: 3, name, email });

  await post(`${path}/edit`, { "field.First name": "Zoe" });
  const ofZoe = await open();
  const changes = { Email: "new@example.com" };
  await correct(app, byPerson, reference, { changes });
  await isRefused(ofZoe);
  expect(await stored()).toEqual({ revision: 5, name: "Zoe", email: "new@example.com" });
  expect((await post(`${path}/uncorrect`, await open())).status).toBe(303);
  expect(await stored()).toEqual({ revision: 6, name: "Zoe", email });

  // Without quiz answers, it is another revision, but the same correction.
  const ofAnswers = await open();
  expect(await takeBackAnswers(app, { reference, seen: 6 })).toBe(true);
  expect((await post(`${path}/uncorrect`, ofAnswers)).status).toBe(303);
});

test("Open again opens what its page showed, and not what somebody else has answered since", async () => {
  const { db, get, post } = await openDesk();
  const fields = JSON.stringify({ email: "bob@example.com", details: "Please answer." });
  const asked = { kind: "opt_out", case_slug: null, answers: null, fields } as const;
  const reference = await submission(db, { reference: "BBBB2222", state: "quarantined", ...asked });
  const path = `/submissions/${reference}`;
  expect((await post(`${path}/discard`, {})).status).toBe(303);
  const { html: shown } = await get(path);
  expect(shown).toContain(`action="${path}/reopen"`);
  const outdated = filledIn(shown, "page");
  expect((await post(`${path}/reopen`, outdated)).status).toBe(303);
  expect((await post(`${path}/release`, {})).status).toBe(303);
  const answer = { choice: "email", when: dateInNewYork(noon) };
  expect((await post(`${path}/answered`, answer)).status).toBe(303);
  const refused = await post(`${path}/reopen`, outdated);
  expect(refused.status).toBe(422);
  const html = await refused.text();
  expect(html).toContain("Nothing was changed. If you still want it, press again.");
  const row = db.selectFrom("submissions").select("answered_how").executeTakeFirst();
  expect(await row).toEqual({ answered_how: "email" });
  expect((await post(`${path}/reopen`, filledIn(html, "page"))).status).toBe(303);
});

test("an opt-out is not lifted for an address that the page did not show", async () => {
  const { db, get, post } = await openDesk();
  const fields = JSON.stringify({ fullName: "Bob", email: "bob@example.com" });
  const optOut = { kind: "opt_out", case_slug: null, answers: null, fields } as const;
  const reference = await submission(db, { reference: "BBBB2222", ...optOut });
  const path = `/submissions/${reference}`;
  const outdated = filledIn((await get(path)).html, "page");
  await post(`${path}/edit`, { "field.email": "eve@example.com" });
  const listed = () => db.selectFrom("suppressions").select("hash").orderBy("hash").execute();
  const before = await listed();
  expect(before).not.toEqual([]);
  const refused = await post(`${path}/allow`, outdated);
  expect(refused.status).toBe(422);
  expect(await refused.text()).toContain("Somebody changed this after you opened it.");
  expect(await listed()).toEqual(before);
});

test("a firm that has a lead is sent its correction", async () => {
  const { db, get } = await openDesk();
  const reference = await submission(db, lead);
  const path = `/submissions/${reference}`;
  await routing(db, reference);
  const destination = "firm:lee";
  await delivery(db, { reference, destination, state: "delivered" });
  await delivery(db, { reference, destination, revision: 2 });
  const { html } = await get(path);
  expect(html).toContain("Sent to Firm lee. On its way to Firm lee (a correction).");
});

test("what is withheld says why, which is not always an opt-out", async () => {
  const { db, get } = await openDesk();
  await submission(db, { reference: "AAAA2222", ...lead });
  const withheld = { reference: "AAAA2222", state: "withheld" } as const;
  const reason = "already 3 mails today";
  await delivery(db, { ...withheld, destination: "confirmation", reason });
  const { html } = await get("/submissions/AAAA2222");
  expect(html).toContain(`It never goes to Mail to the sender: ${reason}.`);
  expect(html).not.toContain("because of an opt-out");
});

test("each note and act keeps the name of who works at the desk", async () => {
  const { db, get, post } = await openDesk(undefined, noon, {}, "Maria");
  const path = `/submissions/${await submission(db, lead)}`;
  await post(`${path}/note`, { note: "asked by mail" });
  await post(`${path}/stop`, { texts: "on", confirm: "AAAA2222" });
  const { html } = await get(path);
  expect(html).toContain("Stopped: texts (Maria)");
  expect(html).toContain("note: “asked by mail”, Maria");
});

test("a firm that says that it has a refused lead counts as having it, and gets the notices", async () => {
  const { db, get, list, post } = await openDesk();
  const reference = await submission(db, lead);
  await routing(db, reference);
  await delivery(db, { reference, destination: "firm:lee", state: "refused" });
  const path = `/submissions/${reference}`;
  expect((await get(path)).html).toContain("Firm lee called");
  expect((await post(`${path}/report`, { choice: "received" })).status).toBe(303);
  const { html } = await get(path);
  expect(html).toContain("Sent to Firm lee.");
  expect(html).toContain("Firm lee: received, by telephone (at the desk)");

  // No message reaches this firm, which is in no file.
  await post(`${path}/withdraw`, { confirm: reference });
  const needs = await db.selectFrom("submissions").select(["status", "need"]).execute();
  expect(needs).toEqual([{ status: "withdrawn", need: "notify" }]);
  const told = await get(path);
  expect(told.html).toContain("withdrawn: contact nobody about it");
  expect((await post(`${path}/notified`, {})).status).toBe(303);
  expect(await list("tab=needs")).toEqual([]);
});

test("what a firm reported by telephone shows everywhere, and is taken back with one press", async () => {
  const { db, get, list, post } = await openDesk();
  const reference = await submission(db, lead);
  await routing(db, reference);
  await delivery(db, { reference, destination: "firm:lee", state: "delivered" });
  const path = `/submissions/${reference}`;
  expect((await post(`${path}/report`, { choice: "invented" })).status).toBe(422);
  const told = await post(`${path}/report`, { choice: "contacted" });
  const undo = after(told).get("undo") ?? "";
  expect(await list("status=contacted")).toEqual([reference]);
  expect((await get(path)).html).toContain(">contacted</span>");
  expect((await get("/submissions.csv?tab=all")).html).toContain(",contacted,Firm lee,");
  expect((await post(`${path}/report`, { choice: "received" })).status).toBe(422);

  expect((await post(undo, {})).status).toBe(303);
  expect(await list("status=sent")).toEqual([reference]);
  expect((await post(undo, {})).status).toBe(422);
});

test("a decline that a firm reported by telephone needs the operator if no other firm can take it", async () => {
  const { db, list, post } = await openDesk();
  const reference = await submission(db, lead);
  await routing(db, reference);
  await delivery(db, { reference, destination: "firm:lee", state: "delivered" });
  const declined = await post(`/submissions/${reference}/declined`, {});
  expect(await list("status=declined")).toEqual([reference]);
  expect(await list("tab=needs")).toEqual([reference]);
  await post(after(declined).get("undo") ?? "", {});
  expect(await list("status=sent")).toEqual([reference]);
  expect(await list("tab=needs")).toEqual([]);
});

test("other requests of the same address or number are linked", async () => {
  const { db, get } = await openDesk();
  const first = await submission(db, { ...lead, reference: "FRST2222" });
  await submission(db, { ...lead, reference: "OTHR2222", email: "b@example.com" });
  await submission(db, { ...lead, reference: "ALNE2222", email: "c@example.com", phone: "1" });
  const { html } = await get(`/submissions/${first}`);
  expect(html).toContain('value="/submissions/OTHR2222"');
  expect(html).not.toContain("ALNE2222");
});

test("a page that was opened from a list leads to the next row, also after an act", async () => {
  const { db, get, post } = await openDesk();
  for (const reference of ["AAAA2222", "BBBB2222", "CCCC2222"]) {
    await submission(db, { ...lead, reference, state: "quarantined" });
  }
  const html = (await get("/?tab=needs")).html;
  const [first = "", second = ""] = [...html.matchAll(/<a href="(\/submissions[^"]+)"/g)].map(
    ([, href = ""]) => href,
  );
  const page = (await get(first)).html;
  expect(page).toContain(`data-key="j" name="to" value="${second}"`);
  const [path = "", query = ""] = first.split("?");
  const referenceIn = (address: string) => address.split("/")[2]?.slice(0, 8) ?? "";
  const gone = await post(`${path}/discard?${query}`, { go: "on", next: referenceIn(second) });
  expect(gone.headers.get("Location")).toBe(second);
  const outside = await post(`${second.split("?")[0]}/discard?${query}`, {
    go: "on",
    next: "//evil.example",
  });
  expect(outside.headers.get("Location")).toMatch(/^\/submissions\//);
});

/** The firm "lee" has the lead. */
async function routing(db: Kysely<Database>, reference: string) {
  const none = { check_at: null, asks: null, asked_at: null };
  const row = { reference, named: '["lee","roe"]', partner: "lee", day: null };
  await db
    .insertInto("routings")
    .values({ ...row, ...none, state: "routed" })
    .execute();
  const chosen = { occasion: "received", outcome: "chosen", partner: "lee" } as const;
  await db
    .insertInto("routing_choices")
    .values({ reference, at: noon, ...chosen, candidates: "[]" })
    .execute();
}

async function unsafeOf(...of: Parameters<typeof readPersons>) {
  const persons = await readPersons(...of);
  return new Set([...persons].flatMap(([one, { isUnsafeToCall }]) => (isUnsafeToCall ? one : [])));
}

test("whoever said once that calls are not safe is called on no other request, nor after a new key", async () => {
  const { db, app, get } = await openDesk();
  const person = { email: "ann@example.com", phone: "212 555 0123" };
  const fields = (more: object) =>
    JSON.stringify({ Email: person.email, Phone: person.phone, ...more });
  const about = { kind: "case", case_slug: "oxbryta", ...person } as const;
  await submission(db, { ...about, reference: "PREV2222", fields: fields({}) });
  const asked = { ...about, case_slug: "lds-abuse", received_at: noon + 1 };
  await submission(db, { ...asked, reference: "NSAFE222", fields: fields({ safe_to_call: "no" }) });
  await submission(db, {
    ...about,
    reference: "BEES2222",
    email: "b@example.com",
    phone: "1",
    fields: "{}",
  });

  const { html } = await get("/submissions/PREV2222");
  expect(html).toContain("It is not safe to call or text this person, who said so on another");
  expect(html).not.toContain('href="tel:');
  expect(html).toContain("Write an email");
  const rows = await db.selectFrom("submissions").selectAll().execute();
  const unsafe = new Set(["PREV2222", "NSAFE222"]);
  expect(await unsafeOf(app, rows)).toEqual(unsafe);
  // The persons of the older request are now known under an older key only.
  const rotated = { ...app, keys: [Buffer.alloc(32, 9), key] } as const;
  const renewed = newestHashes(rotated.keys, person);
  await db.deleteFrom("persons").where("reference", "=", "NSAFE222").execute();
  await db
    .insertInto("persons")
    .values(renewed.map((hash) => ({ reference: "NSAFE222", hash })))
    .execute();
  expect(await unsafeOf(rotated, rows)).toEqual(unsafe);

  const changed = { ...asked, received_at: noon + 2, fields: fields({ safe_to_call: "yes" }) };
  await submission(db, { ...changed, reference: "SAFE2222" });
  const now = await db.selectFrom("submissions").selectAll().execute();
  expect(await unsafeOf(app, now)).toEqual(new Set(["NSAFE222"]));
});

test("a request that came after a stop says what was stopped before, and may use it", async () => {
  const clock = { at: noon };
  const { db, get, post, signInAgain } = await openDesk(undefined, clock);
  await submission(db, { ...lead, reference: "FRST2222" });
  await post("/submissions/FRST2222/stop", { calls: "on", confirm: "FRST2222" });
  await submission(db, { ...lead, reference: "NEXT2222", received_at: noon + day });
  clock.at += day;
  await signInAgain();
  const { html } = await get("/submissions/NEXT2222");
  expect((await get("/?q=NEXT2222")).html).not.toContain("no calls");
  expect(html).toContain("calls, Nov 21, 7:00 am; this later request allows them again");
  expect(html).toContain('href="tel:');
});
