import type { Config } from "../config";
import { readObject } from "./answer";
import { certificationAddress, pingPattern } from "./certification-address";
import type { Destination, Outcome } from "./destination";
import { exchange } from "./exchange";

/** The certificate's ping. The provider means to end it, so no lead ever depends on it. */
export function createPing(config: Config, timeout = 20_000): Destination {
  const addressIn = (fields: string) =>
    certificationAddress(String(readObject(fields)?.xxTrustedFormPingUrl ?? ""), {
      hosts: config.CONSENT_PING_HOSTS,
      pattern: pingPattern,
    });

  return {
    name: "ping",
    channel: "ping",
    role: "third_party",
    concurrency: 4,
    rate: null,
    isBestEffort: true,
    takes: ({ kind, fields }) => (kind === "home" || kind === "case") && addressIn(fields) !== null,
    send: ({ submission }, signal) => call(addressIn(submission.fields), { timeout, signal }),
  };
}

type Limits = { timeout: number; signal: AbortSignal };

async function call(url: string | null, { timeout, signal }: Limits): Promise<Outcome> {
  if (!url) return { kind: "refused", status: null, detail: "no ping address that may be called" };

  const answer = await exchange({ method: "GET", url, timeout, signal });
  if (answer.kind !== "answered") {
    const kind = answer.kind === "unsent" ? "retry" : "ambiguous";
    return { kind, status: null, detail: answer.detail, limit: 3 };
  }
  const { status } = answer;
  if (status >= 200 && status < 300) return { kind: "delivered", status, detail: "pinged" };
  return { kind: "retry", status, detail: `answered ${status}`, limit: 3 };
}
