import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { viewRequest, viewTold } from "~/app/request/view.server";
import type { ContactChannel } from "~/data/contact-channels";
import { homeForm } from "~/data/forms/home";
import { newsletterForm } from "~/data/forms/newsletter";
import { optOutForm } from "~/data/forms/opt-out";
import { unsubscribeForm } from "~/data/forms/unsubscribe";
import { byPerson } from "~/server/leads/operator-log";
import { stopContact, stopContactOf } from "~/server/leads/stop";
import { copyRequest, describeRequest, readRequest } from "~/server/leads/visitor-request";
import { readPlaceholders } from "~/server/legal/placeholders";
import { startFirms } from "~/tests/support/firms";
import { caseFields } from "~/tests/support/lead-fields.mjs";
import { startMailServer } from "~/tests/support/mail-server";
import { hour } from "~/tests/support/relay-fixture";
import { caseTypes, type Intake, intakeOn, oxbryta, startIntake, step2 } from "./intake-fixture";

let intake: Intake;
let mail: Awaited<ReturnType<typeof startMailServer>>;
beforeAll(async () => {
  mail = await startMailServer();
  intake = await startIntake({
    settings: {
      SUBMIT_RATE: "0",
      INLINE_DELIVERY_MS: "0",
      SMTP_URL: mail.url,
      MAIL_FROM: "site@example.com",
      FORWARD_ROLE: "third_party",
    },
  });
});
afterAll(async () => {
  await intake.relay.close();
  await mail.close();
});

const home = homeForm({ caseTypes, consent: "I agree.", asksState: true });
const acts = ["stop", "opt_out", "unsubscribe", "sign_up", "lead", "opted_out_lead"] as const;
const channels = fc.subarray<ContactChannel>(["calls", "texts", "emails"], { minLength: 1 });
const act = fc.record({ act: fc.constantFrom(...acts), by: fc.nat(2), channels });
type Act = typeof act extends fc.Arbitrary<infer One> ? One : never;
type Person = { email: string; phone: string };

let made = 0;

function someone(): Person {
  made += 1;
  return { email: `p${1000 + made}@example.com`, phone: `212 555 ${1000 + made}` };
}

/** By email address, phone number, or both. */
function part({ email, phone }: Person, by: number): Partial<Person> {
  return by === 0 ? { email } : by === 1 ? { phone } : { email, phone };
}

const lead = ({ email, phone }: Person, text = "Quill") => ({
  "First name": "Zora",
  "Last name": text,
  state: "NY",
  Phone: phone,
  Email: email,
  caseTypeSlug: "oxbryta",
  consent: "on",
});

async function play(person: Person, { act: name, by, channels: which }: Act) {
  const { app } = intake;
  const { email, phone } = person;
  switch (name) {
    case "stop":
      await stopContact(app, byPerson, { ...part(person, by), channels: which, manner: "web" });
      break;
    case "opt_out":
      await intake.send(optOutForm(), { fullName: "Ann", email, phone, state: "Ohio" });
      break;
    case "unsubscribe":
      await intake.send(unsubscribeForm(), { email });
      break;
    case "sign_up":
      await intake.send(newsletterForm({ ownPage: false }), { "First name": "Ann", Email: email });
      break;
    case "lead":
      await intake.send(home, lead(person, "Earlier"));
      break;
    case "opted_out_lead":
      await intake.send(home, lead(person, "Signal"), { reasons: ["gpc"] });
  }
}

/** Everything that the sender of the lead can read, without what differs for every lead. */
async function readAs(person: Person, reference: string) {
  const { app } = intake;
  const row = await app.db
    .selectFrom("submissions")
    .selectAll()
    .where("reference", "=", reference)
    .executeTakeFirstOrThrow();
  const stored = await readRequest(app, row);
  const request = describeRequest(app, stored);
  const { whole, json } = copyRequest(app, stored);
  const pages = [
    request,
    viewRequest(request, readPlaceholders(app.config)),
    viewTold(request.recipients),
    whole,
    JSON.parse(json),
  ];
  return JSON.stringify(pages, (name, value) =>
    [
      "hash",
      "sha256",
      "personal_sha256",
      "salt",
      "seal",
      "seq",
      "place",
      "id",
      "taken",
      "nextAt",
    ].includes(name)
      ? ""
      : value,
  )
    .replaceAll(/Receipt \(SHA-256\): \w+|Number \d+ in the chain/g, "")
    .replaceAll(reference, "REFERENCE")
    .replaceAll(person.email, "EMAIL")
    .replaceAll(person.phone, "PHONE")
    .replaceAll(`+1${person.phone.replaceAll(" ", "")}`, "E164");
}

