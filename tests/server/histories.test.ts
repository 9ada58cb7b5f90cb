import { setImmediate } from "node:timers/promises";
import fc from "fast-check";
import { Webhook } from "standardwebhooks";
import { afterAll, beforeAll, expect, test } from "vitest";
import { channelsIn, contactChannels } from "~/data/contact-channels";
import { languages } from "~/data/language";
import { takePartners } from "~/server/app";
import { correct } from "~/server/leads/correct";
import { erasePerson } from "~/server/leads/erase";
import { byPerson } from "~/server/leads/operator-log";
import { honorSignal } from "~/server/leads/preferences";
import { previewRetention, runRetention } from "~/server/leads/retention";
import { retryAll } from "~/server/leads/retry";
import { stopContact } from "~/server/leads/stop";
import { withdraw } from "~/server/leads/withdraw";
import { type Act, acts, whyNotNow } from "~/server/operator/acts";
import { importSuppressions } from "~/server/operator/import-suppressions";
import { readShown } from "~/server/operator/shown-submission";
import type { Posted } from "~/server/operator/submission-acts";
import { readPartnerLead } from "~/server/partners/read-leads";
import { storeReport } from "~/server/partners/store-report";
import { hashesUnder, newestHashes } from "~/server/privacy/identity";
import { suppress } from "~/server/privacy/opt-out";
import { takesCase, takesState } from "~/server/routing/choose-partner";
import { deadStates, isDead } from "~/server/state/delivery";
import { holds, reportOf } from "~/server/state/holders";
import { findRouting, stateAfter } from "~/server/state/routing-row";
import { findDifferences } from "~/server/state/settle";
import { createSubmitLimiter } from "~/server/submission/rates";
import { findSubmission, readSubmission } from "~/server/submission/submission";
import { type Behaviour, reset, startFakeServer, text } from "~/tests/support/fake-server";
import { authorizing, optOutBy, pauseFirm, secretOf, startFirms } from "~/tests/support/firms";
import { accept } from "~/tests/support/form-service";
import * as operator from "~/tests/support/operator";
import { hour } from "~/tests/support/relay-fixture";
import { isOnPostgres } from "~/tests/support/temporary-store";
import { byDesk } from "~/tests/support/test-app";

// What must hold after any mixture of acts of people, firms, and operators, and of failures. A test of
// one mechanism does not meet the others; here all of them meet.

type Server = Awaited<ReturnType<typeof startFakeServer>>;
type Firms = Awaited<ReturnType<typeof startFirms>>;
let server: Server;
let given: Firms;
/** Another process on the same store. */
let other: ReturnType<Firms["relay"]["another"]>;

const day = 24 * hour;
const ids = ["a", "b", "c"] as const;
type Id = (typeof ids)[number];

/** What a firm or the form service answers; it may repeat what it was sent. */
type Answer = { respond: Behaviour; mayHaveIt: boolean };
const fine: Answer = { respond: text(204, ""), mayHaveIt: true };
const gone: Answer = { respond: text(410, ""), mayHaveIt: false };
const busy: Answer = {
  respond: text(429, "203.0.113.9", { "Retry-After": "600" }),
  mayHaveIt: false,
};
const refused: Answer = { respond: text(422, "Zora Quill"), mayHaveIt: false };
const unclear: Answer = { respond: reset, mayHaveIt: true };
const answers: readonly Answer[] = [
  fine,
  fine,
  fine,
  refused,
  { respond: text(409, ""), mayHaveIt: false },
  { respond: text(503, "+12125550143"), mayHaveIt: true },
  { respond: text(500, "@people.test"), mayHaveIt: true },
  gone,
  busy,
  unclear,
];

/** By the path of a firm's webhook. */
const answerAt = new Map<string, Answer>();
/** Every message to a firm, in the order of arrival, with its answer. */
const messages: Message[] = [];
type Message = {
  path: string;
  id: string;
  type: string;
  data: {
    reference: string;
    allowed?: string[];
    source?: { language: string };
    contact?: { state: string | null };
  };
  mayHaveIt: boolean;
  /** It answered 429, so it has the lead only if it reports. */
  isBusy?: boolean;
};

/** While it is set, firms take messages and do not answer. */
let held: { count: number; until: Promise<void> } | null = null;

beforeAll(async () => {
  server = await startFakeServer(async (request, response) => {
    const { respond, mayHaveIt } = answerAt.get(request.path) ?? fine;
    const { type, data } = JSON.parse(request.body.toString("utf8"));
    const id = String(request.headers["webhook-id"]);
    const isBusy = respond === busy.respond;
    messages.push({ path: request.path, id, type, data, mayHaveIt, isBusy });
    if (held) held.count += 1;
    await held?.until;
    return respond(request, response);
  });
  given = await startFirms({ a: {} }, { FORM_ID: "main" }, { hasFaults: true });
  Object.assign(given.relay.config, { PARTNER_HOSTS: [server.host] });
  other = given.relay.another();
});
afterAll(async () => {
  await given.close();
  await server.close();
});

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
  answer: fc.constantFrom(...answers),
});
/** Firms leave the file and come back. */
const anyFile = fc.record({ a: anyFirm, b: maybe(anyFirm), c: maybe(anyFirm) });
const open = { cases: undefined, states: undefined, dailyCap: undefined, share: undefined };
const repaired = { ...open, role: undefined, answer: fine };

const onLead = [
  "contacted",
  "signed",
  "sign",
  "ask to sign",
  "revoke",
  "correct",
  "correct, opted out",
  "uncorrect",
  "moves to Washington",
  "moves to California",
  "withdraw",
  "poison",
  "retry",
  "has it",
  "has it and take back",
  "pass on",
  "done",
  "reopen",
  "told",
  "note",
  "release",
  "discard",
  "take back",
  "send and take back",
] as const;
const lead = fc.nat(4);
/** The lead that came in last. */
const newest = -1;
const who = fc.nat(1);
const act = <Kind extends string>(kind: Kind) => fc.record({ kind: fc.constant(kind), lead });
const anyLead = fc.record({
  kind: fc.constant("lead" as const),
  named: some(ids),
  case_slug: fc.constantFrom(...slugs, "purple-widget-burns"),
  region: fc.constantFrom(...states),
  isOptedOut: fc.boolean(),
  isSpam: fc.nat(4).map((one) => one === 0),
  language: fc.constantFrom(...languages),
  who,
});
const anyStep = fc.oneof(
  { weight: 8, arbitrary: anyLead },
  { weight: 3, arbitrary: act("declined") },
  ...onLead.map((kind) => ({ weight: 1, arbitrary: act(kind) })),
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant("stop" as const),
      who,
      channels: some(contactChannels),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("erase" as const), who }) },
  // By a signal, nobody is told, and what is sent from then on follows it; by a list, as by the form.
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant("opted out" as const),
      who,
      by: fc.constantFrom("signal", "import"),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant("retry all" as const),
      state: fc.constantFrom(...deadStates),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant("read" as const), lead, id: fc.constantFrom(...ids) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant("form" as const),
      form: fc.constantFrom("newsletter", "contact", "opt_out", "unsubscribe"),
      who,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant("pause" as const),
      id: fc.constantFrom(...ids),
      isOn: fc.boolean(),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant("form service" as const),
      answer: fc.constantFrom(...answers),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("reload" as const), file: anyFile }) },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant("pass" as const), hours: fc.constantFrom(1, 5, 25) }),
  },
  {
    weight: 1,
    // Nothing runs meanwhile.
    arbitrary: fc.record({ kind: fc.constant("jump" as const), hours: fc.constantFrom(-2, 72) }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("rotate" as const) }) },
  // What is written for people decides nothing.
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("reword" as const) }) },
  // A firm that has leads leaves the file, before something that it must be told.
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant("leave" as const), id: fc.constantFrom("b", "c") }),
  },
  // It may have what it was sent, and is then paused.
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant("unclear" as const), id: fc.constantFrom(...ids) }),
  },
);

