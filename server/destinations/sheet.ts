import { destinationLabels } from "~/data/desk/labels";
import { placeholderWords } from "~/data/placeholders";
import type { Config } from "../config/config";
import {
  type Connection,
  type DestinationDefinition,
  type OutboundMessage,
  type Outcome,
  ordinary,
} from "./destination";
import {
  type Answer,
  askedWait,
  type HttpResult,
  isHtml,
  type JsonObject,
  pageTitle,
  readObject,
  sendRequest,
  unanswered,
} from "./http";
import {
  envelope,
  escapeSpreadsheetFormula,
  forwarded,
  type Member,
  noticeMembers,
  ownMembers,
} from "./payload";

const words = () => placeholderWords().recipients;

/** The script may wait 10 to 30 s for its lock. */
const scriptTimeout = 45_000;
const echoTimeout = 10_000;

export const sheet: DestinationDefinition = {
  ...ordinary,
  name: "sheet",
  label: destinationLabels.sheet,
  service: "sheet",
  notices: ["opt_out"],
  isDoableByHand: true,
  recipient: ({ FORWARD_URL: url, FORWARD_API_KEY: key, FORWARD_ROLE: role }) =>
    url && key ? words().sheet(new URL(url).host, role.replaceAll("_", " ")) : null,
  connect: (config, key) => connectSheet(config, key),
};

/** Sends one request at a time, because the script writes to one sheet. */
export function connectSheet(
  config: Config,
  key: Buffer,
  timeout = scriptTimeout,
): Connection | null {
  const { FORWARD_URL: url, FORWARD_API_KEY: apiKey, FORWARD_ROLE: role } = config;
  if (!url || !apiKey) return null;

  return {
    channel: "sheet",
    role,
    concurrency: 1,
    rate: null,
    takes: ({ kind }) => forwarded[kind].sheet !== undefined,
    send: (message, signal) =>
      send(url, payload(message, { apiKey, key }), { end: performance.now() + timeout, signal }),
  };
}

/** Leads of the home page are sent as one JSON member, leads of a case page as flat members. */
function payload(
  message: OutboundMessage,
  { apiKey, key }: { apiKey: string; key: Buffer },
): Member[] {
  const { sheet: members = [] } = forwarded[message.submission.kind];
  const isNotice = message.delivery.purpose === "notice";
  const own = isNotice ? [] : escaped(ownMembers(message, members, key));
  const rest = escaped(isNotice ? noticeMembers(message) : envelope(message));
  const authorization: Member = ["apiKey", apiKey];

  if (message.leadKind === "case") return [...own, authorization, ...rest];
  return [authorization, ["data", JSON.stringify(Object.fromEntries([...own, ...rest]))]];
}

function escaped(members: Member[]): Member[] {
  return members.map(([name, value]) => [name, escapeSpreadsheetFormula(value)]);
}

/** One time limit for the post and for fetching its answer: `end` on the monotonic clock. */
type Limits = { end: number; signal: AbortSignal };

async function send(url: string, members: Member[], { end, signal }: Limits): Promise<Outcome> {
  const result = await sendRequest({
    method: "POST",
    url,
    headers: {
      Accept: "application/json",
      "Content-Type": "application/x-www-form-urlencoded",
    },
    body: new URLSearchParams(members).toString(),
    timeout: end - performance.now(),
    signal,
  });
  const echo = echoAddress(result, url);
  return echo ? fetchEcho(echo, { end, signal }) : readAnswer(result);
}

const echoHost = "script.googleusercontent.com";
const scriptHost = "script.google.com";

/**
 * The URL from which to fetch the script's answer; null if this is not such a redirect. An endpoint
 * that is not the vendor's may redirect only to its own host.
 */
