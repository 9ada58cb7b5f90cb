import { afterEach, beforeEach, expect, test } from "vitest";
import { correct, takeBackAnswers } from "~/server/leads/correct";
import { byPerson } from "~/server/leads/operator-log";
import { withdraw } from "~/server/leads/withdraw";
import { startFirms } from "~/tests/support/firms";
import { type MailStandIn, startMailServer } from "~/tests/support/mail-server";
import { readMail } from "~/tests/support/read-mail";
import { byDesk } from "~/tests/support/test-app";

let given: Awaited<ReturnType<typeof startFirms>>;
let server: MailStandIn;

beforeEach(async () => {
  server = await startMailServer();
  const mail = { SMTP_URL: server.url, MAIL_FROM: "mail@plainclaim.example" };
  given = await startFirms({ a: { webhook: undefined, email: "a@firm.example" } }, mail);
});
afterEach(async () => {
  await given.close();
  await server.close();
});

const toFirm = () =>
  server.mails.filter(({ to }) => to.includes("a@firm.example")).map(({ raw }) => readMail(raw));
const change = (reference: string, changes: Record<string, string>) =>
  correct(given.relay.app, byPerson, reference, { changes });

test("a mailbox reads what changed since the last mail, old and new, in the thread of the lead", async () => {
  const reference = await given.lead({ fields: { city: "Albany", zipcode: "12203" } });
  await given.runDue();
  server.failAt("mail", { responseCode: 451, message: "4.3.0 later" });
  await change(reference, { city: "Troy" });
  await given.runDue();
  server.mend();
  await change(reference, { city: "Utica", zipcode: "13501" });
  await given.relay.pass(3_600_000, 300_000);

  const [first, second, ...more] = toFirm();
  expect(more).toEqual([]);
  expect(first?.text).not.toContain("WHAT CHANGED");
  expect(second?.text).toMatch(
    /WHAT CHANGED\nCity: Albany → Utica\nZIP code: 12203 → 13501\n\nCONTACT\n/,
  );
  expect(second?.text).not.toContain("Troy");
  const id = /^Message-ID: (<.*>)\r?$/m.exec(first?.headers ?? "")?.[1] ?? "no id";
  expect(second?.headers).toContain(`In-Reply-To: ${id}`);

  await withdraw(given.relay.app, byDesk, reference);
  await given.runDue();
  expect(toFirm().at(-1)?.headers).toContain(`In-Reply-To: ${id}`);
  const kept = await given.relay.db.selectFrom("submissions").selectAll().execute();
  expect(JSON.stringify(kept)).not.toMatch(/Albany|Troy|Utica/);
});

test("a mailbox reads that answers were taken back, alone or with another correction", async () => {
  const answers = JSON.stringify({ roundup_use: "home" });
  const lead = async () => {
    const reference = await given.lead({ answers, fields: { city: "Albany" } });
    await given.runDue();
    return reference;
  };
  const takeBack = (reference: string, seen: number) =>
    takeBackAnswers(given.relay.app, { reference, seen });
  const changed = () => /WHAT CHANGED\n(.*?)\n\n/s.exec(toFirm().at(-1)?.text ?? "")?.[1];

  await takeBack(await lead(), 1);
  await given.runDue();
  expect(changed()).toBe("Answers: shared → nothing");

  const both = await lead();
  server.failAt("mail", { responseCode: 451, message: "4.3.0 later" });
  await takeBack(both, 1);
  await given.runDue();
  server.mend();
  await change(both, { city: "Troy" });
  await given.relay.pass(3_600_000, 300_000);
  expect(changed()).toMatch(/^City: Albany → Troy$/m);
  expect(changed()).toMatch(/^Answers: shared → nothing$/m);
});

test("times and days in a mail have one format", async () => {
  await given.lead({ fields: { dob: "1980-04-27" } });
  await given.runDue();
  const [mail] = toFirm();
  expect(mail?.text).toMatch(/Received at: \w{3} \d{1,2}, \d{4}, \d{1,2}:\d\d:\d\d.[AP]M E[SD]T/);
  expect(mail?.text).toContain("Date of birth: Apr 27, 1980");
  expect(mail?.text).not.toMatch(/\d{4}-\d\d-\d\d/);
});
