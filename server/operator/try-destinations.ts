import { setTimeout as sleep } from "node:timers/promises";
import { spellMoment } from "~/data/dates";
import type { App } from "../app";
import { type Actor, logAct } from "../leads/operator-log";
import { countRunning } from "../outbox/claim";
import { isRetried, makeRetriesDue } from "../outbox/queue";
import { probeNow } from "../state/channel";
import { conditionOn, errorOf, isBroken, readChannels } from "../state/condition";
import { isPending } from "../state/holders";
import { isServed } from "../store/served";
import { transact } from "../store/transact";

/** `text` has the error, and `plain` says the same to a clerk. */
type TriedDestination = { name: string; isOpen: boolean; text: string; plain: string };

/** Longer than most services take to answer. Milliseconds. */
const longestWait = 15_000;
const untilNextLook = 250;

/**
 * Tries destinations that do not work now: a running server does, within a second, and this waits
 * for the result. What an operator paused stays paused. An attempt from before the press says nothing
 * about a repair, so it is awaited first.
 *
 * @param name of one destination; without it, all that do not work
 */
export async function tryDestinations(
  app: App,
  actor: Actor,
  name?: string,
  waitMs = longestWait,
): Promise<TriedDestination[]> {
  const { db } = app;
  const meant = app.destinations.filter((one) => name === undefined || one.name === name);
  const isServerRunning = await isServed(db);
  const until = performance.now() + (isServerRunning ? waitMs : 0);
  const waitWhile = async (isTrue: () => Promise<boolean>) => {
    while ((await isTrue()) && performance.now() < until) await sleep(untilNextLook);
  };
  await waitWhile(() => some(meant, async (one) => (await countRunning(app, one.channel)) > 0));

  const pressedAt = app.now();
  const before = (await readChannels(app)).filter(({ condition }) => isBroken(condition));
  const tried = meant.filter((one) => before.some((channel) => channel.name === one.channel));
  if (tried.length === 0) return [];

  const channels = [...new Set(tried.map(({ channel }) => channel))];
  const tested: string[] = [];
  for (const { channel: name, test } of tried) {
    // What is made due is the test.
    if (test && !(await isRetried(app, { name, fault: null }))) tested.push(name);
  }
  await transact(app, async (app) => {
    await probeNow(app, channels, tested);
    // Also what a filter refused: the operator may have switched it off.
    for (const name of channels) await makeRetriesDue(app, { name, fault: null });
    const outcome = tried.map((one) => one.name).join(", ");
    await logAct(app, actor, { act: "test", outcome, references: [null] });
  });
  app.wake();

  let after = await readChannels(app);
  const isTried = async (channel: string) => {
    const [was, is] = [before, after].map((rows) => rows.find((row) => row.name === channel));
    // A claimed probe moves the next one ahead; a result changes these, or ends the failure.
    const isSame = was?.failures === is?.failures && was?.passed_at === is?.passed_at;
    if (is === undefined || !isBroken(is.condition) || !isSame) return true;
    return wasAttempted(app, channel, pressedAt);
  };
  await waitWhile(async () => {
    after = await readChannels(app);
    return some(channels, async (channel) => !(await isTried(channel)));
  });
  const shown = tried.map(async ({ name: destination, label, channel, test }) => {
    const condition = conditionOn(after, channel);
    if (!isBroken(condition)) {
      const text = `${label}: works, and what waits for it will be sent`;
      return { name: destination, isOpen: true, text, plain: text };
    }
    const { nextAt } = condition;
    const isAhead = nextAt !== null && nextAt > app.now();
    const at = isAhead ? `, next try ${spellMoment(nextAt, app.now())}` : "";
    const isNew = await isTried(channel);
    const isTestable = test !== undefined || (await isWaitedFor(app, channel));
    const none = !isTestable
      ? "nothing waits for it, and it has no test: what is sent there next shows whether it works"
      : at === ""
        ? "no answer yet, look again in a minute"
        : `not tried again yet${at}`;
    const next = isServerRunning ? at : ", tried when a server runs";
    const isSaid = isNew || !isServerRunning;
    const plain = isSaid ? `does not work yet${next}` : none;
    const text = isSaid ? `${errorOf(condition)}${next}` : none;
    return {
      name: destination,
      isOpen: false,
      text: `${label}: ${text}`,
      plain: `${label}: ${plain}`,
    };
  });
  return Promise.all(shown);
}

async function some<One>(all: readonly One[], isTrue: (one: One) => Promise<boolean>) {
  return (await Promise.all(all.map(isTrue))).includes(true);
}

async function isWaitedFor({ db }: App, channel: string): Promise<boolean> {
  const waiting = db.selectFrom("deliveries").select("id").where("state", "=", isPending);
  return (await waiting.where("channel", "=", channel).limit(1).executeTakeFirst()) !== undefined;
}

/** Whether an attempt for what still waits began since then, and has ended. */
async function wasAttempted({ db }: App, channel: string, since: number): Promise<boolean> {
  const attempt = await db
    .selectFrom("deliveries as d")
    .innerJoin("attempts", "attempts.delivery_id", "d.id")
    .select("attempts.id")
    .where("d.channel", "=", channel)
    .where("d.state", "=", isPending)
    .where("attempts.started_at", ">", since)
    .limit(1)
    .executeTakeFirst();
  return attempt !== undefined;
}
