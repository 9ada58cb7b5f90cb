import type { Need } from "~/data/desk/view";
import { needWords } from "~/data/desk/words";
import { partnerOf } from "../destinations/partner";
import { formatAge } from "../operator/format-time";
import type { SubmissionNeed } from "../operator/needs";
import { findPastPages } from "../operator/pages-to-check";
import { isLeftBehind, isStoredOnly, type Queue, type Status } from "../operator/read-status";
import { moment } from "./moment";

/** What needs attention, the most urgent first. */
export function listNeeds(status: Status, now: number): Need[] {
  const { queues, quarantined, refused, expired, certificates, optOuts, chain, retentionFault } =
    status;
  const { silentSeconds, isDiskFull, stops } = status;
  const { refusedTodo, expiredTodo, quarantinedTodo, certificatesTodo, optOutsTodo } = needWords;

  return [
    ...(isDiskFull ? [fullDisk] : []),
    ...(silentSeconds ? [silent(silentSeconds)] : []),
    ...(chain.agrees ? [] : [brokenChain]),
    ...counted(certificates, needWords.certificates, {
      todo: certificatesTodo,
      need: "certificates",
    }),
    ...queues.filter(({ state }) => state === "held").map(held),
    ...queues.filter(isLeftBehind).map(leftBehind),
    ...(stops > 0 ? [untold(stops)] : []),
    ...counted(refused, needWords.refused, { todo: refusedTodo, need: "refused" }),
    ...counted(expired, needWords.expired, { todo: expiredTodo, need: "expired" }),
    ...counted(quarantined, needWords.quarantined, { todo: quarantinedTodo, need: "quarantined" }),
    ...(retentionFault === null ? [] : [noRetention(retentionFault)]),
    ...counted(optOuts, needWords.optOuts, { todo: optOutsTodo, need: "opt-outs", tone: "watch" }),
    ...findPastPages(now).map(pastPage),
    ...(isStoredOnly(status) ? [storedOnly] : []),
  ];
}

const brokenChain: Need = {
  title: needWords.chain,
  todo: needWords.chainTodo,
  href: "#receipts",
  tone: "act",
};

const fullDisk: Need = {
  title: needWords.fullDisk,
  todo: needWords.fullDiskTodo,
  href: "#needs",
  tone: "act",
};

function silent(seconds: number): Need {
  const title = needWords.silent(formatAge(seconds));
  return { title, todo: needWords.silentTodo, href: "#needs", tone: "act" };
}

function noRetention(fault: string): Need {
  return { title: needWords.retention, todo: fault, href: "#needs", tone: "act" };
}

const storedOnly: Need = {
  title: needWords.storedOnly,
  todo: needWords.storedOnlyTodo,
  href: "#destinations",
  tone: "watch",
};

function pastPage({ title, href, days }: ReturnType<typeof findPastPages>[number]): Need {
  return {
    title: needWords.pastPage(title),
    todo: needWords.pastPageTodo(days, href),
    href: "#pages",
    tone: "act",
  };
}

function held({ name, label, holdReason, probeAt }: Queue): Need {
  const next = probeAt === null ? "" : needWords.triedNext(moment(probeAt).text);

  return {
    title: needWords.held(label),
    todo: needWords.heldTodo(holdReason ?? "?", next),
    href: partnerOf(name) === null ? "#destinations" : `/firms/${partnerOf(name)}`,
    tone: "act",
  };
}

function leftBehind({ name, pending }: Queue): Need {
  const id = partnerOf(name) ?? name;
  return {
    title: needWords.leftBehind(id),
    todo: needWords.leftBehindTodo(pending),
    href: `/firms/${id}`,
    tone: "act",
  };
}

function untold(count: number): Need {
  return {
    title: needWords.untold(count),
    todo: needWords.untoldTodo,
    href: "/firms#untold",
    tone: "act",
  };
}

type Rest = { todo: string; need: SubmissionNeed; tone?: Need["tone"] };

function counted(
  count: number,
  title: (count: number) => string,
  { todo, need, tone = "act" }: Rest,
): Need[] {
  return count === 0 ? [] : [{ title: title(count), todo, href: `/?need=${need}`, tone }];
}
