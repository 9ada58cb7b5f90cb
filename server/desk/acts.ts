import { cleanText } from "~/data/clean";
import { contactChannels } from "~/data/contact-channels";
import { dateInNewYork, day, midnightInNewYork } from "~/data/dates";
import { counted } from "~/data/formats";
import type { Actor, ActResult } from "../leads/actor";
import { correct as correctLead } from "../leads/correct";
import { withdraw } from "../leads/erase";
import { allowPerson, erasePersonBehind } from "../leads/person";
import { stopContactOf } from "../leads/stop";
import * as lead from "../operator/lead-acts";
import { tryDestinations } from "../operator/try-destinations";
import { markNotified } from "../operator/unnotified";
import { callOutcomes } from "../store/schema";
import { type Correction, reminders } from "./pages";

/** Result of a button. */
export type Acted =
  | { kind: "done"; text: string }
  | ({ kind: "failed"; text: string } & Correction);

type Posted = Readonly<Record<string, string>>;
type Act = (actor: Actor, reference: string, posted: Posted) => Promise<Acted>;

/** The buttons of a submission's page, by the last part of the address they post to. */
export const acts: Readonly<Record<string, Act>> = {
  retry: simple(lead.retry, (count) =>
    count === 0 ? "There was nothing to send again." : `${due(count)} due now.`,
  ),
  pass: simple(
    (actor, reference, { reason }) =>
      lead.sendToAnotherFirm(actor, reference, lead.readReason(reason)),
    "It is on its way to a firm.",
  ),
  release: simple(lead.release, (count) => `Released. ${due(count)} due now.`),
  discard: withReason(lead.discard, "Discarded."),
  dismiss: withReason(lead.dismissDeliveries, "Done. It needs nobody any more."),
  received: simple(
    (actor, reference, { reason }) => lead.markReceived(actor, reference, lead.readReason(reason)),
    "Its firm counts as having it.",
  ),
  note,
  edit: correct,
  allow: simple(allowPerson, (count) =>
    count === 0
      ? "That address is not on the opt-out list."
      : `${counted(count, "entry", "entries")} lifted.`,
  ),
  stop: async (actor, reference, posted) => {
    const channels = contactChannels.filter((channel) => posted[channel] ?? posted.everything);
    if (channels.length === 0) return failed("Check what should stop. Nothing was changed.");
    const { told, needs } = await stopContactOf(actor, { reference, channels });
    const text = `Stopped: ${channels.join(", ")}. ${told} notified automatically, ${needs} to be notified by hand.`;
    return { kind: "done", text };
  },
  withdraw: confirmed(
    simple(withdraw, (count) => `Withdrawn and erased. ${count} to notify.`),
    "Nothing was withdrawn.",
  ),
  erase: confirmed(async (actor, reference) => {
    const result = await erasePersonBehind(actor, reference);
    if (result.kind === "obstacle") return failed(result.obstacle);
    return { kind: "done", text: `${counted(result.erased.submissions, "submission")} erased.` };
  }, "Nothing was erased."),
};

type Text = string | ((count: number) => string);

function simple(
  act: (actor: Actor, reference: string, posted: Posted) => Promise<ActResult>,
  text: Text,
): Act {
  return async (actor, reference, posted) => outcome(await act(actor, reference, posted), text);
}

const noReason = "Write a reason. Nothing was changed.";

function withReason(
  act: (actor: Actor, reference: string, reason: string) => Promise<ActResult>,
  text: string,
): Act {
  return async (actor, reference, posted) => {
    const reason = lead.readReason(posted.reason);
    return reason === null ? failed(noReason) : outcome(await act(actor, reference, reason), text);
  };
}

/** What cannot be undone must be confirmed by typing the reference. */
function confirmed(act: Act, consequence: string): Act {
  return async (actor, reference, posted) =>
    cleanText(posted.confirm ?? "").toUpperCase() === reference
      ? act(actor, reference, posted)
      : failed(`The reference typed does not match the one above. ${consequence}`);
}

