import { readFileSync, writeFileSync } from "node:fs";
import type { Insertable, Kysely, Updateable } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { midnightInNewYork } from "~/data/dates";
import { operator } from "~/server/cli/context";
import { readConfig } from "~/server/config/config";
import { runOnFirm } from "~/server/operator/run-act";
import { watchLeads } from "~/server/outbox/watch-leads";
import type { Database } from "~/server/store/schema";
import { text } from "~/tests/support/fake-server";
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
import { testApp } from "~/tests/support/test-app";
import { startReceiver } from "~/tests/support/webhook-receiver";
import { relayLine } from "../cli/relay-line";
import { after, openAtLee } from "./at-lee";
import { openDesk } from "./open-desk";

const minute = 60_000;
const hour = 60 * minute;

/** Two firms with a way to be reached, and one that is only named. */
function firms() {
  const place = { city: "Albany", state: "NY", site: "https://firm.example/" };
  const way = (id: string) => ({
    id,
    webhook: { url: `https://${id}.example/`, secretEnv: "FIRM_SECRET" },
  });
  const file = firmsFile([
    { name: "Lee LLP", ...place, ...way("lee"), dailyCap: 5, languages: ["en", "es"] },
    { name: "Roe LLP", ...place, ...way("roe") },
    { name: "Named Only", ...place },
  ]);
  return { PARTNERS_FILE: file, FIRM_SECRET: secretOf(1) };
}

const annOfNewYork = JSON.stringify({
  "First name": "Ann",
  Email: "ann@example.com",
  state: "NY",
});

const toFirm = (id: string) => ({ destination: `firm:${id}`, channel: `firm:${id}` });

type Told = Pick<
  Insertable<Database["partner_events"]>,
  "partner" | "reference" | "status" | "received_at"
>;

/** That a lead was at these firms, one after the other. */
async function choices(db: Kysely<Database>, reference: string, partners: readonly string[]) {
  const chosen = { reference, at: noon, occasion: "received", outcome: "chosen" } as const;
  const rows = partners.map((partner) => ({ ...chosen, partner, candidates: "[]" }));
  await db.insertInto("routing_choices").values(rows).execute();
}

async function event(db: Kysely<Database>, told: Told) {
  const message_id = `${told.partner} ${told.reference} ${told.status}`;
  await db
    .insertInto("partner_events")
    .values({ ...told, message_id, counts: 1, note: null })
    .execute();
}

/** Ten leads given to Lee, contacted after 1 to 10 hours, one of them corrected since. */
async function leads(db: Kysely<Database>) {
  for (let n = 1; n <= 10; n += 1) {
    const reference = `AAAA222${"23456789AB"[n - 1]}`;
    await submission(db, { reference, email: `ann${n}@example.com` });
    const sent = { reference, ...toFirm("lee"), state: "delivered" } as const;
    await delivery(db, { ...sent, created_at: noon - day, updated_at: noon - day });
    if (n === 1) await delivery(db, { ...sent, revision: 2, created_at: noon - hour });
    const received_at = noon - day + n * hour;
    await event(db, { partner: "lee", reference, status: "contacted", received_at });
  }
}

const channel = { tokens: 5, refilled_at: noon, failures: 0 };
const unasked = { asks: null, asked_at: null };

