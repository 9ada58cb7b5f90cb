import { setTimeout as sleep } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { sendRequest } from "~/server/destinations/http";
import { connectSheet } from "~/server/destinations/sheet";
import {
  drip,
  type FakeServer,
  hang,
  redirect,
  startFakeServer,
} from "~/tests/support/fake-server";
import { configured, leadMessage, settings } from "~/tests/support/messages";
import { key } from "~/tests/support/sent-submission";

let endpoint: FakeServer;
beforeEach(async () => {
  endpoint = await startFakeServer(hang);
});
afterEach(() => endpoint.close());

setFlagsFromString("--expose-gc");
const collect: () => void = runInNewContext("gc");

const stuck = { kind: "stuck" };

/** Collects garbage while the answer is awaited, as a busy server does. */
async function littering<T>(answer: Promise<T>) {
  for (let passed = 0; passed < 300; passed += 50) {
    await sleep(50);
    collect();
  }
  return Promise.race([answer, sleep(5000, stuck, { ref: false })]);
}

test.each([
  ["is silent", hang],
  ["drips", drip],
])("an endpoint that %s is given up in time, whatever garbage is collected", async (_, does) => {
  endpoint.always(does);
  const { signal } = new AbortController();
  const answer = sendRequest({ method: "GET", url: endpoint.url, timeout: 800, signal });

  expect(await littering(answer)).toMatchObject({
    kind: "interrupted",
    detail: expect.stringContaining("no answer in time"),
  });
});

test("a silent spreadsheet is given up in time, including the fetching of its answer", async () => {
  endpoint.next(redirect(302, "/echo"));
  const config = settings({ FORWARD_URL: `${endpoint.url}/exec`, FORWARD_API_KEY: "k" });
  const sheet = configured(connectSheet(config, key, 800));
  const { signal } = new AbortController();

  expect(await littering(sheet.send(leadMessage(), signal))).toMatchObject({ kind: "ambiguous" });
  expect(endpoint.requests.map(({ method }) => method)).toEqual(["POST", "GET"]);
});

test.each([
  ["before it began", 0],
  ["while it waits", 1],
])("a request aborted %s ends at once", async (_, received) => {
  const controller = new AbortController();
  if (received === 0) controller.abort();
  const { signal } = controller;
  const answer = sendRequest({ method: "GET", url: endpoint.url, timeout: 60_000, signal });
  await endpoint.received(received);
  controller.abort();

  const kind = received === 0 ? "not_sent" : "interrupted";
  expect(await answer).toEqual({ kind, detail: "broken off" });
});
