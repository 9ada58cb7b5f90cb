import { destinationLabels } from "~/data/desk/labels";
import { placeholderWords } from "~/data/placeholder-words";
import type { Config } from "../../config/config";
import { submissionKinds } from "../../submission/kinds/index";
import type { Submission } from "../../submission/submission";
import { certificateAddress, pingPattern } from "../certificate-address";
import type { Connection, DestinationDefinition } from "../destination";
import { sendRequest } from "../http/send-request";
import type { Outcome } from "../outcome";

const words = placeholderWords.recipients;

/** The provider plans to end pings, so no lead depends on one. */
export const ping: DestinationDefinition = {
  name: "ping",
  label: destinationLabels.ping,
  service: "ping",
  orderGroup: null,
  waitsForInFlight: false,
  firstAttemptOf: null,
  getsOptOutNotices: false,
  isBestEffort: true,
  isCancelledWhenOff: true,
  isDoableByHand: false,
  withholdsFields: "a ping is a bare GET of the address that the certificate came with",
  recipient: (config) => (isCertificationEnabled(config) ? words.certificates : null),
  connect: (config) => connectPing(config),
};

export function connectPing(config: Config, timeout = 20_000): Connection | null {
  if (!isCertificationEnabled(config)) return null;

  const addressIn = ({ xxTrustedFormPingUrl: url }: Submission["fields"]) =>
    certificateAddress(url, {
      hosts: config.CONSENT_PING_HOSTS,
      pattern: pingPattern,
    });

  return {
    channel: "ping",
    role: "third_party",
    concurrency: 4,
    rate: null,
    takes: ({ kind, fields }) => submissionKinds[kind].isLead && addressIn(fields) !== null,
    send: ({ submission }, signal) => call(addressIn(submission.fields), { timeout, signal }),
  };
}

const defaultHost = "ping.trustedform.com";

/**
 * A visitor can post a ping address at any time, so the default allowed host is not enough: without
 * settings no request is made.
 */
function isCertificationEnabled({ CONSENT_SCRIPT_URL, CONSENT_PING_HOSTS }: Config): boolean {
  return Boolean(CONSENT_SCRIPT_URL) || CONSENT_PING_HOSTS.some((host) => host !== defaultHost);
}

type Limits = { timeout: number; signal: AbortSignal };

async function call(url: string | null, { timeout, signal }: Limits): Promise<Outcome> {
  if (!url) return { kind: "refused", status: null, detail: "no ping address that may be called" };

  const result = await sendRequest({ method: "GET", url, timeout, signal });
  if (result.kind !== "answered") {
    const kind = result.kind === "not_sent" ? "retry" : "ambiguous";
    return { kind, status: null, detail: result.detail, limit: 3 };
  }
  const { status } = result;
  if (status >= 200 && status < 300) return { kind: "delivered", status, detail: "pinged" };
  return { kind: "retry", status, detail: `answered ${status}`, limit: 3 };
}
