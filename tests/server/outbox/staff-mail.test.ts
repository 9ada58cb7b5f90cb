import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createAlerts } from "~/server/outbox/alerts";
import { type MailRelay, startMailRelay } from "~/tests/support/mail-relay";
import { startMailServer } from "~/tests/support/mail-server";
import { type Fixture, hour, minute, second } from "~/tests/support/relay-fixture";

let server: MailRelay["server"];
let relay: MailRelay["relay"];
let close: MailRelay["close"];

beforeAll(async () => {
  ({ server, relay, close } = await startMailRelay({ STAFF_EMAIL: "staff@plainclaim.example" }));
});
afterAll(() => close());
beforeEach(async () => {
  server.mails.length = 0;
  relay.logs.length = 0;
  server.mend();
  for (const table of ["alerts", "staff_mail"] as const) await relay.db.deleteFrom(table).execute();
});

/**
 * A process on the store; start another one for a second process, or for the same after a restart.
 */
function start(settings: Partial<Fixture["config"]> = {}) {
  const alerts = createAlerts({ ...relay.context, config: { ...relay.config, ...settings } });
  return {
    /** Spam comes in, which needs attention. */
    async trouble() {
      const reference = await relay.submit({ kind: "case", state: "quarantined" });
      alerts.alert({ event: "quarantined", reference });
      await alerts.settle();
      return reference;
    },
    async pass(by = minute) {
      relay.advance(by);
      await alerts.tick();
      await alerts.settle();
    },
  };
}

const failures = () => relay.logs.filter((line) => line.includes('"outcome"'));

test("the staff is told how much needs attention, and nothing of what was sent", async () => {
  const process = start();
  await process.trouble();
  const reference = await process.trouble();
  await process.pass();

  expect(server.mails.map(({ to }) => to)).toEqual([["staff@plainclaim.example"]]);
  const raw = server.mails[0]?.raw ?? "";
  expect(raw).toMatch(/^Subject: Plainclaim: 2 things need attention\r$/m);
  expect(raw).toContain("- 2 submissions quarantined");
  expect(raw).not.toMatch(new RegExp(`${reference}|Zora|roundup|https?:|example\\.com`, "i"));
  expect(failures()).toEqual([]);
});

test("the staff is mailed at most once an hour, across processes and restarts, and only about something new", async () => {
  const [one, other] = [start(), start()];
  await one.trouble();
  await Promise.all([one.pass(0), other.pass(0)]);
  expect(server.mails).toHaveLength(1);

  await other.trouble();
  await start().pass(59 * minute);
  expect(server.mails).toHaveLength(1);
  await Promise.all([one.pass(minute), other.pass(0)]);
  expect(server.mails).toHaveLength(2);
  const ids = server.mails.map(({ raw }) => /^Message-ID:\s+(<.+>)/im.exec(raw)?.[1]);
  expect(new Set(ids).size).toBe(2);

  await one.pass(5 * hour);
  expect(server.mails).toHaveLength(2);
});

test("a trouble fixed before the hour is over is not mailed", async () => {
  const process = start();
  await process.trouble();
  await process.pass();
  const reference = await process.trouble();
  const mended = relay.db.updateTable("submissions").set({ state: "accepted" });
  await mended.where("reference", "=", reference).execute();
  await process.pass(2 * hour);

  expect(server.mails).toHaveLength(1);
});

test.each([
  { verb: "rcpt", how: "cut", mails: 1 },
  { verb: "mail", how: { responseCode: 451, message: "later" }, mails: 1 },
  { verb: "rcpt", how: { responseCode: 550, message: "no" }, mails: 1 },
  // It may have arrived: a second mail would break the promise of one per hour.
  { verb: "end", how: "cut", mails: 0 },
] as const)("a mail that fails at $verb with $how", async ({ verb, how, mails }) => {
  const process = start();
  server.failAt(verb, how);
  await process.trouble();
  await process.pass();
  server.mails.length = 0;
  expect(failures()).toHaveLength(1);

  server.mend();
  await process.pass(0);
  expect(server.mails).toEqual([]);
  await process.pass(10 * minute);
  expect(server.mails).toHaveLength(mails);
});

test("a mail that fails again waits longer, and repeats nothing that was told", async () => {
  const process = start();
  await process.trouble();
  await process.pass();
  server.failAt("rcpt", { responseCode: 451, message: "later" });
  const reference = await process.trouble();
  await process.pass(hour);
  await process.pass(6 * second);
  expect(failures()).toHaveLength(2);
  server.mend();
  await process.pass(23 * second);
  expect(server.mails).toHaveLength(1);

  const mended = relay.db.updateTable("submissions").set({ state: "accepted" });
  await mended.where("reference", "=", reference).execute();
  await process.pass(13 * second);
  expect(server.mails).toHaveLength(1);
  await process.trouble();
  await process.pass(minute);
  expect(server.mails).toHaveLength(2);
});

test("while a mail is on its way no other process sends one, even if the first dies", async () => {
  const asked: (() => void)[] = [];
  const slow = await startMailServer({ onRcptTo: (_to, _session, next) => void asked.push(next) });
  const one = start({ SMTP_URL: slow.url });
  await one.trouble();
  const passed = one.pass(0);
  await expect.poll(() => asked.length).toBe(1);
  await start().pass(59 * minute);
  expect(server.mails).toEqual([]);

  asked[0]?.();
  await passed;
  expect(slow.mails).toHaveLength(1);
  await slow.close();
});

test.each(["STAFF_EMAIL", "SMTP_URL"])("without %s nothing is mailed or kept", async (name) => {
  const silent = start({ [name]: undefined });
  await silent.trouble();
  await silent.pass();
  expect(await relay.db.selectFrom("alerts").selectAll().execute()).toEqual([]);

  const address = "http://127.0.0.1:9/hook";
  const posting = start({ [name]: undefined, ALERT_WEBHOOK_URL: address });
  await posting.trouble();
  await posting.pass();
  expect(await relay.db.selectFrom("staff_mail").selectAll().execute()).toEqual([]);
});

test("an alert from the time of another address is mailed; a store that fails delays the mail", async () => {
  const process = start();
  await process.trouble();
  await relay.db.updateTable("alerts").set({ sent_at: null }).execute();
  relay.logs.length = 0;
  await relay.db.schema.alterTable("staff_mail").renameTo("taken").execute();
  await process.pass();
  await relay.db.schema.alterTable("taken").renameTo("staff_mail").execute();
  expect(relay.logs).toHaveLength(1);
  await process.pass();

  expect(server.mails).toHaveLength(1);
});
