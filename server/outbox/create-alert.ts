import type { Logger } from "pino";
import type { Alert, AlertEvent } from "../alerts";
import type { Config } from "../config/config";
import { sendRequest } from "../destinations/http/send-request";

const timeout = 10_000;

export function createAlert({ config, log }: { config: Config; log: Logger }): Alert {
  return (notice) => {
    log.warn(notice, "needs a person");
    const url = config.ALERT_WEBHOOK_URL;
    if (url)
      void post(url, { site: config.site.name, at: new Date().toISOString(), ...notice }, log);
  };
}

async function post(url: string, notice: AlertEvent & { site: string; at: string }, log: Logger) {
  const answer = await sendRequest({
    method: "POST",
    url,
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(notice),
    timeout,
  });
  if (answer.kind === "answered" && answer.status < 300) return;

  const { event, reference } = notice;
  const status = answer.kind === "answered" ? answer.status : null;
  log.warn({ event, reference, status }, "the alert did not get through");
}
