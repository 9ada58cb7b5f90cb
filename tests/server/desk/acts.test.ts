import { type Kysely, sql } from "kysely";
import { expect, test } from "vitest";
import { hour } from "~/data/dates";
import { operator } from "~/server/cli/context";
import { logAct } from "~/server/leads/operator-log";
import { stopContact } from "~/server/leads/stop";
import { runAct } from "~/server/operator/run-act";
import { storeReport } from "~/server/partners/store-report";
import type { Database } from "~/server/store/schema";
import { transact } from "~/server/store/transact";
import { filledIn } from "~/tests/support/document";
import { day, delivery, noon, settleRows, submission } from "~/tests/support/given";
import { byDesk } from "~/tests/support/test-app";
import { after, openAtLee, route } from "./at-lee";
import { lead, openDesk } from "./open-desk";

const toFirms = async (db: Kysely<Database>) =>
  (await db.selectFrom("deliveries").select(["destination", "state"]).orderBy("id").execute()).map(
    ({ destination, state }) => `${destination} ${state}`,
  );

test("a typed note is saved with whichever act is pressed, also with Next and the menu, and kept if the act fails", async () => {
  const { db, get, post } = await openDesk();
  for (const reference of ["AAAA2222", "BBBB2222"]) await submission(db, { ...lead, reference });
  const path = "/submissions/AAAA2222";
  const [form = ""] = /<form[^>]*id="page"[\s\S]*<\/form>/.exec((await get(path)).html) ?? [];
  // No part of the page posts without what was typed.
  expect(form.match(/<form/g)).toHaveLength(1);
  const next = "/submissions/BBBB2222?list=tab%3Dall";
  const left = await post(`${path}/note`, { note: "first", to: next });
  expect(left.headers.get("Location")).toBe(next);
  expect(after(left).get("done")).toBe("Ann Lee: Your note is saved.");
  await post(`${path}/stop`, { note: "second", texts: "on", confirm: "AAAA2222" });
  const wrong = await post(`${path}/stop`, { note: "third", texts: "on", confirm: "no" });
  expect(await wrong.text()).toContain(">third</textarea>");
  const late = await post(`${path}/note`, { note: "late", remind_on: "2026-11-21", to: next });
  expect(late.status).toBe(422);
  const notes = await db.selectFrom("lead_notes").select("text").orderBy("id").execute();
  expect(notes.map(({ text }) => text)).toEqual(["first", "second"]);

  const menu = await post(`${path}/note`, { note: "menu", to: "/firms" });
  expect(menu.headers.get("Location")).toBe("/firms");
  expect(after(menu).get("done")).toBe("Ann Lee: Your note is saved.");
  const empty = await post(`${path}/note`, { to: next });
  expect(empty.headers.get("Location")).toBe(next);
  const outside = await post(`${path}/note`, { to: "//evil.example/?" });
  expect(outside.headers.get("Location")).toBe(path);
});

test("Sign out saves a typed note, and leaves nobody signed out while something else is typed", async () => {
  const { db, get, post } = await openDesk();
  const of = await submission(db, lead);
  const typed = { of, note: "asked twice" };
  expect((await post("/sign-out", { ...typed, "field.First name": "Anne" })).status).toBe(422);
  const { html } = await get(`/submissions/${of}`);
  expect(html).toContain('form="page">Sign out</button>');
  expect(html).not.toContain("asked twice");
  expect((await post("/sign-out", typed)).status).toBe(303);
  const outside = await get("/");
  expect(outside.status).toBe(403);
  expect(outside.html).toContain("You are signed out");
  expect(outside.html).not.toContain("was not saved");
  const notes = await db.selectFrom("lead_notes").select("text").execute();
  expect(notes).toEqual([{ text: "asked twice" }]);
});

test("a typed correction keeps every other act from running until it is saved", async () => {
  const { db, get, post } = await openDesk();
  const path = `/submissions/${await submission(db, lead)}`;
  const typed = { "field.First name": "Anne" };
  const answer = await post(`${path}/note`, { note: "called", ...typed });
  expect(answer.status).toBe(422);
  const html = await answer.text();
  expect(html).toContain(">called</textarea>");
  expect(html).toMatch(/<details class="correct" open="">[\s\S]*value="Anne"/);
  expect((await post(`${path}/edit`, { note: "called", ...typed })).status).toBe(303);
  expect((await get(path)).html).toContain("note: “called”");
});

test("a stop says whom it told and whom to tell, and is in the history, also if the person is known by no hash", async () => {
  const { db, get, post, path } = await openAtLee(["roe"]);
  await delivery(db, { reference: "AAAA2222", destination: "firm:gone", state: "delivered" });
  await db.deleteFrom("persons").execute();
  const stopped = await post(`${path}/stop`, { texts: "on", confirm: "AAAA2222" });
  const said = after(stopped).get("done");
  expect(said).toContain("No more texts. We are telling: Firm lee. Tell by hand: Firm gone.");
  expect((await get(path)).html).toContain("Stopped: texts (Maria)");
});

test("a repeated stop says that everybody is told already", async () => {
  const { db, post, path } = await openAtLee(["roe"]);
  const stop = { texts: "on", confirm: "AAAA2222" };
  expect(after(await post(`${path}/stop`, stop)).get("done")).toContain(
    "We are telling: Firm lee.",
  );
  await db
    .updateTable("deliveries")
    .set({ created_at: noon - 1 })
    .execute();
  const again = after(await post(`${path}/stop`, stop)).get("done");
  expect(again).toContain("No more texts. Everybody who has it is told already.");
});

test("a decline by telephone says who is next, can name another firm, and can be undone until it leaves", async () => {
  const { db, get, post, path, goOn } = await openAtLee(["roe", "doe"]);
  const before = (await get(path)).html;
  expect(before).toContain(
    "Firm roe is next and gets it in half a minute. Until then you can undo this.",
  );
  expect(before).toContain('<option value="doe">2 Firm doe</option>');

  const declined = await post(`${path}/declined`, { firm: "doe" });
  expect(after(declined).get("done")).toContain("It goes to Firm doe in half a minute.");
  const routed = () => db.selectFrom("routings").selectAll().executeTakeFirstOrThrow();
  expect(await routed()).toMatchObject({ partner: "doe", state: "routed" });
  const due = await db
    .selectFrom("deliveries")
    .select("next_at")
    .where("destination", "=", "firm:doe")
    .execute();
  expect(due).toEqual([{ next_at: noon + 30_000 }]);
  const { html } = await get(path);
  expect(html).toContain("Firm lee: declined, by telephone, it goes to Firm doe (Maria)");
  const lines = /<ol class="timeline">([\s\S]*?)<\/ol>/.exec(html)?.[1]?.split("<li") ?? [];
  expect(lines.filter((line) => line.includes("decline"))).toHaveLength(1);

  const undo = after(declined).get("undo") ?? "";
  expect((await post(undo, {})).status).toBe(303);
  expect(await toFirms(db)).toEqual(["firm:lee delivered"]);
  expect(await routed()).toMatchObject({ partner: "lee", state: "routed" });
  expect(await db.selectFrom("partner_events").selectAll().execute()).toEqual([]);
  const days = await db.selectFrom("partner_days").selectAll().where("taken", ">", 0).execute();
  expect(days.map(({ partner, taken }) => [partner, taken])).toEqual([["lee", 1]]);
  // After that it is too late.
  const again = await post(`${path}/declined`, { firm: "doe" });
  await goOn();
  expect((await post(after(again).get("undo") ?? "", {})).status).toBe(422);
  expect(await toFirms(db)).toEqual(["firm:lee delivered", "firm:doe pending"]);
});

