import type { Kysely } from "kysely";
import { afterEach, describe, expect, test } from "vitest";
import { hiddenFields } from "~/data/forms/hidden";
import { homeForm } from "~/data/forms/home";
import { newsletterForm } from "~/data/forms/newsletter";
import { optOutForm } from "~/data/forms/opt-out";
import { unsubscribeForm } from "~/data/forms/unsubscribe";
import { honeypot } from "~/data/forms/wire-names";
import { correct } from "~/server/leads/correct";
import type { FormPost } from "~/server/leads/form-post";
import { byPerson } from "~/server/leads/operator-log";
import { stopContact } from "~/server/leads/stop";
import { claimReference, fingerprintsUnder } from "~/server/leads/store-submission";
import { hashesUnder } from "~/server/privacy/identity";
import { isSuppressed, lift } from "~/server/privacy/opt-out";
import type { Database } from "~/server/store/schema";
import { transact } from "~/server/store/transact";
import { priority } from "~/server/submission/kinds";
import { isReference, issueReference } from "~/server/submission/submission";
import { appOn, day, delivery, emptyStore, noon, submission } from "~/tests/support/given";
import { caseFields, homeFields } from "~/tests/support/lead-fields.mjs";
import { release } from "~/tests/support/operator";
import { key } from "~/tests/support/relay-fixture";
import { byDesk } from "~/tests/support/test-app";
import { caseTypes, type Intake, oxbryta, type Sender, startIntake, step2 } from "./intake-fixture";

let intake: Intake;
afterEach(() => intake?.relay.close());

async function start(settings: Record<string, string> = {}) {
  intake = await startIntake({ settings: { SUBMIT_RATE: "0", ...settings } });
}

const home = homeForm({ caseTypes, consent: "I agree.", asksState: false });

const rows = () => intake.relay.db.selectFrom("submissions").selectAll().execute();

async function storedFields() {
  return (await rows()).map(({ fields }): unknown => JSON.parse(fields));
}

async function receiptOf(sending: ReturnType<Intake["send"]>) {
  const sent = await sending;
  return intake.relay.db
    .selectFrom("receipts")
    .selectAll()
    .where("reference", "=", sent.kind === "accepted" ? sent.reference : "")
    .executeTakeFirstOrThrow();
}

