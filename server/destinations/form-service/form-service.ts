import { destinationLabels } from "~/data/desk/labels";
import type { FormKind } from "~/data/forms/definition";
import { placeholderWords } from "~/data/placeholder-words";
import type { Config } from "../../config/config";
import { submissionKinds } from "../../submission/kinds/index";
import type { SubmissionKind } from "../../submission/kinds/submission-kind";
import type { Connection, DestinationDefinition } from "../destination";
import { sendRequest } from "../http/send-request";
import type { Member, OutboundMessage } from "../outbound-message";
import type { Outcome } from "../outcome";
import { formPayload } from "./payload";
import { readAnswer } from "./read-answer";

const words = placeholderWords.recipients;

/** The hosted form service: one destination for each kind of form. */
export const formService: readonly DestinationDefinition[] =
  Object.values(submissionKinds).map(define);

function define(submissionKind: SubmissionKind): DestinationDefinition {
  const { kind, label, supersedes, preference, isLead, waitsForFormService } = submissionKind;

  return {
    name: `form:${kind}`,
    label: destinationLabels.form(label),
    service: "form-service",
    orderGroup: supersedes === null ? null : "newsletter",
    waitsForInFlight: preference === "opt_out",
    firstAttemptOf: waitsForFormService ? kind : null,
    getsOptOutNotices: isLead,
    isBestEffort: false,
    isCancelledWhenOff: false,
    isDoableByHand: true,
    withholdsFields: null,
    recipient: ({ formIds, FORM_SERVICE_URL }) =>
      formIds[kind] ? words.formService(new URL(FORM_SERVICE_URL).host) : null,
    connect: (config, key) => connect(config, { kind, key }),
  };
}

/** Kinds with the same form id share a channel. */
function connect(config: Config, form: { kind: FormKind; key: Buffer }): Connection | null {
  const id = config.formIds[form.kind];
  if (!id) return null;

  return {
    channel: `form:${id}`,
    role: "service_provider",
    concurrency: 4,
    rate: { perMinute: config.FORM_SERVICE_RATE, burst: 5 },
    takes: ({ kind }) => kind === form.kind,
    send: (message, signal) => send(config, { message, key: form.key, signal, id }),
  };
}

type Sending = { message: OutboundMessage; key: Buffer; signal: AbortSignal; id: string };

async function send(config: Config, { message, key, signal, id }: Sending): Promise<Outcome> {
  const project = config.FORM_SERVICE_PROJECT;
  const path = project ? `/p/${project}/f/${id}` : `/f/${id}`;
  const { origin, path: page } = message.submission.page;
  const url = `${config.FORM_SERVICE_URL}${path}`;
  const { type, body } = await encode(formPayload(message, key));

  const result = await sendRequest({
    method: "POST",
    url,
    // The service files posts without a known Referer under spam.
    headers: { Accept: "application/json", Referer: `${origin}${page}`, "Content-Type": type },
    body,
    timeout: config.FORM_SERVICE_TIMEOUT_MS,
    signal,
  });
  return readAnswer(result, { url, now: Date.now() });
}

async function encode(members: readonly Member[]) {
  const form = new FormData();
  for (const [name, value] of members) form.append(name, value);
  const encoded = new Response(form);

  return {
    type: encoded.headers.get("Content-Type") ?? "",
    body: new Uint8Array(await encoded.arrayBuffer()),
  };
}
