import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createAlerts } from "~/server/outbox/alerts";
import { type MailStandIn, startMailServer } from "~/tests/support/mail-server";
import { calm, type Fixture, hour, minute, startRelay } from "~/tests/support/relay-fixture";

let server: MailStandIn;
let relay: Fixture;

beforeAll(async () => {
  server = await startMailServer();
  const mail = { SMTP_URL: server.url, MAIL_FROM: "mail@plainclaim.example" };
  const settings = { ...calm, ...mail, STAFF_EMAIL: "staff@plainclaim.example" };
  relay = await startRelay({ settings, without: ["form", "sheet"] });
});
afterAll(async () => {
  await relay.close();
  await server.close();
});
beforeEach(async () => {
  server.mails.length = 0;
  server.mend();
  for (const table of ["alerts", "staff_mail"] as const) await relay.db.deleteFrom(table).execute();
});

/**
 * A process on the store; start another one for a second process, or for the same after a restart.
 */
function start() {
  const alerts = createAlerts(relay.context);
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
});

test("the staff is mailed at most once an hour, across processes and restarts, and only about something new", async () => {
  const [one, other] = [start(), start()];
  await one.trouble();
  await Promise.all([one.pass(0), other.pass(0)]);
  expect(server.mails).toHaveLength(1);

  await other.trouble();
  await start().pass(59 * minute);
  expect(server.mails).toHaveLength(1);
  await start().pass(minute);
  expect(server.mails).toHaveLength(2);

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

  server.mend();
  await process.pass(10 * minute);
  expect(server.mails).toHaveLength(mails);
});
