import type { AlertEvent } from "../alerts";
import type { Config } from "../config/config";
import { sendRequest } from "./http";
import { webhookHeaders } from "./webhook";

/** The name of the alert endpoint in status, metrics and the destination test. */
export const alertName = "alert";

export type AlertMessage = {
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
): Promise<{ isTaken: boolean; isRefused?: boolean; detail: string }> {
  if (!url) return { isTaken: false, detail: "no address" };

  const body = JSON.stringify({ site: site.name, at: new Date(at).toISOString(), ...event });
  const [newest, ...older] = ALERT_WEBHOOK_SECRET?.split(/[\s,]+/).filter(Boolean) ?? [];
  const signed = newest ? webhookHeaders({ id, body }, [newest, ...older], new Date()) : {};
  const answer = await sendRequest({
    method: "POST",
    url,
    headers: { "Content-Type": "application/json", "webhook-id": id, ...signed },
    body,
    timeout,
  });
  if (answer.kind !== "answered") return { isTaken: false, detail: answer.detail };
  return {
    isTaken: answer.status >= 200 && answer.status < 300,
    isRefused: refusals.includes(answer.status),
    detail: `answered ${answer.status}`,
  };
}
