import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { afterEach, describe, expect, test } from "vitest";
import { homeForm } from "~/data/forms/home";
import { newsletterForm } from "~/data/forms/newsletter";
import { takePartners } from "~/server/app";
import { isCurrent, readSent } from "~/server/leads/find-confirmation";
import type { FormPost } from "~/server/leads/form-post";
import { formVersion } from "~/server/leads/form-post";
import { isChild } from "~/server/leads/receive";
import { secretOf } from "~/tests/support/firms";
import { badEmail } from "~/tests/support/form-service";
import { temporaryFolder } from "~/tests/support/given";
import { caseFields, homeFields } from "~/tests/support/lead-fields.mjs";
import { startRelay } from "~/tests/support/relay-fixture";
import { caseTypes, type Intake, intakeOn, oxbryta, startIntake, step2 } from "./intake-fixture";

let intake: Intake;
afterEach(() => intake?.relay.close());

async function start(settings: Record<string, string> = {}) {
  intake = await startIntake({ settings: { SUBMIT_RATE: "0", ...settings } });
}

const home = homeForm({ caseTypes, consent: "I agree.", asksState: true });
const lead = { ...homeFields, state: "NY" };

const rows = () => intake.relay.db.selectFrom("submissions").selectAll().execute();

describe("a refused form stores nothing and loses nothing typed", () => {
  test("with an error, which is shown at its field", async () => {
    await start();
    const refused = await intake.send(home, { ...lead, Email: "nobody", "First name": "Ann\0" });

    expect(refused).toMatchObject({
      kind: "invalid",
      reply: {
        error: { Email: [expect.any(String)], "First name": [expect.any(String)] },
        initialValue: { "Last name": "Lee", Email: "nobody" },
      },
    });
    const told = "reply" in refused ? refused.reply?.error : null;
    expect(Object.keys(told ?? {}).sort()).toEqual(["Email", "First name"]);
    expect(refused).not.toHaveProperty(["reply", "initialValue", "First name"]);
    expect(await intake.send(home, { ...lead, strange: "x" })).toMatchObject({
      kind: "invalid",
      reply: { error: { "": [expect.any(String)] } },
    });
    expect(await rows()).toEqual([]);
  });

  test("while the store cannot take its receipt", async () => {
    await start();
    await sql`alter table receipts rename to gone`.execute(intake.relay.db);

    expect(await intake.send(home, lead)).toMatchObject({
      kind: "unavailable",
      reply: { error: { "": [expect.any(String)] }, initialValue: { Email: lead.Email } },
    });
    await sql`alter table gone rename to receipts`.execute(intake.relay.db);
    expect(await rows()).toEqual([]);
    expect(intake.relay.logs.join("")).toContain("nothing stored");
    expect(intake.relay.logs.join("")).not.toMatch(/Ann|example\.com/);
  });

  test("sent again, while what became of the first cannot be read", async () => {
    await start();
    expect(await intake.send(home, lead)).toMatchObject({ kind: "accepted" });
    await sql`alter table deliveries rename to gone`.execute(intake.relay.db);
    expect(await intake.send(home, lead)).toMatchObject({
      kind: "unavailable",
      reply: { initialValue: { Email: lead.Email } },
    });
    await sql`alter table gone rename to deliveries`.execute(intake.relay.db);
    expect(await intake.send(home, lead)).toMatchObject({ kind: "accepted" });
    expect(await rows()).toHaveLength(1);
  });

  test("about a case, or from a state, that no named firm takes", async () => {
    const takes = { cases: ["oxbryta"], states: ["NY", "VT"] };
    await start(firms([takes, { ...takes, states: ["ME"] }, { cases: ["hair-relaxer-cancer"] }]));
    const from = (state: string, slug: string) =>
      intake.send(step2, { ...caseFields, state }, { post: { case: { ...oxbryta, slug } } });

    expect(await from("TX", "oxbryta")).toEqual({ kind: "declined", about: "state", state: "TX" });
    expect(await from("VT", "hernia-mesh")).toEqual({
      kind: "declined",
      about: "case",
      state: "VT",
    });
    expect(await rows()).toEqual([]);
    expect(await from("VT", "oxbryta")).toMatchObject({ kind: "accepted" });
    expect(await from("TX", "hair-relaxer-cancer")).toMatchObject({ kind: "accepted" });
  });
});