test("a lead is taken back on its own page until it goes on, however that was opened, and then no page offers it", async () => {
  const { db, get, post, path, goOn } = await openAtLee(["roe", "doe"]);
  const undoOf = (html: string) =>
    /formAction="([^"]+)"[^>]*data-key="z"/i.exec(html)?.[1]?.replaceAll("&amp;", "&");
  const decline = () => post(`${path}/declined`, { firm: "doe" });
  expect(undoOf((await get(path)).html)).toBeUndefined();
  await decline();
  await get("/firms");
  const opened = (await get(path)).html;
  expect(opened).toContain("It is not sent to Firm doe yet.");
  expect(opened).toContain('data-left="30000"');
  expect((await post(undoOf(opened) ?? "", {})).status).toBe(303);
  const twice = await post(undoOf(opened) ?? "", {});
  expect(await twice.text()).toContain("It was taken back already. Nothing was changed.");
  expect(undoOf((await get(path)).html)).toBeUndefined();

  await submission(db, { ...lead, reference: "NEXT2222" });
  const next = await post(`${path}/declined?list=tab%3Dall`, {
    firm: "doe",
    go: "on",
    next: "NEXT2222",
  });
  const there = next.headers.get("Location") ?? "";
  expect(undoOf((await get(there)).html)).toContain("AAAA2222/undo/");
  await goOn();
  await db
    .updateTable("deliveries")
    .set({ state: "delivered", updated_at: noon })
    .where("state", "=", "pending")
    .execute();
  for (const page of [path, there]) expect(undoOf((await get(page)).html)).toBeUndefined();
  const late = await post(after(next).get("undo") ?? "", {});
  expect(await late.text()).toMatch(/Too late: Firm doe has it since [^.]*7:00 am\. Call them\./);

  // What it said by telephone can be taken back also later.
  const said = await post(`${path}/report`, { choice: "contacted" });
  const page = (await get(said.headers.get("Location") ?? "")).html;
  expect((await post(undoOf(page) ?? "", {})).status).toBe(303);
});

test("a result is said once, on the page that follows, with an Undo only while there is something to take back", async () => {
  const { db, get, post, path } = await openAtLee(["roe"]);
  await submission(db, { ...lead, reference: "SPAM2222", state: "quarantined" });
  const acts: [string, Record<string, string>][] = [
    [`${path}/note`, { note: "called" }],
    [`${path}/edit`, { "field.First name": "Anne" }],
    ["/discard", { reference: "SPAM2222" }],
    ["/submissions/SPAM2222/discard", {}],
    ["/firms/lee/pause", { until: "" }],
  ];
  for (const [address, typed] of acts) {
    const acted = await post(address, typed);
    const there = acted.headers.get("Location") ?? "";
    const text = after(acted).get("done") ?? "";
    const { html, headers } = await get(there);
    expect(html, address).toContain(`<span>${text}</span>`);
    expect(html, address).toContain('data-key="z"');
    expect(headers.get("Set-Cookie"), address).toMatch(/desk_said=;.* Expires=Thu, 01 Jan 1970/);
    expect((await get(there)).html, address).not.toContain(`<span>${text}</span>`);
    const undo = after(acted).get("undo") ?? "";
    expect((await post(undo, {})).status, address).toBeLessThan(400);
    const spent = (await get(there, acted)).html;
    expect(spent, address).toContain(`<span>${text}</span>`);
    expect(spent, address).not.toContain('data-key="z"');
    const again = await post(undo, {});
    expect(again.status, address).toBe(422);
  }
});

test("an act on what somebody else has ended meanwhile says so, a correction that was undone is redone, and a pause says what it moves", async () => {
  const { db, get, post, path, goOn } = await openAtLee(["roe"]);
  const asked = JSON.stringify({ firstName: "Ann", message: "Can somebody call me?" });
  await submission(db, { reference: "ASKED222", kind: "contact", case_slug: null, fields: asked });
  const seen = filledIn((await get("/submissions/ASKED222")).html, "page");
  const noAnswer = { ...seen, stay: "no answer" };
  await post("/submissions/ASKED222/done", seen);
  const late = after(await post("/submissions/ASKED222/note", noAnswer)).get("done");
  expect(late).toContain("Noted: no answer.");
  expect(late).toContain(
    "Somebody changed this after you opened it. It had become: done, needs nothing.",
  );
  const fresh = filledIn((await get(path)).html, "page");
  const again = await post(`${path}/note`, { ...fresh, stay: "no answer" });
  expect(after(again).get("done")).not.toContain("Somebody");

  await post(`${path}/edit`, { "field.First name": "Anne" });
  expect((await get(path)).html).toContain("Undo the last correction");
  await post(`${path}/uncorrect`, {});
  expect((await get(path)).html).toContain("Redo what was undone");
  expect((await get(path)).html).not.toContain("Undo the last correction");

  await post(`${path}/declined`, { firm: "roe" });
  await goOn();
  const paused = after(await post("/firms/roe/pause", { until: "" })).get("done");
  expect(paused).toContain("What it has not received yet (1) goes to other firms");
});

test("a number that is corrected can be dialed, what is wrong is named alone, and what is over is not offered again", async () => {
  const { db, get, post, path, goOn } = await openAtLee(["roe"]);
  const edit = (phone: string) => post(`${path}/edit`, { "field.Phone": phone });
  const short = await edit("212 555 01");
  expect(short.status).toBe(422);
  expect(await short.text()).toContain("A US number has 10 digits.");
  expect(await (await edit("")).text()).toContain("This cannot be empty.");
  expect((await edit("+44 20 7946 0958")).status).toBe(303);
  expect((await edit("212 555 0199 x5")).status).toBe(303);
  const back = await post(`${path}/uncorrect`, {});
  expect(back.status).toBe(303);
  expect(after(back).has("undo")).toBe(false);

  const details = JSON.stringify({ email: "bea@example.com", details: "Please answer." });
  await submission(db, {
    reference: "DAYS2222",
    kind: "opt_out",
    case_slug: null,
    fields: details,
  });
  const answer = async (typed: Record<string, string>) =>
    (await post("/submissions/DAYS2222/answered", typed)).text();
  expect(await answer({ when: "2026-11-21" })).toContain(
    "Choose one of these: Answered by email, ",
  );
  expect(await answer({ choice: "email" })).toContain("Choose a day that is neither");

  const asks = { reference: "ASKS2222", kind: "contact", case_slug: null } as const;
  await submission(db, { ...asks, fields: details });
  await post("/submissions/ASKS2222/done", {});
  expect(await (await post("/submissions/ASKS2222/done", {})).text()).toContain(
    "It is done already.",
  );

  // Somebody else gave it to another firm, which has it.
  await post(`${path}/declined`, { firm: "roe" });
  await goOn();
  await db.updateTable("deliveries").set({ state: "delivered" }).execute();
  const late = await (await post(`${path}/pass`, { was: "1  declined declined " })).text();
  expect(late).toContain("Somebody changed this after you opened it. It had become: being sent");
  expect(late).not.toContain("press again");
  expect((await get(path)).status).toBe(200);
});

