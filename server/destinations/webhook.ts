import { Webhook } from "standardwebhooks";
import type { Outcome } from "./destination";
import { askedWait, type HttpResult, sendRequest, unanswered } from "./http";
import { isNamedOrPublic, notPublic, publicLookup } from "./public-address";

/** A message as in Standard Webhooks; the id is the same at every attempt. */
type WebhookMessage = { id: string; body: string };

type Secrets = readonly [string, ...string[]];

/** Signed with each secret, so that a firm can switch to the newer one at any time. */
export function webhookHeaders({ id, body }: WebhookMessage, secrets: Secrets, at: Date) {
  const signatures = secrets.map((secret) => new Webhook(secret).sign(id, at, body));
  return {
    "webhook-id": id,
    "webhook-timestamp": String(Math.floor(at.getTime() / 1000)),
    "webhook-signature": signatures.join(" "),
  };
}

type Way = {
  url: string;
  secrets: Secrets;
  /** Hosts that may be called although they are not public. */
  hosts: readonly string[];
};

type Limits = { timeout: number; signal: AbortSignal };

/** Follows no redirect, and keeps nothing that the firm's server writes. */
export async function sendWebhook(
  { url, secrets, hosts }: Way,
  message: WebhookMessage,
  limits: Limits,
): Promise<Outcome> {
  const target = new URL(url);
  const isListed = hosts.includes(target.host);
  // The file was checked at the start, but the list of hosts may have changed since.
  if (!isListed && (target.protocol !== "https:" || !isNamedOrPublic(target))) {
    return { kind: "hold", status: null, detail: notPublic };
  }
  const result = await sendRequest({
    method: "POST",
    url,
    headers: {
      "Content-Type": "application/json",
      ...webhookHeaders(message, secrets, new Date()),
    },
    body: message.body,
    isStatusEnough: true,
    ...(isListed ? {} : { lookup: publicLookup() }),
    ...limits,
  });
  return readWebhookAnswer(result);
}

/** Only the status counts. */
function readWebhookAnswer(result: HttpResult): Outcome {
  if (result.kind !== "answered") {
    return result.detail === "ENOTPUBLIC"
      ? { kind: "hold", status: null, detail: notPublic }
      : unanswered(result);
  }
  const { status } = result;
  const detail = `answered ${status}`;
  if (status >= 200 && status < 300) return { kind: "delivered", status, detail };
  if ((status >= 300 && status < 400) || [401, 403, 404, 405, 410].includes(status)) {
    return { kind: "hold", status, detail };
  }
  if ([400, 409, 413, 422].includes(status)) return { kind: "refused", status, detail };
  if (status >= 500 || [408, 425, 429].includes(status)) {
    const slow = status === 429 || status === 503 ? ({ slow: true } as const) : {};
    return { kind: "retry", status, detail, ...askedWait(result), ...slow };
  }
  return { kind: "retry", status, detail, limit: 3 };
}