test("partner list and the desk print the same figures of a firm", async () => {
  const env = firms();
  const desk = await openDesk(undefined, noon, env);
  const line = await relayLine(env);
  for (const { db } of [desk, line]) {
    await leads(db);
    await db
      .insertInto("partner_days")
      .values([
        { day: "2026-11-21", partner: "lee", taken: 3 },
        { day: "2026-11-01", partner: "lee", taken: 7 },
        { day: "2026-10-31", partner: "lee", taken: 5 },
      ])
      .execute();
    await event(db, {
      partner: "lee",
      reference: "AAAA2222",
      status: "declined",
      received_at: noon,
    });
    const waits = { reference: "AAAA2222", ...toFirm("lee"), created_at: noon - 2 * hour };
    await delivery(db, waits);
    await delivery(db, { ...waits, purpose: "notice", about: "contact.revoked" });
    // Older than the 30 days.
    await event(db, {
      partner: "lee",
      reference: "OLD",
      status: "declined",
      received_at: noon - 31 * day,
    });
  }

  const { out } = await line.relay("partner", "list");
  expect(out).toMatch(/lee +Lee LLP +webhook +works +3 of 5 +10 +6 h +10 h +1 +2 +2 h/);
  expect(out).toMatch(/roe +Roe LLP +webhook +works +0 +0 +- +- +0 +0 +-/);
  expect(out).toMatch(/- +Named Only +none: stored only +off/);

  const { html } = await desk.get("/firms");
  const text = html.replaceAll(/<[^>]+>/g, " ").replaceAll(/\s+/g, " ");
  expect(text).toContain(
    "Lee LLP works leads go to its own system 0 3 of 5 10 2, oldest 2 h 1 1 without a reason reaches people in 6 hours first report in 6 hours last report: declined, 0 s ago ",
  );
  const others = (await desk.get("/destinations")).html.replaceAll(/<[^>]+>/g, " ");
  expect(others.replaceAll(/\s+/g, " ")).toContain("Lee LLP works 2 2 h");
  expect(text).toContain("Named Only on the site by name only, gets no leads");
});

test("the desk counts why a firm declines and what it has, and marks a firm that is slow to reach people", async () => {
  const { db, get } = await openDesk(undefined, noon, firms());
  for (const [n, reason] of ["conflict", "too_late", "conflict", null].entries()) {
    const reference = `AAAA222${n + 2}`;
    await submission(db, { reference, email: `ann${n}@example.com` });
    const sent = { reference, ...toFirm("roe"), state: "delivered" } as const;
    await delivery(db, { ...sent, created_at: noon - 3 * day, updated_at: noon - 3 * day });
    const told = { partner: "roe", reference, received_at: noon - day };
    await event(db, { ...told, status: "contacted" });
    await event(db, { ...told, status: "declined" });
    await db
      .updateTable("partner_events")
      .set({ reason })
      .where("reference", "=", reference)
      .execute();
  }
  const has = { holder: "lee", status: "signed" } as const;
  await db.updateTable("submissions").set(has).where("reference", "=", "AAAA2222").execute();
  const waits = { holder: "roe", status: "sent" } as const;
  await db.updateTable("submissions").set(waits).where("reference", "=", "AAAA2223").execute();

  const text = (await get("/firms")).html.replaceAll(/<[^>]+>/g, " ").replaceAll(/\s+/g, " ");
  expect(text).toMatch(/ 4 2 conflict, (?=.*1 too late)(?=.*1 without a reason).* last report: /);
  expect(text).toMatch(/Lee LLP works leads go to its own system 1 lead 1 signed 0/);
  expect(text).toMatch(/reaches people in 48 hours slow /);
  expect(text).toMatch(
    /Roe LLP is slow It takes 48 hours to reach a person\. It has not reached the people of 1 lead yet, the oldest since /,
  );
});

test("a firm that is paused until a day shows the day, and Undo resumes it until then", async () => {
  const clock = { at: noon };
  const { get, post, signInAgain } = await openDesk(undefined, clock, firms());
  const paused = await post("/firms/lee/pause", { until: "2026-11-23" });
  expect(await (await post("/firms/lee/pause", { until: "" })).text()).toContain(
    "It is paused already.",
  );
  const { html } = await get("/firms", paused);
  expect(html).toContain("Lee LLP is paused until Mon, Nov 23. It gets no more leads.");
  expect(html).toContain("<strong>paused by an operator until Mon, Nov 23</strong>");
  const undo = />Undo<|data-key="z"/;
  expect(html).toMatch(undo);
  expect(html).toContain('action="/firms/lee/resume"');
  clock.at = Date.parse("2026-11-23T05:00:00Z");
  await signInAgain();
  const later = (await get("/firms", paused)).html;
  expect(later).toContain("Lee LLP is paused until Mon, Nov 23.");
  expect(later).not.toMatch(undo);
});