/** Firms that take every lead, so that a lead goes where the sequence needs it. */
const takers = (answer: Answer, third?: Id) => {
  const taker = { ...open, role: undefined, answer };
  const all = { a: taker, b: taker, c: taker };
  return third ? { ...all, [third]: { ...taker, role: "third_party" as const } } : all;
};
const plainLead = (named: fc.Arbitrary<Id[]>) =>
  fc.record({
    ...{ kind: fc.constant("lead" as const), named, case_slug: fc.constantFrom(...slugs) },
    ...{ region: fc.constant("NY" as const), isOptedOut: fc.constant(false) },
    ...{ isSpam: fc.constant(false), language: fc.constantFrom(...languages), who },
  });

/** What random steps seldom do one after the other. Any step may come before, between, and after. */
const anySequence = fc.oneof(
  // Something is done about a lead while its firm is being sent it.
  fc
    .record({
      answer: fc.constantFrom(fine, fine, busy, unclear, refused),
      sent: plainLead(some(ids)),
      act: fc.constantFrom("declined", "declined", "contacted", "pass on", "correct", "has it"),
    })
    .map(({ answer, sent, act }) => [
      { kind: "reload" as const, file: takers(answer) },
      { kind: "in flight" as const, sent, act },
    ]),
  // A firm says by telephone that it has a lead, while it is being sent it once more.
  plainLead(fc.constant([...ids])).map((sent) => [
    { kind: "reload" as const, file: takers(busy) },
    sent,
    { kind: "in flight" as const, sent: null, act: "has it and take back" as const },
  ]),
  // An earlier firm that may have a lead says so once no other firm has it, or all others are full.
  fc
    .record({
      sent: plainLead(fc.constantFrom<Id[]>(["a", "b"], [...ids])),
      answer: fc.constantFrom(busy, unclear),
    })
    .map(({ sent, answer }) => [
      { kind: "reload" as const, file: takers(answer) },
      sent,
      { kind: "reload" as const, file: { ...takers(fine), c: { ...repaired, dailyCap: 0 } } },
      { kind: "pass on" as const, lead: newest },
      { kind: "pass" as const, hours: 1 },
      { kind: "declined" as const, lead: newest },
      { kind: "first firm reports" as const },
      { kind: "pass" as const, hours: 25 },
    ]),
  // A firm says that it has the lead that it answered 429, or did not answer.
  fc
    .record({
      sent: plainLead(fc.constant([...ids])),
      answer: fc.constantFrom(busy, busy, unclear),
      before: fc.constantFrom("correct", "pass on", "note", "stop"),
      isLater: fc.boolean(),
      after: fc.constantFrom("correct", "take back", "withdraw", "declined", "stop", "erase"),
    })
    .map(({ sent, answer, before, isLater, after }) => [
      { kind: "reload" as const, file: takers(answer) },
      sent,
      { kind: "reload" as const, file: takers(fine) },
      before === "stop"
        ? { kind: before, who: sent.who, channels: [...contactChannels] }
        : { kind: before, lead: newest },
      ...(isLater ? [{ kind: "pass" as const, hours: 1 }] : []),
      { kind: "first firm reports" as const },
      after === "stop"
        ? { kind: after, who: sent.who, channels: [...contactChannels] }
        : after === "erase"
          ? { kind: after, who: sent.who }
          : { kind: after, lead: newest },
      { kind: "pass" as const, hours: 1 },
    ]),
  // A firm that declined a lead reports about it.
  fc
    .record({
      sent: plainLead(fc.constant([...ids])),
      status: fc.constantFrom("contacted", "signed"),
    })
    .map(({ sent, status }) => [
      { kind: "reload" as const, file: takers(fine) },
      sent,
      { kind: "declined" as const, lead: newest },
      { kind: "late report" as const, lead: newest, status },
    ]),
  // The operator takes back a decline, with what the firm was about to be sent.
  fc
    .record({
      sent: plainLead(fc.constant([...ids])),
      meanwhile: fc.constantFrom("correct", "note"),
      hasOptedOut: fc.boolean(),
    })
    .map(({ sent, meanwhile, hasOptedOut }) => [
      { kind: "reload" as const, file: takers(fine) },
      sent,
      { kind: "reload" as const, file: takers(busy) },
      { kind: meanwhile, lead: newest },
      { kind: "declined" as const, lead: newest },
      hasOptedOut
        ? { kind: "form" as const, form: "opt_out" as const, who: sent.who }
        : { kind: "reword" as const },
      { kind: "take back" as const, lead: newest },
    ]),
  // The operator sends a lead to another firm, and something happens before it goes there.
  fc
    .record({
      sent: plainLead(fc.constant([...ids])),
      answer: fc.constantFrom(busy, gone, unclear),
      meanwhile: fc.constantFrom("note", "correct", "withdraw", "contacted", "stop", "erase"),
      isLater: fc.boolean(),
    })
    .map(({ sent, answer, meanwhile, isLater }) => [
      { kind: "reload" as const, file: takers(answer) },
      sent,
      { kind: "reload" as const, file: takers(fine) },
      { kind: "pass on" as const, lead: newest },
      meanwhile === "stop"
        ? { kind: meanwhile, who: sent.who, channels: [...contactChannels] }
        : meanwhile === "erase"
          ? { kind: meanwhile, who: sent.who }
          : { kind: meanwhile, lead: newest },
      ...(isLater ? [{ kind: "pass" as const, hours: 1 }] : []),
      { kind: "take back" as const, lead: newest },
    ]),
  // The operator sends a lead to one firm and at once to another, which declines it.
  plainLead(fc.constant([...ids])).map((sent) => [
    { kind: "reload" as const, file: takers(busy) },
    sent,
    { kind: "reload" as const, file: takers(fine) },
    { kind: "pass on" as const, lead: newest },
    { kind: "pass on" as const, lead: newest },
    { kind: "pass" as const, hours: 1 },
    { kind: "declined" as const, lead: newest },
    { kind: "pass" as const, hours: 1 },
  ]),
  // The operator sends a lead to another firm and takes it back at once, also one that is tried again.
  fc
    .record({
      sent: plainLead(fc.constant([...ids])),
      answer: fc.constantFrom(busy, gone, unclear, refused),
      channels: some(contactChannels),
      isReported: fc.boolean(),
    })
    .map(({ sent, answer, channels, isReported }) => [
      { kind: "reload" as const, file: takers(busy) },
      sent,
      { kind: "stop" as const, who: sent.who, channels },
      { kind: "reload" as const, file: takers(answer) },
      { kind: "pass" as const, hours: 1 },
      { kind: "retry" as const, lead: newest },
      { kind: isReported ? ("contacted" as const) : ("note" as const), lead: newest },
      { kind: "send and take back" as const, lead: newest },
    ]),
  // The operator sends a lead on that its firm may have, and one of both, or none, refuses its correction.
  fc
    .record({
      sent: plainLead(fc.constant(["a", "b"])),
      refusing: fc.constantFrom(...ids),
      isReported: fc.boolean(),
      after: fc.constantFrom("told", "declined", "note"),
    })
    .map(({ sent, refusing, isReported, after }) => [
      { kind: "reload" as const, file: takers(unclear) },
      sent,
      { kind: "reload" as const, file: takers(fine) },
      { kind: "pass on" as const, lead: newest },
      { kind: "pass" as const, hours: 1 },
      {
        kind: "reload" as const,
        file: { ...takers(fine), [refusing]: { ...open, role: undefined, answer: refused } },
      },
      { kind: "correct" as const, lead: newest },
      ...(isReported ? [{ kind: "first firm reports" } as const] : []),
      { kind: after, lead: newest },
    ]),
  // A firm declines a lead of Washington, and its sender stops some contact.
  fc
    .record({
      sent: plainLead(fc.constant([...ids])),
      channels: some(contactChannels),
      isStoppedFirst: fc.boolean(),
    })
    .map(({ sent, channels, isStoppedFirst }) => {
      const stop = { kind: "stop" as const, who: sent.who, channels };
      const declined = { kind: "declined" as const, lead: newest };
      return [
        { kind: "reload" as const, file: takers(fine) },
        { ...sent, region: "WA" as const },
        { kind: "sign" as const, lead: newest },
        ...(isStoppedFirst ? [stop, declined] : [declined, stop]),
        { kind: "ask to sign" as const, lead: newest },
        { kind: "pass" as const, hours: 25 },
        { kind: "sign" as const, lead: newest },
      ];
    }),
  // A correction is taken back, of a lead whose sender stopped contact before, and may stop more since.
  fc
    .record({
      sent: plainLead(some(ids)),
      before: some(contactChannels),
      since: some(contactChannels),
      isStoppedAgain: fc.boolean(),
      change: fc.constantFrom("correct", "correct", "moves to Washington"),
    })
    .map(({ sent, before, since, isStoppedAgain, change }) => [
      { kind: "reload" as const, file: takers(fine) },
      { kind: "stop" as const, who: sent.who, channels: before },
      sent,
      { kind: change, lead: newest },
      ...(isStoppedAgain ? [{ kind: "stop" as const, who: sent.who, channels: since }] : []),
      { kind: "uncorrect" as const, lead: newest },
    ]),
  // A lead that every firm refused is corrected.
  fc
    .record({
      sent: plainLead(some(ids)),
      channels: some(contactChannels),
      meanwhile: fc.constantFrom("stop", "retry", "pass on", "note", "declined"),
    })
    .map(({ sent, channels, meanwhile }) => [
      { kind: "reload" as const, file: takers(refused) },
      sent,
      meanwhile === "stop"
        ? { kind: meanwhile, who: sent.who, channels }
        : { kind: meanwhile, lead: newest },
      { kind: "correct" as const, lead: newest },
    ]),
  // Nothing waits any more for a firm that is down.
  plainLead(fc.constant(["a"])).map((sent) => [
    { kind: "reload" as const, file: takers(gone) },
    sent,
    { kind: "withdraw" as const, lead: newest },
    { kind: "reload" as const, file: takers(fine) },
  ]),
  // Its person opts out in another way than by the form, while no firm has the lead.
  fc
    .record({
      sent: plainLead(some(ids)),
      answer: fc.constantFrom(busy, gone, refused, unclear),
      isThird: fc.constantFrom(...ids),
      by: fc.constantFrom("signal", "import", "correct"),
      meanwhile: fc.constantFrom("declined", "retry", "pass on", "note"),
    })
    .map(({ sent, answer, isThird, by, meanwhile }) => [
      { kind: "reload" as const, file: takers(answer, isThird) },
      sent,
      { kind: "read" as const, lead: newest, id: isThird },
      by === "correct"
        ? { kind: "correct, opted out" as const, lead: newest }
        : { kind: "opted out" as const, who: sent.who, by },
      { kind: "read" as const, lead: newest, id: isThird },
      { kind: meanwhile, lead: newest },
      { kind: "reload" as const, file: takers(fine, isThird) },
    ]),
  // Whoever has a lead refuses what it is told of it.
  fc
    .record({
      sent: plainLead(some(ids)),
      answer: fc.constantFrom(refused, gone, unclear),
      act: fc.constantFrom("stop", "opt_out", "erase", "declined"),
      after: fc.constantFrom("retry", "retry all", "told"),
    })
    .map(({ sent, answer, act, after }) => [
      { kind: "reload" as const, file: takers(fine) },
      sent,
      ...(act === "declined" ? [{ kind: act, lead: newest } as const] : []),
      { kind: "reload" as const, file: takers(answer) },
      act === "opt_out"
        ? { kind: "form" as const, form: act, who: sent.who }
        : act === "erase"
          ? { kind: act, who: sent.who }
          : { kind: "stop" as const, who: sent.who, channels: ["texts" as const] },
      after === "retry all"
        ? { kind: after, state: "refused" as const }
        : { kind: after, lead: newest },
    ]),
  // The state of a lead that waits for its firm is excluded, and then no more.
  fc
    .record({
      sent: plainLead(some(ids)),
      after: fc.constantFrom("retry", "pass on", "declined", "note"),
    })
    .map(({ sent, after }) => [
      { kind: "reload" as const, file: takers(busy) },
      { ...sent, region: "CA" as const },
      { kind: "exclude" as const, excluded: ["CA"] },
      { kind: "pass" as const, hours: 1 },
      { kind: "exclude" as const, excluded: [] },
      { kind: "correct" as const, lead: newest },
      { kind: after, lead: newest },
      { kind: "reload" as const, file: takers(fine) },
    ]),
  // A firm leaves before it gets a lead, and comes back.
  fc
    .record({
      id: fc.constantFrom("b" as const, "c" as const),
      answer: fc.constantFrom(gone, busy),
      meanwhile: fc.constantFrom("correct", "correct", "retry", "note"),
    })
    .chain(({ id, answer, meanwhile }) =>
      plainLead(fc.constant([id])).map((sent) => [
        { kind: "reload" as const, file: takers(answer) },
        sent,
        { kind: "leave" as const, id },
        { kind: meanwhile, lead: newest },
        { kind: "reload" as const, file: takers(fine) },
      ]),
    ),
);

