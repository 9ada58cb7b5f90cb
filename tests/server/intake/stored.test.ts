import { afterEach, describe, expect, test } from "vitest";
import { resolveCase } from "~/data/cases";
import { caseForm } from "~/data/forms/case";
import { homeForm } from "~/data/forms/home";
import { honeypot } from "~/data/forms/honeypot";
import { optOutForm } from "~/data/forms/opt-out";
import { identify } from "~/server/privacy/identity";
import { priority } from "~/server/submission/kinds";
import { caseFields, homeFields } from "~/tests/support/lead-fields.mjs";
import { key } from "~/tests/support/relay-fixture";
import { day } from "../privacy/given";
import { startIntake } from "./intake-fixture";

type Intake = Awaited<ReturnType<typeof startIntake>>;
let intake: Intake;
afterEach(() => intake.relay.close());

async function start(settings: Record<string, string> = {}) {
  intake = await startIntake({ settings: { SUBMIT_RATE: "0", ...settings } });
}

const caseTypes = [{ value: "oxbryta", label: "Oxbryta" }];
const home = homeForm({ caseTypes, consent: "I agree.", asksState: false });
const oxbryta = { slug: "oxbryta", title: "Oxbryta (Voxelotor)" };
const step2 = caseForm({
  quiz: resolveCase("oxbryta").quiz,
  consent: "I agree.",
  sensitive: false,
  optedOut: false,
});

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
    const sent = { ...caseFields, xxTrustedFormCertUrl: certUrl, share_answers: "on" };
    await intake.send(step2, sent, { post: { case: oxbryta } });

    expect(await rows()).toMatchObject([
      {
        ...{ kind: "case", case_slug: "oxbryta", case_title: oxbryta.title, state: "accepted" },
        ...{ received_at: intake.relay.now(), revision: 1, opted_out: "[]", erased_at: null },
        ...{
          ip: "203.0.113.9",
          ip_source: "server",
          page_source: "https://plainclaim.example/#form",
        },
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
        ...{ "First name": "Ann", "Last name": "Lee", Phone: "(212) 555-0123" },
        ...{ Email: "ann@example.com", dob: "1980-04-27", city: "Albany", state: "NY" },
        ...{ zipcode: "12207", preferred_language: "es", phone_e164: "+12125550123" },
        ...{ xxTrustedFormCertUrl: certUrl, xxTrustedFormToken: "", xxTrustedFormPingUrl: "" },
      },
    ]);
  });

  test("no answers unless the box is ticked, and never after an opt-out", async () => {
    await start();
    const post = { case: oxbryta };
    await intake.send(step2, caseFields, { post });
    const shared = { ...caseFields, share_answers: "on" };
    await intake.send(step2, shared, { post, reasons: ["gpc"] });

    expect(await rows()).toMatchObject([
      { answers: null, opted_out: "[]" },
      { answers: null, opted_out: '["gpc"]' },
    ]);
  });

  test("of what was agreed to: a receipt with the words, and who and where in its other part", async () => {
    await start();
    const { certificateUrl, pingUrl } = intake.relay.certificates;
    const hidden = { xxTrustedFormCertUrl: certificateUrl, xxTrustedFormPingUrl: pingUrl };
    const sent = { ...caseFields, ...hidden, xxTrustedFormToken: "t0k3n", share_answers: "on" };
    const post = { case: oxbryta, consent: "I agree.", disclosure: "All of it." };
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
        ...{ kind: "case", revision: 1, consent_text: "I agree.", disclosure_text: "All of it." },
        ...{ opt_out: [], certificate: "present", share_answers: true },
        consented_at: new Date(intake.relay.now()).toISOString(),
      },
      { consent_text: null, disclosure_text: null, certificate: "absent", share_answers: false },
      { kind: "home", share_answers: null },
    ]);
    const person = { name: "Ann Lee", email: "ann@example.com", phone: "(212) 555-0123" };
    expect(others).toMatchObject([
      {
        ...{ ...person, ip: "203.0.113.9", ip_source: "server", user_agent: "Test/1.0" },
        ...{ certificate_url: certificateUrl, certificate_ping_url: pingUrl },
        certificate_token: "t0k3n",
        page: "https://plainclaim.example/#form",
      },
      {
        ...{ ...person, ip: "", ip_source: "" },
        ...{ certificate_url: "", certificate_token: "", certificate_ping_url: "" },
      },
      person,
    ]);
  });

  test("of whose number is on the list already: no second entry that would outlive the first", async () => {
    await start();
    const [email, other] = ["ann@example.com", "bea@example.com"];
    const entries = () => intake.relay.db.selectFrom("suppressions").selectAll().execute();
    await intake.send(home, { ...homeFields, Email: email }, { reasons: ["gpc"] });
    const before = (await entries()).map(({ hash }) => hash);
    await intake.send(home, { ...homeFields, Email: other });

    const added = (await entries()).map(({ hash }) => hash).filter((one) => !before.includes(one));
    expect(added).toEqual([identify(key, { email: other }).email]);
    const phone = "(212) 555-0199";
    await intake.send(home, { ...homeFields, Email: other, Phone: phone });
    const hashes = (await entries()).map(({ hash }) => hash);
    expect(hashes).toContain(identify(key, { phone }).phone);
  });

  test("for a robot's form: held back, with an alert, and not a duplicate of the real one", async () => {
    await start();
    await intake.send(home, { ...homeFields, [honeypot]: "http://spam.example" });
    await intake.relay.run();
    expect(intake.relay.notices).toMatchObject([{ event: "quarantined" }]);
    expect(intake.relay.form.requests).toEqual([]);

    await intake.send(home, homeFields);
    expect((await rows()).map(({ state }) => state).toSorted()).toEqual([
      "accepted",
      "quarantined",
    ]);
  });

  test("beyond its sender's rate: an opt-out without its free text, sent last", async () => {
    await start({ SUBMIT_RATE: "1", FORM_ID_OPT_OUT: "main" });
    const optOut = {
      ...{ intent: "opt-out-request", fullName: "Ann Lee", email: "ann@example.com" },
      ...{ phone: "", state: "California", details: "a long story" },
    };
    await intake.send(optOutForm, optOut);
    await intake.send(optOutForm, { ...optOut, email: "bea@example.com" });

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
  const sameAs = async (changes: Record<string, string>) => {
    await intake.send(home, { ...homeFields, ...changes });
    return (await rows()).length === 1;
  };

  test("is recognized for a day, however it is written", async () => {
    await start();
    expect(await sameAs({})).toBe(true);
    expect(await sameAs({ Email: " ANN@Example.com", Phone: "+1 212.555.0123" })).toBe(true);
    expect(await sameAs({ "Last name": "Lee " })).toBe(true);
    intake.relay.advance(day - 1);
    expect(await sameAs({})).toBe(true);
    intake.relay.advance(1);
    expect(await sameAs({})).toBe(false);
  });

  test("is a new one with another extension", async () => {
    await start();
    expect(await sameAs({})).toBe(true);
    expect(await sameAs({ Phone: "(212) 555-0123 ext 9" })).toBe(false);
  });
});
