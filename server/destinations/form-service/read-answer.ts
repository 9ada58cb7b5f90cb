import { isHtml, type JsonObject, readObject } from "../http/response-body";
import { readRetryAfter } from "../http/retry-after";
import type { HttpResult } from "../http/send-request";
import type { Outcome } from "../outcome";
import { findHoldText, readComplaint } from "./complaint";

type Complaint = ReturnType<typeof readComplaint>;

const holdCodes = ["INACTIVE", "FORM_NOT_FOUND", "PROJECT_NOT_FOUND"];
const refusedCodes = /^(EMPTY|FILES_.*|TOO_MANY_FILES|NO_FILE_UPLOADS|TYPE_.*|REQUIRED_.*)$/;
const passing = [408, 425, 429];
const holding = [401, 402, 403, 404];

type Asked = { url: string; now: number };

/**
 * The service's own client ignores the status and takes some failures for success, so only a JSON
 * object with a string `next` counts as delivered.
 */
export function readAnswer(result: HttpResult, { url, now }: Asked): Outcome {
  if (result.kind === "not_sent") return { kind: "retry", status: null, detail: result.detail };
  if (result.kind === "interrupted")
    return { kind: "ambiguous", status: null, detail: result.detail };

  const { status, headers, body } = result;
  if (status >= 500 || passing.includes(status)) return tryLater(result, now);
  if (status >= 300 && status < 400) {
    return { kind: "hold", status, ...redirectTarget(headers.location, url) };
  }

  const object = readObject(body);
  if (object) return classifyObject(object, status);
  if (status === 413) return { kind: "refused", status, detail: "too large for the form service" };
  if (holding.includes(status) || isHtml(headers["content-type"], body)) {
    return { kind: "hold", status, detail: "answers with a page or refuses access" };
  }
  return unclassified(status, "an answer that is not JSON");
}

/** The host only: the rest of an address may repeat what was posted. */
function redirectTarget(location: string | undefined, url: string) {
  if (!location || !URL.canParse(location, url)) return { detail: "redirects to nowhere" };

  const { host } = new URL(location, url);
  return host === new URL(url).host
    ? { detail: "redirects to its own host" }
    : { detail: "redirects to another host", said: host };
}

function tryLater(
  { status, headers }: Extract<HttpResult, { kind: "answered" }>,
  now: number,
): Outcome {
  const retryAfter = readRetryAfter(headers["retry-after"], now);
  const isPaced = status === 429 || status === 503;

  return {
    kind: "retry",
    status,
    detail: `answered ${status}`,
    ...(retryAfter === undefined ? {} : { retryAfter }),
    ...(isPaced ? { slow: true } : {}),
  };
}

function classifyObject(object: JsonObject, status: number): Outcome {
  const complaint = readComplaint(object);
  const said = complaint.said ? { said: complaint.said } : {};

  if (complaint.codes.includes("BLOCKED")) {
    return { kind: "retry", status, detail: complaint.known, ...said, blocked: true };
  }
  const fault = formFault(object, complaint, status);
  if (fault) return { kind: "hold", status, detail: fault, ...said };
  if (isRefusal(complaint, status)) {
    const about = complaint.aboutEmail === undefined ? {} : { aboutEmail: complaint.aboutEmail };
    return { kind: "refused", status, detail: refusalDetail(complaint, status), ...said, ...about };
  }
  if (status < 300 && typeof object.next === "string" && !isError(object)) {
    return { kind: "delivered", status, detail: "accepted" };
  }
  const detail = complaint.said ? "UNSPECIFIED" : "an answer without success or error";
  return { ...unclassified(status, complaint.known || detail), ...said };
}

/** Reason why no submission would be accepted now; undefined if the form is not at fault. */
function formFault(object: JsonObject, complaint: Complaint, status: number): string | undefined {
  if (complaint.codes.some((code) => holdCodes.includes(code))) return complaint.known;
  if (isAboutThisOne(complaint, status)) return undefined;

  const text = findHoldText(object, complaint);
  const isShut = text !== undefined || "stripe" in object || holding.includes(status);
  return isShut ? complaint.known || text || "the form does not take posts now" : undefined;
}

function isAboutThisOne({ codes }: Complaint, status: number): boolean {
  return codes.some((code) => refusedCodes.test(code)) || status === 413;
}

/** A 4xx about the e-mail address refuses, whatever its code: the visitor can correct it. */
function isRefusal(complaint: Complaint, status: number): boolean {
  const isEmail = status >= 400 && complaint.aboutEmail !== undefined;
  return isEmail || isAboutThisOne(complaint, status);
}

function refusalDetail({ known, aboutEmail }: Complaint, status: number): string {
  if (status === 413) return known || "too large for the form service";
  return known || (aboutEmail === undefined ? "refused" : "objects to the e-mail address");
}

function isError(object: JsonObject): boolean {
  return "error" in object || "errors" in object;
}

/** A 2xx may have been stored, so another attempt may create a duplicate. */
function unclassified(status: number, detail: string): Outcome {
  return { kind: status < 300 ? "ambiguous" : "retry", status, detail, limit: 3 };
}
