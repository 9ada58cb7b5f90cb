import fc from "fast-check";
import { afterEach, expect, test } from "vitest";
import { formVersion } from "~/server/leads/form-post";
import { stopContact } from "~/server/leads/stop";
import { readShown } from "~/server/operator/shown-submission";
import { startFirms } from "~/tests/support/firms";
import { about, asked, pass, release } from "~/tests/support/operator";
import { byDesk } from "~/tests/support/test-app";
import { intakeOn, message, messageForm, oxbryta } from "./intake-fixture";

let given: Awaited<ReturnType<typeof startFirms>>;
afterEach(() => given.close());

const shown = {
  shown: messageForm,
  consent: "I agree.",
  disclosure: "Firm a, Firm b and Firm c.",
};
const review = { topic: "review", ...message };

async function start() {
  given = await startFirms(
    { a: { cases: ["oxbryta"] }, b: {}, c: { role: "third_party" } },
    { EXCLUDED_STATES: "CA" },
  );
  const { relay } = given;
  const { send } = intakeOn(relay);
  const firms = relay.config.partners.map(({ name }) => name);
  return {
    app: relay.app,
    version: formVersion(shown, firms),
    post: (fields: Record<string, string>) => {
      const asksReview = fields.topic === "review";
      const post = asksReview ? { case: oxbryta, served: [shown] as const } : {};
      return send(messageForm, fields, { post });
    },
  };
}

/** So long what was sent on can be taken back. */
const halfMinute = 30_000;

const livesIn = (state: string, reference: string) =>
  about(given.relay.app, byDesk, reference, { case: oxbryta, state });

const reached = () =>
  Object.entries(given.got()).flatMap(([id, all]) => (all.length > 0 ? id : []));

test("a review reaches one firm that its form named, with the message, once the operator knows its state and passes it on", async () => {
  const { app, version, post } = await start();
  const received = await post({ ...review, form_version: version });
  const reference = received.kind === "accepted" ? received.reference : "";
  await given.runDue();
  expect(reached()).toEqual([]);

  expect(await pass(app, byDesk, reference)).toMatchObject({ kind: "failed" });
  await livesIn("NY", reference);
  expect(await pass(app, byDesk, reference)).toMatchObject({ kind: "done" });
  await given.runDue();
  expect(reached()).toEqual([]);
  given.relay.advance(halfMinute);
  await given.runDue();
  const [holder = ""] = reached();
  expect(reached()).toHaveLength(1);
  const [event] = given.firm(holder).events;
  expect(given.firm(holder).refused).toEqual([]);
  expect(event).toMatchObject({
    type: "lead.created",
    data: {
      reference,
      kind: "contact",
      message: "Please call.",
      answers: null,
      contact: { first_name: "Ann", last_name: "Lee", phone_e164: "+12125550123", state: "NY" },
      case: oxbryta,
      consent: { text: "I agree.\nFirm a, Firm b and Firm c.", form_version: version },
    },
  });
  expect(await pass(app, byDesk, reference)).toMatchObject({ kind: "failed" });

  await stopContact(app, byDesk, { phone: review.phone, channels: ["calls"], manner: "web" });
  await given.runDue();
  expect(given.types(holder)).toEqual(["lead.created", "contact.revoked"]);
});

test("a stop while a passed-on review is in flight reaches the firm that receives it", async () => {
  const { app, version, post } = await start();
  const received = await post({ ...review, form_version: version });
  const reference = received.kind === "accepted" ? received.reference : "";
  for (const id of ["a", "b", "c"]) {
    const firm = given.firm(id);
    firm.next(async (request, response) => {
      await stopContact(app, byDesk, { phone: review.phone, channels: ["calls"], manner: "web" });
      return firm.receive(request, response);
    });
  }
  await livesIn("NY", reference);
  await pass(app, byDesk, reference);
  given.relay.advance(halfMinute);
  await given.runDue();
  const [holder = ""] = reached();
  expect(given.types(holder)).toEqual(["lead.created", "contact.revoked"]);
  expect(reached()).toHaveLength(1);
});