/** Settings with a file of firms that leads can be sent to. */
function firms(changes: Record<string, unknown>[]): Record<string, string> {
  const file = join(temporaryFolder(), "partners.json");
  const firm = (id: string) => ({
    id,
    name: `Firm ${id}`,
    city: "Albany",
    state: "NY",
    site: `https://${id}.example/`,
    webhook: { url: `https://${id}.example/leads`, secretEnv: "FIRM_SECRET" },
  });
  writeFileSync(file, JSON.stringify(changes.map((one, at) => ({ ...firm(`f${at}`), ...one }))));
  return { PARTNERS_FILE: file, FIRM_SECRET: secretOf(1) };
}

describe("a form whose words may have changed since its page was opened", () => {
  const plain = { shown: home, consent: "I agree.", disclosure: "All of it." };
  const certified = { ...plain, consent: "I agree, certified." };
  const post: Partial<FormPost> = { served: [plain, certified] };
  const [first, second] = [plain, certified].map((one) => formVersion(one, []));

  test("is shown again without its tick if those words are no longer served", async () => {
    await start();
    const sent = await intake.send(home, { ...lead, form_version: "of yesterday" }, { post });

    expect(sent).toMatchObject({ kind: "invalid", reply: { error: { "": [expect.any(String)] } } });
    expect(sent).toMatchObject({ reply: { initialValue: { Email: lead.Email } } });
    expect(sent).not.toHaveProperty(["reply", "initialValue", "consent"]);
    expect(await rows()).toEqual([]);
  });

  test("has the words its visitor saw in its receipt", async () => {
    await start();
    await intake.send(home, { ...lead, form_version: second ?? "" }, { post });

    const receipt = await intake.relay.db
      .selectFrom("receipts")
      .selectAll()
      .executeTakeFirstOrThrow();
    expect(second).not.toBe(first);
    expect(JSON.parse(receipt.body)).toMatchObject({
      form_version: second,
      consent_text: "I agree, certified.",
    });
    expect(JSON.parse(receipt.personal ?? "")).toMatchObject({ disclosure_text: "All of it." });
  });

  test("needs no version before leads go to a firm, and one from then on", async () => {
    await start();
    expect(await intake.send(home, lead, { post })).toMatchObject({ kind: "accepted" });
    await intake.relay.close();
    await start(firms([{}]));
    expect(await intake.send(home, lead, { post })).toMatchObject({ kind: "invalid" });
    expect(await rows()).toEqual([]);
  });
});

describe("an address that the form service refuses while the visitor waits", () => {
  test("gets an error at the field as this page names it, and is forwarded nowhere", async () => {
    await start();
    intake.relay.form.next(badEmail);
    const typed = { firstName: "Ann", email: "ann@exampel.com", formType: "newsletter" };
    const ownPage = newsletterForm({ ownPage: true });

    expect(await intake.send(ownPage, typed)).toMatchObject({
      kind: "invalid",
      reply: {
        below: { name: "email", text: "Email should be an email" },
        error: { email: ["Email should be an email"] },
        initialValue: typed,
      },
    });
    await intake.relay.run();
    expect(await rows()).toMatchObject([{ state: "refused" }]);
    expect(intake.relay.form.requests).toHaveLength(1);
    expect(await intake.send(ownPage, typed)).toMatchObject({ kind: "accepted" });
  });
});

test("a lead that is sent again with a signal has that as a reason, and who has it is told", async () => {
  await start({ INLINE_DELIVERY_MS: "0" });
  const { relay } = intake;
  await intake.send(home, lead);
  await relay.run();
  await intake.send(home, lead, { reasons: ["gpc"] });
  await relay.run();
  await intake.send(home, lead, { reasons: ["gpc"] });

  expect(await rows()).toMatchObject([{ opted_out: '["gpc"]' }]);
  const notices = (await relay.deliveries()).filter(({ purpose }) => purpose === "notice");
  expect(notices.map(({ destination, about, state }) => [destination, about, state])).toEqual([
    ["form:home", "privacy.opted_out", "delivered"],
    ["sheet", "privacy.opted_out", "delivered"],
  ]);
});

