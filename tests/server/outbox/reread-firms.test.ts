import type { KyselyPlugin } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type App, takePartners } from "~/server/app";
import { readAsked, signAuthorization } from "~/server/leads/authorize";
import { correct, takeBackAnswers } from "~/server/leads/correct";
import { erasePerson } from "~/server/leads/erase";
import { stopContact } from "~/server/leads/stop";
import { withdraw } from "~/server/leads/withdraw";
import { storeReport } from "~/server/partners/store-report";
import { findDifferences } from "~/server/state/settle";
import { authorizing, startFirms } from "~/tests/support/firms";
import { pass } from "~/tests/support/operator";
import { second } from "~/tests/support/relay-fixture";
import { byDesk } from "~/tests/support/test-app";

// An act goes on with the firms that it began with: their file may be read again between any two of
// its statements, with firms that left, came, or take nothing any more, and nothing changes.

type Given = Awaited<ReturnType<typeof startFirms>>;
let given: Given;
/** Called before each statement. */
let beforeStatement = () => {};
/** As of a server that reads the file again. */
let current: { app: App };
/** The one that the act begins with. */
let app: App;

beforeAll(async () => {
  given = await startFirms({ a: {}, b: {}, c: {} });
  const plugin: KyselyPlugin = {
    transformQuery({ node }) {
      beforeStatement();
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  current = { app: { ...given.relay.app, db: given.relay.db.withPlugin(plugin) } };
});
afterAll(() => given.close());

type Case = { reference: string; email: string };
type Act = {
  fields?: Record<string, string>;
  /** What happens before the act. */
  before?: (one: Case) => Promise<unknown>;
  isSent?: boolean;
  run: (one: Case) => Promise<unknown>;
};

const acts: Record<string, Act> = {
  correct: {
    // The log has another id each time.
    run: async ({ reference }) => ({
      ...(await correct(app, byDesk, reference, { changes: { "Last name": "Quillon" } })),
      entry: null,
    }),
  },
  "take back answers": {
    before: ({ reference }) =>
      given.relay.db
        .updateTable("submissions")
        .set({ answers: '{"year":"2020"}' })
        .where("reference", "=", reference)
        .execute(),
    run: ({ reference }) => takeBackAnswers(app, { reference, seen: 1 }),
  },
  "stop texts": {
    run: ({ email }) => stopContact(app, byDesk, { email, channels: ["texts"], manner: "web" }),
  },
  withdraw: { run: ({ reference }) => withdraw(app, byDesk, reference) },
  erase: { run: ({ email }) => erasePerson(app, byDesk, { email }) },
  decline: {
    run: ({ reference }) =>
      storeReport(app, { reference, status: "declined", partner: "a", messageId: `m${reference}` }),
  },
  "send to another firm": {
    isSent: false,
    // Its Undo names the lead, which is another one each time.
    run: async ({ reference }) => ({ ...(await pass(app, byDesk, reference)), undo: null }),
  },
  sign: {
    fields: { state: "WA", zipcode: "98101" },
    run: async ({ reference }) => {
      const row = await authorizing(given).rowOf(reference);
      // The page that was signed showed the firms of before.
      const paper = await readAsked(given.relay.app, row);
      return signAuthorization(app, {
        reference,
        firm: paper?.firm.id ?? "",
        hash: paper?.hash ?? "",
        name: "Zora Quill",
        language: "en",
      });
    },
  },
};

let count = 0;

/** One lead at firm a, the act on it, and what the act made of its rows. */
async function perform({ fields, before, run, isSent = true }: Act, atStatement?: () => void) {
  const { relay } = given;
  takePartners(current, relay.config.partners);
  ({ app } = current);
  await relay.db.deleteFrom("partner_days").execute();
  // The others took a lead already, so that it is a's turn.
  const others = ["b", "c"].map((partner) => ({ day: "2026-11-21", partner, taken: 1 }));
  await relay.db.insertInto("partner_days").values(others).execute();
  count += 1;
  const email = `person${count}@people.test`;
  const reference = await given.lead({ email, ...(fields && { fields }) });
  relay.advance(second);
  if (isSent) await relay.run();
  await before?.({ reference, email });

  beforeStatement = atStatement ?? (() => {});
  const result = await run({ reference, email });
  beforeStatement = () => {};

  const rows = await relay.db
    .selectFrom("deliveries")
    .selectAll()
    .where((row) => row.or([row("reference", "=", reference), row("regarding", "=", reference)]))
    .orderBy("id")
    .execute();
  const routing = await given.routingOf(reference);
  return {
    result,
    routing: routing && { state: routing.state, partner: routing.partner },
    deliveries: rows.map(({ purpose, destination, state, about, revision, reason, cause }) =>
      [purpose, destination, state, about, revision, reason, cause].join(" "),
    ),
  };
}

/** What the file says when it is read again. */
const files: readonly ((partners: App["config"]["partners"]) => App["config"]["partners"])[] = [
  () => [],
  (all) => all.filter(({ id }) => id !== "a"),
  (all) => all.filter(({ id }) => id !== "b"),
  (all) => all.map((one) => ({ ...one, cases: ["no-such-case"], dailyCap: 0 })),
  ([first, ...all]) => (first ? [{ ...first, id: "d", name: "Firm d" }, ...all] : all),
];

test.each(Object.entries(acts))(
  "%s does the same, whatever the firms' file says from any of its statements on",
  async (_name, act) => {
    let statements = 0;
    const expected = await perform(act, () => {
      statements += 1;
    });
    expect(statements).toBeGreaterThan(5);
    expect(expected.deliveries.length).toBeGreaterThan(0);

    for (let at = 1; at <= statements; at += 1) {
      const file = files[at % files.length];
      let passed = 0;
      const found = await perform(act, () => {
        passed += 1;
        if (passed === at) takePartners(current, file?.(given.relay.config.partners) ?? []);
      });
      expect([at, found]).toEqual([at, expected]);
    }
    const differences = [];
    for await (const one of findDifferences(given.relay.db)) differences.push(one);
    expect(differences).toEqual([]);
  },
);
