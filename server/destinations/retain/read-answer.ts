import { readObject } from "../http/response-body";
import { readRetryAfter } from "../http/retry-after";
import type { HttpResult } from "../http/send-request";
import type { Outcome } from "../outcome";

const minute = 60 * 1000;

/** A `failure`, such as no match, is retained all the same; only an `error` is not. */
export function readAnswer(result: HttpResult, now: number): Outcome {
  if (result.kind === "not_sent") return { kind: "retry", status: null, detail: result.detail };
  if (result.kind === "interrupted")
    return { kind: "ambiguous", status: null, detail: result.detail };

  const { status, headers, body } = result;
  if (status === 200 || status === 201) return classifyOutcome(body, status);
  if ([400, 405, 406, 410, 422].includes(status)) {
    return { kind: "refused", status, detail: `the certificate cannot be kept: ${status}` };
  }
  if (status === 404) {
    return { kind: "retry", status, detail: "no certificate", limit: 3, wait: 12 * minute };
  }
  if ([401, 402, 403].includes(status)) {
    return { kind: "hold", status, detail: `access or billing: ${status}` };
  }
  const retryAfter = readRetryAfter(headers["retry-after"], now);
  const wait = retryAfter === undefined ? {} : { retryAfter };
  return { kind: "retry", status, detail: `answered ${status}`, ...wait };
}

function classifyOutcome(body: string, status: number): Outcome {
  const object = readObject(body);
  const reason = typeof object?.reason === "string" ? object.reason : "";

  switch (object?.outcome) {
    case "success":
      return { kind: "delivered", status, detail: "success" };
    case "failure":
      return { kind: "delivered", status, detail: "failure", review: `retained, but: ${reason}` };
    case "error":
      return { kind: "retry", status, detail: "error", said: reason, limit: 3 };
    default:
      return { kind: "retry", status, detail: "an answer that is not understood" };
  }
}