test("an Undo of a pause ends no later one", async () => {
  const clock = { at: noon };
  const { get, post } = await openDesk(undefined, clock, firms());
  const pause = async () => {
    clock.at += 1000;
    return after(await post("/firms/lee/pause", { until: "2026-12-01" })).get("undo") ?? "";
  };
  const first = await pause();
  expect((await post(first.replace("/lee/", "/roe/"), {})).status).toBe(404);
  expect((await post("/firms/lee/resume", {})).status).toBe(303);
  const second = await pause();
  const late = await post(first, {});
  expect(late.status).toBe(422);
  expect(await late.text()).toContain("It was paused again since. Nothing was changed.");
  expect((await get("/firms")).html).toContain("paused by an operator");
  expect((await post(second, {})).status).toBe(303);
  expect((await get("/firms")).html).not.toContain("paused by an operator");
  expect(await (await post(second, {})).text()).toContain("It is not paused.");
});

test("of two who pause a firm at once, one does it, and the other is told", async () => {
  const { app, db } = await openDesk(undefined, noon, firms());
  const untils = ["2026-11-23", "2026-12-01"];
  const acted = await Promise.all(
    untils.map((until) => runOnFirm(app, operator, "pause", "lee", { until })),
  );
  expect(acted.map((one) => one?.kind).toSorted()).toEqual(["done", "failed"]);
  expect(acted).toContainEqual({ kind: "failed", text: "It is paused already.", errors: {} });
  const logged = await db.selectFrom("operator_log").select("act").execute();
  expect(logged).toEqual([{ act: "pause" }]);
  const until = untils[acted.findIndex((one) => one?.kind === "done")] ?? "";
  const paused = await db.selectFrom("channels").select("paused_until").executeTakeFirst();
  expect(paused).toEqual({ paused_until: midnightInNewYork(until) });
});

test("a day that a firm cannot be paused until stays in its own field, which is open and marked", async () => {
  const { get, post } = await openDesk(undefined, noon, firms());
  for (const day of ["2026-11-21", ""]) {
    const refused = await post("/firms/roe/pause", { until: "day", day });
    expect(refused.status).toBe(422);
    const html = await refused.text();
    expect(html).toContain("Choose a day after today.");
    expect(html.match(/aria-invalid="true"/g)).toHaveLength(1);
    const [form = ""] = /<details open="">.*?<\/details>/.exec(html) ?? [];
    expect(form).toContain('action="/firms/roe/pause"');
    expect(form).toMatch(new RegExp(`name="day" [^>]*aria-invalid="true"[^>]*value="${day}"`));
  }
  expect((await get("/firms")).html).not.toContain("paused by an operator");
});

test("the inbox names a firm that is not reachable and one removed from the file, and the firm's row says why", async () => {
  const { db, get } = await openDesk(undefined, noon, firms());
  const reference = await submission(db, {});
  const fault = { down_since: noon, cause: "fault", last_error: "answered 410" } as const;
  await db
    .insertInto("channels")
    .values({ ...channel, name: "firm:lee", ...fault })
    .execute();
  await delivery(db, { reference, ...toFirm("gone") });

  const { html } = await get("/");
  expect(html).toContain("Lee LLP is not reachable since");
  expect(html).toContain("gone is no longer in PARTNERS_FILE");
  expect((await get("/firms")).html).toMatch(/not reachable since [^<]*<[\s\S]*answered 410/);
});

