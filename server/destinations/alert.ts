import type { AlertEvent } from "../alerts";
import type { Config } from "../config/config";
import { splitSecrets } from "../config/partners";
import { type DestinationDefinition, type Outcome, ordinary, unsubmitted } from "./destination";
import { askedWait, sendRequest, unanswered } from "./http";
import { webhookHeaders } from "./webhook";

/** The endpoint of the operator's alerts. `postAlert` sends them: no form is sent there. */
export const alert: DestinationDefinition = {
  ...ordinary,
  name: "alert",
  label: "Alerts",
  service: "alert",
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
  event: AlertEvent;
};

const timeout = 10_000;

/** Statuses that reject this one message for good. */
const refusals = [400, 409, 413, 422];

/** Signed as in Standard Webhooks if there is a secret. Never rejects. */
export async function postAlert(
  { ALERT_WEBHOOK_URL: url, ALERT_WEBHOOK_SECRET, site }: Config,
  { id, at, event }: AlertMessage,
  signal?: AbortSignal,
): Promise<Outcome> {
  if (!url) return { kind: "refused", status: null, detail: "no address is set" };

  const body = JSON.stringify({ site: site.name, at: new Date(at).toISOString(), ...event });
  const [newest, ...older] = splitSecrets(ALERT_WEBHOOK_SECRET);
  const signed = newest ? webhookHeaders({ id, body }, [newest, ...older], new Date()) : {};
  const answer = await sendRequest({
    method: "POST",
    url,
    headers: { "Content-Type": "application/json", "webhook-id": id, ...signed },
    body,
    timeout,
    ...(signal ? { signal } : {}),
  });
  if (answer.kind !== "answered") return unanswered(answer);
  const { status } = answer;
  const detail = `answered ${status}`;
  if (status >= 200 && status < 300) return { kind: "delivered", status, detail };
  if (refusals.includes(status)) return { kind: "refused", status, detail };
  return { kind: "retry", status, detail, ...askedWait(answer) };
}