export function echoAddress(result: HttpResult, sheetUrl: string): string | null {
  if (result.kind !== "answered" || ![301, 302, 303].includes(result.status)) return null;
  const { location } = result.headers;
  if (!location || !URL.canParse(location, sheetUrl)) return null;

  const target = new URL(location, sheetUrl);
  const own = new URL(sheetUrl);
  const isEcho = target.protocol === "https:" && target.host === echoHost;
  const isOwn =
    own.hostname !== scriptHost &&
    target.hostname === own.hostname &&
    target.protocol === own.protocol;
  return isEcho || isOwn ? target.href : null;
}

/**
 * The script has run already, so a failure here repeats the GET, never the post, and the attempt is
 * ambiguous. Only a 200 says anything about the script.
 */
async function fetchEcho(url: string, { end, signal }: Limits): Promise<Outcome> {
  let status: number | null = null;
  for (let round = 1; round <= 3; round += 1) {
    const timeout = Math.min(echoTimeout, end - performance.now());
    if (timeout <= 0) break;

    const result = await sendRequest({ method: "GET", url, timeout, signal });
    if (result.kind === "answered" && result.status === 200) return readAnswer(result);
    status = result.kind === "answered" ? result.status : null;
  }
  return { kind: "ambiguous", status, detail: "written, but its answer could not be fetched" };
}

function readAnswer(result: HttpResult): Outcome {
  if (result.kind !== "answered") return unanswered(result);

  const { status } = result;
  if ([401, 403, 404].includes(status) || (status >= 300 && status < 400)) {
    return { kind: "hold", status, detail: `answered ${status}: not deployed or not shared` };
  }
  if (status >= 500 || status === 408 || status === 429) {
    const paced =
      status === 429 ? ({ kind: "retry", slow: true } as const) : ({ kind: "ambiguous" } as const);
    return { ...paced, status, detail: `answered ${status}`, ...askedWait(result) };
  }
  const object = readObject(result);
  if (object) return readResult(object, result);
  return isHtml(result) ? readPage(result) : unknown(status);
}

function readResult(object: JsonObject, { status, body }: Answer): Outcome {
  const { result, error, row, duplicate } = object;
  if (status === 200 && result === "success") {
    // The honeypot of the usual script reports success but writes nothing.
    if (/bot detected/i.test(body)) {
      return { kind: "retry", status, detail: "taken for a bot, not written", limit: 5 };
    }
    const isRow = typeof row === "number" || typeof row === "string";
    const where = isRow && /^\d{1,9}$/.test(String(row)) ? `row ${row}` : "written";
    return { kind: "delivered", status, detail: duplicate === true ? "was already there" : where };
  }
  if (result !== "error") return unknown(status);

  const told = typeof error === "string" ? error : body;
  const evidence = { detail: "script error", said: told };
  if (/lock|too many|quota|try again/i.test(told)) {
    return { kind: "retry", status, ...evidence, slow: true };
  }
  if (/\bkey\b|api_?key|unauthori[sz]ed|not authori[sz]ed|forbidden/i.test(told)) {
    return { kind: "hold", status, ...evidence };
  }
  return { kind: "retry", status, ...evidence, limit: 5 };
}

/**
 * An uncaught script error comes as a page with status 200; part of the work may have been done.
 */
function readPage(answer: Answer): Outcome {
  const { status, body } = answer;
  const title = pageTitle(answer);
  const isDoor = /sign[ -]?in|log[ -]?in|authori[sz]|accounts\.google\.com/i;
  if (isDoor.test(title) || (!/error/i.test(title) && isDoor.test(body))) {
    return { kind: "hold", status, detail: "asks for a sign-in" };
  }
  if (/authori[sz]ation needed/i.test(body)) {
    return { kind: "hold", status, detail: "the script needs authorization" };
  }
  if (/too many times/i.test(body)) {
    return { kind: "ambiguous", status, detail: "called too many times", slow: true };
  }
  return { kind: "ambiguous", status, detail: "a page instead of an answer", said: title };
}

function unknown(status: number): Outcome {
  const kind = status < 300 ? "ambiguous" : "retry";
  return { kind, status, detail: "an answer without success or error", limit: 5 };
}