test("a page that shows another firm than the one that has the lead now changes nothing, says so, and asks again", async () => {
  const { db, get, post, path } = await openAtLee(["roe", "doe"]);
  await post(`${path}/declined`, {});
  const before = (await get(path)).html;
  const { was = "" } = filledIn(before, "page");

  expect((await post(`${path}/pass`, { "pass.firm": "doe", firm: "doe", was })).status).toBe(303);
  const sent = await toFirms(db);
  for (const act of ["pass", "report", "declined"]) {
    const late = await post(`${path}/${act}`, { firm: "doe", choice: "signed", was });
    expect(late.status, act).toBe(422);
    const html = await late.text();
    expect(html, act).toContain("It had become: being sent, at Firm doe, needs nothing. ");
    expect(filledIn(html, "page").was).not.toBe(was);
    expect(html).toContain("Given to Firm doe (Maria)");
  }
  expect(await toFirms(db)).toEqual(sent);
});

test("an outdated page of a lead that was erased since says so, although its fields differ", async () => {
  const { get, post, path } = await openAtLee(["roe"]);
  const declined = await post(`${path}/declined`, {});
  const typed = filledIn((await get(path)).html, "page");
  expect(typed).toMatchObject({ "field.First name": "Ann" });
  expect((await post(`${path}/withdraw`, { confirm: "AAAA2222" })).status).toBe(303);

  const late = await post(after(declined).get("undo") ?? "", typed);
  expect(late.status).toBe(422);
  const html = await late.text();
  expect(html).toContain("AAAA2222 was erased: nothing of it is left.");
  expect(html).not.toContain("A correction is typed");
});

test("what a firm reported before it declined stands again after an Undo of the decline, also if the clock was set back", async () => {
  const { list, post, path, clock } = await openAtLee(["roe"]);
  clock.at -= 60_000;
  const reported = await post(`${path}/report`, { choice: "contacted" });
  const declined = await post(`${path}/declined`, {});
  await post(after(declined).get("undo") ?? "", {});
  expect(await list("status=contacted")).toEqual(["AAAA2222"]);
  await post(after(reported).get("undo") ?? "", {});
  expect(await list("status=sent")).toEqual(["AAAA2222"]);
});

test("a decline by telephone keeps the reason that the firm gave, from the list of its own reports", async () => {
  const { db, get, post, path } = await openAtLee(["roe"]);
  const { html } = await get(path);
  expect(html).toContain('<option value="has_lawyer">The person has a lawyer</option>');
  await post(`${path}/declined`, { "declined.reason": "has_lawyer" });
  const event = await db.selectFrom("partner_events").selectAll().executeTakeFirstOrThrow();
  expect(event).toMatchObject({ status: "declined", reason: "has_lawyer", counts: 1 });
  const shown = (await get(path)).html;
  expect(shown).toContain("Declined by Firm lee: the person has a lawyer.");
  expect(shown).toContain(
    "Firm lee: declined: the person has a lawyer, by telephone, it goes to Firm roe (Maria)",
  );
  // The log is kept when what it was about is erased.
  const log = await db.selectFrom("operator_log").select("outcome").execute();
  expect(JSON.stringify(log)).not.toContain("lawyer");
});

test("where the next firm needs a signature, the decline says so, and the person is asked, with a reminder", async () => {
  const { db, get, post, list, path } = await openAtLee(["roe"]);
  const fields = { "First name": "Ann", Email: "ann+law@example.com", state: "WA" };
  await db
    .updateTable("submissions")
    .set({ fields: JSON.stringify(fields) })
    .execute();
  expect((await get(path)).html).toContain("Firm roe can have it only after the person has signed");
  const declined = await post(`${path}/declined`, {});
  expect(after(declined).get("done")).toContain("Now ask the person to sign for Firm roe.");
  expect(await list("tab=needs")).toEqual(["AAAA2222"]);
  const { html } = await get(path);
  expect(html).toContain("Needs you: declined, ask the person to sign for the next firm");
  expect(html).toContain("<strong>https://plainclaim.test/your-request</strong>");
  const mail = "mailto:ann%2Blaw@example.com";
  expect(html).toContain(`href="${mail}"`);
  expect(html).toContain(`href="${mail}?subject=Your%20signature%20for%20request%20AAAA2222&amp;`);

  const asked = await post(`${path}/sign`, {});
  expect(after(asked).get("done")).toContain("We remind you on Tue, Nov 24.");
  expect(await list("tab=needs")).toEqual([]);
  const shown = (await get(path)).html;
  expect(shown).toContain("Call back Tue, Nov 24");
  expect(shown).toContain("note: “Asked to sign for Firm roe.”, reminder for Tue, Nov 24, Maria");
});

test("a lead of Washington that every firm left can wait for a signature, as the person is asked", async () => {
  const { db, get, post } = await openAtLee(["roe"]);
  const fields = JSON.stringify({ Email: "ann@example.com", state: "WA" });
  await submission(db, { ...lead, reference: "BBBB2222", fields });
  await route(db, { state: "exhausted" }, ["roe"], "BBBB2222");
  expect((await get("/submissions/BBBB2222")).html).toContain("I have asked</button>");
  expect((await post("/submissions/BBBB2222/sign", {})).status).toBe(303);
  const routing = await db
    .selectFrom("routings")
    .selectAll()
    .where("reference", "=", "BBBB2222")
    .executeTakeFirstOrThrow();
  expect(routing).toMatchObject({ state: "waiting", asks: "roe", asked_at: noon });
  expect((await get("/submissions/BBBB2222")).html).toContain(
    "for the person to sign for Firm roe",
  );
});

test("nobody is asked to sign for the next firm while a firm may have the lead", async () => {
  const { db, get, post, path } = await openAtLee(["roe"]);
  const fields = JSON.stringify({ Email: "ann@example.com", state: "WA" });
  await db.updateTable("submissions").set({ fields }).execute();
  await db.updateTable("deliveries").set({ state: "refused", ambiguous: 1 }).execute();
  await settleRows(db, "AAAA2222");
  const { html } = await get(path);
  expect(html).toContain("Needs you: did the firm get it?");
  expect(html).not.toContain("I have asked");
  expect(await (await post(`${path}/sign`, {})).text()).toContain("No firm can have it with a");
});

