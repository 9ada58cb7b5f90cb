import Database from "libsql";
import { afterEach, beforeEach, expect, test } from "vitest";
import { commandBeside } from "../support/command-beside";
import { type FakeServer, json } from "../support/fake-server";
import { accept, startFormService } from "../support/form-service";
import { send } from "../support/page";
import { homeLead, type Site, startSite } from "../support/site";

const [first, second] = ["ab".repeat(32), "cd".repeat(32)];
let form: FakeServer;
let site: Site;

beforeEach(async () => {
  form = await startFormService();
  site = await startSite({
    SECRET_KEY: first,
    FORM_SERVICE_URL: form.url,
    FORM_ID: "abc",
    INLINE_DELIVERY_MS: "0",
    RETRY_SCALE: "0.1",
  });
});
afterEach(async () => {
  await site.stop();
  await form.close();
});

async function changeKey(meanwhile = () => {}) {
  await site.end();
  meanwhile();
  site.env.SECRET_KEY = `${second},${first}`;
  await site.restart();
}

const ann = "ann@example.com";
const signUp = { firstName: "Ann", email: ann, formType: "newsletter" };
const unsubscribe = { email: ann, formType: "unsubscribe" };

test("what was sent before the key changed is no new submission after it", async () => {
  const before = await send(site, "/", homeLead());
  await changeKey();
  const after = await send(site, "/", homeLead());
  expect(after.reference).toBe(before.reference);
  expect((await send(site, "/", homeLead({ "Last name": "Low" }))).reference).not.toBe(
    before.reference,
  );
});

test("a person's unsubscribe cancels the sign-up that waits since before the key changed", async () => {
  form.always(json(503, { error: "later" }));
  const { reference } = await send(site, "/newsletter", signUp);
  await changeKey();
  await send(site, "/unsubscribe", unsubscribe);
  const { out } = await commandBeside(site, "show", reference, "--json");
  expect(JSON.parse(out).deliveries).toMatchObject([{ state: "cancelled" }]);
});

test("a person's requests stay in order across the change of the key", async () => {
  form.always(json(503, { error: "later" }));
  await send(site, "/unsubscribe", unsubscribe);
  await form.received(1);
  await changeKey(postpone);
  const before = form.requests.length;
  form.always(accept);
  await send(site, "/newsletter", signUp);
  await send(site, "/newsletter", { ...signUp, email: "bob@example.com" });
  await form.received(before + 1);
  const sent = form.requests.slice(before).map(({ fields }) => new Map(fields).get("Email"));
  expect(sent).toEqual(["bob@example.com"]);
});

function postpone() {
  const database = new Database(site.env.DATABASE_URL?.replace("file:", "") ?? "");
  database.exec("update deliveries set next_at = next_at + 3600000");
  database.close();
}