describe("what is stored", () => {
  test("for a lead: the typed values, its certificate and its number, under the sheet's names", async () => {
    await start();
    const certUrl = `https://cert.trustedform.com/${"c".repeat(40)}`;
    const sent = { ...caseFields, xxTrustedFormCertUrl: certUrl, share_answers: "yes" };
    await intake.send(step2, sent, { post: { case: oxbryta } });

    expect(await rows()).toMatchObject([
      {
        kind: "case",
        case_slug: "oxbryta",
        case_title: oxbryta.title,
        state: "accepted",
        received_at: intake.relay.now(),
        revision: 1,
        opted_out: "[]",
        erased_at: null,
        ip: "203.0.113.9",
        ip_source: "server",
        page_source: "https://plainclaim.example/#form",
        answers: JSON.stringify({
          took_oxbryta: "self",
          issues: "voc",
          year_started: "2021",
          has_lawyer: "no",
        }),
      },
    ]);
    expect(await storedFields()).toEqual([
      {
        "First name": "Ann",
        "Last name": "Lee",
        Phone: "(212) 555-0123",
        Email: "ann@example.com",
        dob: "1980-04-27",
        city: "Albany",
        state: "NY",
        zipcode: "12207",
        preferred_language: "es",
        phone_e164: "+12125550123",
        xxTrustedFormCertUrl: certUrl,
        xxTrustedFormToken: "",
        xxTrustedFormPingUrl: "",
      },
    ]);
  });

  test("of what was agreed to: a receipt with the words, and who and where in its other part", async () => {
    await start();
    const { certificateUrl, pingUrl } = intake.relay.certificates;
    const hidden = { xxTrustedFormCertUrl: certificateUrl, xxTrustedFormPingUrl: pingUrl };
    const sent = { ...caseFields, ...hidden, xxTrustedFormToken: "t0k3n", share_answers: "yes" };
    const shown = { shown: step2, consent: "I agree.", disclosure: "All of it." };
    const post: Partial<FormPost> = { case: oxbryta, served: [shown] };
    const elsewhere = { ip: null, post: { case: oxbryta } };
    const receipts = [
      await receiptOf(intake.send(step2, sent, { post })),
      await receiptOf(intake.send(step2, { ...caseFields, city: "Troy" }, elsewhere)),
      await receiptOf(intake.send(home, homeFields)),
    ];
    const bodies = receipts.map(({ body }): unknown => JSON.parse(body));
    const others = receipts.map(({ personal }): unknown => JSON.parse(personal ?? ""));
    expect(bodies).toMatchObject([
      {
        kind: "case",
        revision: 1,
        consent_text: "I agree.",
        opt_out: [],
        certificate: "present",
        share_answers: true,
        consented_at: new Date(intake.relay.now()).toISOString(),
      },
      { consent_text: null, certificate: "absent", share_answers: false },
      { kind: "home", share_answers: null },
    ]);
    const person = { name: "Ann Lee", email: "ann@example.com", phone: "(212) 555-0123" };
    expect(others).toMatchObject([
      {
        ...person,
        ip: "203.0.113.9",
        ip_source: "server",
        user_agent: "Test/1.0",
        certificate_url: certificateUrl,
        certificate_ping_url: pingUrl,
        certificate_token: "t0k3n",
        disclosure_text: "All of it.",
        page: "https://plainclaim.example/#form",
      },
      {
        ...person,
        ip: "",
        ip_source: "",
        certificate_url: "",
        certificate_token: "",
        certificate_ping_url: "",
      },
      person,
    ]);
  });

  test("for a number that is already on the list: no second entry that would outlive the first", async () => {
    await start();
    const hashOf = (person: { email?: string; phone?: string }) => hashesUnder([key], person);
    const entriesOf = async (sending: ReturnType<Intake["send"]>) => {
      const sent = await sending;
      const entries = await intake.relay.db.selectFrom("suppressions").selectAll().execute();
      const source = sent.kind === "accepted" ? sent.reference : "";
      return entries.filter((entry) => entry.source === source).map(({ hash }) => hash);
    };
    const { Email: email, Phone: number } = homeFields;
    const other = "bea@example.com";
    const signal = { reasons: ["gpc"] as const };
    expect(await entriesOf(intake.send(home, homeFields, signal))).toEqual(
      hashOf({ email, phone: number }),
    );
    const bea = { ...homeFields, Email: other };
    expect(await entriesOf(intake.send(home, bea))).toEqual(hashOf({ email: other }));
    // A sender who opts out by a signal is put on the list by that request too.
    const asked = { ...bea, "First name": "Bea" };
    expect(await entriesOf(intake.send(home, asked, signal))).toEqual(
      hashOf({ email: other, phone: number }),
    );
    const phone = "(212) 555-0199";
    expect(await entriesOf(intake.send(home, { ...bea, Phone: phone }))).toEqual(
      hashOf({ email: other, phone }),
    );
  });

  test("of a lead sent again with a signal, also after its correction: both addresses opted out", async () => {
    await start();
    const { app, db } = intake.relay;
    const sent = await intake.send(home, homeFields);
    const reference = sent.kind === "accepted" ? sent.reference : "";
    await correct(app, byDesk, reference, { changes: { Email: "bea@example.com" } });
    await intake.send(home, homeFields, { reasons: ["gpc"] });
    expect(await rows()).toMatchObject([{ reference, opted_out: '["gpc"]' }]);
    for (const email of [homeFields.Email, "bea@example.com"]) {
      expect(await isSuppressed(db, "sale", hashesUnder([key], { email }))).toBe(true);
    }
  });

  test("of a sign-up: whose it is; it lifts nothing, because anybody can type an address", async () => {
    await start();
    const email = "ann@example.com";
    const hashes = hashesUnder([key], { email });
    const hasLeft = () => isSuppressed(intake.relay.db, "newsletter", hashes);
    const signUp = { "First name": "Ann", Email: email, formType: "newsletter" };
    await intake.send(unsubscribeForm(), { email, formType: "unsubscribe" });
    expect(await hasLeft()).toBe(true);

    const form = newsletterForm({ ownPage: false });
    const decoy = hiddenFields.filter(({ name }) => name === honeypot);
    const spam = { ...form, fields: [...form.fields, ...decoy] };
    await intake.send(spam, { ...signUp, [honeypot]: "x" });
    expect(await hasLeft()).toBe(true);
    // The unsubscribe is still a duplicate of itself: no genuine request has replaced it.
    await intake.send(unsubscribeForm(), { email, formType: "unsubscribe" });
    expect(await rows()).toHaveLength(2);

    await intake.send(form, signUp);
    expect(await hasLeft()).toBe(true);
    await intake.send(unsubscribeForm(), { email, formType: "unsubscribe" });
    expect(await rows()).toHaveLength(4);
    const persons = await intake.relay.db.selectFrom("persons").selectAll().execute();
    expect(persons.map(({ hash }) => hash)).toEqual(Array(4).fill(hashes[0]));
  });

  test("of a sign-up that was taken for spam: once it is released, an unsubscribe is a new request", async () => {
    await start();
    const email = "ann@example.com";
    const unsubscribes = () => intake.send(unsubscribeForm(), { email, formType: "unsubscribe" });
    const form = newsletterForm({ ownPage: false });
    const decoy = hiddenFields.filter(({ name }) => name === honeypot);
    await unsubscribes();
    const signUp = { "First name": "Ann", Email: email, formType: "newsletter", [honeypot]: "x" };
    const sent = await intake.send({ ...form, fields: [...form.fields, ...decoy] }, signUp);
    const reference = sent.kind === "accepted" ? sent.reference : "";
    await release(intake.app, byDesk, reference);
    await unsubscribes();
    expect((await rows()).map(({ kind }) => kind).toSorted()).toEqual([
      "newsletter",
      "unsubscribe",
      "unsubscribe",
    ]);
  });

  test("for a robot's form: held back until a person looks, and not a duplicate of the real one", async () => {
    await start();
    const entries = new Map(Object.entries(homeFields).map(([name, value]) => [name, [value]]));
    const spam = { post: { entries: entries.set(honeypot, ["", "http://spam.example"]) } };
    for (let n = 0; n < 2; n += 1) await intake.send(home, homeFields, spam);
    await intake.relay.run();
    expect(await intake.relay.needs()).toEqual(["spam"]);
    expect(intake.relay.form.requests).toEqual([]);

    await intake.send(home, homeFields);
    const other = new Map(entries).set("Email", ["other@example.com"]);
    await intake.send(home, homeFields, { post: { entries: other } });
    expect((await rows()).map(({ state }) => state).toSorted()).toEqual([
      "accepted",
      "quarantined",
      "quarantined",
    ]);
  });
  test("for a robot's form after the real one, or with blanks in the decoy: nothing more", async () => {
    await start();
    await intake.send(home, homeFields);
    const entries = new Map(Object.entries(homeFields).map(([name, value]) => [name, [value]]));
    const decoy = (value: string) => ({
      post: { entries: new Map(entries).set(honeypot, [value]) },
    });
    await intake.send(home, homeFields, decoy("http://spam.example"));
    await intake.send(home, homeFields, decoy(" "));
    expect((await rows()).map(({ state }) => state)).toEqual(["accepted"]);
  });
  test.each([
    { channels: ["calls", "texts", "emails"], first: "stopped" },
    { channels: ["calls"], first: "sent" },
  ] as const)(
    "of a lead sent again after a stop of $channels: a new one, to which nothing is stopped",
    async ({ channels, first }) => {
      await start();
      const { app, db } = intake.relay;
      await intake.send(home, homeFields);
      await intake.relay.run();
      const { Email: email } = homeFields;
      await stopContact(app, byPerson, { email, channels, manner: "web" });
      intake.relay.advance(1);
      for (let n = 0; n < 2; n += 1) await intake.send(home, homeFields);
      await intake.relay.run();
      const leads = await db.selectFrom("submissions").selectAll().orderBy("received_at").execute();
      expect(leads.map(({ status, stopped }) => [status, stopped])).toEqual([
        [first, channels.join(" ")],
        ["sent", ""],
      ]);
    },
  );

  test("of a lead sent again with a signal: its recipients are told once, as of a correction", async () => {
    await start();
    await intake.send(home, homeFields);
    await intake.relay.run();
    for (let n = 0; n < 2; n += 1) await intake.send(home, homeFields, { reasons: ["gpc"] });
    await intake.relay.run();
    const deliveries = await intake.relay.deliveries();
    const [sent, told] = [null, "privacy.opted_out"].map((about) =>
      deliveries.filter((one) => one.about === about && one.state === "delivered"),
    );
    expect(sent?.length).toBeGreaterThan(0);
    expect(told?.map(({ destination }) => destination)).toEqual(
      sent?.map(({ destination }) => destination),
    );
    expect(await rows()).toHaveLength(1);
  });
  test("beyond its sender's rate: an opt-out without its free text, sent last", async () => {
    await start({ SUBMIT_RATE: "1", FORM_ID_OPT_OUT: "main" });
    const optOut = {
      intent: "opt-out-request",
      fullName: "Ann Lee",
      email: "ann@example.com",
      phone: "",
      state: "California",
      details: "a long story",
    };
    await intake.send(optOutForm(), optOut);
    await intake.send(optOutForm(), { ...optOut, email: "bea@example.com" });

    const [within, beyond] = await storedFields();
    expect(within).toMatchObject({ email: "ann@example.com", details: "a long story" });
    expect(beyond).toMatchObject({ email: "bea@example.com", fullName: "Ann Lee" });
    expect(beyond).not.toHaveProperty("details");
    const deliveries = await intake.relay.deliveries();
    const orders = deliveries.map((delivery) => delivery.priority);
    expect(new Set(orders)).toEqual(new Set([priority.optOut, priority.overRate]));
    const late = deliveries.filter(({ next_at }) => next_at === intake.relay.now() + 60_000);
    expect(late.map((delivery) => delivery.priority)).toEqual([priority.overRate]);
  });
});

