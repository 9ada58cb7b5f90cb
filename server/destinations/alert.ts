import type { Config } from "../config/config";
import { splitSecrets } from "../config/partners";
import type { AlertEvent } from "../store/schema";
import { type DestinationDefinition, type Outcome, ordinary, unsubmitted } from "./destination";
import { sendWebhook } from "./webhook";

/** The endpoint of the operator's alerts. `postAlert` sends them: no form is sent there. */
export const alert: DestinationDefinition = {
  ...ordinary,
  name: "alert",
  label: "Alerts",
  orderGroup: "alert",
  recipient: () => null,
  connect: ({ ALERT_WEBHOOK_URL }) =>
    ALERT_WEBHOOK_URL ? { ...unsubmitted, channel: "alert", concurrency: 2, rate: null } : null,
};

type AlertMessage = {
  /** The same at every attempt. */
  id: string;
  /** Milliseconds since 1970. */
  at: number;
  event: AlertEvent | Readonly<Record<string, string | number>>;
};

const timeout = 10_000;

/** Signed as in Standard Webhooks if there is a secret. Never rejects. */
export async function postAlert(
  { ALERT_WEBHOOK_URL: url, ALERT_WEBHOOK_SECRET, site }: Config,
  { id, at, event }: AlertMessage,
  signal?: AbortSignal,
): Promise<Outcome> {
  if (!url) return { kind: "refused", status: null, detail: "no address is set" };

  const body = JSON.stringify({ site: site.name, at: new Date(at).toISOString(), ...event });
  const secrets = splitSecrets(ALERT_WEBHOOK_SECRET);
  // The operator's own endpoint may be on a private address.
  const recipient = { url, secrets, hosts: [new URL(url).host] };
  return sendWebhook(recipient, { id, body }, { signal, timeout });
}