test("a lead is sent to another firm of its form, with a reason if its firm may have received it", async () => {
  const clock = { at: noon };
  const { db, app, get, post } = await openDesk(undefined, clock, firms());
  const reference = await submission(db, { fields: annOfNewYork });
  const given = { reference, named: '["lee","roe"]', state: "routed", partner: "lee" } as const;
  const nothing = { day: null, check_at: null };
  const found = { occasion: "received", outcome: "chosen", partner: "lee" } as const;
  await db
    .insertInto("routing_choices")
    .values({ reference, at: noon, ...found, candidates: "[]" })
    .execute();
  await db
    .insertInto("routings")
    .values({ ...given, ...nothing, asks: null, asked_at: null })
    .execute();
  const id = await delivery(db, { reference, ...toFirm("lee"), lease_token: "in flight" });
  const path = `/submissions/${reference}`;
  type Change = Updateable<Database["deliveries"]>;
  const sent = async (change: Change, typed: Record<string, string> = {}) => {
    await db.updateTable("deliveries").set(change).where("id", "=", id).execute();
    const { html } = await get(path);
    const answer = await post(`${path}/pass`, typed);
    const undo = after(answer).get("undo") ?? "";
    return { status: answer.status, isOffered: html.includes(`${path}/pass`), html, undo };
  };
  const reason = { reason: "it answers no calls" };

  const never = { status: 422, isOffered: false };
  expect(await sent({ lease_token: "in flight" }, reason)).toMatchObject(never);
  expect(await sent({ lease_token: null, state: "delivered" }, reason)).toMatchObject(never);
  const free = await sent({ state: "pending" });
  expect(free).toMatchObject({ status: 303, isOffered: true });
  expect((await post(free.undo, {})).status).toBe(303);
  const unsure = await sent({ state: "refused", ambiguous: 1 });
  expect(unsure).toMatchObject({ status: 422, isOffered: true });
  expect(unsure.html).toContain("Refused by Lee LLP, which may have it");
  expect(unsure.html).toContain("Ask Lee LLP first, because they may have it too.");
  expect((await sent({ ambiguous: 1 }, reason)).status).toBe(303);
  clock.at += 30_000;
  await watchLeads({ app })();
  const sentTo = db.selectFrom("deliveries").select(["destination", "state"]).orderBy("id");
  const rows = await sentTo.execute();
  expect(rows).toEqual([
    { destination: "firm:lee", state: "refused" },
    { destination: "firm:roe", state: "pending" },
  ]);
  const { html } = await get(path);
  expect(html).toContain("Given to Roe LLP, although its firm may have it: it answers no calls");
  // A stop still reaches the firm that may have it.
  expect(html).toContain("We tell at once: Lee LLP.");

  // No firm of the form is left, so the lead stays where it is.
  expect((await post(`${path}/pass`, {})).status).toBe(422);
  const { partner } = await db.selectFrom("routings").selectAll().executeTakeFirstOrThrow();
  expect(partner).toBe("roe");
});

