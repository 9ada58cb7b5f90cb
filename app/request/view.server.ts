import { type App, placeholdersOf, type VisitorRequest } from "~/app/services.server";
import { leadWays } from "~/data/after-sending";
import { authorization } from "~/data/authorization";
import { locale } from "~/data/language";
import type { Placeholders } from "~/data/placeholders";
import { interpolate } from "~/data/placeholders";
import { yourRequest as words } from "~/data/your-request";

type Recipient = VisitorRequest["recipients"][number];
type Signed = VisitorRequest["signed"][number];

/** A request as its sender sees it. Times are spelled here, because browsers may spell them otherwise. */
export function viewRequest(request: VisitorRequest, placeholders: Placeholders) {
  const { caseTitle, sent, answers, hasAnswers, asked, signed, consent } = request;
  const { title, titleOf, rows, consent: proof } = words();
  const { ask } = authorization();

  return {
    kind: "request" as const,
    title: caseTitle === null ? title : titleOf(caseTitle),
    line: describeState(request),
    recipients: spellRecipients(request.recipients, describeRecipient),
    expect: expectations(request).map((name) => words().expect[name]),
    asked: asked && {
      text: ask.text(asked.firm.name),
      until: ask.until(asked.until),
      button: ask.button(asked.firm.name),
    },
    signed: signed.map((one) => ({
      id: one.id,
      text: describeSigned(one),
      body: one.body,
      isValid: one.state === "valid",
    })),
    rows: [
      { name: rows.reference, value: request.reference, field: null },
      { name: rows.sentAt, value: spellTime(request.sentAt), field: null },
      ...(caseTitle === null ? [] : [{ name: rows.about, value: caseTitle, field: null }]),
      ...sent,
    ],
    fixed: interpolate<string>(words().fixed, placeholders),
    answers,
    hasAnswers,
    kept: keptBack(request),
    consent: consent && {
      text: consent.text,
      hash: `${proof.hash}: ${consent.hash}`,
      place: proof.place(consent.place),
    },
  };
}

/** Where the request is now. */
function describeState({ recipients, search }: VisitorRequest): string {
  const who = (has: Recipient["has"]) => recipients.filter((one) => one.has === has);
  const { line } = words();
  if (search !== null) return leadWays()[search].whoHasIt;
  const sent = who("yes");
  const firms = sent.filter(({ isFirm }) => isFirm).map(({ name }) => name);
  if (firms.length > 0) return line.sent(listed(firms));
  const isLeft = who("declined").length > 0;
  if (sent.length > 0 && !isLeft) return line.passedOn;
  if (who("maybe").length > 0) return line.uncertain;
  if (who("soon").length > 0) return line.waiting;
  // Also after a stop or an opt-out, which ends the search for a firm.
  if (isLeft) return leadWays().exhausted.whoHasIt;
  const isListed = recipients.some(({ state }) => state === "unlessOptedOut");
  return isListed ? line.listed : leadWays().stored.whoHasIt;
}

