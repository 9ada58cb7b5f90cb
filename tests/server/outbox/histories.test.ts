import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { takeFirms } from "~/server/app";
import { byPerson } from "~/server/leads/actor";
import { erasePerson, withdraw } from "~/server/leads/erase";
import { stopContact } from "~/server/leads/stop";
import { noticeLeads } from "~/server/outbox/notices";
import { findDifferences } from "~/server/outbox/state";
import { takesCase, takesState } from "~/server/routing/choose-partner";
import { type Behaviour, reset, startFakeServer, text } from "~/tests/support/fake-server";
import { authorizing, pauseFirm, startFirms } from "~/tests/support/firms";
import { hour } from "~/tests/support/relay-fixture";
import { isOnPostgres } from "~/tests/support/temporary-store";

type Server = Awaited<ReturnType<typeof startFakeServer>>;
type Firms = Awaited<ReturnType<typeof startFirms>>;
let server: Server;
let given: Firms;
/** Another process on the same store. */
let other: ReturnType<Firms["relay"]["another"]>;

/** What a firm answers, by the path of its webhook. */
const answers = new Map<string, Behaviour>();

beforeAll(async () => {
  server = await startFakeServer((request, response) =>
    (answers.get(request.path.slice(1)) ?? text(204, ""))(request, response),
  );
  given = await startFirms({ a: {} }, { FORM_ID: "main" });
  Object.assign(given.relay.config, { PARTNER_HOSTS: [server.host] });
  other = given.relay.another();
});
afterAll(async () => {
  await given.close();
  await server.close();
});

const ids = ["a", "b", "c"] as const;
const slugs = ["oxbryta", "suboxone", "roundup-cancer"] as const;
const states = ["NY", "CA", "WA"] as const;
const some = <T>(values: readonly T[]) => fc.subarray([...values], { minLength: 1 });
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });

/** Answers to a lead; the first three are the usual ones. */
const behaviours: readonly Behaviour[] = [
  text(204, ""),
  text(204, ""),
  text(204, ""),
  text(422, ""),
  text(409, ""),
  text(503, ""),
  text(500, ""),
  text(410, ""),
  text(429, "", { "Retry-After": "600" }),
  reset,
];

const anyFirm = fc.record({
  cases: maybe(some(slugs)),
  states: maybe(some(states)),
  dailyCap: maybe(fc.integer({ min: 0, max: 3 })),
  share: maybe(fc.constantFrom(0.5, 1, 3)),
  role: fc.constantFrom("third_party", "requested_recipient", undefined),
  answer: fc.constantFrom(...behaviours),
});
const anyFile = fc.record({ a: anyFirm, b: anyFirm, c: maybe(anyFirm) });

const lead = fc.nat(3);
const step = <Kind extends string>(kind: Kind) =>
  fc.record({ kind: fc.constant(kind), lead, id: fc.constantFrom(...ids), flag: fc.boolean() });
const anyStep = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant("lead" as const),
      named: fc.subarray([...ids]),
      case_slug: fc.constantFrom(...slugs, "purple-widget-burns"),
      state: fc.constantFrom(...states),
      isOptedOut: fc.boolean(),
    }),
  },
  { weight: 3, arbitrary: step("decline") },
  { weight: 2, arbitrary: step("sign") },
  { weight: 1, arbitrary: step("revoke") },
  { weight: 1, arbitrary: step("stop") },
  { weight: 1, arbitrary: step("withdraw") },
  { weight: 1, arbitrary: step("erase") },
  { weight: 1, arbitrary: step("opt out") },
  { weight: 1, arbitrary: step("pause") },
  { weight: 1, arbitrary: step("poison") },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("reload" as const), file: anyFile }) },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant("pass" as const), hours: fc.constantFrom(1, 5, 25) }),
  },
);

