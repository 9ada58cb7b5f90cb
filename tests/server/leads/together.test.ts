import { setImmediate } from "node:timers/promises";
import fc from "fast-check";
import pino from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { homeForm } from "~/data/forms/home";
import { language } from "~/data/language";
import { speak } from "~/server/language";
import { transact } from "~/server/store/transact";
import { caseTypes, type Intake, startIntake } from "./intake-fixture";

let intake: Intake;
beforeAll(async () => {
  intake = await startIntake({ settings: { SUBMIT_RATE: "0" } });
  intake.app.log = pino({}, { write: (line: string) => void lines.push(JSON.parse(line)) });
});
afterAll(() => intake.relay.close());

const lines: { msg: string; request?: string; reference?: string }[] = [];

const sender = fc.record({
  language: fc.constantFrom("en" as const, "es" as const),
  reasons: fc.constantFrom([], ["gpc"] as const, ["cookie"] as const),
  /** Turns of the event loop between the posts, so that groups begin and join at any point. */
  turns: fc.nat(3),
});
type Sender = typeof sender extends fc.Arbitrary<infer One> ? One : never;

let sent = 0;

async function post({ language: of, reasons }: Sender) {
  sent += 1;
  const name = `Sender ${sent}`;
  const email = `sender${sent}@example.com`;
  const fields = {
    "First name": name,
    "Last name": "Quill",
    Phone: `212 555 ${String(1000 + sent)}`,
    Email: email,
    caseTypeSlug: "oxbryta",
    consent: "on",
  };
  const form = speak(of, () => homeForm({ caseTypes, consent: "I agree.", asksState: false }));
  const requestId = `request ${sent}`;
  const received = await speak(of, () =>
    intake.send(form, fields, { reasons, requestId, userAgent: `Browser ${sent}` }),
  );
  expect(received.kind).toBe("accepted");
  return { reference: "reference" in received ? received.reference : "", email, requestId };
}

test("posts that share a commit each prove their own language, opt-out, and sender", async () => {
  const posts = fc.array(sender, { minLength: 2, maxLength: 12 });
  await fc.assert(
    fc.asyncProperty(posts, async (senders) => {
      const stored = [];
      for (const one of senders) {
        stored.push(post(one));
        for (let turn = 0; turn < one.turns; turn += 1) await setImmediate();
      }
      for (const [index, { reference, email, requestId }] of (
        await Promise.all(stored)
      ).entries()) {
        const { body, personal } = await intake.relay.db
          .selectFrom("receipts")
          .select(["body", "personal"])
          .where("reference", "=", reference)
          .executeTakeFirstOrThrow();
        const of = senders[index];
        expect(JSON.parse(body)).toMatchObject({ language: of?.language, opt_out: of?.reasons });
        expect(JSON.parse(personal ?? "")).toMatchObject({
          email,
          user_agent: `Browser ${email.replace(/\D/g, "")}`,
        });
        const logged = lines.filter(
          (line) => line.msg === "submission stored" && line.reference === reference,
        );
        expect(logged.map(({ request }) => request)).toEqual([requestId]);
      }
    }),
    { numRuns: 15 },
  );
});

test("work in a shared commit runs in the context of its own caller", async () => {
  const { db } = intake.relay;
  const read = async () => {
    const inside = transact({ db }, async () => {
      await setImmediate();
      return language();
    });
    return [language(), await inside];
  };
  const pairs = await Promise.all(
    Array.from({ length: 20 }, (_, index) => speak(index % 2 === 0 ? "en" : "es", read)),
  );
  expect(pairs.filter(([outside, inside]) => outside !== inside)).toEqual([]);
});