test("a message that is a request gets a case and a state, so that a firm with a list of cases can have it", async () => {
  const { db, get, post } = await openAtLee(["roe"], { cases: ["oxbryta"], states: ["NY"] });
  const typed = { firstName: "Ann", email: "ann@example.com", topic: "review", message: "Help" };
  const fields = JSON.stringify(typed);
  const none = { case_slug: null, case_title: null };
  await submission(db, { reference: "BBBB2222", kind: "contact", ...none, fields });
  await route(db, { state: "held" }, ["roe"], "BBBB2222");
  const path = "/submissions/BBBB2222";
  expect((await post(`${path}/pass`, { firm: "roe" })).status).toBe(422);

  // No button ignores what is chosen beside it.
  const unsaved = await post(`${path}/pass`, { firm: "roe", case: "oxbryta", state: "WA" });
  expect(unsaved.status).toBe(422);
  const page = await unsaved.text();
  expect(page).toContain("Case and state are chosen and not saved");
  expect(page).toMatch(/<option value="WA" selected/);
  expect((await post(`${path}/about`, { case: "oxbryta", state: "NY" })).status).toBe(303);
  const { html } = await get(path);
  expect(html).toContain("contact form · Oxbryta");
  expect(html).toMatch(/note: “Case and state: Oxbryta.*, NY”, Maria/);
  // The log is kept when what it was about is erased.
  const log = await db.selectFrom("operator_log").select("outcome").execute();
  expect(log).toEqual([{ outcome: "case and state" }]);
  expect((await post(`${path}/pass`, { firm: "roe" })).status).toBe(303);
});

test("that its firm declined is noted in one place, also after a stop and beside other rare acts", async () => {
  const { get, post, path, db } = await openAtLee(["roe"]);
  const isUnderMore = async () => {
    const { html } = await get(path);
    expect(html).toContain("Firm lee declined");
    const more = html.indexOf('class="more"');
    return more !== -1 && more < html.indexOf("Firm lee declined");
  };
  expect(await isUnderMore()).toBe(false);
  await post(`${path}/stop`, { texts: "on", confirm: "AAAA2222" });
  await delivery(db, { reference: "AAAA2222", destination: "sheet", state: "pending" });
  await db.updateTable("submissions").set({ opted_out: '["gpc"]' }).execute();
  expect((await get(path)).html).toContain('class="more"');
  expect(await isUnderMore()).toBe(false);
});

test("a message that is a request gets its case and state and goes to a firm with one press, which says to which or why not", async () => {
  const { db, get, post, clock } = await openAtLee(["roe"], {
    cases: ["oxbryta"],
    states: ["NY"],
  });
  const typed = { firstName: "Ann", email: "ann@example.com", topic: "review", message: "Help" };
  const none = { case_slug: null, case_title: null };
  const message = { kind: "contact", ...none, fields: JSON.stringify(typed) } as const;
  for (const reference of ["BBBB2222", "CCCC2222"]) {
    await submission(db, { reference, ...message });
    await route(db, { state: "held" }, ["roe"], reference);
  }
  const chosen = { case: "oxbryta", choice: "send" };
  const sent = await post("/submissions/BBBB2222/about", { ...chosen, state: "NY" });
  expect(after(sent).get("done")).toBe(
    "Case and state are noted. It goes to Firm roe in half a minute.",
  );
  const goingTo = async () => {
    const { partner } = await db
      .selectFrom("routings")
      .select("partner")
      .where("reference", "=", "BBBB2222")
      .executeTakeFirstOrThrow();
    return partner;
  };
  expect(await goingTo()).toBe("roe");
  const undo = after(sent).get("undo") ?? "";
  expect(undo).toContain("/submissions/BBBB2222/undo/");
  // The page offers the same without what was said after the press.
  expect((await get("/submissions/BBBB2222")).html).toContain(`action="${undo}"`);
  expect((await get("/submissions/BBBB2222")).html).not.toContain(">Has it<");
  const about = () =>
    db
      .selectFrom("submissions")
      .select(["case_slug", "region", "fields", "status", "need"])
      .where("reference", "=", "BBBB2222")
      .executeTakeFirstOrThrow();
  expect(await about()).toMatchObject({ case_slug: "oxbryta", region: "NY", need: null });
  expect((await post(undo, {})).status).toBe(303);
  expect(await goingTo()).toBeNull();
  expect(await about()).toMatchObject({ case_slug: null, region: "", need: "answer" });
  // What an earlier press noted stays.
  clock.at += 1000;
  await post("/submissions/BBBB2222/about", { case: "oxbryta", state: "NY" });
  clock.at += 1000;
  const passed = after(await post("/submissions/BBBB2222/pass", {})).get("undo") ?? "";
  expect((await get("/submissions/BBBB2222")).html).toContain(`action="${passed}"`);
  expect((await post(undo, {})).status).toBe(422);
  expect((await post(passed, {})).status).toBe(303);
  expect(await about()).toMatchObject({ case_slug: "oxbryta", region: "NY" });
  clock.at += 1000;
  const saved = await post("/submissions/BBBB2222/about", { case: "", state: "" });
  expect(await about()).toMatchObject({ case_slug: null, region: "" });
  const last = after(saved).get("undo") ?? "";
  expect((await get(saved.headers.get("Location") ?? "")).html).toContain(`action="${last}"`);
  const { html } = await get("/submissions/BBBB2222");
  expect(html).toContain("Save and send to a firm");
  expect(html).toContain("Sending to Firm roe taken back");
  clock.at += 1000;
  expect((await post(last, {})).status).toBe(303);
  expect(await about()).toMatchObject({ case_slug: "oxbryta", region: "NY" });
  expect((await post(last, {})).status).toBe(422);

  // If no firm can have it, what was noted stays, and can be taken back.
  const inOhio = { ...chosen, state: "OH", note: "called her" };
  const kept = await post("/submissions/CCCC2222/about", inOhio);
  expect(after(kept).get("done")).toBe(
    "Case and state are noted. It was not sent. Firm roe does not work in this state. Your note is saved.",
  );
  const { html: page } = await get("/submissions/CCCC2222", kept);
  expect(page).toContain("contact form · Oxbryta");
  expect(page).toContain("note: “called her”");
  expect(page).toContain(`action="${after(kept).get("undo")}"`);
  expect((await post(after(kept).get("undo") ?? "", {})).status).toBe(303);
  expect((await get("/submissions/CCCC2222")).html).not.toContain("contact form · Oxbryta");
});

test("case and state of a review stay once a firm had it, also if that declined it", async () => {
  const { app, db, get, post } = await openAtLee(["roe"], { cases: ["oxbryta"], states: ["NY"] });
  const typed = { firstName: "Ann", email: "ann@example.com", topic: "review", message: "Help" };
  const none = { case_slug: null, case_title: null };
  const message = { kind: "contact", ...none, fields: JSON.stringify(typed) } as const;
  await submission(db, { reference: "BBBB2222", ...message });
  await route(db, { state: "held" }, ["roe"], "BBBB2222");
  const chosen = { case: "oxbryta", state: "NY", choice: "send" };
  const undo = after(await post("/submissions/BBBB2222/about", chosen)).get("undo") ?? "";
  await db.updateTable("deliveries").set({ state: "delivered" }).execute();
  const declined = { reference: "BBBB2222", partner: "roe", status: "declined" } as const;
  expect(await storeReport(app, { ...declined, messageId: "1" })).toMatchObject({
    kind: "counted",
  });
  expect((await post(undo, {})).status).toBe(422);
  expect((await get("/submissions/BBBB2222")).html).toContain("contact form · Oxbryta");
});