const anyHistory = fc
  .array(
    fc.oneof(
      { weight: 2, arbitrary: anyStep.map((step) => [step]) },
      { weight: 1, arbitrary: anySequence },
    ),
    { minLength: 5, maxLength: 10 },
  )
  .map((parts) => parts.flat());

type Made<Arbitrary> = Arbitrary extends fc.Arbitrary<infer Value> ? Value : never;
type File = Made<typeof anyFile>;
type Step = Made<typeof anyHistory>[number];
type Sent = Extract<Step, { kind: "lead" }> & {
  reference: string;
  email: string;
  /** The address that it has since its last correction. */
  address: string;
  /** Files that were in force while the lead could be given to a firm. */
  files: File[];
  /** The firms that may have had it once nothing more was to be passed on. */
  last?: Id[];
  /** The firms that had it before its sender lived where they must be authorized. */
  beforeMove?: Id[];
  /** Ids of the firms that the lead's sender ever authorized. */
  signed: Set<string>;
  declined: Set<string>;
  /** Firms whose authorization its sender ended. */
  revoked: readonly string[];
  /** How many messages there were when a firm reported last that it has the lead. */
  reported: Map<Id, number>;
  /** How many messages there were when it was corrected last. */
  correctedAt: number;
  stopped: Set<string>;
  /** How many messages there were when its sender first stopped contact. */
  stoppedAt: number;
  /** Its sender was on the list of opt-outs: each message with it says so. */
  wasListed: boolean;
  isCorrected: boolean;
  /** Nothing of it is sent any more. */
  isOver: boolean;
  isErased: boolean;
};

let runs = 0;

/** Of a person, in each run another one: opt-outs are remembered by it too. */
function phoneOf({ emails: [first = ""] }: Run, who: number) {
  const area = 201 + ((Number(/\d+/.exec(first)?.[0]) * 2 + who) % 799);
  return { Phone: `+1 (${area}) 555-0143`, phone_e164: `+1${area}5550143` };
}

/** All runs share one store, and each has its own firms and people. */
function startRun() {
  runs += 1;
  const run = runs;
  const own = (id: string) => `r${run}${id}`;
  const secret = secretOf(1);
  const secrets = [secret] as const;
  const files: File[] = [];
  const leads: Sent[] = [];
  /** People who opted out of sale by a request. */
  const optedOut = new Set<string>();
  /** How many leads each firm had on a day after the last step. */
  const counts = new Map<string, number>();
  return {
    own,
    secret,
    files,
    leads,
    optedOut,
    counts,
    emails: [`r${run}p0@people.test`, `r${run}p1@people.test`],
    load(file: File) {
      files.push(file);
      for (const sent of leads) sent.files.push(file);
      const partners = ids.flatMap((id) => {
        const firm = file[id];
        if (!firm) return [];
        const { answer, ...rest } = firm;
        answerAt.set(`/${own(id)}`, answer);
        const place = { city: "Albany", state: "NY", site: "https://firm.example/" } as const;
        const webhook = { url: `${server.url}/${own(id)}`, secretEnv: "S" };
        return [{ name: own(id), id: own(id), ...place, webhook, secrets, ...rest }];
      });
      for (const one of [given.relay, other]) takePartners(one, partners);
    },
  };
}

