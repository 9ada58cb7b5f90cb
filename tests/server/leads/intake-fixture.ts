import { resolveCase } from "~/data/cases";
import { caseForm } from "~/data/forms/case";
import { contactForm } from "~/data/forms/contact";
import type { FormDefinition } from "~/data/forms/definition";
import type { Partner } from "~/server/config/partners";
import type { FormPost, RequestFacts } from "~/server/leads/form-post";
import { receive } from "~/server/leads/receive";
import { type Fixture, startRelay } from "~/tests/support/relay-fixture";

type Options = Parameters<typeof startRelay>[0];
export type Sender = {
  ip?: string | null;
  reasons?: RequestFacts["reasons"];
  requestId?: string;
  userAgent?: string;
  post?: Partial<FormPost>;
};

/** The intake with its own store and relay. */
export async function startIntake(options?: Options) {
  const relay = await startRelay(options);
  // Without a file of firms there are sample firms, which the forms do not name.
  return intakeOn(relay, options?.settings?.PARTNERS_FILE ? undefined : []);
}

/** The intake of a relay, whose forms name these firms, otherwise all. */
export function intakeOn(relay: Fixture, named?: readonly Partner[]) {
  return {
    relay,
    app: relay.app,
    send: (form: FormDefinition, fields: Record<string, string>, sender: Sender = {}) =>
      receive(relay.app, {
        form,
        entries: new Map(Object.entries(fields).map(([name, value]) => [name, [value]])),
        facts: factsOf(sender),
        page: { path: "/", anchor: "form" },
        firms: named ?? relay.app.config.partners,
        ...sender.post,
      }),
  };
}

export type Intake = Awaited<ReturnType<typeof startIntake>>;

export const caseTypes = [{ value: "oxbryta", label: "Oxbryta" }];
export const oxbryta = { slug: "oxbryta", title: "Oxbryta (Voxelotor)" };
export const step2 = caseForm({
  quiz: resolveCase("oxbryta").quiz,
  title: oxbryta.title,
  consent: "I agree.",
  sensitive: false,
  optedOut: false,
});

export const messageForm = contactForm({
  caseTypes: [{ value: "Oxbryta (Voxelotor)", label: "Oxbryta" }],
});
/** What that form asks, but its topic. */
export const message = {
  firstName: "Ann",
  lastName: "Lee",
  email: "ann@example.com",
  phone: "212 555 0123",
  message: "Please call.",
  consent: "on",
};

function factsOf(sender: Sender): RequestFacts {
  const { ip = "203.0.113.9", reasons = [] } = sender;
  return {
    requestId: sender.requestId ?? "request",
    origin: "https://plainclaim.example",
    publicOrigin: "https://plainclaim.example",
    ip,
    userAgent: sender.userAgent ?? "Test/1.0",
    reasons,
    optedOut: reasons.length > 0,
  };
}
