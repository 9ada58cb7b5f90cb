import { dateInNewYork } from "~/data/dates";
import type { App } from "~/server/app";
import type { Actor } from "~/server/leads/operator-log";
import { runAct, type Undo } from "~/server/operator/run-act";
import type { Posted } from "~/server/operator/submission-acts";

// What a clerk does with a submission, as the desk posts it.

type Way = { to?: string; reason?: string; was?: string };

function withoutNone(fields: Record<string, string | undefined>): Posted {
  const given = Object.entries(fields).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value]],
  );
  return Object.fromEntries(given);
}

/** The last *Undo* of a sending or a report that the desk has offered, by reference. */
const offered = new Map<string, Undo>();
const undone = ["pass", "about", "report", "declined"];

export async function press(
  app: App,
  actor: Actor,
  name: string,
  reference: string,
  posted: Posted = {},
) {
  const acted = await runAct(app, actor, name, reference, posted);
  if (acted.kind === "done" && acted.undo && undone.includes(name)) {
    offered.set(reference, acted.undo);
  }
  return acted;
}

const plain = (name: string) => (app: App, actor: Actor, reference: string) =>
  press(app, actor, name, reference);

export const release = plain("release");
export const discard = plain("discard");
export const retry = plain("retry");
export const done = plain("done");
export const reopen = plain("reopen");
export const notified = plain("notified");
export const asked = plain("sign");

export function takeBack(app: App, actor: Actor, reference: string) {
  return runAct(app, actor, "undo", reference, { row: offered.get(reference)?.entry ?? "" });
}

export function pass(app: App, actor: Actor, reference: string, way: Way = {}) {
  const { to: firm, ...more } = way;
  return press(app, actor, "pass", reference, withoutNone({ firm, ...more }));
}

export function report(app: App, actor: Actor, reference: string, choice: string, way: Way = {}) {
  const { to: firm, ...more } = way;
  const name = choice === "declined" ? choice : "report";
  return press(app, actor, name, reference, withoutNone({ choice, firm, ...more }));
}

export function about(
  app: App,
  actor: Actor,
  reference: string,
  { case: known, state }: { case: { slug: string } | null; state: string },
) {
  return press(app, actor, "about", reference, { case: known?.slug ?? "", state });
}

/** Today. */
export function answered(app: App, actor: Actor, reference: string, { how }: { how: string }) {
  const when = dateInNewYork(app.now());
  return press(app, actor, "answered", reference, { choice: how, when });
}