type Made<Arbitrary> = Arbitrary extends fc.Arbitrary<infer Value> ? Value : never;
type File = Made<typeof anyFile>;
type Step = Made<typeof anyStep>;
type Sent = Extract<Step, { kind: "lead" }> & {
  reference: string;
  email: string;
  /** Files that were in force while the lead could be given to a firm. */
  files: File[];
  /** How many firms had the lead when nothing more was to be passed on. */
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
      const partners = ids.flatMap((id) => {
        const firm = file[id];
        if (!firm) return [];
        const { answer, ...rest } = firm;
        answers.set(own(id), answer);
        const place = { city: "Albany", state: "NY", site: "https://firm.example/" } as const;
        const webhook = { url: `${server.url}/${own(id)}`, secretEnv: "S" };
        return [{ name: own(id), id: own(id), ...place, webhook, secrets, ...rest }];
      });
      takeFirms(given.relay.app, partners);
      takeFirms(other.app, partners);
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

const had = (run: Run, sent: Sent) => new Set(messagesOf(run, sent).map(({ id }) => id)).size;

/** Only a firm that was named and may have the lead was sent it, as one message. */
function checkFirms(run: Run, sent: Sent) {
  const messages = messagesOf(run, sent);
  const firms = new Set(messages.map(({ id }) => id));
  expect(new Set(messages.map(({ message }) => message)).size).toBe(firms.size);
  for (const id of firms) {
    expect(sent.named).toContain(id);
    const mayHave = sent.files.some(({ [id]: firm }) => {
      if (!firm || (sent.isOptedOut && firm.role === "third_party")) return false;
      return takesCase(firm, sent.case_slug) && takesState(firm, sent.state);
    });
    expect(mayHave).toBe(true);
    if (sent.state === "WA") expect([...sent.signed]).toContain(run.own(id));
  }
  if (sent.hadAtStop !== undefined) expect(firms.size).toBe(sent.hadAtStop);
}

async function checkCaps(run: Run, files: readonly File[]) {
  const days = await given.relay.db.selectFrom("partner_days").selectAll().execute();
  for (const id of ids) {
    const most = Math.max(...files.map(({ [id]: firm }) => firm?.dailyCap ?? 9999));
    for (const { taken } of days.filter(({ partner }) => partner === run.own(id))) {
      expect(taken).toBeLessThanOrEqual(most);
      expect(taken).toBeGreaterThanOrEqual(0);
    }
  }
}

/** Whether no other firm was tried after this one. */
async function isLast(reference: string, destination: string): Promise<boolean> {
  const own = await given.relay.deliveries(reference);
  return own.findLast((row) => row.purpose === "submission")?.destination === destination;
}

/** One firm at a time is sent a lead, and what is stored of a submission is what its rows say. */
async function checkStates(leads: readonly Sent[]) {
  for (const { reference } of leads) {
    const live = (await given.relay.deliveries(reference)).filter(
      ({ destination, purpose, state }) =>
        destination.startsWith("firm:") && purpose === "submission" && state === "pending",
    );
    expect(new Set(live.map(({ destination }) => destination)).size).toBeLessThanOrEqual(1);
  }
  const differences = [];
  for await (const one of findDifferences(given.relay.db)) differences.push(one);
  expect(differences).toEqual([]);
}

/** Every delivery is final, or in a list that a person sees. */
async function checkEnds(leads: readonly Sent[]) {
  const references = new Set(leads.map(({ reference }) => reference));
  const all = await given.relay.deliveries();
  const rows = all.filter(
    ({ reference, regarding }) => references.has(reference) || references.has(regarding ?? ""),
  );
  expect(rows.filter(({ state }) => state === "pending")).toEqual([]);
  for (const { reference, regarding, destination, state, purpose } of rows) {
    if (state !== "refused" && state !== "expired") continue;
    const submission = await given.relay.db
      .selectFrom("submissions")
      .select(["need", "erased_at"])
      .where("reference", "=", purpose === "notice" ? (regarding ?? reference) : reference)
      .executeTakeFirstOrThrow();
    // What another firm has meanwhile, or was erased, needs nobody.
    const isNeeded = purpose === "notice" || (await isLast(reference, destination));
    if (isNeeded && submission.erased_at === null) expect(submission.need).not.toBeNull();
  }
}

test("after any history, only eligible firms got a lead, once, and each delivery ends or is shown", async () => {
  const { relay } = given;
  const property = fc.asyncProperty(
    anyFile,
    fc.array(anyStep, { minLength: 4, maxLength: 9 }),
    async (first, steps) => {
      const run = startRun();
      const files = [first];
      const leads: Sent[] = [];
      run.load(first);
      for (const one of steps) {
        await act(run, one, files, leads);
        relay.advance(1000);
        await settle();
        for (const sent of leads) checkFirms(run, sent);
        await checkCaps(run, files);
        await checkStates(leads);
      }
      for (let days = 0; days < 9; days += 1) {
        relay.advance(25 * hour);
        await settle();
      }
      for (const sent of leads) checkFirms(run, sent);
      await checkEnds(leads);
      await checkStates(leads);
    },
  );
  await fc.assert(property, { numRuns: Number(process.env.MADE_INPUTS ?? 4), endOnFailure: true });
}, 120_000);

/**
 * Two processes work beside each other; an embedded store has one. A poisoned row logs errors, which
 * must not end the wait for the others.
 */
async function settle() {
  const processes = [given.relay.outbox, ...(isOnPostgres ? [other] : [])];
  for (let round = 0; round < 6; round += 1) {
    await Promise.all(processes.map((one) => one.tick()));
    for (const { app } of processes) {
      const { attempts } = app;
      while (attempts.size > 0) await Promise.all([...attempts.values()].map(({ done }) => done));
    }
  }
}

async function act(run: Run, one: Step, files: File[], leads: Sent[]): Promise<void> {
  const { relay } = given;
  if (one.kind === "reload") {
    files.push(one.file);
    for (const sent of leads) sent.files.push(one.file);
    return run.load(one.file);
  }
  if (one.kind === "pass") return relay.advance(one.hours * hour);
  if (one.kind === "lead") {
    const { named, case_slug, state, isOptedOut } = one;
    const email = `r${runs}l${leads.length}@example.com`;
    const opted_out = isOptedOut ? '["gpc"]' : "[]";
    const about = { named: named.map(run.own), case_slug, email, fields: { state }, opted_out };
    const reference = await given.lead(about);
    const current = files.at(-1);
    leads.push({ ...one, reference, email, files: current ? [current] : [], signed: new Set() });
    return;
  }
  if (one.kind === "pause") {
    return pauseFirm(relay.db, run.own(one.id), one.flag ? relay.now() : null);
  }
  const sent = leads[one.lead % Math.max(1, leads.length)];
  if (sent) await actOn(run, one.kind, sent);
}

type OnLead = Exclude<Step["kind"], "lead" | "pause" | "reload" | "pass">;

async function actOn(run: Run, kind: OnLead, sent: Sent): Promise<void> {
  const { relay } = given;
  const { reference, email } = sent;
  const { app } = relay;
  const end = () => {
    sent.hadAtStop ??= had(run, sent);
  };
  switch (kind) {
    case "decline": {
      const from = (await given.routingOf(reference))?.partner;
      if (from) await given.decline(reference, from);
      return;
    }
    case "sign": {
      const firm = (await given.routingOf(reference))?.asks;
      if (firm && (await authorizing(given).sign(reference)) === "signed") sent.signed.add(firm);
      return;
    }
    case "revoke":
      if (await authorizing(given).revoke(reference)) end();
      return;
    case "stop":
      await stopContact(app, byPerson, {
        email,
        channels: ["calls", "texts", "emails"],
        manner: "web",
      });
      return end();
    case "withdraw":
      await withdraw(app, byPerson, reference);
      return end();
    case "erase":
      await erasePerson(app, byPerson, { email });
      return end();
    case "opt out":
      // A lead that waits for its firm is still sent, with its mark.
      await relay.submit({ kind: "opt_out", email });
      return;
    case "poison": {
      const told = { about: "lead.withdrawn" } as const;
      await relay.db.transaction().execute((trx) => noticeLeads(relay.app, trx, [reference], told));
      end();
      // Nothing can be read of this submission any more, and the others must not notice.
      await relay.db
        .updateTable("submissions")
        .set({ opted_out: "[" })
        .where("reference", "=", reference)
        .execute();
      return;
    }
  }
}
