import {
  type App,
  type FirmAct,
  type FirmMessage,
  type openFirmLink,
  ownIds,
  readFirmPage,
  type WantedMessages,
} from "~/app/services.server";
import { addresses } from "~/data/addresses";
import { resolveCase } from "~/data/cases";
import { spellTimeInNewYork } from "~/data/dates";
import { firmPage as words } from "~/data/partner-mail";
import { stateName } from "~/data/states";

type Opened = NonNullable<Awaited<ReturnType<typeof openFirmLink>>>;

/** What the page of a firm shows, in words. */
export async function showFirm(
  app: App,
  { firm, until }: Opened,
  wanted: WantedMessages,
  origin: string,
) {
  const { channel, messages, requests, signers, months } = await readFirmPage(app, firm, wanted);
  const isMail = !firm.webhook;
  const spell = isMail ? spellTimeInNewYork : spellUtc;
  const { condition } = channel;
  const isPaused = condition.kind === "paused";
  return {
    until: spell(until),
    times: isMail ? words.times.newYork : words.times.utc(spell(app.now())),
    isMail,
    settings: [
      ...settingsOf(app, firm, origin),
      ...signers.map(({ mark, usedAt }, place): [string, string] => [
        words.settings.secret(place, signers.length),
        words.settings.used(mark, usedAt === null ? null : spell(usedAt)),
      ]),
    ],
    standing: standingOf(channel, isMail, spell),
    reference: wanted.reference ?? null,
    filter: wanted.filter ?? null,
    now:
      wanted.reference === undefined && wanted.filter === undefined
        ? nowOf(condition, messages)
        : null,
    messages: messages.map(({ plannedAt, nextAt, attempts, ...message }) => ({
      ...message,
      type: isMail ? typeOf(message.type) : message.type,
      planned: spell(plannedAt),
      next: nextOf({ ...message, nextAt, isPaused }, app.now(), spell),
      ...lastOf(message.state === "cancelled" ? undefined : attempts.at(-1), isMail, message),
      /** The newest first. */
      attempts: attempts.toReversed().map((one) => ({
        id: one.id,
        text: `${gotOf(one, isMail)} ${words.messages.took(one.took)}, ${spell(one.at)}`,
      })),
    })),
    requests: requests.map(({ at, ...one }) => ({
      ...one,
      at: spell(at),
      way: wayOf(one.messageId),
    })),
    months: months.map((one) => ({ ...one, month: spellMonth(one.month) })),
  };
}

/** What came of a button of the page, in words. */
export function showResult(result: FirmAct | { kind: "busy" }, isMail: boolean) {
  const { again, accepted, failed, nothing } = words.results;
  const none = { lines: [], todos: [], said: "" };
  switch (result.kind) {
    case "busy":
    case "queued":
      return { ...none, text: words.results[result.kind] };
    case "not_possible":
      return { ...none, text: `${nothing}: ${words.messages.obstacles[result.reason]}.` };
    case "sent": {
      const { results } = result;
      const todos = results.flatMap((one) => todoOf(one, isMail, one.type ? "test" : "lead") ?? []);
      return {
        text: null,
        lines: results.map((one) => {
          const type = (isMail ? typeOf(one.type) : one.type) || again;
          const taken = one.outcome === "delivered" ? accepted : failed;
          return `${type}: ${taken} (${gotOf(one, isMail)} ${words.messages.took(one.took)})`;
        }),
        todos: [...new Set(todos)],
        said: results.find(({ outcome }) => outcome !== "delivered")?.said ?? "",
      };
    }
  }
}

/** As programs write it: `2026-11-21 17:05:12`. */
function spellUtc(at: number): string {
  return new Date(at).toISOString().slice(0, 19).replace("T", " ");
}

type Spell = typeof spellUtc;

type Waiting = Pick<FirmMessage, "state" | "nextAt"> & { isPaused: boolean };

function nextOf({ state, nextAt, isPaused }: Waiting, now: number, spell: Spell): string | null {
  const { now: dueNow, resumed } = words.messages;
  if (nextAt === null) return state === "pending" && isPaused ? resumed : null;
  return nextAt <= now ? dueNow : spell(nextAt);
}

