import { parse } from "csv-parse/sync";
import fc from "fast-check";
import { expect, test } from "vitest";
import { contactChannels } from "~/data/contact-channels";
import { readConfig } from "~/server/config/config";
import { listCsv } from "~/server/desk/list";
import { leadAsOf } from "~/server/destinations/partner-payload";
import { correct } from "~/server/leads/correct";
import { readPerson } from "~/server/leads/person";
import { stopContact, stopContactOf } from "~/server/leads/stop";
import { readStored } from "~/server/leads/stored-submission";
import { exportRows } from "~/server/operator/export-rows";
import { viewSubmission } from "~/server/operator/submission-view";
import { readMessage } from "~/server/outbox/prepare";
import type { SecretKeys } from "~/server/privacy/secret-keys";
import { emptyStore, key, noon, operator } from "~/tests/support/given";
import { submit } from "~/tests/support/sent-submission";
import { testApp } from "~/tests/support/test-app";

type Channel = (typeof contactChannels)[number];
type Sent = {
  reference: string;
  email: string;
  phone: string;
  /** Every address and number that it ever had. */
  names: Set<string>;
  stopped: Set<Channel>;
  /** Of a case that asks it. */
  safe?: "no" | "yes";
};

const emails = fc.constantFrom("ann", "bea", "cora");
const phones = fc.constantFrom("11", "12", "13");
const one = fc.nat(5);
const channels = fc.subarray([...contactChannels], { minLength: 1 });
const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant("lead" as const), emails, phones }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant("abuse" as const),
      ...{ emails, phones, safe: fc.constantFrom("no", "yes") },
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant("stop email" as const), emails, channels }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant("stop phone" as const), phones, channels }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("stop lead" as const), one, channels }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("correct email" as const), one, emails }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("correct phone" as const), one, phones }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("opt out" as const), emails }) },
  { weight: 2, arbitrary: fc.constant({ kind: "rotate" as const }) },
);

type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

/** Its sender stops an address that a lead no longer has, which only an earlier key knows. */
const earlierAddress: Step[] = [
  { kind: "lead", emails: "ann", phones: "11" },
  { kind: "correct email", one: 0, emails: "bea" },
  { kind: "rotate" },
  { kind: "stop email", emails: "ann", channels: ["calls"] },
];
/** Whoever said once that calls are not safe asks about something else before and after. */
const unsafe: Step[] = [
  { kind: "lead", emails: "ann", phones: "11" },
  { kind: "abuse", emails: "ann", phones: "12", safe: "no" },
  { kind: "rotate" },
  { kind: "lead", emails: "bea", phones: "12" },
];
/** Two people share a number, and one of them stops an address of their own. */
const alike: Step[] = [
  { kind: "lead", emails: "ann", phones: "11" },
  { kind: "lead", emails: "bea", phones: "11" },
  { kind: "stop email", emails: "bea", channels: ["calls"] },
];

test("what may be used to reach somebody is the same for firms, desk, spreadsheet, and commands, whatever was stopped, called unsafe, sent later, corrected, or rotated", async () => {
  const db = await emptyStore();
  let run = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 12 }), async (steps) => {
      run += 1;
      const config = readConfig({ FORM_ID: "abcdefgh" });
      let now = noon + run * 1_000_000;
      let keys: SecretKeys = [key];
      const open = () => testApp({ db, keys, config, now: () => now });
      const emailOf = (name: string) => `${name}${run}@example.com`;
      const phoneOf = (name: string) => `212 ${200 + run} 01${name}`;
      const leads: Sent[] = [];
      const stops: { name: string; channels: Channel[] }[] = [];
      const stop = (names: string[], channels: Channel[]) => {
        for (const name of names) stops.push({ name, channels });
        for (const lead of leads.filter((lead) => names.some((name) => lead.names.has(name)))) {
          for (const channel of channels) lead.stopped.add(channel);
        }
      };
      const move = async (lead: Sent | undefined, to: { email?: string; phone?: string }) => {
        if (!lead) return;
        const [field, name] = to.email ? ["Email", to.email] : ["Phone", to.phone ?? ""];
        if ([lead.email, lead.phone].includes(name)) return;
        const result = await correct(open(), operator, lead.reference, {
          changes: { [field]: name },
        });
        if (result.kind !== "done") return;
        Object.assign(lead, to);
        lead.names.add(name);
        for (const { channels } of stops.filter((stop) => stop.name === name)) {
          for (const channel of channels) lead.stopped.add(channel);
        }
      };

      for (const step of steps) {
        now += 60_000;
        switch (step.kind) {
          case "lead": {
            const [email, phone] = [emailOf(step.emails), phoneOf(step.phones)];
            const fields = { Phone: phone };
            const reference = await submit(open(), { kind: "home", email, fields });
            const names = new Set([email, phone]);
            leads.push({ reference, email, phone, names, stopped: new Set() });
            break;
          }
          case "abuse": {
            const [email, phone] = [emailOf(step.emails), phoneOf(step.phones)];
            const { safe } = step;
            const asked = { kind: "case", case_slug: "lds-abuse" } as const;
            const fields = { Phone: phone, safe_to_call: safe };
            const reference = await submit(open(), { ...asked, email, fields });
            const names = new Set([email, phone]);
            leads.push({ reference, email, phone, names, stopped: new Set(), safe });
            break;
          }
          case "stop email": {
            const { channels } = step;
            const email = emailOf(step.emails);
            await stopContact(open(), operator, { email, channels, manner: "web" });
            stop([email], channels);
            break;
          }
          case "stop phone": {
            const { channels } = step;
            const phone = phoneOf(step.phones);
            await stopContact(open(), operator, { phone, channels, manner: "web" });
            stop([phone], channels);
            break;
          }
          case "stop lead": {
            const lead = leads[step.one];
            if (!lead) break;
            const { reference, email, phone } = lead;
            await stopContactOf(open(), operator, { reference, channels: step.channels });
            stop([email, phone], step.channels);
            break;
          }
          case "correct email":
            await move(leads[step.one], { email: emailOf(step.emails) });
            break;
          case "correct phone":
            await move(leads[step.one], { phone: phoneOf(step.phones) });
            break;
          case "opt out":
            await submit(open(), { kind: "opt_out", email: emailOf(step.emails) });
            break;
          case "rotate":
            keys = [Buffer.alloc(32, 100 + keys.length), ...keys];
        }
      }
      await compare(open(), leads);
    }),
    { numRuns: 30, examples: [[earlierAddress], [alike], [unsafe]] },
  );
});

