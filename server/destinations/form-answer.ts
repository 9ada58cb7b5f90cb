import { z } from "zod";
import { isHtml, type JsonObject, readObject } from "./answer";
import type { Outcome } from "./destination";
import type { Exchange } from "./exchange";
import { readRetryAfter } from "./retry-after";

const holdCodes = ["INACTIVE", "FORM_NOT_FOUND", "PROJECT_NOT_FOUND"];
const refusedCodes = /^(EMPTY|FILES_.*|TOO_MANY_FILES|NO_FILE_UPLOADS|TYPE_.*|REQUIRED_.*)$/;
const passing = [408, 425, 429];
const holding = [401, 402, 403, 404];

/**
 * What an answer of the form service means. Its own client never looks at the status and takes
 * some failures for success, so nothing but a JSON object with a string `next` counts here.
 */
export function classifyFormAnswer(seen: Exchange, now: number): Outcome {
  if (seen.kind === "unsent") return { kind: "retry", status: null, detail: seen.detail };
  if (seen.kind === "cut") return { kind: "ambiguous", status: null, detail: seen.detail };

  const { status, headers, body } = seen;
  if (status >= 500 || passing.includes(status)) return tryLater(seen, now);
  if (status >= 300 && status < 400) {
    return { kind: "hold", status, detail: `redirects to ${headers.location ?? "nowhere"}` };
  }

  const object = readObject(body);
  if (object) return classifyObject(object, status);
  if (status === 413) return { kind: "refused", status, detail: "too large for the form service" };
  if (holding.includes(status) || isHtml(headers["content-type"], body)) {
    return { kind: "hold", status, detail: "answers with a page or refuses access" };
  }
  return unclassified(status, "an answer that is not JSON");
}

function tryLater({ status, headers }: Extract<Exchange, { kind: "answered" }>, now: number) {
  const retryAfter = readRetryAfter(headers["retry-after"], now);
  const isPaced = status === 429 || status === 503;

  return {
    kind: "retry",
    status,
    detail: `answered ${status}`,
    ...(retryAfter === undefined ? {} : { retryAfter }),
    ...(isPaced ? { slow: true } : {}),
  } satisfies Outcome as Outcome;
}

function classifyObject(object: JsonObject, status: number): Outcome {
  const complaint = complaintOf(object);
  const { codes, detail } = complaint;

  if (codes.includes("BLOCKED")) return { kind: "retry", status, detail, blocked: true };
  if (codes.some((code) => holdCodes.includes(code))) return { kind: "hold", status, detail };
  if (codes.some((code) => refusedCodes.test(code)) || status === 413) {
    return { kind: "refused", status, detail, ...aboutEmail(complaint) };
  }
  if (isHoldText(object) || "stripe" in object || holding.includes(status)) {
    return { kind: "hold", status, detail: detail || "the form does not take posts now" };
  }
  if (status < 300 && typeof object.next === "string" && !isError(object)) {
    return { kind: "delivered", status, detail: "accepted" };
  }
  return unclassified(status, detail || "an answer without success or error");
}

/** A 2xx may have been stored after all, so trying it again may double it. */
function unclassified(status: number, detail: string): Outcome {
  return { kind: status < 300 ? "ambiguous" : "retry", status, detail, limit: 3 };
}

const oneError = z.object({
  code: z.string().optional(),
  field: z.string().optional(),
  message: z.string().optional(),
});

type Complaint = { errors: z.infer<typeof oneError>[]; codes: string[]; detail: string };

function complaintOf(object: JsonObject): Complaint {
  const list = Array.isArray(object.errors) ? object.errors : [];
  const errors = list.flatMap((item) => oneError.safeParse(item).data ?? []);
  const told = typeof object.error === "string" ? [object.error] : [];
  const codes = errors.flatMap(({ code }) => code ?? []);
  const texts = errors.map(({ code, field, message }) =>
    [code, field, message].filter(Boolean).join(" "),
  );
  return { errors, codes, detail: [...texts, ...told].join("; ") };
}

function isError(object: JsonObject): boolean {
  return "error" in object || "errors" in object;
}

/** Two faults of the account that come as text, one of them dressed as a success. */
function isHoldText(object: JsonObject): boolean {
  return /over quota|confirmation email/i.test(JSON.stringify(object));
}

/** What to tell the visitor, if the e-mail address is what the service objects to. */
function aboutEmail({ errors }: Complaint): { aboutEmail?: string } {
  const error = errors.find(({ code, field }) =>
    field === undefined ? code === "TYPE_EMAIL" : /^(email|_replyto)$/i.test(field),
  );
  return error ? { aboutEmail: (error.message ?? "is not accepted").slice(0, 200) } : {};
}