test.each([
  ["without a state", "", "Firm roe can have it after you have saved case and state."],
  ["from an excluded state", "CA", "We do not pass on requests from California."],
  [
    "from a state that asks for a signature",
    "WA",
    "Firm roe needs the signature of the person first.",
  ],
  ["from an excluded state that asks for one", "NV", "We do not pass on requests from Nevada."],
])("a message %s is sent to no firm, also to one without any list", async (_what, state, why) => {
  const { db, get, post } = await openAtLee(["roe"], {}, { EXCLUDED_STATES: "CA,NV" });
  const typed = { firstName: "Ann", email: "ann@example.com", topic: "review", message: "Help" };
  const none = { case_slug: null, case_title: null };
  const message = { kind: "contact", ...none, fields: JSON.stringify(typed) } as const;
  await submission(db, { reference: "BBBB2222", ...message });
  await route(db, { state: "held" }, ["roe"], "BBBB2222");
  const path = "/submissions/BBBB2222";
  if (state !== "") {
    expect((await post(`${path}/about`, { case: "oxbryta", state })).status).toBe(303);
  }

  for (const firm of ["roe", ""]) {
    const refused = await post(`${path}/pass`, { firm, note: "She asks for Roe" });
    expect(refused.status).toBe(422);
    const html = await refused.text();
    expect(html).toContain(`It was not sent. ${why}`);
    expect(html).toContain(">She asks for Roe</textarea>");
  }
  const { html } = await get(path);
  expect(html).toContain(why);
  expect(html.includes("Ask the person to send the form of that case")).toBe(state === "WA");
  expect(html).not.toContain(`${path}/pass`);
  expect(await toFirms(db)).toEqual(["firm:lee delivered"]);
});

test("an answer has no way until one is chosen, no day before its request, is not replaced by a second tab, and stands in the head and in the history", async () => {
  const clock = { at: noon };
  const { db, get, post, signInAgain } = await openDesk(undefined, clock, {}, "Maria");
  const fields = JSON.stringify({ fullName: "Ann", email: "a@example.com", details: "All of it" });
  const path = `/submissions/${await submission(db, { kind: "opt_out", case_slug: null, fields })}`;
  expect((await get(path)).html).toMatch(
    /value="email" name="choice">Answered by email<[\s\S]*value="telephone"[^>]*>Answered by telephone</,
  );
  // Its day is December 14.
  clock.at = noon + 26 * day;
  await signInAgain();
  for (const [choice, when] of [
    ["", "2026-12-16"],
    ["email", "2026-11-20"],
    ["email", "2026-12-18"],
  ] as const) {
    const refused = await post(`${path}/answered`, { choice, when });
    expect(refused.status).toBe(422);
    expect(await refused.text()).toContain(`value="${when}"`);
  }
  const answered = await post(`${path}/answered`, { choice: "email", when: "2026-12-16" });
  expect(answered.status).toBe(303);
  expect(after(answered).get("done")).toBe("Answered by email on Wed, Dec 16.");
  const second = await post(`${path}/answered`, { choice: "letter", when: "2026-12-15" });
  expect(second.status).toBe(422);
  expect(await second.text()).toContain("It was answered in the meantime");
  const { html } = await get(path);
  expect(html).toMatch(
    /<h1>[\s\S]*Answered by email, Wed, Dec 16, 2 days late by Maria[\s\S]*<\/h1>/,
  );
  expect(html).toContain("Answered by email, Wed, Dec 16, 2 days late (Maria)");
});

test("an answer and a decline that a log says in words only stay readable in the history", async () => {
  const { app, db, get } = await openDesk();
  const reference = await submission(db, lead);
  for (const [act, outcome] of [
    ["answered", "email 2026-11-20"],
    ["report", "Firm lee: declined, by telephone"],
  ] as const) {
    await transact(app, (app) => logAct(app, operator, { act, outcome, references: [reference] }));
  }
  const { html } = await get(`/submissions/${reference}`);
  expect(html).toContain("Answer: email 2026-11-20 (by a command)");
  expect(html).toContain("Firm lee: declined, by telephone (by a command)");
});

test("what was only done, or marked as spam, is not called answered", async () => {
  const { db, get, post } = await openDesk(undefined, noon, {}, "Maria");
  const fields = JSON.stringify({ firstName: "Ann", message: "Hello" });
  await submission(db, { kind: "contact", case_slug: null, fields });
  await submission(db, { ...lead, reference: "SPAM2222", state: "quarantined" });
  await post("/submissions/AAAA2222/done", {});
  await post("/submissions/SPAM2222/discard", {});
  for (const [reference, head, line] of [
    ["AAAA2222", "Done, Sat, Nov 21 by Maria", "Done (Maria)"],
    ["SPAM2222", "Marked as spam, Sat, Nov 21 by Maria", "Marked as spam (Maria)"],
  ]) {
    const { html } = await get(`/submissions/${reference}`);
    expect(html).toContain(head);
    expect(html).toContain(line);
    expect(html).not.toMatch(/>Answered /);
  }
});

test("the case and the state that a message names are chosen on its page, saved by the act alone, and refused if unknown", async () => {
  const { db, get, post, goOn } = await openAtLee(["roe"]);
  const held = async (reference: string, message: string) => {
    const fields = JSON.stringify({ firstName: "Ann", topic: "review", message });
    const none = { case_slug: null, case_title: null };
    await submission(db, { reference, kind: "contact", ...none, fields });
    await route(db, { state: "held" }, ["roe"], reference);
    return `/submissions/${reference}`;
  };
  const chosen = async (path: string) =>
    [
      ...(await get(path)).html.matchAll(
        /name="(case|state)"[\s\S]*?<option value="([^"]*)" selected/g,
      ),
    ].map(([, name, value]) => `${name} ${value}`);
  const named = await held("BBBB2222", "Hair relaxer, for years. I live in West Virginia.");
  expect(await chosen(named)).toEqual(["case hair-relaxer-cancer", "state WV"]);
  const guess = { case: "hair-relaxer-cancer", state: "WV" };
  expect((await post(`${named}/note`, { ...guess, note: "later" })).status).toBe(303);
  const about = () =>
    db
      .selectFrom("submissions")
      .select("region")
      .where("reference", "=", "BBBB2222")
      .executeTakeFirstOrThrow();
  expect(await about()).toEqual({ region: "" });
  expect((await post(`${named}/about`, { ...guess, choice: "send" })).status).toBe(303);
  expect(await about()).toEqual({ region: "WV" });
  await goOn();
  expect(await toFirms(db)).toContain("firm:roe pending");

  const unclear = await held("CCCC2222", "Roundup or Paraquat. I moved from Ohio to Texas.");
  expect(await chosen(unclear)).toEqual(["case ", "state "]);
  const refused = await post(`${unclear}/about`, { case: "", state: "" });
  expect(refused.status).toBe(422);
  expect(await refused.text()).toContain("Choose the case, or the state, or both.");
});