/** The button beside a paused destination. */
export async function tryNow(actor: Actor, name: string): Promise<Acted> {
  const tried = await tryDestinations(actor, name, longestWait);
  if (tried.length === 0) return { kind: "done", text: "It is not paused." };
  const text = tried.map((one) => `${one.text}.`).join(" ");
  return tried.every(({ isOpen }) => isOpen) ? { kind: "done", text } : failed(text);
}

/** Milliseconds that a page may take. */
const longestWait = 5000;

export async function actOnUnnotified(actor: Actor, { mark = "" }: Posted): Promise<Acted> {
  return outcome(await markNotified(actor, mark), "Marked as done.");
}

function outcome(result: ActResult, text: Text): Acted {
  if (result.kind === "obstacle") return failed(result.obstacle);
  return { kind: "done", text: typeof text === "string" ? text : text(result.count) };
}

function failed(text: string, typed: Correction["typed"] = {}): Acted {
  return { kind: "failed", text, typed };
}

function due(count: number): string {
  return `${counted(count, "delivery", "deliveries")} ${count === 1 ? "is" : "are"}`;
}

/** The beginning of a later day in New York. */
function daysFrom(now: number, days: number): number | null {
  const noon = Date.parse(`${dateInNewYork(now)}T12:00:00Z`) + days * day;
  return midnightInNewYork(new Date(noon).toISOString().slice(0, 10));
}

async function note(actor: Actor, reference: string, typed: Posted): Promise<Acted> {
  const posted = typed.no_answer
    ? { note: "", ...typed, outcome: "no answer", remind_in: "1", remind_on: "" }
    : typed;
  // PostgreSQL refuses a NUL.
  const text = (posted.note ?? "")
    .replace(/[^\P{Cc}\n\t]/gu, "")
    .trim()
    .slice(0, 2000);
  const result = callOutcomes.find((one) => one === posted.outcome) ?? null;
  const soon = reminders.find(({ days }) => String(days) === posted.remind_in);
  const { remind_on: date = "" } = posted;
  const chosen = /^\d{4}-\d{2}-\d{2}$/.test(date) ? midnightInNewYork(date) : null;
  const remind_at = date === "" && soon ? daysFrom(actor.now(), soon.days) : chosen;
  if (date !== "" && (remind_at === null || remind_at <= actor.now())) {
    return failed("Choose a day after today. Nothing was changed.", { note: text });
  }
  if (text === "" && result === null && remind_at === null) {
    return failed("Write a note, or choose an outcome or a day. Nothing was changed.");
  }
  const added = { text, outcome: result, remind_at };
  return outcome(await lead.addNote(actor, reference, added), "Noted.");
}

const prefix = "field.";

async function correct(actor: Actor, reference: string, posted: Posted): Promise<Acted> {
  const typed = Object.fromEntries(
    Object.entries(posted)
      .filter(([name]) => name.startsWith(prefix))
      .map(([name, value]) => [name.slice(prefix.length), value]),
  );
  // The form posts every field, so an outdated page would undo later corrections.
  const seen = posted.revision === undefined ? undefined : Number(posted.revision);
  const result = await correctLead(actor, reference, { changes: typed, seen });
  switch (result.kind) {
    case "done": {
      const saved = `Saved as revision ${result.revision}.`;
      const nobody = "It is sent to nobody: no destination that is on takes it.";
      const text = result.count === 0 ? nobody : `${due(result.count)} due now.`;
      return { kind: "done", text: `${saved} ${text}` };
    }
    case "invalid": {
      const text = "The correction was not saved. See the fields below.";
      return { kind: "failed", text, errors: result.errors, typed };
    }
    case "stale": {
      const text =
        "It was changed in the meantime, so nothing was saved. What you typed is kept: where it differs, the stored value is shown below it.";
      return { kind: "failed", text, typed, isStale: true };
    }
    case "obstacle":
      return failed(result.obstacle);
    case "unagreed":
      throw new Error("The operator needs no consent for a correction");
  }
}
