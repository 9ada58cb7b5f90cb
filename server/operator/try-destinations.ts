import { setTimeout as sleep } from "node:timers/promises";
import { spellMoment } from "~/data/dates";
import type { App } from "../app";
import { type Actor, logAct } from "../leads/actor";
import { probeNow } from "../outbox/channel";
import { conditionOn, errorOf, isBroken, readChannels } from "../outbox/condition";
import { makeRetriesDue } from "../outbox/queue";
import { isServed } from "../store/served";
import { transact } from "../store/transact";

/** `text` has the error, and `plain` says the same to a clerk. */
type TriedDestination = { name: string; isOpen: boolean; text: string; plain: string };

/** Longer than most services take to answer. Milliseconds. */
const longestWait = 15_000;
const untilNextLook = 250;

/**
 * Tries destinations that do not work now: a running server does, within a second, and this waits
 * for the result. What an operator paused stays paused.
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
  const before = (await readChannels(app)).filter(({ condition }) => isBroken(condition));
  const tried = app.destinations.filter(
    (one) =>
      (name === undefined || one.name === name) &&
      before.some((channel) => channel.name === one.channel),
  );
  if (tried.length === 0) return [];

  const channels = [...new Set(tried.map(({ channel }) => channel))];
  await transact(db, async (trx) => {
    await probeNow(app, trx, channels);
    // Also what a filter refused: the operator may have switched it off.
    for (const name of channels) await makeRetriesDue(app, trx, { name, fault: null });
    const outcome = tried.map((one) => one.name).join(", ");
    await logAct(app, trx, actor, { act: "test", outcome, references: [null] });
  });
  app.wake();

  const isServerRunning = await isServed(db);
  const until = performance.now() + (isServerRunning ? waitMs : 0);
  const isTried = (after: typeof before) =>
    channels.every((channel) => {
      const [was, is] = [before, after].map((rows) => rows.find((row) => row.name === channel));
      // A claimed probe moves the next one ahead; a result changes these, or ends the failure.
      const isSame = was?.failures === is?.failures && was?.passed_at === is?.passed_at;
      return is === undefined || !isBroken(is.condition) || !isSame;
    });
  let after = await readChannels(app);
  while (!isTried(after) && performance.now() < until) {
    await sleep(untilNextLook);
    after = await readChannels(app);
  }
  return tried.map(({ name: destination, label, channel }) => {
    const condition = conditionOn(after, channel);
    if (!isBroken(condition)) {
      const text = `${label}: works, and what waited for it is being sent`;
      return { name: destination, isOpen: true, text, plain: text };
    }
    const { nextAt } = condition;
    const at = nextAt === null ? "" : `, next try ${spellMoment(nextAt, app.now())}`;
    const next = isServerRunning ? at : ", tried when a server runs";
    const plain = `${label}: does not work yet${next}`;
    return {
      name: destination,
      isOpen: false,
      text: `${label}: ${errorOf(condition)}${next}`,
      plain,
    };
  });
}