function spellRecipients(
  recipients: readonly Recipient[],
  describe: (recipient: Recipient) => string,
) {
  return recipients.map((recipient) => ({ name: recipient.name, text: `${describe(recipient)}.` }));
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

function describeRecipient({ state, at, answer, told }: Recipient): string {
  const { toldOn, tellsNow, ...known } = words();
  return [
    state === "delivered" ? known.state.delivered(spellTime(at)) : known.state[state],
    ...(answer ? [known.answer[answer.status](spellTime(answer.at))] : []),
    ...told.map(({ about, at: when }) =>
      when === null ? tellsNow[about] : toldOn(known.told[about], spellTime(when)),
    ),
  ].join("; ");
}

type Expectation = keyof ReturnType<typeof words>["expect"];

/** What to expect now, each statement once. */
function expectations({ recipients, search, isStopped }: VisitorRequest): Expectation[] {
  const isLeft = recipients.some(({ has }) => has === "declined");
  // A service that passes requests on to firms has no say where one firm after the other gets it.
  const mayCall = ({ isFirm, answer }: Recipient) => !answer && (isFirm || !isLeft);
  const rules: [Expectation, (recipient: Recipient) => boolean][] = [
    ["waiting", ({ has }) => has === "soon" && !isStopped],
    ["sent", (one) => one.has === "yes" && mayCall(one) && search === null && !isStopped],
    ["uncertain", ({ has }) => has === "maybe" && !isStopped],
    ["contacted", ({ answer }) => answer?.status === "contacted" && !isStopped],
    ["declined", ({ has }) => has === "declined"],
    ["told", ({ told }) => told.some(({ about }) => about === "contact.revoked")],
  ];
  const met = rules.filter(([, applies]) => recipients.some(applies)).map(([name]) => name);
  return isStopped ? [...met, "stopped"] : met;
}

/** What was not stored or sent. The home form has no questions, so nothing is said about answers. */
function keptBack(request: Omit<VisitorRequest, "reference">): string[] {
  const { optedOut, dropped, tookBack, shared, hidden } = words().kept;
  const { isSensitive, isOptedOut, hasQuestions, hasAnswers, hadAnswers, recipients } = request;
  const without = hadAnswers ? tookBack : dropped;
  const about = hasAnswers ? (recipients.length > 0 ? [shared] : []) : [without];
  return [
    ...(isSensitive ? [hidden] : []),
    ...(isOptedOut ? [optedOut] : hasQuestions && !isSensitive ? about : []),
  ];
}

/** For 30 days: who was notified and when, and nothing else. */
export function viewWithdrawn(at: number, recipients: readonly Recipient[]) {
  return {
    kind: "withdrawn" as const,
    title: words().title,
    text: words().withdrawn.text(spellTime(at)),
    told: spellRecipients(
      recipients.filter(({ mustBeTold }) => mustBeTold),
      whenTold,
    ),
  };
}

function whenTold({ state, told }: Recipient): string {
  const { withdrawn } = words();
  if (state === "unlessOptedOut") return withdrawn.unlessOptedOut;
  const at = told.findLast(({ about }) => about === "lead.withdrawn")?.at ?? null;
  const when = at === null ? withdrawn.waiting : withdrawn.told(spellTime(at));
  return state === "uncertain" ? `${words().state.uncertain}; ${when}` : when;
}

/**
 * Who is notified of an act. A new version also goes to whoever is still to get the request, but to no firm that
 * declined it or whose authorization has ended.
 */
export function viewTold(recipients: readonly Recipient[], isNewVersion = false): string {
  const waits = ["pending", "refused", "expired"];
  const isTold = ({ mustBeTold, state, mayGetMore }: Recipient) =>
    isNewVersion ? mayGetMore && (mustBeTold || waits.includes(state)) : mustBeTold;
  const names = recipients.filter(isTold).map(({ name }) => name);
  return names.length > 0 ? words().tells.names(listed(names)) : words().tells.nobody;
}

/** On the abuse cases there is only one file, whose name reveals nothing in a list of downloads. */
export function viewCopy(whole: VisitorRequest, json: string, app: App) {
  const { save, saveData, fileName, dataName } = words().actions.copy;
  const readable = copyText(whole, app);
  const shown = `${readable}\n${json}\n`;
  const own = whole.isSensitive ? shown : readable;
  return {
    kind: "copy" as const,
    shown,
    files: [
      { label: save, file: fileName, type: "text/plain", text: own },
      ...(whole.isSensitive
        ? []
        : [{ label: saveData, file: dataName, type: "application/json", text: json }]),
    ],
  };
}

/** What the page shows, as text to read; in full on every case, the abuse cases included. */
function copyText(whole: VisitorRequest, { config }: App): string {
  const shown = viewRequest({ ...whole, isSensitive: false }, placeholdersOf(config));
  const { parts, rows, title } = words();
  const lines = (all: readonly { name: string; value: string }[]) =>
    all.map(({ name, value }) => `${name}: ${value}`);
  const all = [
    [title, shown.line],
    [parts.sent, ...lines(shown.rows)],
    [rows.answers, ...lines(shown.answers), ...shown.kept],
    [parts.recipients, ...shown.recipients.map(({ name, text }) => `${name}: ${text}`)],
    ...shown.signed.map(({ text, body }) => [authorization().title, text, body]),
    [parts.consent, ...(shown.consent ? [shown.consent.text, shown.consent.hash] : [])],
  ];
  return all
    .filter(({ length }) => length > 1)
    .map(([heading = "", ...rest]) => [heading.toUpperCase(), ...rest, ""].join("\n"))
    .join("\n");
}

function listed(names: readonly string[]): string {
  return new Intl.ListFormat(locale()).format(names);
}

function spellTime(at: number): string {
  const time = new Intl.DateTimeFormat(locale(), {
    dateStyle: "long",
    timeStyle: "short",
    timeZone: "America/New_York",
  });
  return words().inNewYork(time.format(at));
}