type Run = ReturnType<typeof startRun>;

/** Messages about this lead, each with its firm. */
function messagesOf(run: Run, { reference }: Sent, types: readonly string[], from = 0) {
  return messages.slice(from).flatMap((message) => {
    const id = ids.find((one) => message.path === `/${run.own(one)}`);
    const isMeant = types.includes(message.type) && message.data.reference === reference;
    return isMeant && id ? [{ ...message, firm: id }] : [];
  });
}

const contents = ["lead.created", "lead.corrected"];
/** By these a firm has a lead that it was sent, whatever it answered then. */
const said = ["read", "reported"];
/** The firms that were sent the lead. */
const had = (run: Run, sent: Sent) => [
  ...new Set(messagesOf(run, sent, ["lead.created"]).map(({ firm }) => firm)),
];

/** Only a firm that was named and may have the lead was sent it, as one message. */
function checkFirms(run: Run, sent: Sent) {
  const created = messagesOf(run, sent, ["lead.created"]);
  const firms = had(run, sent);
  const revisions = new Set(created.map(({ id }) => id));
  // If no firm has the lead yet, its correction is sent as a further message.
  if (!sent.isCorrected) expect(revisions.size).toBe(firms.length);
  for (const { firm: id, data } of created) {
    // As it was sent: its sender may move before or after.
    const region = data.contact?.state ?? null;
    expect(sent.named).toContain(id);
    const mayHave = sent.files.some(({ [id]: firm }) => {
      if (!firm || (sent.isOptedOut && firm.role === "third_party")) return false;
      return takesCase(firm, sent.case_slug) && takesState(firm, region);
    });
    expect(mayHave).toBe(true);
    const mustSign = region === "WA" || sent.beforeMove?.includes(id) === false;
    if (mustSign) expect([...sent.signed]).toContain(run.own(id));
    if (sent.last) expect(sent.last).toContain(id);
  }
  for (const [id, from] of sent.reported) {
    const again = messagesOf(run, sent, ["lead.created"], from).filter(({ firm }) => firm === id);
    expect(again).toEqual([]);
  }
  // Nor does a further firm get it, once one says that it has it, until that declines.
  for (const [id, from] of sent.reported) {
    if (sent.declined.has(run.own(id))) continue;
    const before = messages.slice(0, from);
    const further = messagesOf(run, sent, ["lead.created"], from).filter(
      ({ firm, path }) =>
        firm !== id &&
        !sent.last?.includes(firm) &&
        !before.some(
          (one) => one.path === path && one.mayHaveIt && one.data.reference === sent.reference,
        ),
    );
    expect(further).toEqual([]);
  }
}

/** A lead that a firm says it has is with a firm. */
async function checkKept(run: Run) {
  for (const { reference, reported, declined, last, isErased } of run.leads) {
    const isKept = [...reported.keys()].some((id) => !declined.has(run.own(id)));
    if (!isKept || last || isErased) continue;
    expect((await given.standing(reference))?.holder).not.toBeNull();
  }
}

/** What has arrived since is what its sender allowed, in its language, and goes to no wrong firm. */
function checkArrived(run: Run, sent: Sent, from: number) {
  const file = run.files.at(-1);
  for (const { firm, type, data } of messagesOf(run, sent, contents, from)) {
    // Who has the lead is corrected after a stop of all contact, too, but not after its end.
    const hasEnded = type === "lead.created" ? sent.isOver : sent.isErased;
    expect(hasEnded).toBe(false);
    expect(data.source?.language).toBe(sent.language);
    for (const channel of sent.stopped) expect(data.allowed).not.toContain(channel);
    expect(sent.revoked).not.toContain(run.own(firm));
    if (type === "lead.corrected") expect([...sent.declined]).not.toContain(run.own(firm));
    if (run.optedOut.has(sent.email)) expect(file?.[firm]?.role).not.toBe("third_party");
  }
}

/** Whoever has the lead is told of what happened to it, by a message or by the operator. */
async function checkTold(run: Run, sent: Sent, about: string, before: number) {
  const firms = messages.slice(0, before).flatMap(({ path, data, type, mayHaveIt }) => {
    const isMeant =
      mayHaveIt && [...contents, ...said].includes(type) && data.reference === sent.reference;
    return isMeant && path.startsWith(`/${run.own("")}`) ? `firm:${path.slice(1)}` : [];
  });
  const notices = (await given.relay.deliveries()).filter(
    (one) => one.regarding === sent.reference && one.about === about && one.state !== "cancelled",
  );
  const told = notices.map(({ destination }) => destination);
  for (const firm of new Set(firms)) expect(told).toContain(firm);
}

/**
 * A firm that was sent a lead says that it has it: it is not sent it again, but told what follows, and of a
 * stop before its report.
 */
async function noteSaid(run: Run, sent: Sent, partner: string, from: number) {
  const id = ids.find((one) => run.own(one) === partner);
  if (!id || messagesOf(run, sent, contents).every(({ firm }) => firm !== id)) return;
  const { reference } = sent;
  sent.reported.set(id, from);
  messages.push({
    path: `/${partner}`,
    id: "reported",
    type: "reported",
    data: { reference },
    mayHaveIt: true,
  });
  if (sent.stopped.size === 0 || hasHadSince(run, sent, id)) return;
  const notices = (await given.relay.deliveries()).filter(
    (one) => one.regarding === reference && one.about === "contact.revoked",
  );
  expect(notices.map(({ destination }) => destination)).toContain(`firm:${partner}`);
}

/** It may have got the lead after the stop, which the lead then states. */
function hasHadSince(run: Run, sent: Sent, id: Id) {
  return messagesOf(run, sent, contents, sent.stoppedAt).some(({ firm }) => firm === id);
}

/** A firm that reported has got each later correction, or a person knew that it had not. */
async function checkCorrected(run: Run, sent: Sent) {
  if (sent.last || sent.isOptedOut || run.optedOut.has(sent.email)) return;
  const { row } = await standingOf(sent.reference);
  const rows = await given.relay.deliveries(sent.reference);
  // Otherwise the operator is to tell a firm that another one has the lead.
  const isMissed = row?.need !== "notify" || rows.some(isDead);
  const isNeeded = row?.need != null && isMissed;
  const isSeen = isNeeded || (await doneSince(sent.reference, 0)).length > 0;
  const isTold = rows.some(({ reason }) => reason === "notified by a person");
  if (isSeen || isTold) return;
  for (const id of sent.reported.keys()) {
    if (sent.declined.has(run.own(id))) continue;
    const last = messages.findLastIndex(
      ({ path, type, data }) =>
        path === `/${run.own(id)}` && contents.includes(type) && data.reference === sent.reference,
    );
    expect(last).toBeGreaterThanOrEqual(sent.correctedAt);
  }
}

/** Steps that bring a lead back to a firm, which takes it also if it is full. */
const returning = new Set<Step["kind"]>([
  "retry",
  "retry all",
  "has it",
  "first firm reports",
  "correct",
  "correct, opted out",
  "uncorrect",
  "moves to Washington",
  "moves to California",
  "take back",
]);

/** A firm that is full gets no new lead, and each lead that a firm has uses a place of a day there. */
async function checkCaps({ own, files, counts }: Run, { kind }: Step) {
  const { db } = given.relay;
  const days = await db.selectFrom("partner_days").selectAll().execute();
  const places = await db
    .selectFrom("routings")
    .innerJoin("submissions", "submissions.reference", "routings.reference")
    .select(["partner", "day", "holder"])
    .where("partner", "is not", null)
    .execute();
  for (const id of ids) {
    const most = Math.max(...files.map(({ [id]: firm }) => firm?.dailyCap ?? 9999));
    const there = places.filter(({ partner }) => partner === own(id));
    for (const { day, taken } of days.filter(({ partner }) => partner === own(id))) {
      const before = counts.get(id + day) ?? 0;
      if (!returning.has(kind)) expect(taken).toBeLessThanOrEqual(Math.max(most, before));
      // Those of erased leads stay.
      expect(taken).toBeGreaterThanOrEqual(there.filter((one) => one.day === day).length);
      counts.set(id + day, taken);
    }
    // A place is used by a lead that has a holder, and by no other.
    expect(there.filter((one) => (one.holder === null) !== (one.day === null))).toEqual([]);
  }
}