describe("a lead that was sent before", () => {
  const sameAs = async (changes: Record<string, string>, sender: Sender = {}) => {
    await intake.send(home, { ...homeFields, ...changes }, sender);
    return (await rows()).length === 1;
  };

  test("is recognized for a day, however it is written, whatever its page, certificate, and signal", async () => {
    await start();
    expect(await sameAs({})).toBe(true);
    expect(await sameAs({ Email: " ANN@Example.com", Phone: "+1 212.555.0123" })).toBe(true);
    expect(await sameAs({ "Last name": "Lee " })).toBe(true);
    expect(await sameAs({ "page source": "https://elsewhere.example/" })).toBe(true);
    expect(await sameAs({ ip_lookup: "8.8.8.8" })).toBe(true);
    expect(await sameAs({ xxTrustedFormCertUrl: "https://cert.trustedform.com/abc" })).toBe(true);
    expect(await sameAs({}, { reasons: ["gpc"] })).toBe(true);
    intake.relay.advance(day - 1);
    expect(await sameAs({})).toBe(true);
    intake.relay.advance(1);
    expect(await sameAs({})).toBe(false);
  });

  test("is a new one about another case", async () => {
    await start();
    for (const slug of ["oxbryta", "hernia-mesh", "oxbryta"]) {
      await intake.send(step2, caseFields, { post: { case: { slug, title: slug } } });
    }
    expect(await rows()).toHaveLength(2);
  });

  test("is a new one with one value changed", async () => {
    await start();
    const changes = [
      { Phone: "(212) 555-0123 ext 9" },
      { Phone: "(212) 555-0199" },
      { "Last name": "Leigh" },
      { Email: "ann+tag@example.com" },
    ];
    await intake.send(home, homeFields);
    for (const change of changes) await intake.send(home, { ...homeFields, ...change });
    expect(await rows()).toHaveLength(5);
  });
});

