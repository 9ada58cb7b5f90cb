import { expect, onTestFinished } from "vitest";
import { startFakeServer, text } from "../support/fake-server";
import { startSite } from "../support/site";

/** The built server together with what an operator watches: readiness, metrics and alerts. */
export async function startWatchedSite(settings: Record<string, string> = {}) {
  const webhook = await startFakeServer(text(200, "ok"));
  onTestFinished(() => webhook.close());
  const site = await startSite({
    ADMIN_PORT: "0",
    ALERT_WEBHOOK_URL: webhook.url,
    ...settings,
  });
  onTestFinished(() => site.stop());
  const admin = /http:\/\/127\.0\.0\.1:\d+/;
  const told = () => site.output().split("For the operator")[1] ?? "";
  await expect.poll(told).toMatch(admin);
  const [address = ""] = admin.exec(told()) ?? [];

  return {
    site,
    ready: async () => (await fetch(`${address}/readyz`)).status,
    async metrics() {
      const answer = await fetch(`${address}/metrics`);
      expect(answer.status).toBe(200);
      return answer.text();
    },
    alerts: () => webhook.requests.map(({ body }) => JSON.parse(String(body))),
  };
}