type Row = Awaited<ReturnType<typeof given.relay.deliveries>>[number];

/** Its recipient may have an earlier revision. */
function isCorrection(row: Row, rows: readonly Row[]): boolean {
  return rows.some(
    (one) =>
      one.reference === row.reference &&
      one.destination === row.destination &&
      one.revision < row.revision &&
      (one.state === "delivered" || one.ambiguous > 0),
  );
}

/**
 * One firm at a time is sent a lead that it has not, each revision goes to a recipient once, and what is
 * stored of a submission is what its rows say.
 */
async function checkStates(leads: readonly Sent[]) {
  for (const { reference } of leads) {
    const rows = await given.relay.deliveries(reference);
    const live = rows.filter(
      (one) =>
        one.destination.startsWith("firm:") &&
        one.purpose === "submission" &&
        one.state === "pending" &&
        !isCorrection(one, rows),
    );
    expect(new Set(live.map(({ destination }) => destination)).size).toBeLessThanOrEqual(1);
    // Nobody is to get one revision twice.
    const got = rows.filter((one) => one.reference === reference && holds([one]) !== "no");
    const what = got.map(({ destination, revision }) => `${destination} ${revision}`);
    expect(what).toEqual([...new Set(what)]);
  }
  // The last search says where a lead is, unless none has begun.
  for (const { reference } of leads) {
    const { state, partner, choices } = (await findRouting(given.relay.db, reference)) ?? {};
    const last = choices?.at(-1);
    expect(partner ?? null).toBe(last?.partner ?? null);
    if (last) expect(state).toBe(stateAfter(last.outcome));
  }
  const differences = [];
  for await (const one of findDifferences(given.relay.db)) differences.push(one);
  expect(differences).toEqual([]);
}

/** A lead keeps what was stopped since it came in, and nothing of an address that it never had. */
async function checkStopped({ leads }: Run) {
  for (const { reference, stopped, isErased } of leads) {
    const row = await findSubmission(given.relay.db, reference);
    if (!row || isErased) continue;
    expect(channelsIn(row.stopped)).toEqual(channelsIn([...stopped].join(" ")));
  }
}

/**
 * A lead that no firm has, may have, or is being sent waits for one, is ended by its sender, or needs
 * the operator until that took care of it.
 */
async function checkAlone(run: Run) {
  const alone: unknown[] = [];
  for (const { reference } of run.leads) {
    const { row, state, partner, isSearchOver } = await standingOf(reference);
    const rows = await given.relay.deliveries(reference);
    const mayBeThere = rows.some(
      (one) =>
        one.purpose === "submission" &&
        one.destination === `firm:${partner}` &&
        (one.state === "delivered" || one.state === "pending" || one.ambiguous > 0),
    );
    const isDeclined = row?.status === "declined";
    const ends = ["held", "stopped", "withdrawn", "erased", "discarded"];
    const isCancelled = rows.some(
      (one) => one.destination === `firm:${partner}` && one.cause === "passed_on",
    );
    // An opt-out by the form ends the search too, and takes a lead from no firm.
    const isStopped = isSearchOver && !isDeclined && !isCancelled;
    const isOver = ends.includes(row?.status ?? "") || isStopped;
    const hasNone = !mayBeThere || isDeclined;
    if (!hasNone || isOver || state === "waiting" || row?.need != null) continue;
    const choices = await given.choices(reference);
    const since = choices.at(-1)?.at ?? 0;
    if ((await doneSince(reference, since)).length > 0) continue;
    alone.push({ reference, row, state, partner });
  }
  expect(alone).toEqual([]);
}

/** Each *Done* of the operator about a lead that nobody has, or was not delivered. */
function doneSince(reference: string, since: number) {
  return given.relay.db
    .selectFrom("lead_notes")
    .select("id")
    .where("reference", "=", reference)
    .where("ends", "in", ["failed", "declined", "answer"])
    .where("at", ">=", since)
    .execute();
}

/** Its recipient took a later notice that says as much. */
function wasToldSince(row: Row, rows: readonly Row[]): boolean {
  const { id, regarding, destination, about, details } = row;
  const stopped = (one: Row["details"]) => /"stopped":"([a-z ]*)"/.exec(one ?? "")?.[1]?.split(" ");
  return rows.some(
    (later) =>
      later.id > id &&
      later.regarding === regarding &&
      later.destination === destination &&
      later.state === "delivered" &&
      (later.about === "lead.withdrawn" ||
        later.about === "lead.erased" ||
        (later.about === about &&
          (stopped(details) ?? []).every((one) => stopped(later.details)?.includes(one)))),
  );
}

/** Every delivery is final, or in a list that a person sees. */
async function checkEnds() {
  const rows = await given.relay.deliveries();
  expect(rows.filter(({ state }) => state === "pending")).toEqual([]);
  const all = await given.relay.db
    .selectFrom("submissions")
    .select(["reference", "status", "need", "erased_at"])
    .execute();
  const unseen = rows.filter((row) => {
    if (row.state !== "refused" && row.state !== "expired") return false;
    const submission = all.find(({ reference }) => reference === (row.regarding ?? row.reference));
    if (submission?.need !== null) return false;
    if (row.purpose === "notice") return !wasToldSince(row, rows);
    const last = rows.findLast(
      (one) => one.reference === row.reference && one.destination.startsWith("firm:"),
    );
    const isReported = ["contacted", "signed"].includes(submission.status);
    // What another firm has meanwhile, its firm reports to have, or was erased, needs nobody.
    const isOver =
      row.destination.startsWith("firm:") &&
      (last?.destination === row.destination
        ? isReported && row.ambiguous > 0
        : !isCorrection(row, rows));
    return !isOver && submission.erased_at === null;
  });
  for (const { reference, destination, updated_at } of unseen) {
    // A firm that declined it needs no correction: it may be with an earlier one again.
    const isDeclined = (await given.choices(reference)).some(
      ({ partner, ended }) => ended === "declined" && destination === `firm:${partner}`,
    );
    if (!isDeclined) expect(await doneSince(reference, updated_at)).not.toEqual([]);
  }
}

/**
 * A firm that never got a lead is not told of its correction by hand: it gets the lead when it comes
 * back. It is not told what happens to the lead either.
 */
async function checkReturned(run: Run) {
  for (const sent of run.leads) {
    const rows = await given.relay.deliveries(sent.reference);
    const had = rows.filter((one) => one.state === "delivered" || one.ambiguous > 0);
    for (const { destination, purpose, state, cause } of rows) {
      const isTold = purpose === "notice" && (state === "delivered" || state === "refused");
      if (!isTold && cause !== "no_way") continue;
      expect(had.map((one) => one.destination)).toContain(destination);
    }
  }
}

/** A firm that was down, paused, full, or gone gets leads again, also if another one could. */
async function checkRepaired(run: Run) {
  for (const id of ids) {
    const channel = await given.relay.channel(`firm:${run.own(id)}`);
    expect(channel?.cause ?? null).toBeNull();
    const reference = await given.lead({ named: [run.own(id)], fields: { state: "NY" } });
    given.relay.advance(1000);
    await runDue();
    const got = messages.filter(({ data }) => data.reference === reference);
    expect(got.map(({ path }) => path)).toEqual([`/${run.own(id)}`]);
  }
}

/** Every text in the store, by table and column, in which something of a person is left. */
async function findPersonal(emails: readonly string[]): Promise<string[]> {
  const { db, app } = given.relay;
  const hashes = emails.flatMap((email) => hashesUnder(app.keys, { email }));
  const trace = /zora|quill|people\.test|555.?0143|203\.0\.113\.9|roundup|oxbryta|suboxone/i;
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
      if (isHash || trace.test(String(value))) found.add(`${table}.${column}`);
    }
  }
  return [...found];
}