/** The firm's settings as the program understands them; secrets and queries are left out. */
function settingsOf({ config }: App, firm: Opened["firm"], origin: string) {
  const { settings } = words;
  const { webhook, email = "", secrets = [], token, cases, states, dailyCap } = firm;
  const listed = (values: readonly string[] | undefined) => values?.join(", ") ?? settings.all;
  const languageNames = new Intl.DisplayNames("en", { type: "language" });
  const proof = token ? settings.token : settings.signature(secrets.length);
  const from = config.OUTBOUND_ADDRESSES.join(", ");
  const api = `${origin}${addresses.partners}/${firm.id}`;
  return [
    webhook ? [settings.webhook, webhook.url.replace(/\?.*$/, "?…")] : [settings.email, email],
    ...(webhook ? [[settings.proof, proof]] : []),
    ...(webhook ? [[settings.from, from || settings.fromUnknown]] : []),
    [settings.id, firm.id],
    ...(secrets.length > 0 ? [[settings.reports, `${api}/events`]] : []),
    ...(secrets.length > 0 || token ? [[settings.leads, `${api}/leads`]] : []),
    [settings.cases, listed(cases?.map((slug) => resolveCase(slug).title))],
    [settings.states, listed(states?.map((state) => stateName(state, "en")))],
    [settings.languages, (firm.languages ?? ["en"]).map((one) => languageNames.of(one)).join(", ")],
    ...(dailyCap === undefined ? [] : [[settings.cap, String(dailyCap)]]),
  ];
}

/** Whether anything is wrong now, in one sentence. */
function nowOf({ kind }: Channel["condition"], messages: readonly FirmMessage[]): string {
  const failed = messages.filter(
    ({ state, obstacle }) => (state === "refused" || state === "expired") && obstacle === null,
  );
  const waiting = messages.filter(({ state }) => state === "pending");
  return words.now({ failed: failed.length, waiting: waiting.length, condition: kind });
}

function standingOf({ condition, ...channel }: Channel, isMail: boolean, spell: Spell): string {
  const { works, nextProbe, ...names } = words.settings;
  switch (condition.kind) {
    case "off":
    case "works":
      return testOf(channel, isMail, spell) ?? works;
    case "paused":
      return `${names.paused} ${spell(condition.since)}`;
    case "failing":
    case "down": {
      const { kind, since, error, nextAt } = condition;
      const next = nextAt === null ? null : `${nextProbe} ${spell(nextAt)}`;
      return [`${names[kind]} ${spell(since)}`, !isMail && error, next].filter(Boolean).join("; ");
    }
  }
}

/** What the newest test says about a firm whose messages arrive, as far as we know. */
function testOf(
  { passedAt, testedAt, failed }: Omit<Channel, "condition">,
  isMail: boolean,
  spell: Spell,
): string | null {
  const { untried, failedTest } = words.settings;
  if (failed && failed.sent_at > (passedAt ?? 0)) {
    return `${failedTest} ${gotOf(failed, isMail)}, ${spell(failed.sent_at)}`;
  }
  return testedAt === null && passedAt === null ? untried : null;
}

type Channel = Awaited<ReturnType<typeof readFirmPage>>["channel"];

type Attempt = Pick<FirmMessage["attempts"][number], "outcome" | "status" | "detail">;

function gotOf({ outcome, status, detail }: Attempt, isMail: boolean) {
  const { answered, noAnswer, states, mail } = words.messages;
  if (isMail && outcome === "delivered") return mail.taken;
  if (isMail && outcome === "refused") return mail.refused;
  if (isMail) return status === null || outcome === "hold" ? mail.ours : mail.later;
  if (status !== null) return answered(status);
  return outcome === "delivered" ? states.delivered : noAnswer(outcome, detail);
}

/** A type of message as a person calls it. */
function typeOf(type: string): string {
  const { types } = words.messages.mail;
  return Object.entries(types).find(([name]) => name === type)?.[1] ?? type;
}

/** The newest attempt of a message. */
function lastOf(
  attempt: FirmMessage["attempts"][number] | undefined,
  isMail: boolean,
  { obstacle }: Pick<FirmMessage, "obstacle">,
) {
  if (!attempt) return { got: null, todo: null, said: "" };
  const of = obstacle === null ? "lead" : obstacle === "test" ? obstacle : "gone";
  return { got: gotOf(attempt, isMail), todo: todoOf(attempt, isMail, of), said: attempt.said };
}

/** What the firm can do about an attempt that failed. */
function todoOf(
  { outcome, status, detail }: Attempt,
  isMail: boolean,
  of: Parameters<typeof words.messages.todo>[3],
): string | null {
  const { todo, mailTodo } = words.messages;
  if (outcome === "delivered") return null;
  if (isMail) return outcome === "refused" ? mailTodo : null;
  return todo(outcome, status, detail, of);
}

const monthNames = new Intl.DateTimeFormat("en-US", {
  timeZone: "UTC",
  month: "long",
  year: "numeric",
});

/** `2026-11` as `November 2026`. */
function spellMonth(month: string): string {
  return monthNames.format(new Date(`${month}-15T00:00:00Z`));
}

/** How a report came that no program sent. */
function wayOf(messageId: string | null): string | null {
  const { byLink, byOperator } = words.requests;
  if (messageId?.startsWith(ownIds.byLink)) return byLink;
  return messageId?.startsWith(ownIds.byTelephone) ? byOperator : null;
}
