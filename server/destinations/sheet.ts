import { toUrl } from "~/data/formats";
import { placeholderWords } from "~/data/placeholders";
import type { Config } from "../config/config";
import { submissionKinds } from "../submission/kinds";
import { type Connection, type DestinationDefinition, type Outcome, ordinary } from "./destination";
import {
  type Answer,
  askedWait,
  type HttpResult,
  isHtml,
  type JsonObject,
  readObject,
  sendRequest,
  unanswered,
} from "./http";
import { type Member, sheetMembers } from "./payload";

const words = () => placeholderWords().recipients;

export const sheet: DestinationDefinition = {
  ...ordinary,
  name: "sheet",
  label: "Spreadsheet",
  getsNotices: true,
  keepsLead: true,
  recipient: ({ FORWARD_URL: url, FORWARD_API_KEY: key, FORWARD_ROLE: role }) =>
    url && key ? words().sheet(new URL(url).host, role.replaceAll("_", " ")) : null,
  connect,
};

/** The script may wait 10 to 30 s for its lock. */
const scriptTimeout = 45_000;
const echoTimeout = 10_000;

/** Sends one request at a time, because the script writes to one sheet. */
function connect(config: Config): Connection | null {
  const { FORWARD_URL: url, FORWARD_API_KEY: apiKey, FORWARD_ROLE: role } = config;
  if (!url || !apiKey) return null;

  return {
    channel: "sheet",
    role,
    concurrency: 1,
    rate: null,
    takes: ({ kind }) => submissionKinds[kind].isLead,
    send: (message, signal) =>
      send(url, sheetMembers(message, apiKey), { end: performance.now() + scriptTimeout, signal }),
  };
}

/** One time limit for the post and for fetching its answer: `end` on the monotonic clock. */
type SheetLimits = { end: number; signal: AbortSignal };

async function send(
  url: string,
  members: Member[],
  { end, signal }: SheetLimits,
): Promise<Outcome> {
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
  return echo ? fetchEcho(echo, { end, signal }) : sheetOutcome(result);
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
  const target = location ? toUrl(location, sheetUrl) : null;
  if (!target) return null;

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
async function fetchEcho(url: string, { end, signal }: SheetLimits): Promise<Outcome> {
  let status: number | null = null;
  for (let round = 1; round <= 3; round += 1) {
    const timeout = Math.min(echoTimeout, end - performance.now());
    if (timeout <= 0 || signal.aborted) break;

    const result = await sendRequest({ method: "GET", url, timeout, signal });
    if (result.kind === "answered" && result.status === 200) return sheetOutcome(result);
    status = result.kind === "answered" ? result.status : null;
  }
  return { kind: "ambiguous", status, detail: "written, but its answer could not be fetched" };
}

const notShared = { fault: "script" } as const;

function sheetOutcome(result: HttpResult): Outcome {
  if (result.kind !== "answered") return unanswered(result);

  const { status } = result;
  const detail = `answered ${status}`;
  if ([401, 403, 404].includes(status) || (status >= 300 && status < 400)) {
    return { kind: "hold", status, detail: `${detail}: not deployed or not shared`, ...notShared };
  }
  if (status === 429) return { kind: "retry", status, detail, slow: true, ...askedWait(result) };
  if (status >= 500 || status === 408) {
    return { kind: "ambiguous", status, detail, ...askedWait(result) };
  }
  const object = readObject(result);
  if (object) return classifyResult(object, result);
  return isHtml(result) ? classifyPage(result) : unclassified(status);
}

function classifyResult(object: JsonObject, { status, body }: Answer): Outcome {
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
  if (result !== "error") return unclassified(status);

  const said = typeof error === "string" ? error : body;
  const outcome = { status, detail: "script error", said };
  if (/lock|too many|quota|try again/i.test(said)) {
    return { ...outcome, kind: "retry", detail: "script busy", slow: true };
  }
  if (/\bkey\b|api_?key|unauthori[sz]ed|not authori[sz]ed|forbidden/i.test(said)) {
    return { ...outcome, kind: "hold", ...notShared };
  }
  return { ...outcome, kind: "retry", limit: 5 };
}

/**
 * An uncaught script error comes as a page with status 200; part of the work may have been done.
 */
function classifyPage({ status, body }: Answer): Outcome {
  const title = pageTitle(body);
  const asksForAccess = /sign[ -]?in|log[ -]?in|authori[sz]|accounts\.google\.com/i;
  if (asksForAccess.test(title) || (!/error/i.test(title) && asksForAccess.test(body))) {
    return { kind: "hold", status, detail: "asks for a sign-in", ...notShared };
  }
  if (/authori[sz]ation needed/i.test(body)) {
    return { kind: "hold", status, detail: "the script needs authorization", ...notShared };
  }
  if (/too many times/i.test(body)) {
    return { kind: "ambiguous", status, detail: "called too many times", slow: true };
  }
  return { kind: "ambiguous", status, detail: "a page instead of an answer", said: title };
}

/** Not a single pattern, which would search the rest of the page for each of many unclosed tags. */
function pageTitle(body: string): string {
  const tag = body.search(/<title/i);
  const start = tag < 0 ? -1 : body.indexOf(">", tag);
  const [title = ""] = start < 0 ? [] : body.slice(start + 1).split("<", 1);
  return title.trim();
}

function unclassified(status: number): Outcome {
  const kind = status < 300 ? "ambiguous" : "retry";
  return { kind, status, detail: "an answer without success or error", limit: 5 };
}
