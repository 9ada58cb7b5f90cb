import { contactChannels } from "~/data/contact-channels";
import { counted } from "~/data/formats";
import type { ActResult } from "../leads/actor";
import { correct as correctLead } from "../leads/correct";
import { withdraw } from "../leads/erase";
import { closePage } from "../leads/open";
import { allowPerson, erasePersonBehind } from "../leads/person";
import { stopContactOf } from "../leads/stop";
import { discard, dismissAlert, dismissDeliveries, readReason } from "../operator/dismiss";
import type { Operator } from "../operator/operator";
import { release, retry } from "../operator/retry";
import type { Correction } from "./submission";

/** Result of a button. */
export type Acted =
  | { kind: "done"; text: string }
  | ({ kind: "failed"; text: string } & Correction);

type Act = (
  operator: Operator,
  reference: string,
  posted: Readonly<Record<string, string>>,
) => Promise<Acted>;

/** The buttons of a submission's page, by the last part of the address they post to. */
export const acts: Readonly<Record<string, Act>> = {
  retry: async (operator, reference) =>
    outcome(await retry(operator, reference), (count) =>
      count === 0 ? "There was nothing to send again." : `${due(count)} due now.`,
    ),
  release: async (operator, reference) =>
    outcome(await release(operator, reference), (count) => `Released. ${due(count)} due now.`),
  discard: async (operator, reference, posted) => {
    const reason = readReason(posted.reason);
    if (reason === null) return failed(noReason);
    return outcome(await discard(operator, reference, reason), () => "Discarded.");
  },
  dismiss: async (operator, reference, posted) => {
    const reason = readReason(posted.reason);
    if (reason === null) return failed(noReason);
    const result = await dismissDeliveries(operator, reference, reason);
    return outcome(result, () => "Done. It needs nobody any more.");
  },
  edit: correct,
  allow: async (operator, reference) =>
    outcome(await allowPerson(operator, reference), (count) =>
      count === 0
        ? "That address is not on the opt-out list."
        : `${counted(count, "entry", "entries")} lifted.`,
    ),
  stop: async (operator, reference, posted) => {
    const channels = contactChannels.filter((channel) => posted[channel]);
    if (channels.length === 0) return failed("Tick what should stop. Nothing was changed.");
    const { told, needs } = await stopContactOf(operator, { reference, channels });
    const text = `Contact is stopped. ${told} notified automatically, ${needs} to be notified by hand.`;
    return { kind: "done", text };
  },
  withdraw: async (operator, reference, { confirm }) => {
    if (!isTyped(confirm, reference)) return failed(mismatch("Nothing was withdrawn."));
    const result = await withdraw(operator, reference);
    return outcome(result, (count) => `Withdrawn and erased. ${count} to notify.`);
  },
  close: async (operator, reference) => {
    await closePage(operator, reference);
    return { kind: "done", text: "The person's page is closed." };
  },
  erase: async (operator, reference, { confirm }) => {
    if (!isTyped(confirm, reference)) return failed(mismatch("Nothing was erased."));
    const result = await erasePersonBehind(operator, reference);
    if (result.kind === "obstacle") return failed(result.obstacle);

    return { kind: "done", text: `${counted(result.erased.submissions, "submission")} erased.` };
  },
};

const noReason = "Write a reason. Nothing was changed.";

export async function actOnAlert(
  operator: Operator,
  posted: Readonly<Record<string, string>>,
): Promise<Acted> {
  const reason = readReason(posted.reason);
  if (reason === null || !/^\d{1,9}$/.test(posted.id ?? "")) return failed(noReason);
  return outcome(await dismissAlert(operator, Number(posted.id), reason), () => "Dismissed.");
}

/** What cannot be undone must be confirmed by typing the reference. */
function isTyped(confirm: string | undefined, reference: string): boolean {
  return confirm?.trim().toUpperCase() === reference;
}

function mismatch(consequence: string): string {
  return `The reference typed does not match the one above. ${consequence}`;
}

export function outcome(result: ActResult, text: (count: number) => string): Acted {
  return result.kind === "done"
    ? { kind: "done", text: text(result.count) }
    : failed(result.obstacle);
}

function failed(text: string): Acted {
  return { kind: "failed", text };
}

function due(count: number): string {
  return `${counted(count, "delivery", "deliveries")} ${count === 1 ? "is" : "are"}`;
}

const prefix = "field.";

async function correct(
  operator: Operator,
  reference: string,
  posted: Readonly<Record<string, string>>,
): Promise<Acted> {
  const typed = Object.fromEntries(
    Object.entries(posted)
      .filter(([name]) => name.startsWith(prefix))
      .map(([name, value]) => [name.slice(prefix.length), value]),
  );
  // The form posts every field, so an outdated page would undo later corrections.
  const seen = posted.revision === undefined ? undefined : Number(posted.revision);
  const result = await correctLead(operator, reference, { changes: typed, seen });
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
