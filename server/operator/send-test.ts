import { cases } from "~/data/cases";
import { checkWords } from "~/data/desk/check";
import type { FormKind } from "~/data/forms/definition";
import { isReachable, type ReachablePartner } from "../config/partners";
import { alert, postAlert } from "../destinations/alert";
import type { Destination } from "../destinations/destination";
import { configuredDestinations } from "../destinations/index";
import { sendMail } from "../destinations/mail";
import { page, staff } from "../destinations/own-mail";
import { partnerDestination, partnerOf, sendTestPing } from "../destinations/partner";
import { unsentMessage } from "../destinations/payload";
import { submissionKinds } from "../submission/kinds";
import type { Submission } from "../submission/submission";
import type { Operator } from "./operator";

type Settings = Pick<Operator, "config" | "now">;

/** Nobody opens the links of a test post, so any key will do for their tokens. */
const noKey = Buffer.alloc(32);

type Tested = { isTaken: boolean; line: string };

/** Not a possible reference: their alphabet has no 0. */
const testReference = "TEST0000";

/** Sends one marked post to every destination that is on, and returns what each answered. */
export async function sendTests(settings: Settings): Promise<Tested[]> {
  const { config } = settings;
  const destinations = configuredDestinations(config, noKey);
  const services = destinations.filter(
    ({ name }) => partnerOf(name) === null && !own.includes(name),
  );
  const tests = services.map((destination) => sendTest(settings, destination));
  const firms = config.partners.flatMap((firm) =>
    isReachable(firm, config) ? [testFirm(settings, firm)] : [],
  );
  const alerts = config.ALERT_WEBHOOK_URL ? [testAlert(settings)] : [];
  return Promise.all([...tests, ...testStaff(settings), ...firms, ...alerts]);
}

/** A message without a lead, by webhook or mail; the same as `relay partner test` sends. */
async function testFirm({ config, now }: Settings, firm: ReachablePartner): Promise<Tested> {
  const { kind, detail } = await sendTestPing(config, firm, now());
  const isTaken = kind === "delivered";
  const words = isTaken ? checkWords.firmTested : checkWords.firmFailed;
  return { isTaken, line: words(partnerDestination(firm.id), detail) };
}

/** Destinations of what belongs to no submission. */
const own = [staff.name, page.name, alert.name];

function testMail(site: string) {
  const subject = `${site}: test mail, nothing is wrong`;
  return { subject, text: "Somebody tests whether these mails arrive. There is nothing to do.\n" };
}

/** Made here because mails to the staff come from alerts, not from a form. */
function testStaff({ config, now }: Settings): Promise<Tested>[] {
  const { SMTP_URL, STAFF_EMAIL: to, site } = config;
  if (!SMTP_URL || !to) return [];

  const id = `staff_test_${now()}`;
  const mail = { id, to, ...testMail(site.name) };
  const sent = sendMail(config, mail).then(({ kind, detail }) => {
    const isTaken = kind === "delivered";
    const words = isTaken ? checkWords.tested : checkWords.failed;
    return { isTaken, line: words(staff.name, detail) };
  });
  return [sent];
}

/** Posts that a trouble is over, so that the test wakes nobody at night. */
async function testAlert({ config, now }: Settings): Promise<Tested> {
  const { kind, detail } = await postAlert(config, {
    id: testReference,
    at: now(),
    event: { event: "resolved", of: "hold", destination: alert.name, reason: testName },
  });
  const isTaken = kind === "delivered";
  const words = isTaken ? checkWords.tested : checkWords.failed;
  return { isTaken, line: words(alert.name, detail) };
}

const testName = "TEST POST, please ignore";

async function sendTest(settings: Settings, destination: Destination): Promise<Tested> {
  const submission = testSubmissions(settings).find((one) => destination.takes(one));
  // The certificate's vendor cannot be tested, because there is no real certificate to keep.
  if (!submission) return { isTaken: true, line: checkWords.untested(destination.name) };

  const outcome = await destination.send(unsentMessage(submission), new AbortController().signal);
  const isTaken = outcome.kind === "delivered";
  const words = isTaken ? checkWords.tested : checkWords.failed;
  return { isTaken, line: words(destination.name, outcome.detail) };
}

/** One submission of each kind of form, with nobody's data in it. */
function testSubmissions(settings: Settings): Submission[] {
  return Object.values(submissionKinds).map(({ kind }) => testSubmission(settings, kind));
}

function testSubmission({ config, now }: Settings, kind: FormKind): Submission {
  const { contact } = submissionKinds[kind];
  const email = config.site.contactEmail;
  const fields = Object.fromEntries([
    ...contact.name.map((name) => [name, testName]),
    [contact.email, email],
  ]);
  const origin = config.SITE_URL ?? "http://localhost";

  return {
    reference: testReference,
    kind,
    state: "accepted",
    revision: 1,
    receivedAt: now(),
    erasedAt: null,
    case: { slug: cases[0]?.slug ?? null, title: cases[0]?.title ?? null },
    page: { origin, path: "/", source: `${origin}/#test` },
    contact: { name: "TEST POST", email, phone: "" },
    fields,
    answers: null,
    optedOut: [],
    ip: null,
  };
}
