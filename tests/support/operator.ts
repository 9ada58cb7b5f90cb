import { dateInNewYork } from "~/data/dates";
import type { App } from "~/server/app";
import type { Actor } from "~/server/leads/operator-log";
import { runAct } from "~/server/operator/run-act";
import type { Posted } from "~/server/operator/submission-acts";

// What a clerk does with a submission, as the desk posts it.

type Way = { to?: string; reason?: string; was?: string };

function withoutNone(fields: Record<string, string | undefined>): Posted {
  const given = Object.entries(fields).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value]],
  );
  return Object.fromEntries(given);
}

const plain = (name: string) => (app: App, actor: Actor, reference: string) =>
  runAct(app, actor, name, reference);

export const release = plain("release");
export const discard = plain("discard");
export const retry = plain("retry");
export const done = plain("done");
export const reopen = plain("reopen");
export const notified = plain("notified");
export const takeBack = plain("take-back");
export const asked = plain("sign");

export function pass(app: App, actor: Actor, reference: string, way: Way = {}) {
  const { to: firm, ...more } = way;
  return runAct(app, actor, "pass", reference, withoutNone({ firm, ...more }));
}

export function report(app: App, actor: Actor, reference: string, choice: string, way: Way = {}) {
  const { to: firm, ...more } = way;
  const name = choice === "declined" ? choice : "report";
  return runAct(app, actor, name, reference, withoutNone({ choice, firm, ...more }));
}

export function about(
  app: App,
  actor: Actor,
  reference: string,
  { case: known, state }: { case: { slug: string } | null; state: string },
) {
  return runAct(app, actor, "about", reference, { case: known?.slug ?? "", state });
}

/** Today. */
export function answered(app: App, actor: Actor, reference: string, { how }: { how: string }) {
  const when = dateInNewYork(app.now());
  return runAct(app, actor, "answered", reference, { choice: how, when });
}
