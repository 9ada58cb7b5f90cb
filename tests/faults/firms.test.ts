import { afterAll, beforeAll, expect, test } from "vitest";
import { commandBeside } from "~/tests/support/command-beside";
import {
  type Behaviour,
  drip,
  hang,
  redirect,
  reset,
  text,
  truncate,
} from "~/tests/support/fake-server";
import { isFull, rounds } from "~/tests/support/length";
import { homeLead, post, type Site, startSite } from "~/tests/support/site";
import { rowsOf } from "~/tests/support/stored";
import { type FirmReceivers, startFirmReceivers, startSealed } from "./firm-receivers";
import { openForm, postLeads } from "./load";
import { expectNoPersonalData } from "./oracle";

/** Each firm takes a case of its own, so that the case decides which firm a lead goes to. */
const caseOf = {
  hooked: "oxbryta",
  posted: "suboxone",
  either: "roundup-cancer",
  sealed: "hair-relaxer-cancer",
} as const;
type Id = keyof typeof caseOf;

let firms: FirmReceivers;
let sealed: Awaited<ReturnType<typeof startSealed>> | null;
let site: Site;

beforeAll(async () => {
  firms = await startFirmReceivers({
    hooked: { cases: [caseOf.hooked] },
    posted: { cases: [caseOf.posted], webhook: null, email: "intake@posted.example" },
    either: { cases: [caseOf.either] },
    sealed: { cases: [caseOf.sealed] },
  });
  sealed = await startSealed(firms.webhook("sealed").url).catch(() => null);
  write();
  site = await startSite({
    ...firms.settings,
    PARTNER_HOSTS: `${firms.settings.PARTNER_HOSTS},${sealed?.host}`,
    ...(sealed ? { NODE_EXTRA_CA_CERTS: sealed.trusted } : {}),
    // An hour lasts two seconds.
    RETRY_SCALE: "0.0005",
  });
});
afterAll(async () => {
  expectNoPersonalData([site]);
  await site.stop();
  await Promise.all([firms.close(), sealed?.close()]);
});

/** Writes the file of the named firms; without a name, of all of them. */
function write(some = firms.ids, instead: Record<string, Record<string, unknown>> = {}) {
  const url = `https://${sealed?.host}/`;
  const own: typeof instead = sealed
    ? { sealed: { webhook: { url, secretEnv: "SEALED_SECRET" } } }
    : {};
  firms.write(some, { ...own, ...instead });
}

let count = 0;

async function sendLead(id: Id): Promise<string> {
  count += 1;
  const { hidden } = await openForm(site);
  const lead = homeLead({
    "First name": "Zorabelle",
    Email: `firms${count}@planted.example`,
    caseTypeSlug: caseOf[id],
    ...hidden,
  });
  const answer = await post(site.url, lead);
  const reference = /sent=(\w+)/.exec(answer.headers.get("Location") ?? "")?.[1];
  if (!reference) throw new Error(`The lead was answered ${answer.status}`);
  return reference;
}

const deliveryOf = (reference: string) =>
  rowsOf(site, `deliveries where message_id = '${reference}' and destination like 'firm:%'`)[0];
const stateOf = (reference: string) => deliveryOf(reference)?.state;
const timesAt = (id: Id, reference: string) =>
  firms.got().filter(({ destination, messageId }) => {
    return destination === `firm:${id}` && messageId === reference;
  }).length;

async function expectDelivered(id: Id, reference: string) {
  await expect.poll(() => stateOf(reference)).toBe("delivered");
  expect(timesAt(id, reference)).toBeGreaterThan(0);
}

type Way = readonly [name: string, fail: () => void];

/**
 * Sends one lead for each way to fail, and leads for the other firms, which get theirs before the
 * failing one is mended.
 */
async function failEachWay(id: Id, ways: readonly Way[], mend: () => void) {
  const others = (["hooked", "posted", "either"] as const).filter((other) => other !== id);
  for (const [name, fail] of isFull ? ways : ways.slice(0, 2)) {
    fail();
    const reference = await sendLead(id);
    for (const other of others) await expectDelivered(other, await sendLead(other));
    // Already tried, or being tried without an end in sight.
    const isTried = () => {
      const { state, reason } = deliveryOf(reference) ?? {};
      return state !== "pending" || reason !== null || timesAt(id, reference) > 0;
    };
    await expect.poll(isTried).toBe(true);

    const before = timesAt(id, reference);
    mend();
    await expect.poll(() => stateOf(reference), { message: name }).toMatch(/delivered|refused/);
    const again = timesAt(id, reference) - before;
    expect.soft(again, name).toBeLessThanOrEqual(1 + Number(deliveryOf(reference)?.ambiguous));
  }
}

