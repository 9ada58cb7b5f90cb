import type { Need } from "~/data/desk/view";
import { needWords } from "~/data/desk/words";
import type { SubmissionNeed } from "../operator/needs";
import type { Queue, Status } from "../operator/read-status";
import { shortMoment } from "./moment";

/** What needs a person, the most urgent first. */
export function listNeeds(status: Status, now: number): Need[] {
  const { queues, quarantined, refused, expired, certificates, optOuts } = status;
  const { refusedTodo, expiredTodo, quarantinedTodo, certificatesTodo, optOutsTodo } = needWords;

  return [
    ...counted(certificates, needWords.certificates, {
      todo: certificatesTodo,
      need: "certificates",
    }),
    ...queues.filter(({ state }) => state === "held").map((queue) => held(queue, now)),
    ...counted(refused, needWords.refused, { todo: refusedTodo, need: "refused" }),
    ...counted(expired, needWords.expired, { todo: expiredTodo, need: "expired" }),
    ...counted(quarantined, needWords.quarantined, { todo: quarantinedTodo, need: "quarantined" }),
    ...counted(optOuts, needWords.optOuts, { todo: optOutsTodo, need: "opt-outs", tone: "watch" }),
    ...(queues.every(({ state }) => state === "off") ? [storedOnly] : []),
  ];
}

const storedOnly: Need = {
  title: needWords.storedOnly,
  todo: needWords.storedOnlyTodo,
  href: "#destinations",
  tone: "watch",
};

function held({ label, holdReason, probeAt }: Queue, now: number): Need {
  const next = probeAt === null ? "" : needWords.triedNext(shortMoment(probeAt, now).text);

  return {
    title: needWords.held(label),
    todo: needWords.heldTodo(holdReason ?? "?", next),
    href: "#destinations",
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