test("the desk offers exactly the firms that routing accepts, and says why another one is not offered", async () => {
  const place = { city: "Albany", state: "NY", site: "https://firm.example/" };
  const way = (id: string) => ({
    id,
    name: `Firm ${id}`,
    ...place,
    webhook: { url: `https://${id}.example/`, secretEnv: "FIRM_SECRET" },
  });
  const file = firmsFile([
    ...["had", "paused", "down", "free"].map(way),
    { ...way("full"), dailyCap: 1 },
    { ...way("state"), states: ["OH"] },
    { ...way("case"), cases: ["oxbryta"] },
    { ...way("third"), role: "third_party" },
    way("unnamed"),
  ]);
  const env = { PARTNERS_FILE: file, FIRM_SECRET: secretOf(1) };
  const { db, get, post } = await openDesk(undefined, noon, env);
  const named = ["had", "paused", "down", "free", "full", "state", "case", "third"];
  const reference = await submission(db, {
    fields: annOfNewYork,
    opted_out: '["suppression"]',
  });
  const at = { reference, at: noon, candidates: "[]" };
  await db
    .insertInto("routing_choices")
    .values([
      { ...at, occasion: "received", outcome: "chosen", partner: "had" },
      { ...at, occasion: "declined", outcome: "exhausted", partner: null },
    ])
    .execute();
  const nobody = { partner: null, day: null, check_at: null };
  await db
    .insertInto("routings")
    .values({ reference, named: JSON.stringify(named), state: "exhausted", ...nobody, ...unasked })
    .execute();
  await delivery(db, { reference, ...toFirm("had"), state: "delivered" });
  await event(db, { partner: "had", reference, status: "declined", received_at: noon });
  await db
    .insertInto("partner_days")
    .values({ day: "2026-11-21", partner: "full", taken: 1 })
    .execute();
  await db
    .insertInto("channels")
    .values([
      { ...channel, name: "firm:paused", paused_since: noon },
      { ...channel, name: "firm:down", down_since: noon, cause: "fault" },
    ])
    .execute();
  await settleRows(db, reference);

  const path = `/submissions/${reference}`;
  const { html } = await get(path);
  const options = /<select name="firm">(.*?)<\/select>/.exec(html)?.[1] ?? "";
  expect([...options.matchAll(/value="(\w+)"/g)].map(([, id]) => id)).toEqual(["free"]);
  for (const reason of [
    "Firm had was tried before.",
    "Firm paused is paused.",
    "Firm down cannot be reached.",
    "Firm full has reached its limit for today.",
    "Firm state does not work in this state.",
    "Firm case does not take this case.",
    "Firm third must not get it after the opt-out.",
  ]) {
    expect(html).toContain(reason);
  }
  for (const id of [...named, "unnamed"].filter((one) => one !== "free")) {
    expect((await post(`${path}/pass`, { firm: id })).status).toBe(422);
  }
  expect((await post("/firms/free/pause", { until: "" })).status).toBe(303);
  const without = (await get(path)).html;
  expect(without).not.toContain(`${path}/pass`);
  expect(without).toContain("Firm paused; Firm free: is paused.");
  expect((await post("/firms/free/resume", {})).status).toBe(303);
  expect((await post(`${path}/pass`, { firm: "free" })).status).toBe(303);
});

test("the desk lists the firms of the file as it is now, and changes neither file nor firms", async () => {
  const env = firms();
  const desk = await openDesk(undefined, noon, env);
  const list = JSON.parse(readFileSync(env.PARTNERS_FILE, "utf8"));
  const doe = { name: "Doe & Co", city: "Ely", state: "NV", site: "https://doe.example" };
  writeFileSync(env.PARTNERS_FILE, JSON.stringify([...list, doe]));
  expect((await desk.get("/firms")).html).toContain("Doe &amp; Co");
  writeFileSync(env.PARTNERS_FILE, "[]");
  const { html } = await desk.get("/firms");
  expect(html).toContain("must name at least one firm");
  expect(html).toContain("Doe &amp; Co");
  expect(html).not.toContain("/firms/-");
  for (const path of ["/reload", "/firms/-", "/firms/lee", "/firms/lee/secret"]) {
    expect((await desk.post(path, {})).status).toBe(404);
  }
});

test("an open desk gives a lead to a firm that is new in the file, tells it of a stop, and offers none that left", async () => {
  const { PARTNERS_FILE, ...env } = firms();
  const settings = { ...env, PARTNERS_FILE };
  const { db, get, post } = await openDesk(undefined, noon, settings);
  const [lee, ...others] = JSON.parse(readFileSync(PARTNERS_FILE, "utf8"));
  const [reference, second] = [
    await submission(db, { fields: annOfNewYork }),
    await submission(db, { reference: "BBBB2222", fields: annOfNewYork }),
  ];
  const rest = { partner: null, day: null, check_at: null };
  for (const one of [reference, second]) {
    await db
      .insertInto("routings")
      .values({ ...rest, ...unasked, reference: one, named: '["doe"]', state: "exhausted" })
      .execute();
    await settleRows(db, one);
  }
  const path = `/submissions/${reference}`;
  expect((await get(path)).html).not.toContain(`${path}/pass`);

  const doe = { ...lee, id: "doe", name: "Doe & Co" };
  writeFileSync(PARTNERS_FILE, JSON.stringify([lee, doe, ...others]));
  expect((await post(`${path}/pass`, { firm: "doe" })).status).toBe(303);
  const app = testApp({ db, keys, config: readConfig(settings), now: () => noon + 30_000 });
  await watchLeads({ app })();
  await db.updateTable("deliveries").set({ state: "delivered" }).execute();
  await settleRows(db, reference);
  expect((await post(`${path}/stop`, { texts: "on", confirm: reference })).status).toBe(303);
  const planned = db.selectFrom("deliveries").select(["destination", "about", "state"]);
  expect(await planned.orderBy("id").execute()).toEqual([
    { destination: "firm:doe", about: null, state: "delivered" },
    { destination: "firm:doe", about: "contact.revoked", state: "pending" },
  ]);

  expect((await get(`/submissions/${second}`)).html).toContain("/pass");
  writeFileSync(PARTNERS_FILE, JSON.stringify([lee, ...others]));
  expect((await get(`/submissions/${second}`)).html).not.toContain("/pass");
  expect((await post(`/submissions/${second}/pass`, { firm: "doe" })).status).toBe(422);
});