describe("an opt-out request", () => {
  const email = "ann@example.com";
  const optOut = {
    intent: "opt-out-request",
    fullName: "Ann Lee",
    email,
    phone: "",
    state: "California",
    details: "",
  };
  const logged = () => intake.relay.db.selectFrom("privacy_log").selectAll().execute();

  test("that is repeated is logged once, and again after the operator lifted it", async () => {
    await start();
    const hashes = hashesUnder([key], { email });
    for (let count = 0; count < 5; count++) await intake.send(optOutForm(), optOut);
    expect([await rows(), await logged()]).toMatchObject([{ length: 1 }, { length: 1 }]);

    await lift(intake.relay.db, "sale", hashes);
    await intake.send(optOutForm(), optOut);
    expect(await isSuppressed(intake.relay.db, "sale", hashes)).toBe(true);
    expect([await rows(), await logged()]).toMatchObject([{ length: 1 }, { length: 2 }]);
  });

  test("that comes again after it was lifted is told again, and otherwise once", async () => {
    await start();
    await intake.relay.submit({ kind: "home", email });
    await intake.relay.run();
    const told = async () => {
      await intake.send(optOutForm(), optOut);
      const all = await intake.relay.deliveries();
      return all.filter(({ about }) => about === "privacy.opted_out").length;
    };
    const first = await told();
    expect(first).toBeGreaterThan(0);
    expect(await told()).toBe(first);
    await lift(intake.relay.db, "sale", hashesUnder([key], { email }));
    expect(await told()).toBe(2 * first);
  });

  test("needs no act of the operator itself if a firm cannot be told: the lead does", async () => {
    await start();
    const lead = await intake.relay.submit({ kind: "home", email });
    const gone = {
      destination: "partner:gone",
      channel: "partner:gone",
      state: "delivered",
    } as const;
    await delivery(intake.relay.db, { reference: lead, ...gone });
    await intake.send(optOutForm(), optOut);
    const needs = (await rows()).map(({ kind, need }) => [kind, need]);
    expect(Object.fromEntries(needs)).toEqual({ home: "notify", opt_out: null });
  });

  test("is accepted however far beyond the rate, and keeps nobody else from it", async () => {
    await start({ SUBMIT_RATE: "2" });
    const kinds = new Set<string>();
    for (let count = 0; count < 60; count++) {
      kinds.add(
        (await intake.send(optOutForm(), { ...optOut, email: `a${count}@example.com` })).kind,
      );
    }
    expect([...kinds]).toEqual(["accepted"]);
    expect(await rows()).toHaveLength(60);
    const last = hashesUnder(intake.relay.app.keys, { email: "a59@example.com" });
    expect(await isSuppressed(intake.relay.db, "sale", last)).toBe(true);
  });

  test("by a signal of the browser keeps the person opted out later and in any browser", async () => {
    await start();
    const newsletter = newsletterForm({ ownPage: false });
    const signUp = { "First name": "Ann", Email: email, formType: "newsletter" };
    await intake.send(newsletter, signUp);
    await intake.send(newsletter, { ...signUp, "First name": "Anna" }, { reasons: ["gpc"] });
    await intake.send(newsletter, { ...signUp, "First name": "Annie" });
    const reasons = (await rows()).map(({ opted_out }) => opted_out);
    expect(reasons.toSorted()).toEqual(['["gpc"]', '["suppression"]', "[]"]);
  });
});

