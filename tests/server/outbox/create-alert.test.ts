import pino from "pino";
import { expect, test } from "vitest";
import { createAlert } from "~/server/outbox/create-alert";
import { startFakeServer, text } from "~/tests/support/fake-server";
import { settings } from "~/tests/support/messages";

test("an alert is posted as JSON, and only what the notice says", async () => {
  const webhook = await startFakeServer(text(200, "ok"));
  const config = settings({ ALERT_WEBHOOK_URL: `${webhook.url}/hook` });
  const alert = createAlert({ config, log: pino({ level: "silent" }) });
  alert({ event: "hold", destination: "sheet", reason: "asks for a sign-in" });
  await webhook.received(1);
  await webhook.close();

  const [request] = webhook.requests;
  expect(request).toMatchObject({ method: "POST", path: "/hook" });
  expect(JSON.parse(String(request?.body))).toEqual({
    site: "Plainclaim",
    at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    event: "hold",
    destination: "sheet",
    reason: "asks for a sign-in",
  });
});

test("a webhook that fails, or none, disturbs nothing", async () => {
  const lines: string[] = [];
  const log = pino({ base: null }, { write: (line) => void lines.push(line) });
  createAlert({ config: settings(), log })({ event: "expired", reference: "REF1" });
  const config = settings({ ALERT_WEBHOOK_URL: "http://127.0.0.1:9/" });
  createAlert({ config, log })({ event: "expired", reference: "REF1" });
  await expect.poll(() => lines.length).toBe(3);
  expect(lines[2]).toContain("did not get through");
});