test("after any history, only eligible firms got a lead, once, everybody who has it was told, each delivery ends or is shown, repaired firms get leads, and retention leaves nothing personal", async () => {
  const { relay } = given;
  const property = fc.asyncProperty(anyFile, anyHistory, async (first, steps) => {
    const run = startRun();
    run.load(first);
    for (const step of steps) {
      const from = messages.length;
      await perform(run, step);
      relay.advance(1000);
      await runDue();
      for (const sent of run.leads) {
        checkFirms(run, sent);
        checkArrived(run, sent, from);
      }
      await checkCaps(run, step);
      await checkStates(run.leads);
      await checkReturned(run);
      await checkAlone(run);
      await checkKept(run);
      await checkStopped(run);
    }
    // Everything works again, for as long as a delivery lives.
    run.load({ a: repaired, b: repaired, c: repaired });
    relay.form.always(accept);
    // Whatever else stopped a firm ends by itself.
    for (const id of ids) {
      await pauseFirm(relay.db, run.own(id), null);
    }
    const from = messages.length;
    await pass(12, 25 * hour);
    for (const sent of run.leads) {
      checkFirms(run, sent);
      checkArrived(run, sent, from);
    }
    for (const sent of run.leads) await checkCorrected(run, sent);
    await checkEnds();
    await checkRepaired(run);
    await checkStates(run.leads);
    await checkAlone(run);

    // What was signed is kept longest.
    relay.advance(8 * 365 * day);
    const { failed } = await runRetention(relay.app);
    expect(failed).toEqual([]);
    expect((await previewRetention(relay.app)).kept).toEqual([]);
    // What nobody signed in time was withdrawn, and whoever has it is told.
    await pass(6, hour);
    await checkEnds();
    expect(await findPersonal(run.emails)).toEqual([]);
    await checkStates(run.leads);
  });
  const numRuns = Number(process.env.MADE_INPUTS ?? (isOnPostgres ? 4 : 8));
  await fc.assert(property, { numRuns, endOnFailure: true });
});

async function pass(steps: number, span: number) {
  for (let step = 0; step < steps; step += 1) {
    given.relay.advance(span);
    await runDue();
  }
}

/** Two processes work beside each other; an embedded store has one. Until two rounds sent nothing. */
async function runDue() {
  const processes = [given.relay.outbox, ...(isOnPostgres ? [other] : [])];
  const sent = () => messages.length + given.relay.form.requests.length;
  for (let idle = 0, before = sent(); idle < 2; before = sent()) {
    await Promise.all(processes.map((one) => one.tick()));
    for (const { app } of processes) {
      while (app.attempts.size > 0) {
        await Promise.all([...app.attempts.values()].map(({ done }) => done));
      }
    }
    idle = sent() === before ? idle + 1 : 0;
  }
}

/** Every text that was written for people. */
async function rewordTexts() {
  const { db } = given.relay;
  const text = "other words";
  await db
    .updateTable("deliveries")
    .set({ reason: text })
    .where("reason", "is not", null)
    .execute();
  await db
    .updateTable("channels")
    .set({ last_error: text })
    .where("last_error", "is not", null)
    .execute();
  await db.updateTable("attempts").set({ detail: text }).where("detail", "!=", "").execute();
  await db.updateTable("operator_log").set({ outcome: text }).where("outcome", "!=", "").execute();
}

/** What the desk says of the history of each lead, and why an act is not possible. */
async function readOffered(leads: readonly Sent[]) {
  const all = leads.map(async ({ reference }) => {
    const shown = await readShown(given.relay.app, reference);
    if (!shown) throw new Error(`no submission ${reference}`);
    const history = shown.view.timeline.map(({ text }) => text);
    return { history, whyNot: acts.map((act) => act.whyNot(shown)) };
  });
  return Promise.all(all);
}

async function perform(run: Run, step: Step): Promise<void> {
  const { relay } = given;
  switch (step.kind) {
    case "reload":
      return run.load(step.file);
    case "exclude":
      for (const one of [relay, other]) {
        const config = { ...one.app.config, EXCLUDED_STATES: step.excluded };
        one.app = { ...one.app, config };
      }
      return;
    case "pass":
    case "jump":
      relay.advance(step.hours * hour);
      // A jump is over before anything runs.
      return step.kind === "pass" ? runDue() : undefined;
    case "leave": {
      const [file] = run.files.slice(-1);
      if (file) run.load({ ...file, [step.id]: undefined });
      return;
    }
    case "unclear":
      answerAt.set(`/${run.own(step.id)}`, unclear);
      await pass(1, hour);
      return pauseFirm(relay.db, run.own(step.id), relay.now());
    case "reword": {
      const before = await readOffered(run.leads);
      await rewordTexts();
      expect(await readOffered(run.leads)).toEqual(before);
      return;
    }
    case "rotate": {
      const keys = [Buffer.alloc(32, 100 + runs), ...relay.app.keys] as const;
      for (const one of [relay, other]) {
        one.app = { ...one.app, keys };
        takePartners(one, one.app.config.partners);
      }
      return;
    }
    case "form service": {
      const { answer } = step;
      return relay.form.always(answer === fine ? accept : answer.respond);
    }
    case "pause":
      return pauseFirm(relay.db, run.own(step.id), step.isOn ? relay.now() : null);
    case "lead":
      return sendLead(run, step);
    case "retry all":
      await retryAll(relay.app, byDesk, step.state);
      return;
    case "read":
      return readAsFirm(run, step);
    case "form":
    case "stop":
    case "opted out":
    case "erase":
      return actAsPerson(run, step);
    case "in flight":
      return actInFlight(run, step);
    case "first firm reports":
      return reportAsFirst(run);
    case "late report": {
      const sent = run.leads.at(newest);
      const [partner] = sent?.declined ?? [];
      if (!sent || partner === undefined) return;
      const before = await given.routingOf(sent.reference);
      const messageId = `late${messages.length}${sent.reference}`;
      const { status, reference } = { ...step, reference: sent.reference };
      const answer = await storeReport(relay.app, { reference, status, partner, messageId });
      expect(answer.kind).not.toBe("counted");
      expect(await given.routingOf(sent.reference)).toEqual(before);
      return;
    }
    default: {
      const sent = run.leads.at(
        step.lead === newest ? newest : step.lead % Math.max(1, run.leads.length),
      );
      if (sent && !sent.isErased) await actOn(run, step.kind, sent);
    }
  }
}

/** The firm that was sent the newest lead first, and may have it, says that it has it. */
async function reportAsFirst(run: Run) {
  const sent = run.leads.at(newest);
  if (!sent || sent.isErased) return;
  const first = messagesOf(run, sent, contents).find(
    ({ firm, mayHaveIt, isBusy }) => (mayHaveIt || isBusy) && !sent.declined.has(run.own(firm)),
  );
  const partner = first && run.own(first.firm);
  if (partner === undefined) return;
  const { reference } = sent;
  const { partner: holder } = (await given.routingOf(reference)) ?? {};
  const there = (await given.relay.deliveries(reference)).filter(
    ({ destination, purpose }) => purpose === "submission" && destination === `firm:${holder}`,
  );
  const isKept = there.some(
    (one) => one.state === "delivered" || one.ambiguous > 0 || one.lease_token !== null,
  );
  const from = messages.length;
  const about = {
    reference,
    status: "contacted",
    partner,
    messageId: `first${from}${reference}`,
  } as const;
  const { kind } = await storeReport(given.relay.app, about);
  const isItsFirm = holder === partner || !isKept;
  expect(kind).toBe(isItsFirm ? "counted" : "not_counted");
  if (isItsFirm) expect(await given.standing(reference)).toMatchObject({ holder: partner });
  else await checkSecond(sent, partner);
  await noteSaid(run, sent, partner, from);
}

