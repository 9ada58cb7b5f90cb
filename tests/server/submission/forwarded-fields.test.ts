import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Case } from "~/data/case";
import { cases } from "~/data/cases";
import type { Field } from "~/data/field";
import { caseForm } from "~/data/forms/case";
import { contactForm } from "~/data/forms/contact";
import type { FormDefinition } from "~/data/forms/definition";
import { homeForm } from "~/data/forms/home";
import { newsletterForm } from "~/data/forms/newsletter";
import { optOutForm } from "~/data/forms/opt-out";
import { unsubscribeForm } from "~/data/forms/unsubscribe";
import type { Destination } from "~/server/destinations/destination";
import {
  configuredDestinations,
  destinationDefinitions,
  withheldFields,
} from "~/server/destinations/index";
import { unsentMessage } from "~/server/destinations/payload";
import { newSubmission } from "~/server/leads/new-submission";
import { submissionRow } from "~/server/leads/store-submission";
import { readSubmission, type Submission } from "~/server/submission/submission";
import { type FakeServer, json, startFakeServer } from "~/tests/support/fake-server";
import { never, settings } from "~/tests/support/messages";
import { key } from "~/tests/support/sent-submission";
import { unknownSender } from "~/tests/support/unknown-sender";

const consent = "I agree.";
type Form = [name: string, form: FormDefinition, item?: Case];

const forms: Form[] = [
  ["home", homeForm({ caseTypes: [], consent, asksState: true })],
  ...cases.map((item): Form => [item.slug, caseOf(item), item]),
  ["newsletter", newsletterForm({ ownPage: false })],
  ["newsletter on its own page", newsletterForm({ ownPage: true })],
  ["contact", contactForm({ caseTypes: [] })],
  ["unsubscribe", unsubscribeForm()],
  ["opt out", optOutForm()],
];

function caseOf({ quiz, sensitive }: Case) {
  return caseForm({ quiz, consent, sensitive: sensitive === true, optedOut: false });
}

let outside: FakeServer;
let destinations: Destination[];
beforeAll(async () => {
  outside = await startFakeServer(json(200, { ok: true, next: "/thanks", result: "success" }));
  const config = settings({
    FORM_SERVICE_URL: outside.url,
    FORM_ID_OPT_OUT: "optout",
    FORM_ID_CONTACT: "contact",
    FORWARD_URL: `${outside.url}/exec`,
    FORWARD_API_KEY: "k",
    CONSENT_PING_HOSTS: outside.host,
    CONSENT_CERT_HOSTS: outside.host,
    TRUSTEDFORM_API_KEY: "k",
    SMTP_URL: "smtp://127.0.0.1:9",
    MAIL_FROM: "mail@plainclaim.example",
    STAFF_EMAIL: "staff@plainclaim.example",
  });
  destinations = configuredDestinations(config, key);
});
afterAll(() => outside.close());

test("every destination there is takes part in these tests", () => {
  expect(destinations.map(({ name }) => name)).toEqual(
    destinationDefinitions.map(({ name }) => name),
  );
});

describe.each(forms)("every visible field of %s", (_, form, item) => {
  const visible = form.fields.filter(({ type }) => type !== "hidden");

  test("reaches each destination, or is listed as withheld with its reason", async () => {
    const submission = filledIn(form, visible, item);
    for (const destination of destinations.filter(({ takes }) => takes(submission))) {
      const sent = await received(destination, submission);
      for (const { name } of visible) {
        const listed = findWithheld(form, name, destination);
        // A destination that is sent only a few fields is listed as a whole.
        if (listed?.field === "*") continue;
        const told = { destination: destination.name, name, isSent: sent.includes(markOf(name)) };
        expect(told).toEqual({ ...told, isSent: listed === undefined });
      }
    }
  });
});

test("nothing is listed as withheld that no form has, and each has a reason", () => {
  for (const { kind, field, reason } of withheldFields) {
    const names = forms
      .filter(([, form]) => form.kind === kind)
      .flatMap(([, form]) => form.fields.map(({ name }) => name));
    const isThere = names.some((name) => matches(field, name));

    expect([kind, field, isThere]).toEqual([kind, field, true]);
    expect(reason).toMatch(/\S/);
  }
});

/** A value that can be recognized in any payload. */
function markOf(name: string): string {
  return `value of ${name.replace(/^quiz\./, "question ")}`;
}

function filledIn(form: FormDefinition, visible: readonly Field[], item?: Case): Submission {
  const values: Record<string, string> = {
    ...Object.fromEntries(visible.map(({ name }) => [name, markOf(name)])),
    xxTrustedFormPingUrl: `${outside.url}/0.ping`,
    xxTrustedFormCertUrl: `${outside.url}/${"c".repeat(40)}`,
  };
  const post = {
    form,
    entries: new Map(),
    page: { path: "/", anchor: "form" },
    facts: unknownSender,
    ...(item ? { case: item } : {}),
  };
  const submission = newSubmission({ post, values, keys: [key], at: 0 });
  return readSubmission(submissionRow({ submission, reasons: [] }, "REF22222"));
}

async function received(destination: Destination, submission: Submission): Promise<string> {
  const before = outside.requests.length;
  await destination.send(unsentMessage(submission), never);

  return outside.requests
    .slice(before)
    .flatMap(({ fields, body }) => [...fields.map(([, value]) => value), body.toString()])
    .join("\n");
}

function findWithheld(form: FormDefinition, name: string, destination: Destination) {
  return withheldFields.find(
    (entry) =>
      entry.kind === form.kind &&
      entry.destination === destination.name &&
      matches(entry.field, name),
  );
}

function matches(listed: string, name: string): boolean {
  return listed === name || (listed.endsWith("*") && name.startsWith(listed.slice(0, -1)));
}