test("a test at the desk ends the hold of a firm if it is accepted, and otherwise says why not", async () => {
  const firm = await startReceiver(secretOf(1));
  onTestFinished(() => firm.close());
  const env = { ...firms(), PARTNER_HOSTS: firm.host };
  const [lee] = JSON.parse(readFileSync(env.PARTNERS_FILE, "utf8"));
  const webhook = { url: firm.url, secretEnv: "FIRM_SECRET" };
  writeFileSync(env.PARTNERS_FILE, JSON.stringify([{ ...lee, webhook }]));
  const { db, post } = await openDesk(undefined, noon, env);
  const held = { down_since: noon, probe_at: noon, cause: "fault", last_error: "x" } as const;
  await db
    .insertInto("channels")
    .values({ ...channel, name: "firm:lee", ...held })
    .execute();

  firm.next(text(410, ""));
  const failed = await post("/firms/lee/test", {});
  expect(failed.status).toBe(422);
  expect(await failed.text()).toContain(
    "Lee LLP took 0 of 1 test message. Tell their technician: answered 410.",
  );
  const done = await post("/firms/lee/test", { lead: "on" });
  expect(after(done).get("done")).toContain("7 of 7 test messages");
  const row = await db.selectFrom("channels").selectAll().executeTakeFirst();
  expect(row).toMatchObject({ down_since: null, cause: null, last_error: null });
});

test("list --state waiting finds the leads that no firm has yet", async () => {
  const { db, relay } = await relayLine(firms());
  const rest = { named: "[]", day: null };
  const row = { ...rest, check_at: noon, asks: null, asked_at: null };
  for (const [reference, state, partner] of [
    ["WAIT2222", "waiting", null],
    ["SENT2222", "routed", "roe"],
  ] as const) {
    await submission(db, { reference });
    await db
      .insertInto("routings")
      .values({ ...row, reference, state, partner })
      .execute();
    await settleRows(db, reference);
  }
  const { code, out } = await relay("list", "--state", "waiting");
  expect(code).toBe(0);
  expect(out).toMatch(/^\S+ \S+ EST {2}WAIT2222 .* waiting /);
  expect(out).not.toContain("SENT2222");
});

test("show tells whose authorization a lead waits for, and what was signed", async () => {
  const { db, relay } = await relayLine(firms());
  const reference = await submission(db, {});
  const empty = { day: null, partner: null, check_at: noon };
  const routing = { reference, named: "[]", ...empty };
  await db
    .insertInto("routings")
    .values({ ...routing, state: "waiting", asks: "roe", asked_at: noon })
    .execute();
  const paper = { reference, partner: "lee", firm: "Lee", body: "I allow it.", sha256: "5ea1" };
  const times = { signed_at: noon, ends_at: noon + 1, revoked_at: null };
  await db
    .insertInto("authorizations")
    .values({ id: "1", signed_name: "Zora Quill", ...paper, ...times })
    .execute();

  const { out } = await relay("show", reference);
  expect(out).toMatch(/It has waited since Nov 2.+ for the person to sign for Roe LLP/);
  expect(out).toMatch(/2026-.+ Signed for Lee LLP, ends Nov 2/);
  const json = JSON.parse((await relay("show", reference, "--json")).out);
  expect(json).toMatchObject({
    state: "accepted",
    routing: { state: "waiting", asks: "roe", askedAt: new Date(noon).toISOString() },
    authorizations: [{ partner: "lee", revokedAt: null }],
  });
});