test("a review whose sender stopped some contact goes to nobody, and is not described for a firm", async () => {
  const { app, version, post } = await start();
  const received = await post({ ...review, form_version: version });
  const reference = received.kind === "accepted" ? received.reference : "";
  await livesIn("NY", reference);
  await stopContact(app, byDesk, { phone: review.phone, channels: ["texts"], manner: "web" });
  expect(await livesIn("CA", reference)).toMatchObject({ kind: "failed" });
  expect(await pass(app, byDesk, reference)).toMatchObject({ kind: "failed" });
  given.relay.advance(halfMinute);
  await given.runDue();
  expect(reached()).toEqual([]);
});

test("a review that names no form version, and a question, are kept, and no firm can get them", async () => {
  const { app, version, post } = await start();
  for (const fields of [review, { ...review, topic: "question", form_version: version }]) {
    const received = await post(fields);
    const reference = received.kind === "accepted" ? received.reference : "";
    expect(reference).not.toBe("");
    expect(await pass(app, byDesk, reference)).toMatchObject({ kind: "failed" });
  }
  await given.runDue();
  expect(reached()).toEqual([]);
});

test("a review of an outdated form is shown again with the box unticked, and nothing is stored", async () => {
  const { post } = await start();
  const received = await post({ ...review, form_version: "outdated" });
  expect(received.kind).toBe("invalid");
  const reply = received.kind === "invalid" ? received.reply : null;
  expect(JSON.stringify(reply)).toContain("Please call.");
  expect(JSON.stringify(reply)).not.toContain('"consent":"on"');
  expect(await given.relay.db.selectFrom("submissions").selectAll().execute()).toEqual([]);
});

/** What happens before the operator passes it on. */
const before = ["stop", "opt-out", "quarantine", "gpc", "nothing"] as const;

test("whatever happens before, a passed-on review reaches only a firm that was named and may have it", async () => {
  const { app } = await start();
  const { relay } = given;
  let count = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.subarray(["a", "b", "c", "gone"]),
      fc.constantFrom("oxbryta", "suboxone", null),
      fc.constantFrom("NY", "NY", "CA", ""),
      fc.constantFrom(...before),
      async (named, case_slug, from, happened) => {
        count += 1;
        const email = `person${count}@example.com`;
        const reference = await relay.submit({
          kind: "contact",
          named,
          case_slug,
          email,
          fields: { email, state: from },
          state: happened === "quarantine" ? "quarantined" : "accepted",
          opted_out: happened === "gpc" ? '["gpc"]' : "[]",
        });
        relay.advance(1000);
        if (happened === "stop") {
          await stopContact(app, byDesk, { email, channels: ["emails"], manner: "web" });
        }
        if (happened === "opt-out") {
          await relay.submit({ kind: "opt_out", email, fields: { email } });
        }
        if (happened === "quarantine") await release(app, byDesk, reference);
        await given.runDue();
        const holders = () => reached().filter((id) => given.got()[id]?.includes(reference));
        expect(holders()).toEqual([]);

        await pass(app, byDesk, reference);
        relay.advance(halfMinute);
        await given.runDue();
        const eligible = named.filter(
          (id) =>
            id === "b" ||
            (id === "a" && case_slug === "oxbryta") ||
            (id === "c" && happened !== "gpc"),
        );
        const isFree = from === "NY" && happened !== "stop" && happened !== "opt-out";
        expect(holders()).toHaveLength(isFree && eligible.length > 0 ? 1 : 0);
        for (const id of holders()) expect(eligible).toContain(id);
      },
    ),
    { numRuns: 40 },
  );
});

test("the sender of a review is not asked to sign, because no page has a paper for it", async () => {
  const { app, version, post } = await start();
  const received = await post({ ...review, form_version: version });
  const reference = received.kind === "accepted" ? received.reference : "";
  await livesIn("WA", reference);
  expect((await readShown(app, reference))?.signer).toBeNull();
  expect(await asked(app, byDesk, reference)).toMatchObject({ kind: "failed" });
  expect(await given.routing(reference)).toMatchObject({ state: "held" });
});