const answers: readonly (readonly [string, Behaviour])[] = [
  ["a reset after the request", reset],
  ["503", text(503, "")],
  ["200 with nonsense", text(200, "<nonsense")],
  ["an answer cut short", truncate],
  ["no answer", hang],
  ["a slow drip", drip],
  ["a redirect", redirect(302, "http://169.254.169.254/")],
  ["410", text(410, "")],
  ["418", text(418, "")],
  ["422", text(422, "")],
  ["429 with a wait", text(429, "", { "Retry-After": "1" })],
];

test("however a firm's webhook fails, each lead is settled once, and no other firm waits for it", async () => {
  const { always, mend } = firms.webhook("hooked");
  const ways = answers.map(([name, behaviour]): Way => [name, () => always(behaviour)]);
  await failEachWay("hooked", ways, mend);
}, 900_000);

test("however the mail server fails, each lead is settled once, and no webhook waits for it", async () => {
  const refuse = (responseCode: number) => ({ responseCode, message: "no" });
  const verbs = ["end", "connect", "auth", "mail", "rcpt", "data"] as const;
  const cut = verbs.map((verb): Way => [`dies at ${verb}`, () => firms.mail.failAt(verb, "cut")]);
  const refused = [
    ["auth", 535],
    ["mail", 451],
    ["rcpt", 450],
    ["rcpt", 550],
    ["end", 452],
    ["end", 554],
  ] as const;
  const told = refused.map(([verb, status]): Way => {
    return [`answers ${status} at ${verb}`, () => firms.mail.failAt(verb, refuse(status))];
  });
  await failEachWay("posted", [...cut, ...told], firms.mail.mend);
}, 900_000);

async function reload(line: RegExp) {
  const before = site.output().length;
  site.process.kill("SIGUSR2");
  await expect.poll(() => site.output().slice(before)).toMatch(line);
}

test("removing a firm's secret or webhook while leads wait loses and repeats none", async () => {
  const webhook = firms.webhook("hooked");
  webhook.always(text(503, ""));
  const reference = await sendLead("hooked");
  await webhook.received(1);

  write(firms.ids, { hooked: { webhook: { url: webhook.url, secretEnv: "GONE_SECRET" } } });
  await reload(/not read.*GONE_SECRET/);
  write(firms.ids, { hooked: { webhook: undefined } });
  await reload(/read again: 4/);
  expect((await commandBeside(site, "status")).code).toBe(1);

  await site.end("SIGKILL");
  const { HOOKED_SECRET = "" } = site.env;
  delete site.env.HOOKED_SECRET;
  write();
  await expect(site.restart()).rejects.toThrow(/HOOKED_SECRET/);
  site.env.HOOKED_SECRET = HOOKED_SECRET;
  webhook.mend();
  const had = timesAt("hooked", reference);
  await site.restart();
  await expectDelivered("hooked", reference);
  expect(timesAt("hooked", reference)).toBe(had + 1);
});

test("firms added and removed under load get only the leads whose visitors were shown them", async () => {
  const load = { perSecond: 30, seconds: rounds(2, 20), name: "reload" };
  const posting = postLeads([site], load);
  let isOver = false;
  void posting.finally(() => {
    isOver = true;
  });
  const all = { cases: undefined };
  const files: [string[], Parameters<typeof write>[1]][] = [
    [["hooked", "posted"], {}],
    [["hooked", "either"], { either: all }],
    [["posted", "either"], { posted: all, either: all }],
    [["hooked", "posted", "either"], { posted: all, either: all }],
  ];
  const stored = () => rowsOf(site, "submissions").length;
  for (let [turn, before] = [0, stored()]; !isOver; turn += 1) {
    // However busy the machine is, at least one visitor was thanked with the firms as they are now.
    await expect.poll(() => isOver || stored() > before).toBe(true);
    before = stored();
    const [some = [], instead = {}] = files[turn % files.length] ?? [];
    write(some, instead);
    await reload(new RegExp(`read again: ${some.length}`));
  }
  const { thanked, named } = await posting;
  write();
  await reload(/read again: 4/);

  expect(thanked.length).toBeGreaterThan(0);
  for (const reference of thanked) await expect.poll(() => stateOf(reference)).toBe("delivered");
  const wrong = firms.got().filter(({ destination, messageId }) => {
    const [, id] = /^firm:(.*)$/.exec(destination) ?? [];
    return id !== undefined && named.get(messageId)?.includes(id) === false;
  });
  expect(wrong).toEqual([]);
  firms.expectVerified();
});

test("a firm with a wrong certificate gets nothing until it has a right one", async ({ skip }) => {
  if (!sealed) return skip();
  for (const name of ["unknown", "other"] as const) {
    sealed.show(name);
    const reference = await sendLead("sealed");
    await expect.poll(() => deliveryOf(reference)?.reason).toMatch(/TLS certificate/);
    expect(timesAt("sealed", reference)).toBe(0);
    sealed.show("right");
    await expectDelivered("sealed", reference);
    expect([timesAt("sealed", reference), deliveryOf(reference)?.ambiguous]).toEqual([1, 0]);
  }
});
