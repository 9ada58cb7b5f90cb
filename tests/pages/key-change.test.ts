import Database from "libsql";
import { afterAll, beforeAll, expect, test } from "vitest";
import { commandBeside } from "../support/command-beside";
import { type FakeServer, json, type Received } from "../support/fake-server";
import { accept, startFormService } from "../support/form-service";
import { type Answer, send } from "../support/page";
import { homeLead, type Site, startSite } from "../support/site";

const [first, second] = ["ab".repeat(32), "cd".repeat(32)];
let form: FakeServer;
let site: Site;

beforeAll(async () => {
  form = await startFormService();
  site = await startSite({
    SECRET_KEY: first,
    FORM_SERVICE_URL: form.url,
    FORM_ID: "abc",
    INLINE_DELIVERY_MS: "0",
    RETRY_SCALE: "0.1",
  });
});
afterAll(async () => {
  await site.stop();
  await form.close();
});

const signUp = (email: string) => ({ firstName: "Ann", email, formType: "newsletter" });
const unsubscribe = (email: string) => ({ email, formType: "unsubscribe" });

const [ann, carl] = ["ann@example.com", "carl@example.com"];

/** Sent under the first key, for each test to compare with; a start takes longer than the rest. */
let before: { lead: Answer; signUp: Answer; requests: number };
beforeAll(async () => {
  const lead = await send(site, "/", homeLead());
  await form.received(1);
  form.always(json(503, { error: "later" }));
  await send(site, "/unsubscribe", unsubscribe(carl));
  await form.received(2);
  const waiting = await send(site, "/newsletter", signUp(ann));
  await site.end();
  postpone();
  form.always(accept);
  site.env.SECRET_KEY = `${second},${first}`;
  await site.restart();
  before = { lead, signUp: waiting, requests: form.requests.length };
});

test("a form sent before the key changed is still a duplicate after it", async () => {
  const after = await send(site, "/", homeLead());
  expect(after.reference).toBe(before.lead.reference);
  expect((await send(site, "/", homeLead({ "Last name": "Low" }))).reference).not.toBe(
    before.lead.reference,
  );
});

test("a person's unsubscribe cancels a sign-up that has waited since before the key changed", async () => {
  await send(site, "/unsubscribe", unsubscribe(ann));
  const { out } = await commandBeside(site, "show", before.signUp.reference, "--json");
  expect(JSON.parse(out).deliveries).toMatchObject([{ state: "cancelled" }]);
});

test("a person's requests stay in order across the change of the key", async () => {
  await send(site, "/newsletter", signUp(carl));
  await send(site, "/newsletter", signUp("bob@example.com"));
  const sent = () => form.requests.slice(before.requests).map(emailOf);
  await expect.poll(sent).toContain("bob@example.com");
  expect(sent()).not.toContain(carl);
});

function emailOf({ fields }: Received) {
  return new Map(fields).get("Email");
}

/** What has been waiting since before the change goes on waiting. */
function postpone() {
  const database = new Database(site.env.DATABASE_URL?.replace("file:", "") ?? "");
  database.exec("update deliveries set next_at = next_at + 3600000");
  database.close();
}
