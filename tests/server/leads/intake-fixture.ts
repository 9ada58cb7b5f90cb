import { resolveCase } from "~/data/cases";
import { caseForm } from "~/data/forms/case";
import type { FormDefinition } from "~/data/forms/definition";
import type { Partner } from "~/server/config/partners";
import { receive } from "~/server/leads/accept";
import type { FormPost, RequestFacts } from "~/server/leads/read";
import { createSubmitLimiter } from "~/server/leads/submit-limiter";
import { type Fixture, key, startRelay } from "~/tests/support/relay-fixture";

type Options = Parameters<typeof startRelay>[0];
type Sender = {
  ip?: string | null;
  reasons?: RequestFacts["reasons"];
  requestId?: string;
  userAgent?: string;
  post?: Partial<FormPost>;
};

/** The intake with its own store and relay. */
export async function startIntake(options?: Options) {
  const relay = await startRelay(options);
  const { partners } = relay.config;
  // Without a file of firms there are sample firms, which the forms do not name.
  return intakeOn(relay, options?.settings?.PARTNERS_FILE ? partners : []);
}

/** The intake of a relay, whose forms name these firms. */
export function intakeOn(relay: Fixture, named: readonly Partner[]) {
  const services = {
    ...relay.context,
    key,
    limiter: createSubmitLimiter(relay.config.SUBMIT_RATE),
    outbox: relay.outbox,
    namedFirms: named,
  };

  return {
    relay,
    services,
    send: (form: FormDefinition, fields: Record<string, string>, sender: Sender = {}) =>
      receive(services, {
        form,
        entries: new Map(Object.entries(fields).map(([name, value]) => [name, [value]])),
        facts: factsOf(sender),
        page: { path: "/", anchor: "form" },
        ...sender.post,
      }),
  };
}

export type Intake = Awaited<ReturnType<typeof startIntake>>;

export const caseTypes = [{ value: "oxbryta", label: "Oxbryta" }];
export const oxbryta = { slug: "oxbryta", title: "Oxbryta (Voxelotor)" };
export const step2 = caseForm({
  quiz: resolveCase("oxbryta").quiz,
  consent: "I agree.",
  sensitive: false,
  optedOut: false,
});

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
