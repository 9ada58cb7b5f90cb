import type { DeskContent, Fact, FirmRow, Need, UntoldList } from "~/data/desk/view";
import { needWords, firmWords as words } from "~/data/desk/words";
import { placeholderWords } from "~/data/placeholders";
import type { Partner } from "../config/partners";
import { partnerDestination, partnerOf } from "../destinations/partner";
import type { ActResult } from "../operator/act-result";
import { formatAge } from "../operator/format-time";
import { findDead } from "../operator/needs";
import type { Operator } from "../operator/operator";
import {
  type PartnerStanding,
  pausePartner,
  readPartners,
  resumePartner,
} from "../operator/partners";
import { isLeftBehind, type Queue, readStatus } from "../operator/read-status";
import { markTold, readUntold, type Untold } from "../operator/untold";
import type { Acted } from "./acts";
import { fullLabel } from "./destination-labels";
import { moment } from "./moment";

/** Every firm of the file with its figures, and the recipients to be told by hand. */
export async function firmsContent(operator: Operator, formToken: string): Promise<DeskContent> {
  const standings = await readPartners(operator);
  return {
    kind: "firms",
    columns: words.columns,
    rows: standings.map(firmRow),
    untold: untoldList(operator, { formToken, untold: await readUntold(operator) }),
  };
}

function firmRow(standing: PartnerStanding): FirmRow {
  const { id, name, way, state, delivered, declined, contacted, waiting, oldestMs } = standing;
  return {
    name,
    href: id === null ? null : `/firms/${id}`,
    state: way === null ? words.noWay : state,
    cells: [
      today(standing),
      String(delivered),
      age(contacted?.median),
      age(contacted?.slowest),
      String(declined),
      String(waiting),
      age(oldestMs),
    ],
  };
}

function today({ taken, cap }: PartnerStanding): string {
  return cap === null ? String(taken) : words.ofCap(taken, cap);
}

function age(ms: number | null | undefined): string {
  return ms === null || ms === undefined ? "-" : formatAge(Math.floor(ms / 1000));
}

type Asked = { id: string; formToken: string };

/**
 * One firm; if it was removed from the file, only what still waits for it. Null for an unknown
 * name.
 */
export async function firmContent(
  operator: Operator,
  { id, formToken }: Asked,
): Promise<{ title: string; content: DeskContent } | null> {
  const firm = operator.config.partners.find((one) => one.id === id);
  const standing = (await readPartners(operator)).find((one) => one.id === id);
  const name = partnerDestination(id);
  const { queues } = await readStatus(operator);
  const queue = queues.find((one) => one.name === name);
  const untold = (await readUntold(operator)).filter(({ recipient }) => recipient === name);
  if (!firm && !queue && untold.length === 0) return null;

  const state = standing?.way ? standing.state : words.noWay;
  return {
    title: firm?.name ?? id,
    content: {
      kind: "firm",
      firm: {
        id,
        state,
        summary: firm && standing ? summarize(firm, standing) : words.left,
        figures: standing ? figures(standing) : [],
        needs: listTroubles({ id, queue, dead: await findDead(operator, name) }),
        can: { pause: state === "on" || state === "held", resume: state === "paused" },
        formToken,
      },
      untold: untoldList(operator, { formToken, untold }),
    },
  };
}

function summarize({ cases, states, languages = ["en"] }: Partner, { way }: PartnerStanding) {
  const takes = words.takes({
    cases: cases?.join(", ") ?? placeholderWords().allCases,
    states: states?.join(", ") ?? placeholderWords().allStates,
    languages: languages.map((code) => placeholderWords().languages[code]).join(", "),
  });
  return `${way === null ? words.noWay : words.ways[way]}. ${takes}`;
}

function figures(standing: PartnerStanding): Fact[] {
  const { delivered, declined, contacted, waiting, oldestMs } = standing;
  return [
    { name: words.today, value: today(standing) },
    { name: words.delivered, value: String(delivered) },
    { name: words.contacted, value: contacted ? age(contacted.median) : words.nothingTold },
    { name: words.slowest, value: contacted ? age(contacted.slowest) : words.nothingTold },
    { name: words.declined, value: String(declined) },
    { name: words.waiting, value: String(waiting) },
    { name: words.oldest, value: age(oldestMs) },
  ];
}

type Troubles = {
  id: string;
  queue: Queue | undefined;
  dead: Awaited<ReturnType<typeof findDead>>;
};

function listTroubles({ id, queue, dead }: Troubles): Need[] {
  const own = { href: "#figures", tone: "act" as const };
  const next = queue?.probeAt ? needWords.triedNext(moment(queue.probeAt).text) : "";
  return [
    ...(queue?.state === "held"
      ? [
          {
            ...own,
            title: needWords.held(queue.label),
            todo: needWords.heldTodo(queue.holdReason ?? "?", next),
          },
        ]
      : []),
    ...(queue && isLeftBehind(queue)
      ? [
          {
            ...own,
            title: needWords.leftBehind(id),
            todo: needWords.leftBehindTodo(queue.pending),
          },
        ]
      : []),
    ...dead.map(({ reference, state, reason }) => ({
      title: needWords.deadLead(reference, state),
      todo: reason ?? "",
      href: `/submissions/${reference}`,
      tone: "act" as const,
    })),
  ];
}

function untoldList(
  { config }: Operator,
  { formToken, untold }: { formToken: string; untold: readonly Untold[] },
): UntoldList {
  const nameOf = (recipient: string) =>
    config.partners.find(({ id }) => id === partnerOf(recipient))?.name ?? fullLabel(recipient);
  return {
    formToken,
    rows: untold.map(({ mark, recipient, reference, about, dueOn, why }) => ({
      mark,
      reference,
      recipient: nameOf(recipient),
      text: `${words.about[about]} (${words.why[why]})`,
      due: dueOn ?? words.atOnce,
    })),
  };
}

/** The buttons of a firm's page; each calls the function of the command of that name. */
export async function actOnFirm(
  operator: Operator,
  { id, act }: { id: string; act: string },
): Promise<Acted | null> {
  switch (act) {
    case "pause":
      return told(await pausePartner(operator, id), words.paused);
    case "resume":
      return told(await resumePartner(operator, id), words.resumed);
    default:
      return null;
  }
}

export async function actOnUntold(operator: Operator, mark: string): Promise<Acted> {
  return told(await markTold(operator, mark), words.marked);
}

function told(result: ActResult, text: string): Acted {
  return result.kind === "done"
    ? { kind: "done", text }
    : { kind: "failed", text: result.obstacle };
}