test("a lead that cannot be read keeps its sender from no opt-out by a signal when it is sent again", async () => {
  await start();
  await intake.send(home, lead);
  await intake.relay.db.updateTable("submissions").set({ fields: "{" }).execute();
  const again = await intake.send(home, lead, { reasons: ["gpc"] });
  expect(again).toMatchObject({ kind: "accepted" });
  const list = await intake.relay.db.selectFrom("suppressions").select("scope").execute();
  expect(list).toEqual([{ scope: "sale" }, { scope: "sale" }]);
});

describe("the ticket that shows a lead's private code", () => {
  const ticketOf = async (sender = {}) => {
    const sent = await intake.send(home, lead, sender);
    return sent.kind === "accepted" ? sent.ticket : undefined;
  };

  test("is given again to a double click of the same sender, for a minute", async () => {
    await start();
    const sent = await intake.send(home, lead);
    if (sent.kind !== "accepted") throw new Error(sent.kind);
    const read = readSent(`${sent.reference}.${sent.ticket}`);
    const { keys, now } = intake.app;
    expect(read && isCurrent(keys, read, now())).toBe(true);

    intake.relay.advance(60_000);
    expect(await ticketOf()).toBe(sent.ticket);
    expect(await ticketOf({ ip: "198.51.100.7" })).toBeNull();
    expect(await ticketOf({ ip: null })).toBeNull();
    intake.relay.advance(1);
    expect(await ticketOf()).toBeNull();
    expect(await rows()).toHaveLength(1);
  });
});

test.each([
  ["another firm in front", 2],
  ["no firm", 0],
])(
  "a lead is for the firms of its form, even if their file has %s at any moment until it is stored",
  async (_what, count) => {
    intake = intakeOn(await startRelay());
    const { relay } = intake;
    const [before, after] = ["before", "after"].map((id) => ({
      name: `Firm ${id}`,
      id,
      city: "Albany",
      state: "NY" as const,
      site: "https://f.example/",
      webhook: { url: "https://firm.example/", secretEnv: "S" },
    }));
    if (!before || !after) throw new Error("No firms");
    const load = (partners: (typeof before)[]) => {
      takePartners(relay, partners);
    };
    load([before]);
    const { app } = relay;
    const { now } = app;
    let isNew = false;
    app.now = () => {
      isNew = !isNew;
      load(isNew ? [after, before].slice(0, count) : [before]);
      return now();
    };
    expect(await intake.send(home, lead)).toMatchObject({ kind: "accepted" });

    const routings = await relay.db.selectFrom("routings").select(["named", "partner"]).execute();
    expect(routings).toEqual([{ named: '["before"]', partner: "before" }]);
    const planned = await relay.db.selectFrom("deliveries").select("destination").execute();
    expect(planned.map(({ destination }) => destination)).toContain("firm:before");
  },
);

test.each([
  ["13 today", "2013-11-21", "2026-11-22T04:30:00Z", false],
  ["13 tomorrow", "2013-11-22", "2026-11-22T04:30:00Z", true],
  ["born today", "2026-11-21", "2026-11-22T04:30:00Z", true],
  ["old", "1900-01-01", "2026-11-22T04:30:00Z", false],
  ["born on February 29, on February 28", "2012-02-29", "2025-02-28T12:00:00Z", true],
  ["born on February 29, on March 1", "2012-02-29", "2025-03-01T12:00:00Z", false],
  ["without a date of birth", undefined, "2026-11-22T04:30:00Z", false],
])("a person %s, by the date in New York, is a child: see %s at %s", (_, birth, at, expected) => {
  expect(isChild(birth, Date.parse(at))).toBe(expected);
});