/** A person is asked to tell a firm that says that it has a lead which another one has. */
async function checkSecond({ reference, declined }: Sent, second: string) {
  const { partner, row } = await standingOf(reference);
  const rows = await given.relay.deliveries(reference);
  const { stopped, erased_at } = await given.relay.db
    .selectFrom("submissions")
    .select(["stopped", "erased_at"])
    .where("reference", "=", reference)
    .executeTakeFirstOrThrow();
  const isSilent = erased_at !== null || stopped.split(" ").length === contactChannels.length;
  const hasArrived = rows.some(
    (one) => one.state === "delivered" && one.destination === `firm:${partner}`,
  );
  if (!partner || !hasArrived || declined.has(partner) || isSilent) return;
  const isTold = rows.some(
    (one) => one.reason === "notified by a person" && one.destination === `firm:${second}`,
  );
  if (!isTold) expect(row?.need).not.toBeNull();
}

/** Acts on a lead while its firm has been sent it and has not answered. */
async function actInFlight(run: Run, { sent, act }: Extract<Step, { kind: "in flight" }>) {
  const processes = [given.relay.outbox, other];
  let release = () => {};
  const until = new Promise<void>((resolve) => {
    release = resolve;
  });
  held = { count: 0, until };
  if (sent) await sendLead(run, sent);
  else await press("retry", run.leads.at(newest)?.reference ?? "");
  given.relay.advance(1000);
  await given.relay.outbox.tick();
  const isRunning = () => processes.some(({ app }) => app.attempts.size > 0);
  while (held.count === 0 && isRunning()) await setImmediate();
  const newLead = run.leads.at(newest);
  if (newLead) await actOn(run, act, newLead);
  // Another process looks for what is due meanwhile.
  if (isOnPostgres) await other.tick();
  await checkStates(run.leads);
  held = null;
  release();
}

async function sendLead(run: Run, step: Extract<Step, { kind: "lead" }>) {
  const { named, case_slug, region, isOptedOut, isSpam, language } = step;
  const email = run.emails[step.who] ?? "";
  const reference = await given.lead({
    named: named.map(run.own),
    case_slug,
    email,
    state: isSpam ? "quarantined" : "accepted",
    fields: {
      ...phoneOf(run, step.who),
      state: region,
      ...(language === "en" ? {} : { form_language: language }),
    },
    opted_out: isOptedOut ? '["gpc"]' : "[]",
  });
  // While the clock was set back, a stop made before counts as made with it.
  const row = await findSubmission(given.relay.db, reference);
  const none = {
    signed: new Set<string>(),
    declined: new Set<string>(),
    revoked: [],
    reported: new Map<Id, number>(),
    correctedAt: 0,
    stoppedAt: 0,
    stopped: new Set<string>(channelsIn(row?.stopped ?? "")),
  };
  const flags = { isCorrected: false, isOver: false, isErased: false };
  const wasListed = run.optedOut.has(email);
  const sent = { reference, email, address: email, wasListed, files: run.files.slice(-1) };
  run.leads.push({ ...step, ...none, ...flags, ...sent });
}

/** A firm asks for a lead, and from then on may have it. */
async function readAsFirm(run: Run, { lead: of, id }: Extract<Step, { kind: "read" }>) {
  const { relay } = given;
  const sent = run.leads.at(of === newest ? newest : of % Math.max(1, run.leads.length));
  if (!sent) return;
  const own = messagesOf(run, sent, [...contents, "read"]).filter(({ firm }) => firm === id);
  const { reference } = sent;
  const path = `/partners/${run.own(id)}/leads/${reference}`;
  const at = new Date();
  const headers = new Headers({
    "webhook-id": "read",
    "webhook-timestamp": String(Math.floor(at.getTime() / 1000)),
    "webhook-signature": new Webhook(run.secret).sign("read", at, path),
  });
  const asked = { id: run.own(id), url: `http://site.test${path}`, headers, ip: null, reference };
  const answer = await readPartnerLead({ ...relay.app, limiter: createSubmitLimiter(0) }, asked);
  if (answer.status !== 200) return;
  expect(own).not.toEqual([]);
  expect(sent.isErased).toBe(false);
  expect([...sent.declined]).not.toContain(run.own(id));
  const isThird = run.files.at(-1)?.[id]?.role === "third_party";
  const isOptedOut = sent.isOptedOut || run.optedOut.has(sent.email);
  if (isThird && isOptedOut) expect(own.some(({ mayHaveIt }) => mayHaveIt)).toBe(true);
  const read = { path: `/${run.own(id)}`, id: "read", type: "read" };
  messages.push({ ...read, data: { reference }, mayHaveIt: true });
}

type OfPerson = Extract<Step, { kind: "form" | "stop" | "opted out" | "erase" }>;

async function actAsPerson(run: Run, step: OfPerson): Promise<void> {
  const { relay } = given;
  const before = messages.length;
  const email = run.emails[step.who] ?? "";
  const own = run.leads.filter((sent) => sent.email === email && !sent.isErased);
  switch (step.kind) {
    case "form": {
      const kind = step.form;
      await relay.submit({ kind, email });
      if (kind !== "opt_out") return;
      const hashes = newestHashes(relay.app.keys, { email });
      await suppress(relay.db, { scope: "sale", hashes, source: "test", at: relay.now() });
      return noteRequest(run, own, email, before);
    }
    case "stop":
      await stopContact(given.relay.app, byDesk, { email, channels: step.channels, manner: "web" });
      for (const sent of own) {
        if (sent.stopped.size === 0) sent.stoppedAt = before;
        for (const channel of step.channels) sent.stopped.add(channel);
        if (sent.stopped.size === contactChannels.length) end(run, sent);
        await checkTold(run, sent, "contact.revoked", before);
      }
      return;
    case "opted out": {
      const { csv, at } = { csv: `email,phone,scope\n${email},,sale`, at: relay.now() };
      if (step.by === "import") {
        await importSuppressions(relay.app, byDesk, Buffer.from(csv));
        const isNews = own.filter(({ wasListed }) => !wasListed);
        return noteRequest(run, isNews, email, before);
      }
      await relay.submit({ kind: "newsletter", email, opted_out: '["gpc"]', received_at: at });
      await optOutBy(relay, email);
      run.optedOut.add(email);
      return;
    }
    case "erase":
      // What was corrected to another address is erased by that one.
      for (const address of new Set([email, ...own.map((sent) => sent.address)])) {
        const others = own.filter((sent) => sent.address !== address && !sent.isErased);
        await erasePerson(given.relay.app, byDesk, { email: address });
        for (const sent of own) if (sent.address === address) sent.isErased = true;
        for (const { reference } of others) {
          expect(await findSubmission(relay.db, reference)).toMatchObject({ erased_at: null });
        }
      }
      for (const sent of own) {
        end(run, sent);
        await checkTold(run, sent, "lead.erased", before);
      }
  }
}

/** A person asked not to be sold: whoever has a lead is told, and no further firm gets it. */
async function noteRequest(run: Run, own: readonly Sent[], email: string, before: number) {
  run.optedOut.add(email);
  for (const sent of own) {
    // A lead that waits for its firm is still sent, with its mark.
    const partner = (await given.routingOf(sent.reference))?.partner;
    sent.last ??= [...had(run, sent), ...ids.filter((id) => run.own(id) === partner)];
    await checkTold(run, sent, "privacy.opted_out", before);
  }
}

function noteCorrected(sent: Sent) {
  sent.isCorrected = true;
  sent.correctedAt = messages.length;
}

function end(run: Run, sent: Sent) {
  sent.isOver = true;
  sent.last = had(run, sent);
}

type OnLead = (typeof onLead)[number] | "declined";