test("a repeat has a higher cap than other posts of its address, and an unsubscribe none", async () => {
  await start({ SUBMIT_RATE: "1" });
  const signUp = { "First name": "Ann", Email: "ann@example.com", formType: "newsletter" };
  const join = () => intake.send(newsletterForm({ ownPage: false }), signUp);
  const leave = (email: string) =>
    intake.send(unsubscribeForm(), { email, formType: "unsubscribe" });
  for (let count = 0; count < 11; count++) {
    expect(await join()).toMatchObject({ kind: "accepted" });
  }
  expect(await join()).toMatchObject({ kind: "limited", retryAfter: expect.any(Number) });
  for (let count = 0; count < 30; count++) {
    expect(await leave(`a${count % 20}@example.com`)).toMatchObject({ kind: "accepted" });
  }
});

const claim = (db: Kysely<Database>, fingerprints: [string, ...string[]], at = noon) =>
  transact(appOn(db), (app) => claimReference(app, { fingerprints, receivedAt: at }));

test("a duplicate stored under an older key is found", async () => {
  const db = await emptyStore();
  const { reference } = await claim(db, ["under the older key"]);

  expect(await claim(db, ["under the newer", "under the older key"])).toEqual({
    reference,
    isNew: false,
  });
});

test("the fingerprint of a submission ignores order and blanks, under each key", () => {
  const [older, newer] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
  const told = { message: "two  words\n", email: "Ann@example.com", phone: "(212) 555-0123" };
  const same = { phone: "+1 212 555 0123", email: "ann@EXAMPLE.com ", message: " two words" };
  const [latest, before] = fingerprintsUnder([newer, older], "contact", told);

  expect(fingerprintsUnder([older], "contact", same)).toEqual([before]);
  expect(fingerprintsUnder([newer], "contact", same)).toEqual([latest]);
  expect(latest).not.toBe(before);
  for (const change of [{ message: "twowords" }, { email: "" }, { phone: "" }, { message: "" }]) {
    expect(fingerprintsUnder([newer], "contact", { ...told, ...change })).not.toEqual([latest]);
  }
  expect(fingerprintsUnder([newer], "opt_out", told)).not.toEqual([latest]);
});

