import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Case } from "~/data/case";
import { cases } from "~/data/cases";
import type { Field } from "~/data/field";
import { caseForm } from "~/data/forms/case";
import { contactForm } from "~/data/forms/contact";
import type { FormKind, SentForm } from "~/data/forms/definition";
import { homeForm } from "~/data/forms/home";
import { newsletterForm } from "~/data/forms/newsletter";
import { optOutForm } from "~/data/forms/opt-out";
import { unsubscribeForm } from "~/data/forms/unsubscribe";
import { wireNames } from "~/data/forms/wire-names";
import type { Destination } from "~/server/destinations/destination";
import { configuredDestinations, destinationDefinitions } from "~/server/destinations/index";
import { partnerMessage } from "~/server/destinations/partner-payload";
import { unsentMessage } from "~/server/destinations/payload";
import { newSubmission, submissionRow } from "~/server/leads/store-submission";
import { readSubmission, type Submission } from "~/server/submission/submission";
import { type FakeServer, json, startFakeServer } from "~/tests/support/fake-server";
import { never, settings, unknownSender } from "~/tests/support/messages";
import { key } from "~/tests/support/sent-submission";

const consent = "I agree.";
type Form = [name: string, form: SentForm, item?: Case];

const caseTypes = cases.map(({ slug, title }) => ({ value: slug, label: title }));
const forms: Form[] = [
  ["home", homeForm({ caseTypes, consent, asksState: true })],
  ...cases.map((item): Form => [item.slug, caseOf(item), item]),
  ["newsletter", newsletterForm({ ownPage: false })],
  ["newsletter on its own page", newsletterForm({ ownPage: true })],
  ["contact", contactForm({ caseTypes: caseTypes.map(({ label }) => ({ value: label, label })) })],
  ["unsubscribe", unsubscribeForm()],
  ["opt out", optOutForm()],
];

function caseOf({ quiz, title, sensitive }: Case) {
  return caseForm({ quiz, title, consent, sensitive: sensitive === true, optedOut: false });
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
    ALERT_WEBHOOK_URL: outside.url,
  });
  destinations = configuredDestinations(config, key);
});
afterAll(() => outside.close());

const kindsForFirms: readonly FormKind[] = ["home", "case", "contact"];

test("only a form service or a spreadsheet gets the fields of a form", () => {
  const others = destinations.flatMap(({ name }) => (isForFields(name) ? [] : [name]));
  expect(others).toEqual(["ping", "retain", "confirmation", "staff", "alert"]);
  expect(destinations).toHaveLength(destinationDefinitions.length);
});

describe.each(forms)("every visible field of %s", (_, form, item) => {
  const visible = visibleFields(form);

  test("reaches each destination that gets fields, unless it says why not", async () => {
    const submission = filledIn(form, visible, item);
    const recipients = destinations.filter(
      (one) => isForFields(one.name) && one.takes?.(submission),
    );
    for (const destination of recipients) {
      const sent = await received(destination, submission);
      const recipient = destination.name === "sheet" ? "sheet" : "form";
      for (const { name, to } of visible) {
        const about = { destination: destination.name, name, isSent: sent.includes(markOf(name)) };
        expect(about).toEqual({ ...about, isSent: to?.[recipient] !== undefined });
      }
    }
  });
});

describe.each(forms.filter(([, { kind }]) => kindsForFirms.includes(kind)))(
  "every visible field of %s",
  (_, form, item) => {
    const visible = visibleFields(form);

    test.each(visible.map((field) => [field.name, field] as const))(
      "%s reaches a firm, unless it says why not",
      (name, field) => {
        const sent = (value: string) => {
          const message = unsentMessage(filledIn(form, visible, item, { [name]: value }));
          return JSON.stringify(partnerMessage(message));
        };
        const [one, other] = twoValues(field);
        expect(sent(one) !== sent(other)).toBe(field.to?.firm !== undefined);
      },
    );
  },
);

function visibleFields({ fields }: SentForm) {
  return fields.flatMap((field) => (field.type === "hidden" ? [] : [field]));
}

/** Two values that the field can have. */
function twoValues(field: Field): [string, string] {
  const [first, second] = "options" in field ? field.options.map(({ value }) => value) : [];
  return [first ?? "one", second ?? "other"];
}

function isForFields(destination: string): boolean {
  return /^(form:|sheet$)/.test(destination);
}

/** A value that can be recognized in any payload. */
function markOf(name: string): string {
  return `value of ${name.replace(/^quiz\./, "question ")}`;
}

function filledIn(
  form: SentForm,
  visible: readonly Field[],
  item?: Case,
  changed: Record<string, string> = {},
): Submission {
  const values: Record<string, string> = {
    ...Object.fromEntries(visible.map(({ name }) => [name, markOf(name)])),
    share_answers: "yes",
    ...changed,
    xxTrustedFormPingUrl: `${outside.url}/0.ping`,
    xxTrustedFormCertUrl: `${outside.url}/${"c".repeat(40)}`,
  };
  const about =
    item ??
    cases.find(
      ({ slug, title }) => slug === values[wireNames.caseSlug] || title === values.caseType,
    );
  const post = {
    form,
    entries: new Map(),
    page: { path: "/", anchor: "form" },
    facts: unknownSender,
    firms: [],
    ...(about ? { case: about } : {}),
  };
  const submission = newSubmission(post, values, [key], 0);
  return readSubmission(submissionRow({ ...submission, reference: "REF22222" }));
}

async function received(destination: Destination, submission: Submission): Promise<string> {
  const before = outside.requests.length;
  await destination.send(unsentMessage(submission), never);

  return outside.requests
    .slice(before)
    .flatMap(({ fields, body }) => [...fields.map(([, value]) => value), body.toString()])
    .join("\n");
}