test("a lead that one firm refused and another has needs no attention, and is not sent back", async () => {
  const { db, relay } = await relayLine(firms());
  const reference = await submission(db, {});
  const empty = { day: null, check_at: null };
  const routing = { reference, named: "[]", asks: null, asked_at: null, ...empty };
  await db
    .insertInto("routings")
    .values({ ...routing, state: "routed", partner: "roe" })
    .execute();
  await choices(db, reference, ["lee", "roe"]);
  await delivery(db, { reference, ...toFirm("lee"), state: "refused" });
  await delivery(db, { reference, ...toFirm("roe"), state: "delivered" });

  expect((await relay("status")).out).not.toContain("could not be delivered");
  expect((await relay("retry", reference)).err).toContain("nothing to send again");

  // No firm has it: the last one may be tried again.
  await db.updateTable("routings").set({ state: "exhausted", partner: null }).execute();
  await db.updateTable("deliveries").set({ state: "refused" }).execute();
  await settleRows(db, reference);
  expect((await relay("status")).out).toContain("1 submission could not be delivered");
  expect((await relay("retry", reference)).out).toContain("It is sent again now");
  expect(await db.selectFrom("routings").selectAll().executeTakeFirst()).toMatchObject({
    state: "routed",
    partner: "roe",
  });
});

test("sending again names only who gets it: the last firm, if none is left", async () => {
  const { db, get } = await openDesk(undefined, noon, firms());
  const reference = await submission(db, {});
  const empty = { day: null, check_at: null };
  const routing = { reference, named: "[]", asks: null, asked_at: null, ...empty };
  await db
    .insertInto("routings")
    .values({ ...routing, state: "exhausted", partner: null })
    .execute();
  await choices(db, reference, ["lee", "roe"]);
  await delivery(db, { reference, ...toFirm("lee"), state: "refused" });
  await delivery(db, { reference, ...toFirm("roe"), state: "refused" });
  await settleRows(db, reference);

  const { html } = await get(`/submissions/${reference}`);
  expect(html).toContain(
    "We send it to Roe LLP now. Whoever has it already can tell by its reference.",
  );
});

test("a firm is paused and resumed at the desk, and the log says so", async () => {
  const { db, get, post } = await openDesk(undefined, noon, firms());
  const paused = await post("/firms/lee/pause", {});
  expect(paused.status).toBe(303);
  const { html } = await get(paused.headers.get("Location") ?? "");
  expect(html).toContain("Lee LLP is paused. It gets no more leads.");
  expect(html).toContain("Resume");
  // A pause until a day could only be taken up again without an end.
  const resumed = await post("/firms/lee/resume", {});
  expect(resumed.status).toBe(303);
  expect((await get(resumed.headers.get("Location") ?? "")).html).not.toContain("Undo");
  expect((await post("/firms/lee/pause", { form_token: "x" })).status).toBe(403);
  expect((await post("/firms/gone/pause", {})).status).not.toBe(303);
  const acts = await db.selectFrom("operator_log").select("act").orderBy("at").execute();
  expect(acts.map(({ act }) => act).toSorted()).toEqual(["pause", "resume"]);
});

