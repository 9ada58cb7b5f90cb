import { cases } from "~/data/cases";
import type { FormKind } from "~/data/forms/definition";
import type { Config } from "../config/config";
import { submissionKinds } from "../submission/kinds";
import type { Submission } from "../submission/submission";
import type { Connection } from "./destination";
import { sampleReference } from "./partner-payload";
import { unsentMessage } from "./payload";

export const testName = "TEST POST, please ignore";

/**
 * Sends a submission that it takes, marked as a test and with nobody's data in it, to a service that has no
 * other test. Null for one that takes nothing of the kind, such as a certificate service.
 */
export function markedPost(
  config: Config,
  { takes, send }: Pick<Connection, "takes" | "send">,
): Connection["test"] | null {
  const kind = Object.values(submissionKinds)
    .map((one) => one.kind)
    .find((one) => takes?.(testSubmission(config, 0, one)));
  if (!kind) return null;
  return (at, signal) => send(unsentMessage(testSubmission(config, at, kind)), signal);
}

function testSubmission(config: Config, at: number, kind: FormKind): Submission {
  const { contact } = submissionKinds[kind];
  const email = config.site.contactEmail;
  const fields = Object.fromEntries([
    ...contact.name.map((name) => [name, testName]),
    [contact.email, email],
  ]);
  const origin = config.SITE_URL ?? "http://localhost";

  return {
    reference: sampleReference,
    kind,
    state: "accepted",
    revision: 1,
    receivedAt: at,
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