const sending = fc.record({
  isCase: fc.boolean(),
  signals: fc.constantFrom([], ["gpc" as const]),
  /** What its sender does on the request. */
  own: fc.constantFrom(
    [],
    ["texts" as const],
    ["calls" as const, "texts" as const, "emails" as const],
  ),
});

test("the pages of a request say nothing of what its address or number did before or elsewhere", async () => {
  const { relay } = intake;
  const before = fc.array(act, { minLength: 1, maxLength: 4 });
  const after = fc.array(
    fc.record({ act: fc.constantFrom("opt_out", "unsubscribe"), by: fc.nat(2), channels }),
    { maxLength: 1 },
  );
  await fc.assert(
    fc.asyncProperty(before, sending, after, async (earlier, { isCase, signals, own }, later) => {
      const people = [someone(), someone()] as const;
      for (const one of earlier) await play(people[0], one);
      await relay.pass(hour, hour / 4);

      const sent: string[] = [];
      for (const person of people) {
        const form = isCase ? step2 : home;
        const { caseTypeSlug, ...common } = lead(person);
        const fields = isCase
          ? { ...caseFields, ...common, ...(signals.length === 0 && { share_answers: "yes" }) }
          : { caseTypeSlug, ...common };
        const received = await intake.send(form, fields, {
          reasons: signals,
          ...(isCase && { post: { case: oxbryta } }),
        });
        expect(received.kind).toBe("accepted");
        sent.push("reference" in received ? received.reference : "");
      }
      await relay.run();
      relay.advance(hour);
      if (own.length > 0) {
        for (const reference of sent)
          await stopContactOf(relay.app, byPerson, { reference, channels: own });
        await relay.run();
      }
      relay.advance(hour);
      for (const one of later) await play(people[0], one);
      await relay.run();

      const [known = "", control = ""] = await Promise.all(
        people.map((person, index) => readAs(person, sent[index] ?? "")),
      );
      expect(known).toBe(control);
    }),
    { numRuns: 12 },
  );
});

test.each([
  ["a firm that takes it", {}, {}],
  ["a firm that is full", { dailyCap: 1 }, {}],
  ["a firm that it must be signed for", {}, { state: "WA" }],
] as const)(
  "nor what was stopped elsewhere while it waited or after it was sent, with %s",
  async (_, firm, fields) => {
    const firms = await startFirms({ lee: firm }, { SUBMIT_RATE: "0", FORM_ID: "main" });
    const before = intake;
    const { relay } = firms;
    intake = intakeOn(relay);
    const later = fc.record({
      act: fc.constantFrom("stop", "stop", "opt_out", "unsubscribe"),
      by: fc.nat(2),
      channels: fc.oneof(channels, fc.constant<ContactChannel[]>(["calls", "texts", "emails"])),
    });
    const given = fc.record({
      isWaiting: fc.boolean(),
      own: fc.constantFrom([], ["texts" as const]),
      elsewhere: fc.array(later, { minLength: 1, maxLength: 2 }),
    });
    try {
      await intake.send(home, lead(someone()));
      await relay.run();
      await fc.assert(
        fc.asyncProperty(given, async ({ isWaiting, own, elsewhere }) => {
          // The form service takes five at once: what earlier histories left waiting goes first.
          relay.advance(hour);
          await relay.run();
          relay.advance(hour);
          const people = [someone(), someone()] as const;
          const sent: string[] = [];
          for (const person of people) {
            const received = await intake.send(home, { ...lead(person), ...fields });
            sent.push("reference" in received ? received.reference : "");
          }
          if (!isWaiting) await firms.runDue();
          for (const reference of sent) {
            if (own.length > 0)
              await stopContactOf(relay.app, byPerson, { reference, channels: own });
          }
          relay.advance(60_000);
          for (const one of elsewhere) await play(people[0], one);

          const [known = "", control = ""] = await Promise.all(
            people.map((person, index) => readAs(person, sent[index] ?? "")),
          );
          expect(known).toBe(control);
        }),
        { numRuns: 15 },
      );
    } finally {
      intake = before;
      await firms.close();
    }
  },
  60_000,
);