async function actOn(run: Run, kind: OnLead, sent: Sent): Promise<void> {
  const { relay } = given;
  const { reference } = sent;
  const before = messages.length;
  switch (kind) {
    case "declined":
    case "contacted":
    case "signed": {
      const partner = (await findRouting(relay.db, reference))?.partner;
      let { kind: result } = await operator.report(relay.app, byDesk, reference, kind);
      // While it is being sent there, only the firm itself can report it.
      if ((kind === "declined" || held) && result === "failed" && partner) {
        const own = { reference, status: kind, partner, messageId: `own${before}${reference}` };
        if ((await storeReport(relay.app, own)).kind === "counted") result = "done";
      }
      if (result !== "done") return;
      if (kind === "declined") sent.declined.add(partner ?? "");
      else await noteSaid(run, sent, partner ?? "", before);
      return;
    }
    case "sign": {
      const firm = (await given.routingOf(reference))?.asks;
      if (firm && (await authorizing(given).sign(reference)) === "signed") {
        sent.signed.add(firm);
        sent.revoked = sent.revoked.filter((one) => one !== firm);
      }
      return;
    }
    case "revoke":
      if (await authorizing(given).revoke(reference)) sent.last = had(run, sent);
      sent.revoked = ((await given.routingOf(reference))?.authorizations ?? []).flatMap(
        ({ partner, revoked_at }) => (revoked_at === null ? [] : partner),
      );
      return;
    case "correct": {
      const isRefused = await isRefusedByFirm(reference);
      const isRenamed = before % 2 === 0;
      const email = `new${before}.${reference}@people.test`;
      const result = await correct(given.relay.app, byDesk, reference, {
        changes: isRenamed ? { "Last name": `Quill${before}` } : { Email: email },
      });
      if (result.kind !== "done") return;
      noteCorrected(sent);
      if (!isRenamed) sent.address = email;
      if (isRefused) await checkGoesOn(reference);
      return;
    }
    case "correct, opted out": {
      const none = { requestId: "", origin: "", publicOrigin: "", ip: null, userAgent: "" };
      const facts = { ...none, reasons: ["gpc" as const], optedOut: true };
      const row = await findSubmission(relay.db, reference);
      if (row?.state !== "accepted" || row.erased_at !== null) return;
      await honorSignal(relay.app, row, facts);
      run.optedOut.add(sent.email);
      const changes = { "Last name": `Quill${before}` };
      const by = { facts, consent: null };
      const result = await correct(relay.app, byPerson, reference, { changes, by });
      if (result.kind === "done") noteCorrected(sent);
      return;
    }
    case "uncorrect": {
      if ((await press(kind, reference)) !== "done") return;
      noteCorrected(sent);
      const row = await findSubmission(relay.db, reference);
      const { Email = "", zipcode } = row ? readSubmission(row).fields : {};
      sent.address = Email;
      if (zipcode !== "98101") delete sent.beforeMove;
      return;
    }
    case "moves to Washington": {
      const changes = { zipcode: "98101" };
      const result = await correct(relay.app, byDesk, reference, { changes });
      if (result.kind !== "done") return;
      noteCorrected(sent);
      sent.beforeMove ??= had(run, sent);
      return;
    }
    case "moves to California": {
      const changes = { state: "CA" };
      const result = await correct(relay.app, byDesk, reference, { changes });
      if (result.kind === "done") noteCorrected(sent);
      return;
    }
    case "withdraw":
      if (!(await withdraw(given.relay.app, byDesk, reference))) return;
      end(run, sent);
      sent.isErased = true;
      return checkTold(run, sent, "lead.withdrawn", before);
    case "poison":
      // Nothing can be read of this submission any more, and the others must not notice.
      await relay.db
        .updateTable("submissions")
        .set({ opted_out: "[" })
        .where("reference", "=", reference)
        .execute();
      end(run, sent);
      run.leads.splice(run.leads.indexOf(sent), 1);
      return;
    case "discard":
      if ((await operator.discard(given.relay.app, byDesk, reference)).kind === "done") {
        end(run, sent);
        // Nothing more happens to it here.
        sent.isErased = true;
      }
      return;
    case "take back": {
      const { kind: result } = await operator.takeBack(given.relay.app, byDesk, reference);
      if (result !== "done") return;
      const partner = (await findRouting(relay.db, reference))?.partner ?? "";
      sent.declined.delete(partner);
      const rows = await relay.deliveries(reference);
      const back = rows.filter(({ destination }) => destination === `firm:${partner}`);
      expect(back.filter(({ cause }) => cause === "passed_on")).toEqual([]);
      return;
    }
    case "has it and take back": {
      const before = await standingOf(reference);
      if ((await press("has it", reference)) !== "done") return;
      const { kind: result } = await operator.takeBack(relay.app, byDesk, reference);
      if (result !== "done") return;
      const after = await standingOf(reference);
      // What its last firm had refused, or never answered, is sent there again, and nothing else is.
      if (before.row?.status === "failed") expect(after.row?.status).toBe("sending");
      else expect(after).toEqual(before);
      return;
    }
    case "send and take back": {
      const before = await standingOf(reference);
      if ((await press("pass on", reference)) !== "done") return;
      expect(await operator.takeBack(relay.app, byDesk, reference)).toMatchObject({ kind: "done" });
      expect(await standingOf(reference)).toEqual(before);
      return;
    }
    default:
      await press(kind, reference);
  }
}

/** What its rules allow is done, and nothing else: no act refuses anything by itself. */
async function press(kind: keyof typeof operatorActs, reference: string) {
  const { app } = given.relay;
  const [name, posted] = operatorActs[kind];
  const shown = await readShown(app, reference);
  const act = acts.find((one) => one.name === name);
  const refused = shown && act && whyNotNow(shown, act, posted);
  const { kind: result } = await operator.press(app, byDesk, name, reference, posted);
  expect([kind, refused, result]).toEqual([kind, refused, refused === null ? "done" : "failed"]);
  return result;
}

/** Its last firm refused it, nobody has it, and nobody took care of it. */
async function isRefusedByFirm(reference: string) {
  const rows = await given.relay.deliveries(reference);
  const atFirm = rows.findLast(
    ({ destination, purpose }) => purpose === "submission" && destination.startsWith("firm:"),
  );
  const done = await doneSince(reference, 0);
  const { row } = await standingOf(reference);
  return done.length === 0 && row?.status === "failed" && atFirm?.state === "refused";
}

/** It is sent to a firm again, or still needs the operator, unless its sender stopped it. */
async function checkGoesOn(reference: string) {
  const { row, isSearchOver } = await standingOf(reference);
  if (row?.need === "failed" || isSearchOver || row?.status === "stopped") return;
  const rows = await given.relay.deliveries(reference);
  const waiting = rows.filter(({ state }) => state === "pending");
  expect(waiting.map(({ destination }) => destination)).toContainEqual(
    expect.stringMatching(/^firm:/),
  );
}

/** Where a lead is, what its firms reported, and what they will be sent of it. */
async function standingOf(reference: string) {
  const routing = await given.routingOf(reference);
  const { state, partner, search_ended_at } = routing ?? {};
  const isSearchOver = search_ended_at != null;
  const rows = await given.relay.deliveries(reference);
  const row = await given.standing(reference);
  // What was corrected during an attempt is not sent again, and ends at its next try.
  const isReplaced = ({ destination, revision, state }: Row) =>
    (state === "pending" || state === "cancelled") &&
    rows.some((one) => one.destination === destination && one.revision > revision);
  // What a firm was to be told because it said that it has the lead, until that was taken back.
  const isTakenBack = ({ purpose, state, reason }: Row) =>
    purpose === "notice" && state === "cancelled" && reason === "its recipient never got the lead";
  const sent = rows
    .filter((one) => !isReplaced(one) && !isTakenBack(one))
    .map(({ id, state, ambiguous }) => ({ id, state, ambiguous }));
  return { state, partner, isSearchOver, report: reportOf(routing), row, sent };
}

const operatorActs = {
  "ask to sign": ["sign", {}],
  uncorrect: ["uncorrect", {}],
  retry: ["retry", {}],
  "has it": ["report", { choice: "received" }],
  "pass on": ["pass", { reason: "they asked" }],
  done: ["done", {}],
  reopen: ["reopen", {}],
  told: ["notified", {}],
  note: ["note", { note: "Zora Quill called", outcome: "reached", remind_in: "1" }],
  release: ["release", {}],
} as const satisfies Record<string, readonly [Act["name"], Posted]>;
