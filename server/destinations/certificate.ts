import { hour, minute } from "~/data/dates";
import { toUrl } from "~/data/formats";
import { wireNames } from "~/data/forms/wire-names";
import { placeholderWords } from "~/data/placeholders";
import type { Config } from "../config/config";
import { submissionKinds } from "../submission/kinds";
import type { Submission } from "../submission/submission";
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
  readObject,
  sendRequest,
  unanswered,
} from "./http";

const words = () => placeholderWords().recipients;

/** The provider plans to discontinue pings, so no lead depends on one. */
export const ping: DestinationDefinition = {
  ...ordinary,
  name: "ping",
  label: "Certificate ping",
  isBestEffort: true,
  recipient: (config) => (isCertificationEnabled(config) ? words().certificates : null),
  connect: connectPing,
};

/** Keeps the certificate beyond its 72 hours. Repeating the call is harmless and free. */
export const retain: DestinationDefinition = {
  ...ordinary,
  name: "retain",
  label: "Certificate retention",
  recipient: ({ TRUSTEDFORM_API_KEY }) => (TRUSTEDFORM_API_KEY ? words().certificates : null),
  connect: connectRetain,
};

function connectPing(config: Config): Connection | null {
  if (!isCertificationEnabled(config)) return null;

  const hosts = config.CONSENT_PING_HOSTS;
  const addressIn = ({ [wireNames.certificatePing]: url }: Submission["fields"]) =>
    certificateAddress(url, { hosts, pattern: pingPattern });

  return {
    ...common,
    channel: "ping",
    takes: ({ kind, fields }) => submissionKinds[kind].isLead && addressIn(fields) !== null,
    async send({ submission }, signal) {
      const url = addressIn(submission.fields);
      return url
        ? classifyPing(await sendRequest({ method: "GET", url, signal }))
        : { kind: "refused", status: null, detail: "no ping address that may be called" };
    },
  };
}

const common = { role: "third_party", concurrency: 4, rate: null } as const;

const defaultHost = "ping.trustedform.com";

/**
 * A visitor can post any ping address, so having a default host is not enough: without settings no
 * request is made.
 */
function isCertificationEnabled({ CONSENT_SCRIPT_URL, CONSENT_PING_HOSTS }: Config): boolean {
  return Boolean(CONSENT_SCRIPT_URL) || CONSENT_PING_HOSTS.some((host) => host !== defaultHost);
}

function classifyPing(result: HttpResult): Outcome {
  if (result.kind !== "answered") return { ...unanswered(result), limit: 3 };

  const { status } = result;
  if (status >= 200 && status < 300) return { kind: "delivered", status, detail: "pinged" };
  return { kind: "retry", status, detail: `answered ${status}`, limit: 3 };
}

function connectRetain(config: Config): Connection | null {
  const { TRUSTEDFORM_API_KEY: apiKey, CONSENT_CERT_HOSTS: hosts } = config;
  if (!apiKey) return null;

  const addressIn = ({ [wireNames.certificateUrl]: url }: Submission["fields"]) =>
    certificateAddress(url, { hosts, pattern: certificatePattern });

  return {
    ...common,
    channel: "retain",
    deadline: 70 * hour,
    takes: ({ kind, fields }) => submissionKinds[kind].isLead && addressIn(fields) !== null,
    async send(message, signal) {
      const url = addressIn(message.submission.fields);
      if (!url) return { kind: "refused", status: null, detail: "no certificate" };

      const headers = {
        Accept: "application/json",
        "Content-Type": "application/json",
        "api-version": "4.0",
        // The provider ignores the user name; the key is the password.
        Authorization: `Basic ${Buffer.from(`API:${apiKey}`).toString("base64")}`,
      };
      const body = retainBody(message, config.site.name);
      const sent = sendRequest({ method: "POST", url, headers, body, signal });
      return classifyRetain(await sent);
    },
  };
}

function retainBody({ submission, delivery }: OutboundMessage, vendor: string): string {
  const { contact, fields } = submission;
  return JSON.stringify({
    match_lead: { email: contact.email, phone: fields.phone_e164 || contact.phone },
    retain: { reference: delivery.message_id, vendor },
  });
}

function classifyRetain(result: HttpResult): Outcome {
  if (result.kind !== "answered") return unanswered(result);

  const { status } = result;
  if (status === 200 || status === 201) return readOutcome(result);
  if ([400, 405, 406, 410, 422].includes(status)) {
    return { kind: "refused", status, detail: `the certificate cannot be kept: ${status}` };
  }
  if (status === 404) {
    return { kind: "retry", status, detail: "no certificate", limit: 3, wait: 12 * minute };
  }
  if ([401, 402, 403].includes(status)) {
    return { kind: "hold", status, detail: `access or billing: ${status}`, fault: "account" };
  }
  return { kind: "retry", status, detail: `answered ${status}`, ...askedWait(result) };
}

/**
 * After a `failure`, such as no match, the certificate is retained anyway; after an `error` it is
 * not.
 */
function readOutcome(answer: Answer): Outcome {
  const { status } = answer;
  const { outcome, reason } = readObject(answer) ?? {};
  const said = typeof reason === "string" ? reason : "";

  switch (outcome) {
    case "success":
      return { kind: "delivered", status, detail: "success" };
    case "failure":
      return { kind: "delivered", status, detail: "failure", review: `retained, but: ${said}` };
    case "error":
      return { kind: "retry", status, detail: "error", said, limit: 3 };
    default:
      return { kind: "retry", status, detail: "the answer was not understood" };
  }
}

/**
 * Checks an address that a visitor's browser sent. Our API key is sent to it, so scheme and host
 * are parsed and compared exactly, never by prefix.
 *
 * @returns the normalized address, or null if it must not be called
 */
export function certificateAddress(
  text: string | undefined,
  { hosts, pattern }: { hosts: readonly string[]; pattern: RegExp },
): string | null {
  // Several values are joined by commas; the first belongs to this page.
  const first = text?.split(",")[0]?.trim() ?? "";
  const url = toUrl(first);
  if (!url) return null;

  const isSecure = url.protocol === "https:" || (url.protocol === "http:" && url.port !== "");
  if (!isSecure || url.username || url.password || !hosts.includes(url.host)) return null;
  if (url.hostname.endsWith(".trustedform.com") && !pattern.test(url.pathname)) return null;

  return `${url.origin}${url.pathname}${url.search}`;
}

export const certificatePattern = /^\/([-\w]{40}|[-\w]{80}|0\.[-\w.]{1,200})$/;
export const pingPattern = /^\/0\.[-\w.]{1,400}$/;
