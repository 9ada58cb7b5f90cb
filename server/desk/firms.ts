import { placeholderWords } from "~/data/placeholders";
import type { Partner } from "../config/partners";
import { destinationLabel } from "../destinations/index";
import { partnerDestination, partnerOf } from "../destinations/partner";
import { noticeLabels } from "../operator/lead-view";
import { findDead } from "../operator/needs";
import type { Operator } from "../operator/operator";
import { pausePartner, readPartner, readPartners, resumePartner } from "../operator/partners";
import { listQueueNeeds, type Need, readQueues } from "../operator/read-status";
import { markTold, readUntold, type Untold } from "../operator/untold";
import { type Acted, outcome } from "./acts";

/** Every firm of the file with its figures, and the recipients to be notified by hand. */
export async function firmsContent(operator: Operator) {
  return {
    kind: "firms" as const,
    standings: await readPartners(operator),
    untold: listUntold(operator, await readUntold(operator)),
  };
}

/**
 * One firm; if it was removed from the file, only what still waits for it. Null for an unknown id.
 */
export async function firmContent(operator: Operator, id: string) {
  const firm = operator.config.partners.find((one) => one.id === id);
  const name = partnerDestination(id);
  const queue = (await readQueues(operator)).find((one) => one.name === name);
  const untold = (await readUntold(operator)).filter(({ recipient }) => recipient === name);
  if (!firm && !queue && untold.length === 0) return null;

  const standing = firm ? await readPartner(operator, firm) : null;
  return {
    kind: "firm" as const,
    id,
    name: firm?.name ?? id,
    standing,
    takes: firm ? describeScope(firm) : null,
    needs: [...(queue ? listQueueNeeds(queue) : []), ...(await listDead(operator, name))],
    untold: listUntold(operator, untold),
  };
}

function describeScope({ cases, states, languages = ["en"] }: Partner): string {
  const words = placeholderWords();
  return [
    `Cases: ${cases?.join(", ") ?? words.allCases}.`,
    `States: ${states?.join(", ") ?? words.allStates}.`,
    `Languages: ${languages.map((code) => words.languages[code]).join(", ")}.`,
  ].join(" ");
}

async function listDead(operator: Operator, destination: string): Promise<Need[]> {
  const dead = await findDead(operator, destination);
  return dead.map(({ reference, state, reason }) => ({
    what: state,
    count: 1,
    title: `${reference}: ${state}`,
    todo: reason ?? "",
    href: `/submissions/${reference}`,
  }));
}

const whyUntold = {
  "no way": "no message can reach it",
  refused: "it refused the message",
  expired: "tried for a week",
  waiting: "still tried",
} as const;

function listUntold({ config }: Operator, untold: readonly Untold[]) {
  return untold.map(({ mark, recipient, reference, about, dueOn, why }) => ({
    mark,
    reference,
    recipient:
      config.partners.find(({ id }) => id === partnerOf(recipient))?.name ??
      destinationLabel(recipient),
    text: `${noticeLabels[about]} (${whyUntold[why]})`,
    due: dueOn ?? "at once",
  }));
}

/** The buttons of a firm's page; null for an unknown one. */
export async function actOnFirm(
  operator: Operator,
  id: string,
  act: string,
): Promise<Acted | null> {
  switch (act) {
    case "pause":
      return outcome(await pausePartner(operator, id), () => "Paused. It gets no more leads.");
    case "resume":
      return outcome(await resumePartner(operator, id), () => "The pause is over.");
    default:
      return null;
  }
}

export async function actOnUntold(operator: Operator, mark: string): Promise<Acted> {
  const result = await markTold(operator, mark);
  return outcome(result, () => "Marked as done.");
}