test("recipients to be notified by hand are listed until marked done, late ones from the fifth business day", async () => {
  const { db, get, post } = await openDesk(undefined, noon, firms());
  const reference = await submission(db, {});
  const details = JSON.stringify({ due_on: "2026-12-07" });
  const notice = { reference, purpose: "notice", regarding: reference, details } as const;
  const noWay = { state: "refused", reason: "no way to send" } as const;
  await delivery(db, { ...notice, ...toFirm("gone"), ...noWay, about: "lead.withdrawn" });
  await delivery(db, { ...notice, ...toFirm("lee"), state: "refused", about: "lead.erased" });
  // On Saturday, November 21, notices of Friday the 13th and of Monday the 16th are still tried.
  const tried = { ...notice, about: "contact.revoked" } as const;
  await delivery(db, { ...tried, ...toFirm("roe"), created_at: noon - 8 * day });
  await delivery(db, { ...tried, ...toFirm("lee"), created_at: noon - 5 * day });

  expect((await get("/")).html).toContain("notify by hand");
  const path = `/submissions/${reference}`;
  const html = (await get(path)).html.replaceAll(/<[^>]+>/g, (tag) =>
    /notified/.test(tag) ? tag : " ",
  );
  expect(html).toContain("Firm gone: withdrawn: contact nobody about it");
  expect(html).toContain("Lee LLP: erase what you hold");
  expect(html).toMatch(/Roe LLP: contact must stop\s+we are still trying/);
  const told = [...html.matchAll(/formAction="([^"]+\/notified\/\d+)"/gi)].map(
    ([, to]) => to ?? "",
  );
  expect(told).toHaveLength(2);

  const done = async (to: string) => (await post(to, {})).status;
  for (const to of told) expect(await done(to)).toBe(303);
  for (const to of [...told, `${path}/notified/99`]) {
    expect(await done(to)).toBe(422);
  }
  // One is still tried, and its time is running out.
  expect((await get("/")).html).toContain("notify by hand");
  expect((await get(path)).html).toContain("Told by hand (at the desk)");
});

test("a firm that says that it has a lead which another one has is named beside that one", async () => {
  const { db, get, post, list, path } = await openAtLee(["roe"]);
  const reference = "AAAA2222";
  await db.updateTable("deliveries").set({ cause: "reported" }).execute();
  await db.updateTable("routings").set({ partner: "roe" }).execute();
  const sent = { occasion: "by_operator", outcome: "chosen", partner: "roe", at: noon } as const;
  await db
    .insertInto("routing_choices")
    .values({ reference, candidates: "[]", ...sent })
    .execute();
  await delivery(db, { reference, destination: "firm:roe", state: "delivered" });
  expect(await list("tab=needs&need=notify")).toEqual([reference]);
  const { html } = await get(path);
  expect(html.replaceAll(/<[^>]+>/g, "")).toContain("Firm lee: has it too, beside Firm roe");
  expect((await post(`${path}/notified`, {})).status).toBe(303);
  expect(await list("tab=needs")).toEqual([]);
});

test("partner test sends a ping, or with --lead every kind of message, and ends the pause", async () => {
  const firm = await startReceiver(secretOf(1));
  onTestFinished(() => firm.close());
  const env = firms();
  const list = [
    {
      name: "Lee LLP",
      id: "lee",
      city: "Albany",
      state: "NY",
      site: "https://lee.example/",
      webhook: { url: firm.url, secretEnv: "FIRM_SECRET" },
    },
  ];
  writeFileSync(env.PARTNERS_FILE, JSON.stringify(list));
  const { db, relay } = await relayLine({ ...env, PARTNER_HOSTS: firm.host });
  const paused = { down_since: noon, probe_at: noon + hour, cause: "fault" } as const;
  await db
    .insertInto("channels")
    .values({ name: "firm:lee", ...channel, ...paused })
    .execute();

  firm.always(text(401, ""));
  const failed = await relay("partner", "test", "lee", "--lead");
  expect(failed.code).toBe(1);
  expect(failed.err).toContain("Lee LLP did not accept lead.created by webhook (answered 401).");
  firm.always(firm.receive);
  const { code, out } = await relay("partner", "test", "lee", "--lead");
  expect(code).toBe(0);
  expect(out.split("\n")).toHaveLength(7);
  expect(out).toContain("Lee LLP accepted contact.revoked");
  expect(await db.selectFrom("channels").select("down_since").execute()).toEqual([
    { down_since: null },
  ]);
  expect((await relay("partner", "test", "lee")).out).toContain("Lee LLP accepted test.ping");
});