test("each line of the history about case and state says what was noted then", async () => {
  const { db, get, post } = await openAtLee(["roe"]);
  const fields = JSON.stringify({ firstName: "Ann", email: "ann@example.com", topic: "review" });
  await submission(db, { reference: "BBBB2222", kind: "contact", case_slug: null, fields });
  await route(db, { state: "held" }, ["roe"], "BBBB2222");
  const path = "/submissions/BBBB2222";
  for (const state of ["WA", "NY"]) await post(`${path}/about`, { case: "oxbryta", state });
  const { html } = await get(path);
  expect(html.match(/Case and state: [^”]*”/g)).toEqual([
    expect.stringMatching(/^Case and state: Oxbryta.*, NY”$/),
    expect.stringMatching(/^Case and state: Oxbryta.*, WA”$/),
  ]);
});

test("Enter in a line, without script, does nothing without saying so, and keeps what was typed", async () => {
  const { get, post, path } = await openAtLee(["roe"]);
  const [first = ""] =
    /<button(?![^>]*type="button")[^>]*>/.exec(
      /<form[^>]*id="page"[\s\S]*<\/form>/.exec((await get(path)).html)?.[0] ?? "",
    ) ?? [];
  // It is what a browser presses for Enter.
  expect(first).toContain('name="entered"');
  expect(first).not.toMatch(/disabled|formaction/);
  const typed = { entered: "on", note: "She asked", texts: "on", "withdraw.confirm": "AAAA2222" };
  const answer = await post(`${path}/note`, typed);
  expect(answer.status).toBe(422);
  const html = await answer.text();
  expect(html).toContain("Enter does nothing here: press the button below it.");
  expect(html).toContain(">She asked</textarea>");
  expect(html).toMatch(/<input type="checkbox" name="texts" checked=""\/>/);
  expect(html).toContain('<details open=""><summary>Withdraw this request</summary>');
});

test("a note ends neither a message, nor a call-back, nor a decline; Done does, and Undo brings each back", async () => {
  const { db, get, post, list, path, clock, signInAgain } = await openAtLee([]);
  const fields = JSON.stringify({ firstName: "Ann", message: "Can somebody call me?" });
  await submission(db, { reference: "ASKED222", kind: "contact", case_slug: null, fields });
  await submission(db, { ...lead, reference: "BACK2222" });
  await post("/submissions/BACK2222/note", { remind_in: "1" });
  await post(`${path}/declined`, {});
  clock.at = noon + day;
  await signInAgain();
  const all = ["AAAA2222", "ASKED222", "BACK2222"];
  const open = async () => (await list("tab=needs")).toSorted();
  expect(await open()).toEqual(all);

  const undone = [];
  for (const reference of all) {
    const own = `/submissions/${reference}`;
    const noted = after(await post(`${own}/note`, { note: "called her", outcome: "reached" }));
    expect(noted.get("done")).toBe("Noted: reached.");
    expect(await open()).toContain(reference);
    const ended = after(await post(`${own}/done`, { note: "told her" }));
    expect(ended.get("done")).toBe("Done. Your note is saved.");
    expect(await open()).not.toContain(reference);
    expect((await get(own)).html).toContain("note: “told her”, Maria");
    undone.push(ended.get("undo") ?? "");
  }
  expect((await get(path)).html).toContain("</time> Done (Maria)");
  for (const undo of undone) expect((await post(undo, {})).status).toBe(303);
  expect(await open()).toEqual(all);
});

test("the page of a closed message, opt-out, or declined lead offers Open again as long as it is closed, to every clerk", async () => {
  const { db, get, post, list, path } = await openAtLee([]);
  const message = JSON.stringify({ firstName: "Ann", message: "Hello" });
  await submission(db, {
    reference: "ASKED222",
    kind: "contact",
    case_slug: null,
    fields: message,
  });
  const optOut = JSON.stringify({ fullName: "Ann", email: "a@example.com", details: "All of it" });
  await submission(db, { reference: "NEVER222", kind: "opt_out", fields: optOut });
  await post(`${path}/declined`, {});
  const answer = { choice: "email", when: "2026-11-21" };
  for (const [own, act, typed] of [
    ["/submissions/ASKED222", "done", {}],
    ["/submissions/NEVER222", "answered", answer],
    [path, "done", {}],
  ] as const) {
    const reference = own.slice(-8);
    expect((await get(own)).html).not.toContain("Open again");
    expect((await post(`${own}/${act}`, typed)).status).toBe(303);
    expect(await list("tab=needs")).not.toContain(reference);
    await db.updateTable("lead_notes").set({ name: "Somebody Else" }).execute();
    expect((await get(own)).html).toMatch(/<summary[^>]*>Open again<\/summary>/);
    expect(after(await post(`${own}/reopen`, {})).get("done")).toBe("It is open again.");
    expect(await list("tab=needs")).toContain(reference);
    expect((await get(own)).html).not.toMatch(/<summary[^>]*>Open again</);
    expect((await get(own)).html).toContain("Opened again (Maria)");
  }
});

test("a call back shows its day in the answer and in the head until the call", async () => {
  const { db, get, post } = await openDesk();
  const path = `/submissions/${await submission(db, lead)}`;
  const noted = await post(`${path}/note`, { stay: "no answer" });
  expect(after(noted).get("done")).toBe("Noted: no answer. We remind you on Sun, Nov 22.");
  expect((await get(path)).html).toMatch(/<h1>[\s\S]*Call back Sun, Nov 22[\s\S]*<\/h1>/);
});

test("a number is shown with a warning outside 8 am to 9 pm, where the person lives", async () => {
  const clock = { at: noon };
  const { db, get, signInAgain } = await openDesk(undefined, clock);
  const fields = { "First name": "Ann", Phone: "(415) 555-0123", state: "CA" };
  await submission(db, { ...lead, fields: JSON.stringify(fields) });
  const early = (await get("/submissions/AAAA2222")).html;
  expect(early).toContain("It is 4:00 am in CA: do not call before 8 am there.");
  clock.at = noon + 4 * (day / 24);
  await signInAgain();
  expect((await get("/submissions/AAAA2222")).html).not.toContain("do not call before");
});

