import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { noticeLead } from "~/server/outbox/notices";
import { takesCase, takesState } from "~/server/routing/choose-partner";
import { authorizing } from "~/tests/support/authorizing";
import { startFakeServer, text } from "~/tests/support/fake-server";
import { startFirms } from "~/tests/support/firms";
import { hour } from "~/tests/support/relay-fixture";

type Server = Awaited<ReturnType<typeof startFakeServer>>;
type Firms = Awaited<ReturnType<typeof startFirms>>;
let server: Server;
let given: Firms;

/**
 * One server answers for all firms of all runs: the path names the firm, which decides the answer.
 */
beforeAll(async () => {
  server = await startFakeServer((request, response) => {
    const status = statuses.get(request.path.slice(1)) ?? 204;
    return text(status, "")(request, response);
  });
  given = await startFirms({ a: {} });
  Object.assign(given.relay.config, { PARTNER_HOSTS: [server.host] });
});
afterAll(async () => {
  await given.close();
  await server.close();
});

const statuses = new Map<string, number>();
const ids = ["a", "b", "c", "d"] as const;
const slugs = ["oxbryta", "suboxone", "roundup-cancer"] as const;
const states = ["NY", "CA", "WA"] as const;
const some = <T>(values: readonly T[]) => fc.subarray([...values], { minLength: 1 });
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });

const anyFirm = fc.record({
  cases: maybe(some(slugs)),
  states: maybe(some(states)),
  dailyCap: maybe(fc.integer({ min: 0, max: 3 })),
  share: maybe(fc.constantFrom(0.5, 1, 3)),
  role: fc.constantFrom("third_party", "requested_recipient", undefined),
  status: fc.constantFrom(204, 204, 204, 422, 503),
});

const anyFile = fc.record({ a: anyFirm, b: anyFirm, c: anyFirm, d: anyFirm });

const anyStep = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant("lead" as const),
      named: fc.subarray([...ids]),
      case_slug: fc.constantFrom(...slugs, "purple-widget-burns"),
      state: fc.constantFrom(...states),
      isOptedOut: fc.boolean(),
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant("decline" as const), lead: fc.nat(5) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("sign" as const), lead: fc.nat(5) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("revoke" as const), lead: fc.nat(5) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("stop" as const), lead: fc.nat(5) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant("pause" as const),
      id: fc.constantFrom(...ids),
      isPaused: fc.boolean(),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("reload" as const), file: anyFile }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("pass time" as const) }) },
);

type Made<Arbitrary> = Arbitrary extends fc.Arbitrary<infer Value> ? Value : never;
type File = Made<typeof anyFile>;
type Sent = Extract<Made<typeof anyStep>, { kind: "lead" }> & {
  reference: string;
  /** Files that were in force while the lead could be given to a firm. */
  files: File[];
  /** How many firms had the lead when it was stopped. */
  hadAtStop?: number;
  /** Ids of the firms that the lead's sender ever authorized. */
  signed: Set<string>;
};

let runs = 0;

/** Each run has firms of its own, in a store that all runs share. */
function startRun() {
  runs += 1;
  const own = (id: string) => `r${runs}${id}`;
  const secrets = [`whsec_${Buffer.alloc(32, 1).toString("base64")}`] as const;
  return {
    own,
    load(file: File) {
      given.relay.config.partners = ids.map((id) => {
        const { status, ...rest } = file[id];
        statuses.set(own(id), status);
        const place = { city: "Albany", state: "NY", site: "https://firm.example/" } as const;
        const webhook = { url: `${server.url}/${own(id)}`, secretEnv: "S" };
        return { name: own(id), id: own(id), ...place, webhook, secrets, ...rest };
      });
      given.relay.outbox.reconnect();
    },
  };
}

type Run = ReturnType<typeof startRun>;

/** Firm and `webhook-id` of every message that gave this lead to a firm. */
function messagesOf(run: Run, { reference }: Sent) {
  return server.requests.flatMap(({ path, body, headers }) => {
    const { type, data } = JSON.parse(body.toString("utf8"));
    const id = ids.find((one) => path === `/${run.own(one)}`);
    return type === "lead.created" && data.reference === reference && id
      ? [{ id, message: String(headers["webhook-id"]) }]
      : [];
  });
}

