import fc from "fast-check";
import { expect, test } from "vitest";
import { correct } from "~/server/leads/correct";
import { erasePerson, withdraw } from "~/server/leads/erase";
import { previewRetention, runRetention } from "~/server/leads/retention";
import { stopContact } from "~/server/leads/stop";
import { findDifferences } from "~/server/outbox/state";
import { hashesUnder } from "~/server/privacy/identity";
import { text } from "~/tests/support/fake-server";
import { startFirms } from "~/tests/support/firms";
import { accept } from "~/tests/support/form-service";
import { hour, key } from "~/tests/support/relay-fixture";
import { byDesk } from "~/tests/support/test-app";

const day = 24 * hour;
const people = ["p0@people.test", "p1@people.test"] as const;
const kinds = ["home", "case", "case", "newsletter", "contact", "opt_out", "unsubscribe"] as const;
/** What services answer; they may repeat what they were sent. */
const answers = [
  { status: 204, body: "" },
  { status: 500, body: "Zora Quill p0@people.test" },
  { status: 422, body: '{"errors":[{"message":"p1@people.test +12125550143"}]}' },
  { status: 429, body: "203.0.113.9" },
] as const;

const who = fc.constantFrom(...people);
const lead = fc.nat(5);
const anyStep = fc.oneof(
  fc.record({ act: fc.constant("send"), email: who, kind: fc.constantFrom(...kinds) }),
  fc.record({ act: fc.constant("send"), email: who, kind: fc.constant("case" as const) }),
  fc.record({
    act: fc.constant("answer"),
    firm: fc.constantFrom("a", "b", "form"),
    answer: fc.constantFrom(...answers),
  }),
  fc.record({ act: fc.constantFrom("correct", "withdraw", "decline"), lead }),
  fc.record({ act: fc.constantFrom("erase", "stop"), email: who }),
  fc.record({ act: fc.constant("pass"), hours: fc.constantFrom(1, 30, 200) }),
);
type Step = typeof anyStep extends fc.Arbitrary<infer One> ? One : never;

let given: Awaited<ReturnType<typeof startFirms>>;

async function play(steps: readonly Step[]) {
  const { relay } = given;
  const { app } = relay;
  const sent: string[] = [];
  for (const step of steps) {
    const reference = "lead" in step ? sent[step.lead] : undefined;
    switch (step.act) {
      case "send":
        if ("kind" in step) sent.push(await sendOne(step.email, step.kind));
        break;
      case "answer":
        if ("answer" in step) setAnswer(step.firm, step.answer);
        break;
      case "correct": {
        const changes = { "Last name": `Quill${sent.length}` };
        if (reference) await correct(app, byDesk, reference, { changes });
        break;
      }
      case "withdraw":
        if (reference) await withdraw(app, byDesk, reference);
        break;
      case "decline":
        if (reference) await given.decline(reference, "a");
        break;
      case "erase":
        if ("email" in step) await erasePerson(app, byDesk, { email: step.email });
        break;
      case "stop":
        if ("email" in step) {
          await stopContact(app, byDesk, { email: step.email, channels: ["calls"], manner: "web" });
        }
        break;
      case "pass":
        if ("hours" in step) await relay.pass(step.hours * hour, (step.hours * hour) / 4);
    }
    await given.settle();
  }
}

function sendOne(email: string, kind: (typeof kinds)[number]): Promise<string> {
  return kind === "case" || kind === "home"
    ? given.lead({ kind, email })
    : given.relay.submit({ kind, email });
}

function setAnswer(service: string, { status, body }: (typeof answers)[number]) {
  if (service === "form") {
    given.relay.form.always(status === 204 ? accept : text(status, body));
  } else {
    const firm = given.firm(service);
    firm.always(status === 204 ? firm.receive : text(status, body));
  }
}

/** Every text in the store, by table and column, in which something of a person is left. */
async function findPersonal(): Promise<string[]> {
  const { db } = given.relay;
  const hashes = people.flatMap((email) => hashesUnder([key], { email }));
  const traces = [/zora|quill|people\.test|555.?0143|203\.0\.113\.9|roundup/i];
  const found = new Set<string>();
  for (const { name: table } of await db.introspection.getTables()) {
    const rows = await db
      .withTables<Record<string, Record<string, unknown>>>()
      .selectFrom(table)
      .selectAll()
      .execute();
    for (const [column, value] of rows.flatMap((row) => Object.entries(row))) {
      const isHash =
        !["suppressions", "contact_stops"].includes(table) && hashes.includes(String(value));
      if (isHash || traces.some((trace) => trace.test(String(value)))) {
        found.add(`${table}.${column}`);
      }
    }
  }
  return [...found];
}

test("after any history and the days of retention, no personal data is left", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { minLength: 4, maxLength: 14 }), async (steps) => {
      given = await startFirms({ a: {}, b: {} }, { FORM_ID: "main" });
      try {
        await play(steps);
        // A week, in which everything that still waits is sent or expires.
        for (const service of ["a", "b", "form"]) setAnswer(service, answers[0]);
        await given.relay.pass(9 * day, 12 * hour);
        const later = given.relay.now() + 1827 * day;
        const app = { ...given.relay.app, now: () => later };
        await runRetention(app);

        expect((await previewRetention(app)).kept).toEqual([]);
        const differences = [];
        for await (const one of findDifferences(given.relay.db)) differences.push(one);
        expect(differences).toEqual([]);
        expect(await findPersonal()).toEqual([]);
      } finally {
        await given.close();
      }
    }),
    { numRuns: Number(process.env.MADE_INPUTS ?? 5), endOnFailure: true },
  );
});
