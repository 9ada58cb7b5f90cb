import { z } from "zod";
import { formNotices } from "~/data/form-notices";
import type { Outcome } from "./destination";
import {
  type Answer,
  askedWait,
  type HttpResult,
  isHtml,
  type JsonObject,
  readObject,
  unanswered,
} from "./http";

const holdCodes = ["INACTIVE", "FORM_NOT_FOUND", "PROJECT_NOT_FOUND"];
const refusedCodes = /^(EMPTY|FILES_.*|TOO_MANY_FILES|NO_FILE_UPLOADS|TYPE_.*|REQUIRED_.*)$/;
const knownCodes: ReadonlySet<string> = new Set([
  ...holdCodes,
  "BLOCKED",
  "EMPTY",
  "FILES_TOO_BIG",
  "TOO_MANY_FILES",
  "NO_FILE_UPLOADS",
  "REQUIRED_FIELD_EMPTY",
  "REQUIRED_FIELD_MISSING",
  "TYPE_EMAIL",
  "TYPE_NUMERIC",
  "TYPE_TEXT",
  "STRIPE_CLIENT_ERROR",
  "STRIPE_SCA_ERROR",
]);
const unspecified = "UNSPECIFIED";
const passing = [408, 425, 429];
const holding = [401, 402, 403, 404];

/**
 * Only a JSON object with a string `next` counts as delivered. The service's own client is no
 * guide: it ignores the status and takes some failures for success.
 */
export function readAnswer(result: HttpResult, url: string): Outcome {
  if (result.kind !== "answered") return unanswered(result);

  const { status, headers } = result;
  if (status >= 500 || passing.includes(status)) return tryLater(result);
  if (status >= 300 && status < 400) {
    return { kind: "hold", status, ...redirectTarget(headers.location, url) };
  }

  const object = readObject(result);
  if (object) return classifyObject(object, status);
  if (status === 413) return { kind: "refused", status, detail: "too large for the form service" };
  if (holding.includes(status) || isHtml(result)) {
    return { kind: "hold", status, detail: "answers with a page or refuses access" };
  }
  return unclassified(status, "an answer that is not JSON");
}

function tryLater(answer: Answer): Outcome {
  const { status } = answer;
  const isPaced = status === 429 || status === 503;
  const outcome = { kind: "retry", status, detail: `answered ${status}` } as const;
  return { ...outcome, ...askedWait(answer), ...(isPaced ? { slow: true } : {}) };
}

/** The host only, because the rest of a URL may repeat what was posted. */
function redirectTarget(location: string | undefined, url: string) {
  if (!location || !URL.canParse(location, url)) return { detail: "redirects to nowhere" };

  const { host } = new URL(location, url);
  return host === new URL(url).host
    ? { detail: "redirects to its own host" }
    : { detail: "redirects to another host", said: host };
}

function classifyObject(object: JsonObject, status: number): Outcome {
  const complaint = readComplaint(object);
  const { codes, told, aboutEmail } = complaint;
  const said = complaint.said ? { said: complaint.said } : {};

  if (codes.includes("BLOCKED")) {
    return { kind: "retry", status, detail: told, ...said, blocked: true };
  }
  const isAboutThisOne = codes.some((code) => refusedCodes.test(code)) || status === 413;
  const fault = formFault(object, complaint, { status, isAboutThisOne });
  if (fault) return { kind: "hold", status, detail: fault, ...said };
  // A 4xx about the e-mail address refuses, whatever its code: the visitor can correct it.
  if (isAboutThisOne || (status >= 400 && aboutEmail !== undefined)) {
    const about = aboutEmail === undefined ? {} : { aboutEmail };
    return { kind: "refused", status, detail: refusalDetail(complaint, status), ...said, ...about };
  }
  const isError = "error" in object || "errors" in object;
  if (status < 300 && typeof object.next === "string" && !isError) {
    return { kind: "delivered", status, detail: "accepted" };
  }
  return { ...unclassified(status, told || "an answer without success or error"), ...said };
}

type Complaint = {
  /** All error codes, known or not. */
  codes: readonly string[];
  /**
   * Its codes, with unknown or missing ones replaced by the word that the service's own client
   * uses; safe for alerts.
   */
  told: string;
  /** Everything the service wrote; may repeat what the visitor typed. */
  said: string;
  /** Message for the visitor, if it objects to the e-mail address. */
  aboutEmail: string | undefined;
};

/** A member of an unexpected type must not hide the others. */
const text = z.string().optional().catch(undefined);
const oneError = z.object({ code: text, field: text, message: text });

function readComplaint(object: JsonObject): Complaint {
  const list = Array.isArray(object.errors) ? object.errors : [];
  const errors = list.flatMap((item) => oneError.safeParse(item).data ?? []);
  const codes = errors.flatMap(({ code }) => code ?? []);
  const said = errors.map(({ code = "", field, message }) =>
    [knownCodes.has(code) ? "" : code, field, message].filter(Boolean).join(" "),
  );
  if (typeof object.error === "string") said.push(object.error);
  const named = errors.map(({ code = "" }) => (knownCodes.has(code) ? code : unspecified));
  const told = named.length === 0 && said.length > 0 ? [unspecified] : named;
  const email = errors.find(({ code, field }) =>
    field === undefined ? code === "TYPE_EMAIL" : /^(email|_replyto)$/i.test(field),
  );

  return {
    codes,
    told: [...new Set(told)].join(" "),
    said: said.filter(Boolean).join("; "),
    aboutEmail: email && (email.message || formNotices().emailNotAccepted).slice(0, 200),
  };
}

type About = { status: number; isAboutThisOne: boolean };

/** Why the form would accept no submission now; undefined if the form is not at fault. */
function formFault(
  object: JsonObject,
  complaint: Complaint,
  { status, isAboutThisOne }: About,
): string | undefined {
  if (complaint.codes.some((code) => holdCodes.includes(code))) return complaint.told;
  if (isAboutThisOne) return undefined;

  const hold = findHoldText(object, complaint);
  const isShut = hold !== undefined || "stripe" in object || holding.includes(status);
  return isShut ? hold || complaint.told || "the form accepts no posts now" : undefined;
}

const holdTexts = ["over quota", "confirmation email"] as const;

/**
 * Two account faults come as text without a code, one of them as a success. A real success may use
 * the same words, so its text is searched only if there is an error too.
 */
function findHoldText(object: JsonObject, { said }: Complaint): string | undefined {
  const { next, success, message } = object;
  const outcome = typeof next === "string" ? [] : [success, message];
  const words = [said, ...outcome.filter((word) => typeof word === "string")].join("; ");

  return holdTexts.find((hold) => words.toLowerCase().includes(hold));
}

function refusalDetail({ told }: Complaint, status: number): string {
  return told || (status === 413 ? "too large for the form service" : "refused");
}

/** A 2xx may have been stored, so another attempt may create a duplicate. */
function unclassified(status: number, detail: string): Outcome {
  return { kind: status < 300 ? "ambiguous" : "retry", status, detail, limit: 3 };
}