/** The newest answer about this number counts, and the newest of all. */
function isUnsafe(lead: Sent, leads: readonly Sent[]) {
  const isSame = ({ names }: Sent) => [...names].some((name) => lead.names.has(name));
  const answers = leads.filter((one) => one.safe && isSame(one));
  const counted = [lead, answers.at(-1), answers.findLast(({ phone }) => phone === lead.phone)];
  return counted.some((one) => one?.safe === "no");
}

async function compare(app: ReturnType<typeof testApp>, leads: readonly Sent[]) {
  const { db } = app;
  let text = "";
  const sheet = await listCsv(app, new URLSearchParams({ tab: "all" }));
  for await (const part of sheet.rows) text += part;
  const rows = parse<Record<string, string>>(text, { bom: true, columns: true });
  let exported = "";
  for await (const part of exportRows(app, "csv", {})) exported += part.text;
  const payloads = parse<Record<string, string>>(exported, { bom: true, columns: true });
  for (const lead of leads) {
    const { reference, email, stopped } = lead;
    const isBarred = (channel: Channel) =>
      stopped.has(channel) || (channel !== "emails" && isUnsafe(lead, leads));
    const allowed = contactChannels.filter((channel) => !isBarred(channel));
    const all = contactChannels.filter((channel) => stopped.has(channel));
    const barred = contactChannels.filter(isBarred);
    const told = barred.map((channel) => (channel === "emails" ? "email" : channel)).join(", ");
    const delivery = await db
      .selectFrom("deliveries")
      .selectAll()
      .where("reference", "=", reference)
      .limit(1)
      .executeTakeFirstOrThrow();
    const destination = app.destinations.find(({ name }) => name === delivery.destination);
    if (!destination) throw new Error("No form service");
    const { message } = await readMessage(app, { delivery, destination });
    const stored = await readStored(app, reference);
    if (!stored) throw new Error(`No ${reference}`);
    const view = viewSubmission(app, stored);
    const row = rows.find((row) => row.Reference === reference);
    const printed = await readPerson(app, { email });
    const shown = printed.submissions.find((one) => one.reference === reference);
    const listed = shown?.stops.filter(({ at }) => Date.parse(at) >= stored.row.received_at);
    const named = new Set<Channel>(listed?.flatMap(({ channels }) => channels));
    expect({
      firm: leadAsOf(message, "sent").data.allowed,
      page: view.allowed,
      caution: view.cautions.find((line) => line.startsWith("This person stopped")),
      spreadsheet: row?.["Do not use"],
      export: payloads.find((one) => one.submission_id?.trim() === reference)?.contact_allowed,
      kept: stored.row.stopped,
      person: contactChannels.filter((channel) => named.has(channel)),
    }).toEqual({
      firm: allowed,
      page: allowed,
      caution:
        all.length > 0 ? `This person stopped ${all.join(", ")}: do not use them.` : undefined,
      spreadsheet: told,
      export: allowed.length > 0 ? allowed.join(" ") : "none",
      kept: all.join(" "),
      person: all,
    });
  }
}