function check(run: Run, lead: Sent) {
  const messages = messagesOf(run, lead);
  const firms = new Set(messages.map(({ id }) => id));
  // One message per firm, however often that message was tried.
  expect(new Set(messages.map(({ message }) => message)).size).toBe(firms.size);
  for (const id of firms) {
    expect(lead.named).toContain(id);
    const mayHave = lead.files.some(
      ({ [id]: firm }) =>
        takesCase(firm, lead.case_slug) &&
        takesState(firm, lead.state) &&
        !(lead.isOptedOut && firm.role === "third_party"),
    );
    expect(mayHave).toBe(true);
    if (lead.state === "WA") expect([...lead.signed]).toContain(run.own(id));
  }
  if (lead.hadAtStop !== undefined) expect(firms.size).toBe(lead.hadAtStop);
}

async function checkCaps(run: Run, files: readonly File[]) {
  const days = await given.relay.db.selectFrom("partner_days").selectAll().execute();
  for (const id of ids) {
    const most = Math.max(...files.map(({ [id]: firm }) => firm.dailyCap ?? 9999));
    for (const { taken } of days.filter(({ partner }) => partner === run.own(id))) {
      expect(taken).toBeLessThanOrEqual(most);
      expect(taken).toBeGreaterThanOrEqual(0);
    }
  }
}

test("with any firms, leads, declines, pauses, stops and files, only a firm that may have a lead gets it, once", async () => {
  const { relay } = given;
  const property = fc.asyncProperty(
    anyFile,
    fc.array(anyStep, { minLength: 4, maxLength: 8 }),
    async (first, steps) => {
      const run = startRun();
      const files = [first];
      const leads: Sent[] = [];
      const leadAt = (place: number) => leads[place % Math.max(1, leads.length)];
      run.load(first);
      for (const step of steps) {
        await act(run, step, { files, leads, leadAt });
        relay.advance(1000);
        await relay.run();
        for (const lead of leads) check(run, lead);
        await checkCaps(run, files);
      }
    },
  );
  await fc.assert(property, { numRuns: Number(process.env.MADE_INPUTS ?? 4), endOnFailure: true });
});

type World = { files: File[]; leads: Sent[]; leadAt: (place: number) => Sent | undefined };

async function act(run: Run, step: Made<typeof anyStep>, { files, leads, leadAt }: World) {
  const { relay } = given;
  switch (step.kind) {
    case "lead": {
      const { named, case_slug, state, isOptedOut } = step;
      const opted_out = isOptedOut ? '["gpc"]' : "[]";
      const about = { named: named.map(run.own), case_slug, fields: { state }, opted_out };
      const reference = await given.lead(about);
      const current = files.at(-1);
      leads.push({ ...step, reference, files: current ? [current] : [], signed: new Set() });
      return;
    }
    case "decline": {
      const lead = leadAt(step.lead);
      const from = lead && (await given.routingOf(lead.reference))?.partner;
      if (lead && from) await given.decline(lead.reference, from);
      return;
    }
    case "sign": {
      const lead = leadAt(step.lead);
      const firm = lead && (await given.routingOf(lead.reference))?.asks;
      if (lead && firm && (await authorizing(given).sign(lead.reference)) === "signed") {
        lead.signed.add(firm);
      }
      return;
    }
    case "revoke": {
      const lead = leadAt(step.lead);
      if (!lead || !(await authorizing(given).revoke(lead.reference))) return;
      lead.hadAtStop ??= new Set(messagesOf(run, lead).map(({ id }) => id)).size;
      return;
    }
    case "stop": {
      const lead = leadAt(step.lead);
      if (!lead) return;
      const notice = { about: "lead.withdrawn" } as const;
      await relay.db
        .transaction()
        .execute((trx) => noticeLead(relay.outbox.relay, trx, lead.reference, notice));
      lead.hadAtStop ??= new Set(messagesOf(run, lead).map(({ id }) => id)).size;
      return;
    }
    case "pause": {
      const paused_at = step.isPaused ? relay.now() : null;
      await relay.db
        .insertInto("partner_states")
        .values({ partner: run.own(step.id), paused_at })
        .onConflict((conflict) => conflict.column("partner").doUpdateSet({ paused_at }))
        .execute();
      return;
    }
    case "reload":
      files.push(step.file);
      for (const lead of leads) lead.files.push(step.file);
      return run.load(step.file);
    case "pass time":
      return relay.advance(25 * hour);
  }
}
