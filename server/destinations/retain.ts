import type { Config } from "../config";
import { readObject } from "./answer";
import { certificatePattern, certificationAddress } from "./certification-address";
import type { Destination, Parcel } from "./destination";
import { exchange } from "./exchange";
import { classifyRetainAnswer } from "./retain-answer";

const hour = 60 * 60 * 1000;

/** Keeps the lead's certificate beyond its 72 hours. Repeating it is harmless and free. */
export function createRetain(config: Config, apiKey: string, timeout = 20_000): Destination {
  const addressIn = (fields: string) =>
    certificationAddress(String(readObject(fields)?.xxTrustedFormCertUrl ?? ""), {
      hosts: config.CONSENT_CERT_HOSTS,
      pattern: certificatePattern,
    });

  return {
    name: "retain",
    channel: "retain",
    role: "third_party",
    concurrency: 4,
    rate: null,
    deadline: 70 * hour,
    takes: ({ kind, fields }) => (kind === "home" || kind === "case") && addressIn(fields) !== null,
    async send(parcel, signal) {
      const url = addressIn(parcel.submission.fields);
      if (!url) return { kind: "refused", status: null, detail: "no certificate" };

      const headers = headersFor(apiKey);
      const body = bodyOf(parcel, config.site.name);
      const sent = { method: "POST", url, headers, body, timeout, signal } as const;
      return classifyRetainAnswer(await exchange(sent), Date.now());
    },
  };
}

/** The user name is irrelevant; the key is the password. */
function headersFor(apiKey: string): Record<string, string> {
  return {
    Accept: "application/json",
    "Content-Type": "application/json",
    "api-version": "4.0",
    Authorization: `Basic ${Buffer.from(`API:${apiKey}`).toString("base64")}`,
  };
}

function bodyOf({ fields, delivery }: Parcel, vendor: string): string {
  return JSON.stringify({
    match_lead: { email: fields.Email ?? "", phone: fields.phone_e164 || (fields.Phone ?? "") },
    retain: { reference: delivery.message_id, vendor },
  });
}
