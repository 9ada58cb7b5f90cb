import { Webhook } from "standardwebhooks";
import type { Outcome } from "./destination";
import {
  askedWait,
  type HttpResult,
  isNamedOrPublic,
  type Limits,
  publicLookup,
  sendRequest,
  unanswered,
} from "./http";

/** A message as in Standard Webhooks; the id is the same at every attempt. */
type WebhookMessage = { id: string; body: string; isTest?: boolean };

/** Signed with each secret, so that the recipient can switch to the newer one at any time. */
function webhookHeaders(
  { id, body }: WebhookMessage,
  { secrets, token }: WebhookRecipient,
  at: Date,
): Record<string, string> {
  if (token) return { "webhook-id": id, Authorization: `Bearer ${token}` };
  if (secrets.length === 0) return { "webhook-id": id };

  const signatures = secrets.map((secret) => new Webhook(secret).sign(id, at, body));
  return {
    "webhook-id": id,
    "webhook-timestamp": String(Math.floor(at.getTime() / 1000)),
    "webhook-signature": signatures.join(" "),
  };
}

type WebhookRecipient = {
  url: string;
  secrets: readonly string[];
  /** In place of a signature. */
  token?: string | undefined;
  /** Hosts that may be called although they are not public. */
  hosts: readonly string[];
};

const notPublic = {
  kind: "hold",
  status: null,
  detail: "its address is not public",
  fault: "address",
} as const;

/** Follows no redirect, and keeps nothing that the server writes, except about a test. */
export async function sendWebhook(
  recipient: WebhookRecipient,
  message: WebhookMessage,
  limits: Limits = {},
): Promise<Outcome> {
  const { url, hosts } = recipient;
  const target = new URL(url);
  const isListed = hosts.includes(target.host);
  // The file was checked at the start, but the list of hosts may have changed since.
  if (!isListed && (target.protocol !== "https:" || !isNamedOrPublic(target))) return notPublic;

  const result = await sendRequest({
    method: "POST",
    url,
    headers: {
      "Content-Type": "application/json",
      ...webhookHeaders(message, recipient, new Date()),
    },
    body: message.body,
    isStatusEnough: true,
    ...(!isListed && { lookup: publicLookup() }),
    ...limits,
  });
  return { ...webhookOutcome(result), ...(message.isTest && { said: wordsOf(result) }) };
}

function wordsOf(result: HttpResult): string {
  if (result.kind !== "answered") return "";
  const { location } = result.headers;
  return [location && `Location: ${location}`, result.body].filter(Boolean).join("\n");
}

/** What is wrong with a certificate, so that it is named as that at once; undefined for other codes. */
export function certificateFault(code: string): string | undefined {
  return certificateFaults.get(code);
}

/** By the codes of Node's `tls`. */
const certificateFaults = new Map([
  ["CERT_HAS_EXPIRED", "its TLS certificate has expired"],
  ["CERT_NOT_YET_VALID", "its TLS certificate is not valid yet"],
  ["CERT_REVOKED", "its TLS certificate was revoked"],
  ["ERR_TLS_CERT_ALTNAME_INVALID", "its TLS certificate is for another host"],
  ["DEPTH_ZERO_SELF_SIGNED_CERT", "its TLS certificate is signed by itself"],
  ["SELF_SIGNED_CERT_IN_CHAIN", "its TLS certificate is signed by an unknown authority"],
  ["UNABLE_TO_GET_ISSUER_CERT", "its TLS certificate chain is incomplete"],
  ["UNABLE_TO_GET_ISSUER_CERT_LOCALLY", "its TLS certificate chain is incomplete"],
  ["UNABLE_TO_VERIFY_LEAF_SIGNATURE", "its TLS certificate chain is incomplete"],
]);

/** Only the status counts. */
function webhookOutcome(result: HttpResult): Outcome {
  if (result.kind !== "answered") {
    if (result.detail === "ENOTPUBLIC") return notPublic;
    const detail = certificateFault(result.detail);
    return detail ? { kind: "hold", status: null, detail, fault: "tls" } : unanswered(result);
  }
  const { status } = result;
  const outcome = { status, detail: `answered ${status}` };
  if (status >= 200 && status < 300) return { ...outcome, kind: "delivered" };
  if ((status >= 300 && status < 400) || [401, 403, 404, 405, 410].includes(status)) {
    return { ...outcome, kind: "hold", fault: "access" };
  }
  if ([400, 409, 413, 422].includes(status)) return { ...outcome, kind: "refused" };

  const paced = { ...outcome, ...askedWait(result), ...([429, 503].includes(status) && slow) };
  // The firm may have kept the lead before it failed.
  if (status >= 500) return { ...paced, kind: "ambiguous" };
  if ([408, 425, 429].includes(status)) return { ...paced, kind: "retry" };
  return { ...outcome, kind: "retry", limit: 3 };
}

const slow = { slow: true } as const;
