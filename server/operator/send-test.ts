import type { App } from "../app";
import type { Config } from "../config/config";
import { isReachable, type ReachablePartner } from "../config/partners";
import type { Destination } from "../destinations/destination";
import { ownDestinations } from "../destinations/index";
import { sendMail } from "../destinations/mail";
import { alert, postAlert, staff } from "../destinations/own";
import { partnerDestination, partnerOf } from "../destinations/partner";
import { sampleReference } from "../destinations/partner-payload";
import { markedPost, testName } from "../destinations/test-post";
import type { Actor } from "../leads/operator-log";
import { endOutageOf } from "../outbox/probe";
import { testPartner } from "../partners/test-partner";

type SentTest = { isTaken: boolean; line: string };

/** Sends one marked post to every destination that is on, and returns their responses. */
export async function sendTests(app: App, actor: Actor): Promise<SentTest[]> {
  const { config } = app;
  const at = app.now();
  const services = app.destinations.filter(
    ({ name }) => partnerOf(name) === null && !ownDestinations.includes(name),
  );
  const firms = config.partners.flatMap((firm) => (isReachable(firm, config) ? [firm] : []));
  const results = await Promise.all([
    ...services.map((destination) => testService(app, at, destination)),
    ...(config.SMTP_URL && config.STAFF_EMAIL ? [testStaff(config, at, config.STAFF_EMAIL)] : []),
    ...firms.map((firm) => testOne(app, actor, firm)),
    ...(config.ALERT_WEBHOOK_URL ? [testAlert(config, at)] : []),
  ]);
  return results.flat();
}

function tested(name: string, isTaken: boolean, detail: string): SentTest {
  return { isTaken, line: `${name}: the test post was ${isTaken ? "" : "not "}taken (${detail})` };
}

async function testService(
  app: App,
  at: number,
  { name, channel, ...destination }: Destination,
): Promise<SentTest> {
  const post = markedPost(app.config, destination);
  if (!post) return { isTaken: true, line: `${name}: not tried, it needs a real certificate` };

  const { signal } = new AbortController();
  const { kind, detail } = await post(at, signal);
  const isTaken = kind === "delivered";
  if (isTaken) await endOutageOf(app, channel);
  return tested(name, isTaken, detail);
}

async function testOne(app: App, actor: Actor, firm: ReachablePartner): Promise<SentTest[]> {
  const { tests } = await testPartner(app, actor, firm, false);
  return tests.map(({ way, outcome: { kind, detail } }) =>
    tested(partnerDestination(firm.id), kind === "delivered", `${detail}, by ${way}`),
  );
}

/** Mails to the staff come from alerts, not from a form. */
async function testStaff(config: Config, at: number, to: string): Promise<SentTest> {
  const { kind, detail } = await sendMail(config, {
    id: `staff_test_${at}`,
    to,
    subject: `${config.site.name}: test mail, nothing is wrong`,
    text: "Somebody is testing whether these mails arrive. There is nothing to do.\n",
  });
  return tested(staff.name, kind === "delivered", detail);
}

/** Sends a "resolved" alert, so that the test does not page anyone. */
async function testAlert(config: Config, at: number): Promise<SentTest> {
  const { kind, detail } = await postAlert(config, {
    id: sampleReference,
    at,
    event: { event: "resolved", of: "down", destination: alert.name, note: testName },
  });
  return tested(alert.name, kind === "delivered", detail);
}
