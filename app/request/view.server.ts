import type { copyRequest, VisitorRequest } from "~/app/services.server";
import { leadWays } from "~/data/after-sending";
import { authorization } from "~/data/authorization";
import { locale } from "~/data/language";
import { yourRequest as words } from "~/data/your-request";
import type { Block } from "./request-page";

export type Pair = { reference: string; code: string };

type Holder = VisitorRequest["holders"][number];
type Signed = VisitorRequest["signed"][number];

/** The fields that open a step. */
function entriesOf(pair: Pair, intent: string, more: readonly [string, string][] = []) {
  return [
    ["reference", pair.reference] as const,
    ["code", pair.code] as const,
    ["intent", intent] as const,
    ...more,
  ];
}

export function backTo(pair: Pair): Block {
  return {
    kind: "buttons",
    buttons: [{ label: words().back, entries: entriesOf(pair, "open") }],
  };
}

/** A request as its sender sees it. */
export function viewRequest(request: VisitorRequest, pair: Pair): Block[] {
  const { reference, sentAt, caseTitle, holders, search, consent, answers } = request;
  const { parts } = words();
  const about = caseTitle ? [{ name: words().about, value: caseTitle }] : [];

  return [
    { kind: "reference", text: reference },
    textBlock(words().sent(spellTime(sentAt))),
    part("holders", parts.holders, [
      ...(holders.length > 0 ? [listHolders(holders, describeHolder)] : []),
      ...(search || holders.length === 0 ? [textBlock(leadWays()[search ?? "stored"].holder)] : []),
      ...expectations(request).map((name) => textBlock(words().expect[name])),
    ]),
    ...viewAuthorizations(request, pair),
    part("actions", parts.actions, [{ kind: "buttons", buttons: listActs(request, pair) }]),
    part("sent", parts.sent, [{ kind: "lines", lines: [...about, ...request.sent] }]),
    ...(answers.length > 0
      ? [part("answers", parts.answers, [{ kind: "lines", lines: answers }])]
      : []),
    part("kept", parts.kept, keptBack(request).map(textBlock)),
    ...(consent
      ? [
          part("consent", parts.consent, [
            ...consent.text.split("\n").map(textBlock),
            {
              ...{ kind: "hash", label: words().consent.hash, hash: consent.hash },
              place: words().consent.place(consent.place),
            },
          ]),
        ]
      : []),
  ];
}

export function textBlock(content: string): Block {
  return { kind: "text", text: content };
}

function part(id: string, title: string, blocks: readonly Block[]): Block {
  return { kind: "part", id, title, blocks };
}

function listHolders(holders: readonly Holder[], describe: (holder: Holder) => string): Block {
  return {
    kind: "list",
    items: holders.map((holder) => ({ name: holder.name, text: `${describe(holder)}.` })),
  };
}

function listActs({ hasAnswers, revision }: VisitorRequest, pair: Pair) {
  const { actions } = words();
  const intents = ["correct", "stop", "withdraw", "answers", "copy", "close"] as const;
  return intents
    .filter((intent) => intent !== "answers" || hasAnswers)
    .map((intent) => ({
      label: actions[intent].title,
      entries: entriesOf(pair, intent, [["revision", String(revision)]]),
    }));
}

/** What is to be signed, and what was signed: each firm has its own document. */
function viewAuthorizations({ asked, signed }: VisitorRequest, pair: Pair): Block[] {
  if (!asked && signed.length === 0) return [];

  const { title, ask } = authorization();
  const blocks: Block[] = asked
    ? [
        textBlock(ask.text(asked.firm.name)),
        textBlock(ask.until(asked.until)),
        {
          kind: "buttons",
          buttons: [
            {
              ...{ label: ask.button(asked.firm.name), isMain: true },
              entries: entriesOf(pair, "authorize"),
            },
          ],
        },
      ]
    : [];
  return [
    part("authorization", title, [...blocks, ...signed.flatMap((one) => viewSigned(one, pair))]),
  ];
}

function viewSigned(signed: Signed, pair: Pair): Block[] {
  const { signed: told, revoke } = authorization();
  const save = { label: told.save, file: told.fileName, type: "text/plain", text: signed.body };
  const take = {
    label: revoke.title,
    entries: entriesOf(pair, "revoke", [["authorization", signed.id]]),
  };
  return [
    textBlock(describeSigned(signed)),
    { kind: "paper", summary: told.read, text: signed.body },
    { kind: "buttons", buttons: signed.state === "valid" ? [save, take] : [save] },
  ];
}

export function describeSigned({ state, firm, signed, ends }: Signed): string {
  const { signed: told } = authorization();
  switch (state) {
    case "valid":
      return told.valid(firm, signed, ends);
    case "ended":
      return told.ended(firm, ends);
    case "revoked":
      return told.revoked(firm, ends);
  }
}

function describeHolder(holder: Holder): string {
  return [stateOf(holder), ...sinceThen(holder)].join("; ");
}

function stateOf({ state, at }: Holder): string {
  return state === "delivered" ? words().state.delivered(spellTime(at)) : words().state[state];
}

function sinceThen({ answer, told }: Holder): string[] {
  return [
    ...(answer ? [words().answer[answer.status](spellTime(answer.at))] : []),
    ...told.map(({ about, at }) =>
      at === null ? words().tellsNow[about] : words().toldOn(words().told[about], spellTime(at)),
    ),
  ];
}