test("a reference that somebody had before, or that a test could have, is drawn again", async () => {
  const db = await emptyStore();
  await submission(db, { reference: "AAAA2222", erased_at: 1 });
  const notice = { purpose: "notice", regarding: "AAAA2222", message_id: "CCCC4444" } as const;
  await delivery(db, { reference: "AAAA2222", ...notice });
  const drawn = ["AAAA2222", "CCCC4444", "AAAA2222", "BBBB3333"];
  const draw = () => drawn.shift() ?? "";

  expect(await db.transaction().execute((trx) => issueReference(trx, draw))).toBe("BBBB3333");
  const tests = ["TESTAB23", "DDDD5555"].values();
  const drawTest = () => tests.next().value ?? "";
  expect(await db.transaction().execute((trx) => issueReference(trx, drawTest))).toBe("DDDD5555");
  expect(drawn).toEqual([]);
});

test("a submission gets no reference that somebody had before", async () => {
  const db = await emptyStore();
  await submission(db, { reference: "AAAA2222", erased_at: 1 });
  const drawn = ["AAAA2222", "BBBB3333"];
  const draw = () => drawn.shift() ?? "";
  const lookup = { fingerprints: ["F"], receivedAt: noon } as const;

  const claimed = await transact(appOn(db), (app) => claimReference(app, lookup, draw));
  expect(claimed).toEqual({ reference: "BBBB3333", isNew: true });
});

test("a reference has eight characters that are not mistaken for others", async () => {
  const db = await emptyStore();
  const issue = () => db.transaction().execute((trx) => issueReference(trx));
  expect(isReference(await issue())).toBe(true);
  for (const wrong of ["AAAA222", "AAAA22222", "AAAA222O", "aaaa2222"]) {
    expect(isReference(wrong)).toBe(false);
  }
});
