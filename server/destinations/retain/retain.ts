import { destinationLabels } from "~/data/desk/labels";
import { placeholderWords } from "~/data/placeholder-words";
import type { Config } from "../../config/config";
import { submissionKinds } from "../../submission/kinds/index";
import type { Submission } from "../../submission/submission";
import { certificateAddress, certificatePattern } from "../certificate-address";
import type { Connection, DestinationDefinition } from "../destination";
import { sendRequest } from "../http/send-request";
import type { OutboundMessage } from "../outbound-message";
import { readAnswer } from "./read-answer";

const words = placeholderWords.recipients;

const hour = 60 * 60 * 1000;

/** Retains the certificate beyond its 72 hours. Repeating it is harmless and free. */
export const retain: DestinationDefinition = {
  name: "retain",
  label: destinationLabels.retain,
  service: "retain",
  orderGroup: null,
  waitsForInFlight: false,
  firstAttemptOf: null,
  getsOptOutNotices: false,
  isBestEffort: false,
  isCancelledWhenOff: false,
  isDoableByHand: false,
  withholdsFields: "e-mail and phone to match the certificate are all the provider asks for",
  recipient: ({ TRUSTEDFORM_API_KEY }) => (TRUSTEDFORM_API_KEY ? words.certificates : null),
  connect: (config) => connectRetain(config),
};

export function connectRetain(config: Config, timeout = 20_000): Connection | null {
  const { TRUSTEDFORM_API_KEY: apiKey, CONSENT_CERT_HOSTS: hosts } = config;
  if (!apiKey) return null;

  const addressIn = ({ xxTrustedFormCertUrl: url }: Submission["fields"]) =>
    certificateAddress(url, {
      hosts,
      pattern: certificatePattern,
    });

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
      const result = await sendRequest({ method: "POST", url, headers, body, timeout, signal });
      return readAnswer(result, Date.now());
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
