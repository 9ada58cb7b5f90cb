import { spellAge, spellDuration, timeInNewYork } from "~/data/dates";
import { counted } from "~/data/formats";
import type { Environment } from "../config/partners";
import { destinationLabel } from "../destinations/index";
import type { Actor } from "../leads/actor";
import { noticeLabels } from "../operator/lead-view";
import {
  type PartnerStanding,
  readPartners,
  rereadFirms,
  setPause,
  testPartner,
} from "../operator/partners";
import { readUnnotified } from "../operator/unnotified";
import type { Acted } from "./acts";

/** Every firm of the file with its figures, and the recipients to be notified by hand. */
export async function firmsPage(actor: Actor, env: Environment) {
  const faults = rereadFirms(actor, env);
  const { partners } = actor.config;
  return {
    kind: "firms" as const,
    faults,
    firms: (await readPartners(actor)).map((firm) => viewFirm(firm, actor.now())),
    untold: (await readUnnotified(actor)).map(
      ({ mark, recipient, reference, about, dueOn, why }) => ({
        mark,
        reference,
        recipient: destinationLabel(recipient, partners),
        text: `${noticeLabels[about]} (${whyUnnotified[why]})`,
        due: dueOn ?? "at once",
      }),
    ),
  };
}

const whyUnnotified = {
  "no way": "no message can reach it",
  refused: "it refused the message",
  expired: "tried for a week",
  waiting: "still tried",
} as const;

function viewFirm({ id, name, way, state, declined, ...firm }: PartnerStanding, now: number) {
  const { taken, cap, waiting, oldestMs, lastAnswer, lastError } = firm;
  const age = (at: number) => spellAge(Math.max(0, Math.floor((now - at) / 1000)));
  return {
    id,
    name,
    way,
    state,
    declined,
    lastError,
    today:
      cap === null ? String(taken) : taken > cap ? `${taken} (limit ${cap})` : `${taken} of ${cap}`,
    waiting: waiting === 0 ? "0" : `${waiting}, oldest ${spellDuration(oldestMs)}`,
    answered: firm.answered ? spellDuration(firm.answered.median) : "-",
    lastAnswer: lastAnswer ? `${lastAnswer.status}, ${age(lastAnswer.at)}` : "-",
    answeredAt: lastAnswer && timeInNewYork(lastAnswer.at),
  };
}

/** The page of one firm of the file; null for an unknown one. */
export async function firmPage(actor: Actor, env: Environment, id: string) {
  rereadFirms(actor, env);
  const firm = (await readPartners(actor)).find((one) => one.id === id);
  return firm
    ? { kind: "firm" as const, id, name: firm.name, firm: viewFirm(firm, actor.now()) }
    : null;
}

/** The buttons of a firm; null for an unknown one. */
export async function actOnFirm(
  actor: Actor,
  id: string,
  act: string,
  posted: Readonly<Record<string, string>>,
): Promise<Acted | null> {
  switch (act) {
    case "pause":
    case "resume": {
      const result = await setPause(actor, id, act);
      if (result.kind === "obstacle") return { kind: "failed", text: result.obstacle };
      const text = act === "pause" ? "Paused. It gets no more leads." : "The pause is over.";
      return { kind: "done", text };
    }
    case "test": {
      const tested = await testPartner(actor, id, posted.lead !== undefined);
      if (tested.kind === "obstacle") return { kind: "failed", text: tested.obstacle };
      const refused = tested.lines.filter(({ isAccepted }) => !isAccepted);
      const count = tested.lines.length - refused.length;
      const text = `${count} of ${counted(tested.lines.length, "message")} accepted.`;
      if (refused.length === 0) return { kind: "done", text };
      return { kind: "failed", text: [text, ...refused.map((line) => line.text)].join(" ") };
    }
    default:
      return null;
  }
}
