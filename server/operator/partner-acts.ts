import { midnightInNewYork, spellDay } from "~/data/dates";
import { counted } from "~/data/formats";
import type { App } from "../app";
import { isReachable } from "../config/partners";
import { partnerDestination } from "../destinations/partner";
import { type Actor, obstacle } from "../leads/operator-log";
import { testPartner } from "../partners/test-partner";
import { lockChannel, saveChannel } from "../state/channel";
import { lookAgain } from "../state/routing-row";
import type { Channel, OperatorLogTable } from "../store/schema";
import { transact } from "../store/transact";
import { type PartnerFigures, readPartnerFigures } from "./partner-figures";
import { failed, type Ran, ran } from "./submission-acts";

// What an operator may do with a firm, at the desk or by a command. *Try now* is not here, because it tries
// whatever destination does not work, firm or not (`try-destinations.ts`). `run-act.ts` runs an act: it locks the
// channel of the firm, asks the rule, and logs the result.

/** What the page of the firms posts with an act, by the names of its fields. */
export type PostedOfFirm = Readonly<{
  /** A day, or `day` for the one that is typed. */
  until?: string;
  day?: string;
  /** With a marked lead. */
  lead?: string;
}>;

type PartnerAct = {
  name: "pause" | "resume" | "test";
  does: string;
  /** The act that takes it back. */
  undo?: PartnerAct["name"];
  label: string;
  /** What happens; without it, one press does it. */
  explain?: string;
  whyNot: (firm: PartnerFigures) => string | null;
  /** The act waits for the firm's server, so it locks nothing, and stores and logs its result itself. */
  isUnlocked?: true;
  run: (acting: PartnerActing, posted: PostedOfFirm) => Promise<Ran>;
};

/** Its store is the transaction, unless the act is unlocked. */
type PartnerActing = { app: App; actor: Actor; id: string; firm: PartnerFigures };

export const partnerActs: readonly PartnerAct[] = [
  {
    name: "pause",
    does: "pauses a firm, until later or until it is resumed: it gets no more leads",
    undo: "resume",
    label: "Pause longer",
    explain:
      "It gets no more leads. Leads that it has not received go to another firm of the form.",
    whyNot: ({ condition: { kind } }) =>
      kind === "paused" || kind === "off" ? `It is ${kind} already.` : null,
    run: pause,
  },
  {
    name: "resume",
    does: "ends the pause of a firm",
    label: "Resume",
    whyNot: ({ condition }) => (condition.kind === "paused" ? null : "It is not paused."),
    run: resume,
  },
  {
    name: "test",
    does: "sends a test message to one firm and prints the result; once accepted, a firm that was not reachable gets leads again; one that an operator paused stays paused",
    label: "Test",
    explain: "Sends a made-up message. If the firm accepts it, it counts as reachable again.",
    whyNot: ({ condition }) => (condition.kind === "off" ? "It cannot be reached." : null),
    isUnlocked: true,
    run: test,
  },
];

/** What takes back an act on this firm that the log has: it stays if the firm was paused once more since. */
export function inverseOnFirm(logged: LoggedAct | undefined, id: string): PartnerAct | null {
  const undo = partnerActs.find(({ name }) => name === logged?.act)?.undo;
  const act = partnerActs.find(({ name }) => name === undo);
  if (!act || logged?.outcome !== id) return null;
  const isOfAct = ({ condition }: PartnerFigures) =>
    condition.kind === "paused" && condition.since === logged.at;
  const isAnother = "It was paused again since. Nothing was changed.";
  return { ...act, whyNot: (firm) => act.whyNot(firm) ?? (isOfAct(firm) ? null : isAnother) };
}

type LoggedAct = Pick<OperatorLogTable, "act" | "at" | "outcome">;

/** A firm of the file, as its page and the rules of its acts see it; null for an unknown one. */
export async function readFirm(app: App, id: string): Promise<PartnerFigures | null> {
  const known = app.config.partners.filter((one) => one.id === id);
  return (await readPartnerFigures(app, known))[0] ?? null;
}

async function pause(acting: PartnerActing, { until: chosen, day }: PostedOfFirm): Promise<Ran> {
  const { app, firm } = acting;
  const typed = chosen === "day" ? day : chosen;
  const until = typed ? midnightInNewYork(typed) : null;
  const isDay = until !== null && until > app.now();
  if (typed ? !isDay : chosen === "day") {
    return failed("Choose a day after today. Nothing was changed.", "day");
  }
  const end = until === null ? "" : ` until ${spellDay(until, app.now())}`;
  const others =
    firm.waiting === 0
      ? ""
      : ` What it has not received yet (${firm.waiting}) goes to other firms, also if you chose this one.`;
  const text = `${firm.name} is paused${end}. It gets no more leads.${others}`;
  return setPause(acting, { paused_since: app.now(), paused_until: until }, text);
}

function resume(acting: PartnerActing): Promise<Ran> {
  const none = { paused_since: null, paused_until: null };
  return setPause(acting, none, `The pause of ${acting.firm.name} is over.`);
}

/**
 * While a firm is paused it gets no more leads, and those it has not received yet are passed on if
 * another firm can take them. A pause without an end lasts until the firm is resumed.
 */
async function setPause(
  { app, id: outcome }: PartnerActing,
  pause: Pick<Channel, "paused_since" | "paused_until">,
  text: string,
): Promise<Ran> {
  await transact(app, async (app) => {
    const channel = await lockChannel(app, partnerDestination(outcome), null);
    await saveChannel(app, { ...channel, ...pause });
    // This firm may now take leads that wait for a firm.
    await lookAgain(app, outcome);
  });
  return ran(text, { outcome });
}

async function test({ app, actor, id, firm }: PartnerActing, { lead }: PostedOfFirm): Promise<Ran> {
  const tested = await testAsOperator(app, actor, id, lead !== undefined);
  if (tested.kind === "obstacle") return failed(tested.obstacle);
  const refused = tested.lines.filter(({ isAccepted }) => !isAccepted);
  const count = tested.lines.length - refused.length;
  const text = `${firm.name} took ${count} of ${counted(tested.lines.length, "test message")}.`;
  if (refused.length === 0) return ran(text);
  const why = [...new Set(refused.map(({ detail }) => detail))].join("; ");
  return failed(`${text} Tell their technician: ${why}.`);
}

/** Tests a firm, with each result for a terminal. */
export async function testAsOperator(app: App, actor: Actor, id: string, withLead = false) {
  const firm = app.config.partners.find((one) => one.id === id);
  if (!firm) return obstacle(`No firm of PARTNERS_FILE has the id ${id}.`);
  if (!isReachable(firm, app.config)) {
    return obstacle(
      `${id} cannot be reached: give it a webhook, or an email address and SMTP_URL.`,
    );
  }
  const { tests, isAccepted } = await testPartner(app, actor, firm, withLead);
  return {
    kind: "tested" as const,
    isAccepted,
    lines: tests.map(({ way, type, outcome: { kind, detail } }) => ({
      isAccepted: kind === "delivered",
      detail,
      text: `${firm.name} ${kind === "delivered" ? "accepted" : "did not accept"} ${type} by ${way} (${detail}).`,
    })),
  };
}