test("why a firm refused or declined is said in words, without codes, commands, or JSON", async () => {
  const { db, get, path } = await openAtLee(["roe"]);
  const reason = 'the firm answered 422: {"error":"conflict_of_interest","code":7}';
  await db.updateTable("deliveries").set({ state: "refused", reason }).execute();
  await settleRows(db, "AAAA2222");
  expect((await get(path)).html).toContain("Refused by Firm lee: conflict of interest.");

  await db.updateTable("deliveries").set({ state: "delivered", reason: null }).execute();
  await db.updateTable("routings").set({ partner: null, state: "exhausted" }).execute();
  const told = { partner: "lee", reference: "AAAA2222", message_id: "1", status: "declined" };
  const left = { occasion: "declined", outcome: "exhausted", partner: null } as const;
  await db
    .insertInto("routing_choices")
    .values({ reference: "AAAA2222", at: noon, candidates: "[]", ...left })
    .execute();
  const said = { reason: "has_lawyer", note: "called her" };
  await db
    .insertInto("partner_events")
    .values({ ...told, ...said, status: "declined", counts: 1, received_at: noon })
    .execute();
  await settleRows(db, "AAAA2222");
  const { html } = await get(path);
  expect(html).toContain("Declined by Firm lee: the person has a lawyer, “called her”.");
  const folded = html.replaceAll(/<details class="proof">[\s\S]*?<\/details>/g, "");
  const open = folded.replaceAll(/<details>[\s\S]*?<\/details>/g, "");
  expect(open.replaceAll(/<[^>]+>/g, " ")).not.toMatch(
    /relay |answered \d|\{"|revision|\d{4}-\d\d/,
  );
});

test("an act on one of several requests says what happens to the others", async () => {
  const { db, get, path } = await openAtLee(["roe"]);
  for (const reference of ["BBBB2222", "CCCC2222"]) await submission(db, { ...lead, reference });
  const { html } = await get(path);
  expect(html).toContain(
    "and everything sent so far, also 2 other requests with this address or number",
  );
  expect(html).toContain("Nothing happens to 2 other requests of this person.");
  expect(html).toContain("This request and 2 other requests of this person.");
});

test("a stop names everybody who is told, before and after, also the firm of another request of the person", async () => {
  const { db, get, post, path } = await openAtLee(["roe"]);
  const other = await submission(db, { ...lead, reference: "BBBB2222" });
  await route(db, { partner: "roe", state: "routed" }, ["roe"], other);
  await delivery(db, { reference: other, destination: "firm:roe", state: "delivered" });
  expect((await get(path)).html).toMatch(
    /<summary[^>]*>No more contact<\/summary>(?:(?!<\/p>).)*We tell at once: Firm lee, Firm roe\./,
  );
  const stopped = await post(`${path}/stop`, { texts: "on", confirm: "AAAA2222" });
  expect(after(stopped).get("done")).toContain("We are telling: Firm lee, Firm roe.");
});

test("an erasure takes what was sent with this address, and says what it leaves", async () => {
  const { db, get, post, path } = await openAtLee(["roe"]);
  const other = { reference: "BBBB2222", email: "other@example.com" };
  const fields = JSON.stringify({ ...JSON.parse(lead.fields ?? "{}"), Email: other.email });
  await submission(db, { ...lead, ...other, fields });
  await route(db, { partner: "roe", state: "routed" }, ["roe"], other.reference);
  await delivery(db, { reference: other.reference, destination: "firm:roe", state: "delivered" });
  const { html } = await get(path);
  expect(html).toContain("Nothing happens to 1 request with another address.");
  expect(html).toMatch(
    /<summary[^>]*>Erase everything this person sent<\/summary>(?:(?!<\/p>).)*We tell at once: Firm lee\. /,
  );
  const erased = await post(`${path}/erase`, { confirm: "AAAA2222" });
  expect(after(erased).get("done")).toContain("1 submission erased. We are telling: Firm lee.");
});

test("an erasure names what had its address before a correction, and leaves it alone", async () => {
  const { db, get, post, path } = await openAtLee([]);
  await mistyped(db);
  expect((await get(path)).html).toContain("BBBB2222 had this address before a correction");
  const erased = await post(`${path}/erase`, { confirm: "AAAA2222" });
  expect(after(erased).get("done")).toContain("1 submission erased.");
  expect(after(erased).get("done")).toContain("Not erased: BBBB2222");
});

/** Bob typed Ann's address, and corrected it. */
async function mistyped(db: Kysely<Database>) {
  const [{ hash } = { hash: "" }] = await db.selectFrom("persons").select("hash").execute();
  const fields = JSON.stringify({ ...JSON.parse(lead.fields ?? "{}"), Email: "bob@example.com" });
  const bob = { reference: "BBBB2222", email: "bob@example.com", phone: "212 555 0199" };
  const reference = await submission(db, { ...lead, fields, ...bob });
  await db.insertInto("persons").values({ reference, hash, earlier: 1 }).execute();
  return reference;
}

test("whoever mistyped the address of this person is not the same person, but a stop covers it, and says so", async () => {
  const { db, get, post, path } = await openAtLee(["roe"]);
  const reference = await mistyped(db);
  await delivery(db, { reference, destination: "firm:roe", state: "delivered" });
  const { html } = await get(path);
  expect(html).not.toContain("Other requests of this person");
  expect(html).toContain("also 1 other request with this address or number");
  expect(html).toContain("We tell at once: Firm lee, Firm roe.");
  const other = (await get(`/submissions/${reference}`)).html;
  expect(other).not.toContain("Other requests of this person");
  expect(other).not.toMatch(/also \d other request/);
  const stopped = await post(`${path}/stop`, { texts: "on", confirm: "AAAA2222" });
  expect(after(stopped).get("done")).toContain("We are telling: Firm lee, Firm roe.");
});

test("a lifted opt-out names what it leaves", async () => {
  const { db, post, path } = await openAtLee([]);
  await db.updateTable("submissions").set({ opted_out: '["gpc"]' }).execute();
  const reference = await mistyped(db);
  const lifted = after(await post(`${path}/allow`, { confirm: "AAAA2222" })).get("done");
  expect(lifted).toContain(`Not lifted: ${reference}, with another address now.`);
});

test("an erasure names everybody who is told, also the firm of another request, however long it takes", async () => {
  const { db, clock, post, path } = await openAtLee(["roe"]);
  for (const [reference, partner] of [
    ["BBBB2222", "roe"],
    ["CCCC2222", "lee"],
  ] as const) {
    await submission(db, { ...lead, reference });
    await route(db, { partner, state: "routed" }, ["roe"], reference);
    await delivery(db, { reference, destination: `firm:${partner}`, state: "delivered" });
  }
  const { at } = clock;
  let passed = 0;
  Object.defineProperty(clock, "at", { get: () => at + passed++ });
  const erased = await post(`${path}/erase`, { confirm: "AAAA2222" });
  expect(after(erased).get("done")).toContain(
    "3 submissions erased. We are telling: Firm lee, Firm roe.",
  );
});

test("a stop offers only what is not stopped yet, and names apart who is being sent the request now", async () => {
  const { db, get, post, path } = await openAtLee(["roe"]);
  const stop = async () =>
    /<summary[^>]*>No more contact<\/summary>(.*?)<\/details>/.exec((await get(path)).html)?.[1] ??
    "";
  await post(`${path}/stop`, { texts: "on", confirm: "AAAA2222" });
  const ticks = [...(await stop()).matchAll(/type="checkbox" name="(\w+)"/g)];
  expect(ticks.map(([, name]) => name)).toEqual(["calls", "emails"]);
  await db
    .updateTable("deliveries")
    .set({ state: "pending", lease_token: "x" })
    .where("purpose", "=", "submission")
    .execute();
  expect(await stop()).toContain(
    "It is being sent to Firm lee now: we tell them right after that.",
  );
  expect(await stop()).not.toContain("We tell at once");
  await post(`${path}/stop`, { calls: "on", emails: "on", confirm: "AAAA2222" });
  expect(await stop()).toBe("");
});

test("a mistyped reference opens its act again, with every tick and field as it was", async () => {
  const { post, path } = await openAtLee(["roe"]);
  const typed = { texts: "on", note: "She asked twice", "stop.confirm": "AAAA2223" };
  const refused = await post(`${path}/stop`, typed);
  expect(refused.status).toBe(422);
  const html = await refused.text();
  const [, part = ""] =
    /<details open=""><summary[^>]*>No more contact<\/summary>(.*?)<\/details>/.exec(html) ?? [];
  expect(part).toMatch(/<input type="checkbox" name="texts" checked=""\/>/);
  expect(part).toMatch(/<input type="checkbox" name="calls"\/>/);
  expect(part).toContain('value="AAAA2223"');
  expect(html).toContain(">She asked twice</textarea>");

  const rare = await (await post(`${path}/withdraw`, { "withdraw.confirm": "?" })).text();
  expect(rare).toContain('<details open=""><summary>Withdraw this request</summary>');
  const outdated = await (await post(`${path}/declined`, { was: "1 roe" })).text();
  expect(outdated).toMatch(/<details open=""><summary[^>]*>Firm lee declined</);
});

test.each([
  ["the act", "lead_notes"],
  ["the session", "desk_keys"],
])(
  "where the store fails at %s, the page says what was not saved and sends it again as it was typed",
  async (_what, table) => {
    const { db, post, path } = await openAtLee(["roe"]);
    await sql`alter table ${sql.ref(table)} rename to gone`.execute(db);
    const failed = await post(`${path}/note`, { note: "She calls back", remind_in: "3" });
    expect(failed.status).toBe(503);
    const html = await failed.text();
    expect(html).toContain("This was not saved");
    expect(html).toContain("it adds a note, what came of a call, or a reminder");
    expect(html).toContain(">She calls back</textarea>");
    await sql`alter table gone rename to ${sql.ref(table)}`.execute(db);

    const [, action = ""] = /<form method="post" action="([^"]+)" class="act">/.exec(html) ?? [];
    const hidden = [...html.matchAll(/type="hidden" name="([^"]+)" value="([^"]*)"/g)];
    const again = Object.fromEntries(hidden.map(([, name = "", value = ""]) => [name, value]));
    // The helper could not read a token while the session failed; a browser has it.
    const { form_token, ...typed } = again;
    expect(form_token).toBeDefined();
    expect((await post(action, { ...typed, note: "She calls back" })).status).toBe(303);
    const notes = await db.selectFrom("lead_notes").selectAll().execute();
    expect(notes).toMatchObject([{ text: "She calls back" }]);
    expect(notes[0]?.remind_at).not.toBeNull();
  },
);

