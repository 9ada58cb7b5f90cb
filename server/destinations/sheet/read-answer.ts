import { isHtml, type JsonObject, pageTitle, readObject } from "../http/response-body";
import { readRetryAfter } from "../http/retry-after";
import type { HttpResult } from "../http/send-request";
import type { Outcome } from "../outcome";

const echoHost = "script.googleusercontent.com";
const scriptHost = "script.google.com";

/**
 * Where to fetch the script's answer after it ran; null if this is not such a redirect. An endpoint
 * that is not the vendor's may redirect to its own host only.
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

/** Only a 200 of the echo tells about the script. */
export function isEchoFailed(result: HttpResult): boolean {
  return result.kind !== "answered" || result.status !== 200;
}

export function readAnswer(result: HttpResult, now: number): Outcome {
  if (result.kind === "not_sent") return { kind: "retry", status: null, detail: result.detail };
  if (result.kind === "interrupted")
    return { kind: "ambiguous", status: null, detail: result.detail };

  const { status, headers, body } = result;
  if ([401, 403, 404].includes(status) || (status >= 300 && status < 400)) {
    return { kind: "hold", status, detail: `answered ${status}: not deployed or not shared` };
  }
  if (status >= 500 || status === 408 || status === 429) {
    const retryAfter = readRetryAfter(headers["retry-after"], now);
    const wait = retryAfter === undefined ? {} : { retryAfter };
    const paced =
      status === 429 ? ({ kind: "retry", slow: true } as const) : ({ kind: "ambiguous" } as const);
    return { ...paced, status, detail: `answered ${status}`, ...wait };
  }
  const object = readObject(body);
  if (object) return classifyObject(object, status);
  return isHtml(headers["content-type"], body) ? classifyPage(body, status) : unknown(status);
}

function classifyObject(object: JsonObject, status: number): Outcome {
  if (status === 200 && object.result === "success") return classifySuccess(object, status);
  if (object.result !== "error") return unknown(status);

  const told = typeof object.error === "string" ? object.error : JSON.stringify(object.error ?? "");
  const evidence = { detail: "script error", said: told };
  if (/lock|too many|quota|try again/i.test(told)) {
    return { kind: "retry", status, ...evidence, slow: true };
  }
  if (/\bkey\b|api_?key|unauthori[sz]ed|not authori[sz]ed|forbidden/i.test(told)) {
    return { kind: "hold", status, ...evidence };
  }
  return { kind: "retry", status, ...evidence, limit: 5 };
}

/** The honeypot of the usual script answers success and writes nothing. */
function classifySuccess(object: JsonObject, status: number): Outcome {
  if (/bot detected/i.test(JSON.stringify(object))) {
    return { kind: "retry", status, detail: "taken for a bot, not written", limit: 5 };
  }
  const { row } = object;
  const where = /^\d{1,9}$/.test(String(row)) ? `row ${row}` : "written";
  return { kind: "delivered", status, detail: object.duplicate === true ? "was there" : where };
}

/** An uncaught script error is a page with status 200; part of the work may have been done. */
function classifyPage(body: string, status: number): Outcome {
  const title = pageTitle(body);
  const isDoor = /sign[ -]?in|log[ -]?in|authori[sz]|accounts\.google\.com/i;
  if (isDoor.test(title) || (!/error/i.test(title) && isDoor.test(body))) {
    return { kind: "hold", status, detail: "asks for a sign-in" };
  }
  if (/authori[sz]ation needed|too many times/i.test(body)) return fromPage(body, status);
  return { kind: "ambiguous", status, detail: "a page instead of an answer", said: title };
}

function fromPage(body: string, status: number): Outcome {
  return /authori[sz]ation needed/i.test(body)
    ? { kind: "hold", status, detail: "the script needs authorisation" }
    : { kind: "ambiguous", status, detail: "called too many times", slow: true };
}

function unknown(status: number): Outcome {
  const kind = status < 300 ? "ambiguous" : "retry";
  return { kind, status, detail: "an answer without success or error", limit: 5 };
}