type Expectation = keyof ReturnType<typeof words>["expect"];

/** What to expect now, each statement once. */
function expectations({ holders, search, isStopped }: VisitorRequest): Expectation[] {
  const rules: [Expectation, (holder: Holder) => boolean][] = [
    ["waiting", ({ state }) => state === "pending" && !isStopped],
    ["sent", ({ state, answer }) => state === "delivered" && !answer && !isStopped],
    ["uncertain", ({ state }) => state === "uncertain" && !isStopped],
    ["contacted", ({ answer }) => answer?.status === "contacted" && !isStopped],
    // If no firm is left, another sentence says so.
    ["declined", ({ answer }) => answer?.status === "declined" && search !== "exhausted"],
    ["told", ({ told }) => told.some(({ about }) => about === "contact.revoked")],
    ["stopped", () => isStopped],
  ];
  return rules.filter(([, applies]) => holders.some(applies)).map(([name]) => name);
}

function keptBack({ isSensitive, isOptedOut, hasAnswers }: VisitorRequest): string[] {
  const { optedOut, dropped, shared, hidden } = words().kept;
  if (isSensitive) return isOptedOut ? [hidden, optedOut] : [hidden];
  if (isOptedOut) return [optedOut];
  return [hasAnswers ? shared : dropped];
}

/** For 30 days: who was notified and when, and nothing else. */
export function viewWithdrawn(at: number, holders: readonly Holder[]): Block[] {
  const told = holders.filter(({ mustBeTold }) => mustBeTold);
  const { withdrawn } = words();
  return [
    { kind: "notice", text: withdrawn.text(spellTime(at)) },
    { kind: "heading", text: withdrawn.title },
    told.length === 0
      ? textBlock(withdrawn.nobody)
      : {
          kind: "list",
          items: told.map((holder) => ({ name: holder.name, text: whenTold(holder) })),
        },
  ];
}

function whenTold({ state, told }: Holder): string {
  const { withdrawn } = words();
  const at = told.findLast(({ about }) => about === "lead.withdrawn")?.at ?? null;
  const when = at === null ? withdrawn.waiting : withdrawn.told(spellTime(at));
  return state === "uncertain" ? `${words().state.uncertain}; ${when}` : when;
}

/** Who gets a new version. */
export function viewRevised({ holders, isStopped }: VisitorRequest): Block {
  return isStopped ? textBlock(words().tells.stopped) : viewTold(holders, true);
}

/** Who is notified of an act. */
export function viewTold(holders: readonly Holder[], isNewVersion: boolean): Block {
  const waits = ["pending", "refused", "expired"];
  const names = holders
    .filter(({ mustBeTold, state }) => mustBeTold || (isNewVersion && waits.includes(state)))
    .map(({ name }) => name);
  return textBlock(
    names.length > 0
      ? words().tells.names(new Intl.ListFormat(locale()).format(names))
      : words().tells.nobody,
  );
}

type Copy = Awaited<ReturnType<typeof copyRequest>>;

/** On the abuse cases there is only one file, whose name reveals nothing in a list of downloads. */
export function viewCopy({ whole, json }: Copy, pair: Pair): Block[] {
  const { done, save, saveData, fileName, dataName } = words().actions.copy;
  const readable = copyText(whole);
  const shown = `${readable}\n${json}\n`;
  const own = whole.isSensitive ? shown : readable;
  const data = { label: saveData, file: dataName, type: "application/json", text: json };
  return [
    { kind: "notice", text: done },
    {
      kind: "buttons",
      buttons: [
        { label: save, file: fileName, type: "text/plain", text: own },
        ...(whole.isSensitive ? [] : [data]),
      ],
    },
    backTo(pair),
    { kind: "copy", text: shown },
  ];
}

/** What the page shows, as text to read; in full on every case, the abuse cases included. */
function copyText(request: VisitorRequest): string {
  const { reference, sentAt, caseTitle, sent, answers, holders, signed, consent } = request;
  const { parts, title, copied, about, consent: proof } = words();
  const lines = (all: VisitorRequest["sent"]) => all.map(({ name, value }) => `${name}: ${value}`);
  const all = [
    [title, `${copied.reference}: ${reference}`, words().sent(spellTime(sentAt))],
    [parts.sent, ...lines(caseTitle ? [{ name: about, value: caseTitle }, ...sent] : sent)],
    [parts.answers, ...lines(answers)],
    [parts.kept, ...keptBack({ ...request, isSensitive: false })],
    [
      parts.holders,
      ...(holders.length > 0
        ? holders.map((one) => `${one.name}: ${describeHolder(one)}.`)
        : [leadWays()[request.search ?? "stored"].holder]),
    ],
    ...signed.map((one) => [authorization().title, describeSigned(one), one.body]),
    [parts.consent, ...(consent ? [consent.text, `${proof.hash}: ${consent.hash}`] : [])],
  ];
  return all
    .filter(({ length }) => length > 1)
    .map(([heading = "", ...rest]) => [heading.toUpperCase(), ...rest, ""].join("\n"))
    .join("\n");
}

function spellTime(at: number): string {
  const time = new Intl.DateTimeFormat(locale(), {
    ...{ dateStyle: "long", timeStyle: "short", timeZone: "America/New_York" },
  });
  return words().inNewYork(time.format(at));
}