test("a call-back does not speak of other firms while a firm has the request", async () => {
  const { get, post, path, clock, signInAgain } = await openAtLee(["roe"]);
  await post(`${path}/note`, { remind_in: "1" });
  clock.at += day;
  await signInAgain();
  const { html } = await get(path);
  const [panel = ""] = /<section aria-labelledby="need".*?<\/section>/.exec(html) ?? [];
  expect(panel).toContain("Needs you: call back");
  expect(panel).not.toContain("firm");
});

test("an opt-out has the number that its person gave elsewhere, with what was stopped there, and dials it only if that may be", async () => {
  const { app, db, get } = await openDesk();
  await submission(db, { ...lead, reference: "AAAA2222", phone: "(212) 555-0123" });
  const fields = { fullName: "Ann Lee", email: "ann@example.com", details: "Delete my number" };
  const asked = { kind: "opt_out", received_at: noon + 1, phone: "" } as const;
  const own = await submission(db, {
    reference: "BBBB2222",
    ...asked,
    fields: JSON.stringify(fields),
  });
  const path = `/submissions/${own}`;
  expect((await get(path)).html).toContain(
    '<dt>On AAAA2222</dt><dd><a href="tel:+12125550123">(212) 555-0123</a></dd>',
  );

  // By the number only, which the opt-out does not name.
  const stop = { phone: "(212) 555-0123", channels: ["calls"], manner: "web" } as const;
  await stopContact(app, byDesk, stop);
  const { html } = await get(path);
  expect(html).toContain("<dt>On AAAA2222</dt><dd>(212) 555-0123</dd>");
  expect(html).not.toContain("tel:");
  expect(html).toContain("This person stopped calls: do not use them.");
});

test.each([
  ["lead that its firm declined", "declined"],
  ["message", "answer"],
  ["spam", "spam"],
] as const)(
  "Done ends a need, and can be undone, after the clock was set back: %s",
  async (what, need) => {
    const { db, post, list, clock, path } = await openAtLee([]);
    if (need === "declined") await post(`${path}/declined`, {});
    const message = JSON.stringify({ firstName: "Ann", message: "Hi", email: "ann@example.com" });
    const about = { kind: "contact", case_slug: null, case_title: null, fields: message } as const;
    if (need === "answer") await submission(db, { ...about, reference: "ASKS2222" });
    if (need === "spam")
      await submission(db, { ...lead, reference: "SPAM2222", state: "quarantined" });
    const needs = () => list("tab=needs");
    const [reference, ...others] = await needs();
    expect([what, others]).toEqual([what, []]);

    clock.at -= hour;
    const act = need === "spam" ? "discard" : "done";
    const undo = after(await post(`/submissions/${reference}/${act}`, {})).get("undo") ?? "";
    expect(await needs()).toEqual([]);
    expect((await post(undo, {})).status).toBe(303);
    expect(await needs()).toEqual([reference]);
  },
);

test("Open again takes back what was done last, an answer or a failed message, by one button and one line of the history", async () => {
  const clock = { at: noon };
  const { db, get, post, list } = await openDesk(undefined, clock, {}, "Maria");
  const optOut = JSON.stringify({ fullName: "Ann", email: "a@example.com", details: "All of it" });
  const reference = await submission(db, { kind: "opt_out", fields: optOut });
  await delivery(db, { reference, destination: "form:opt_out", state: "refused" });
  await settleRows(db, reference);
  const path = `/submissions/${reference}`;
  await post(`${path}/answered`, { choice: "email", when: "2026-11-21" });
  clock.at += 1;
  const done = after(await post(`${path}/done`, {}));
  expect(await list("tab=needs")).toEqual([]);

  expect((await post(done.get("undo") ?? "", {})).status).toBe(303);
  expect((await get(path)).html).toContain("Needs you: could not be sent");
  clock.at += 1;
  await post(`${path}/done`, {});
  // That Undo was of the first one.
  expect((await post(done.get("undo") ?? "", {})).status).toBe(422);
  expect((await post(`${path}/reopen`, {})).status).toBe(303);
  expect((await post(`${path}/reopen`, {})).status).toBe(303);
  const { html } = await get(path);
  expect(html).toContain("Needs you: could not be sent");
  expect(html).not.toContain("<summary>Open again</summary>");
  expect(html.match(/Opened again \(Maria\)/g)).toHaveLength(3);
});

test("a terminal and the desk refuse the same act by the same rule, in the same words", async () => {
  const { app, db, post } = await openDesk();
  const reference = await submission(db, { ...lead, state: "accepted" });
  for (const [name, why] of [
    ["release", "It is not taken for spam."],
    ["retry", "There is nothing to send again."],
  ] as const) {
    expect(await runAct(app, operator, name, reference)).toMatchObject({ text: why });
    expect(await (await post(`/submissions/${reference}/${name}`, {})).text()).toContain(why);
  }
});
