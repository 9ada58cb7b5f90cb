import { afterEach, beforeEach, expect, test } from "vitest";
import { postAlert } from "~/server/destinations/alert";
import { type FakeServer, startFakeServer, text } from "~/tests/support/fake-server";
import { settings } from "~/tests/support/messages";

let endpoint: FakeServer;
beforeEach(async () => {
  endpoint = await startFakeServer(text(200, ""));
});
afterEach(() => endpoint.close());

const alert = { id: "msg_1", at: 0, event: { event: "resolved", of: "clock" } } as const;
const post = (changed: Record<string, string> = {}) =>
  postAlert(settings({ ALERT_WEBHOOK_URL: endpoint.url, ...changed }), alert);

test.each([
  [200, "delivered"],
  [299, "delivered"],
  [300, "hold"],
  [400, "refused"],
  [404, "hold"],
  [422, "refused"],
  [500, "ambiguous"],
])("an alert answered with %d is %s", async (status, kind) => {
  endpoint.always(text(status, ""));
  expect(await post()).toMatchObject({ kind, status, detail: `answered ${status}` });
  const [request] = endpoint.requests;
  expect([request?.method, request?.headers["content-type"]]).toEqual(["POST", "application/json"]);
  expect(request?.headers).not.toHaveProperty("webhook-signature");
});

test("an alert is signed by each secret of the setting", async () => {
  const secret = (fill: number) => `whsec_${Buffer.alloc(32, fill).toString("base64")}`;
  await post({ ALERT_WEBHOOK_SECRET: ` ${secret(1)},\n ${secret(2)} ` });
  const signatures = String(endpoint.requests[0]?.headers["webhook-signature"]).split(" ");
  expect(signatures).toHaveLength(2);
});

test("an alert that cannot be sent reports why", async () => {
  await endpoint.shut();
  expect(await post()).toEqual({ kind: "retry", status: null, detail: "ECONNREFUSED" });
  expect(await postAlert(settings(), alert)).toMatchObject({ kind: "refused", status: null });
});
