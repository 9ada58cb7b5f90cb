import { destinationLabels } from "~/data/desk/labels";
import { wireNames } from "~/data/forms/wire-names";
import { placeholderWords } from "~/data/placeholders";
import type { Config } from "../config/config";
import { submissionKinds } from "../submission/kinds";
import type { Submission } from "../submission/submission";
import { certificateAddress, certificatePattern } from "./certificate-address";
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

const minute = 60 * 1000;
const hour = 60 * minute;

/** Keeps the certificate beyond its 72 hours. Repeating the call is harmless and free. */
export const retain: DestinationDefinition = {
  ...ordinary,
  name: "retain",
  label: destinationLabels.retain,
  service: "retain",
  withholdsFields: "e-mail and phone to match the certificate are all the provider asks for",
  recipient: ({ TRUSTEDFORM_API_KEY }) => (TRUSTEDFORM_API_KEY ? words().certificates : null),
  connect: (config) => connectRetain(config),
};

export function connectRetain(config: Config, timeout = 20_000): Connection | null {
  const { TRUSTEDFORM_API_KEY: apiKey, CONSENT_CERT_HOSTS: hosts } = config;
  if (!apiKey) return null;

  const addressIn = ({ [wireNames.certificateUrl]: url }: Submission["fields"]) =>
    certificateAddress(url, { hosts, pattern: certificatePattern });

  return {
    channel: "retain",
    role: "third_party",
    concurrency: 4,
    rate: null,
    deadline: 70 * hour,
    takes: ({ kind, fields }) => submissionKinds[kind].isLead && addressIn(fields) !== null,
    async send(message, signal) {
      const url = addressIn(message.submission.fields);
      if (!url) return { kind: "refused", status: null, detail: "no certificate" };

      const headers = requestHeaders(apiKey);
      const body = requestBody(message, config.site.name);
      return readAnswer(await sendRequest({ method: "POST", url, headers, body, timeout, signal }));
    },
  };
}

/** The provider ignores the user name; the key is the password. */
function requestHeaders(apiKey: string): Record<string, string> {
  return {
    Accept: "application/json",
    "Content-Type": "application/json",
    "api-version": "4.0",
    Authorization: `Basic ${Buffer.from(`API:${apiKey}`).toString("base64")}`,
  };
}

function requestBody({ submission, delivery }: OutboundMessage, vendor: string): string {
  const { contact, fields } = submission;
  return JSON.stringify({
    match_lead: { email: contact.email, phone: fields.phone_e164 || contact.phone },
    retain: { reference: delivery.message_id, vendor },
  });
}

function readAnswer(result: HttpResult): Outcome {
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
    return { kind: "hold", status, detail: `access or billing: ${status}` };
  }
  return { kind: "retry", status, detail: `answered ${status}`, ...askedWait(result) };
}

/**
 * After a `failure`, such as no match, the certificate is retained anyway; after an `error` it is
 * not.
 */
function readOutcome(answer: Answer): Outcome {
  const { status } = answer;
  const object = readObject(answer);
  const reason = typeof object?.reason === "string" ? object.reason : "";

  switch (object?.outcome) {
    case "success":
      return { kind: "delivered", status, detail: "success" };
    case "failure":
      return { kind: "delivered", status, detail: "failure", review: `retained, but: ${reason}` };
    case "error":
      return { kind: "retry", status, detail: "error", said: reason, limit: 3 };
    default:
      return { kind: "retry", status, detail: "the answer was not understood" };
  }
}
