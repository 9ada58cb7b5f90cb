import { setTimeout as sleep } from "node:timers/promises";
import { timeInNewYork } from "~/data/dates";
import type { App } from "../app";
import { type Actor, logAct } from "../leads/actor";
import { readChannel, whereDown } from "../outbox/channel";
import { isServed } from "../store/served";

type Tried = { name: string; isOpen: boolean; text: string };

/** Longer than most services take to answer. Milliseconds. */
const longestWait = 15_000;
const pause = 250;

/**
 * Probes paused destinations now: a running server does, within a second, and this waits for the
 * result. What an operator paused stays paused.
 *
 * @param name of one destination; without it, all that are paused
 */
export async function tryDestinations(
  app: App,
  actor: Actor,
  name?: string,
  waitMs = longestWait,
): Promise<Tried[]> {
  const { db, now } = app;
  const paused = await db
    .selectFrom("channels")
    .select(["name", "failures"])
    .where(whereDown)
    .execute();
  const failures = new Map(paused.map((row) => [row.name, row.failures]));
  const tried = app.destinations.filter(
    (one) => (name === undefined || one.name === name) && failures.has(one.channel),
  );
  if (tried.length === 0) return [];

  const at = now();
  const channels = [...new Set(tried.map(({ channel }) => channel))];
  await db
    .updateTable("channels")
    .set({ paused_until: at })
    .where("name", "in", channels)
    .execute();
  const outcome = tried.map((one) => one.name).join(", ");
  await logAct(app, db, actor, { act: "test", outcome, references: [null] });
  const isServerRunning = await isServed(db);
  const until = performance.now() + (isServerRunning ? waitMs : 0);
  const results: Tried[] = [];
  for (const { name: destination, label, channel, rate } of tried) {
    let row = await readChannel(db, channel, rate);
    // A claimed probe moves the next one ahead; its result changes the count of failures or ends it.
    const isOld = () => row.paused_since !== null && row.failures === failures.get(channel);
    while (isOld() && performance.now() < until) {
      await sleep(pause);
      row = await readChannel(db, channel, rate);
    }
    const isOpen = row.paused_since === null;
    const text = isOpen ? "works" : (row.last_error ?? "no answer");
    const next = isOpen
      ? ""
      : isServerRunning
        ? `, next try ${timeInNewYork(row.paused_until ?? at)}`
        : ", tried when a server runs";
    results.push({ name: destination, isOpen, text: `${label}: ${text}${next}` });
  }
  return results;
}
