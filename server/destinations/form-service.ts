import { destinationLabels } from "~/data/desk/labels";
import type { FormKind } from "~/data/forms/definition";
import { placeholderWords } from "~/data/placeholders";
import type { Config } from "../config/config";
import { type SubmissionKind, submissionKinds } from "../submission/kinds";
import {
  type Connection,
  type DestinationDefinition,
  type OutboundMessage,
  ordinary,
} from "./destination";
import { readAnswer } from "./form-service-answers";
import { sendRequest } from "./http";
import { envelope, forwarded, type Member, noticeMembers, ownMembers } from "./payload";

const words = () => placeholderWords().recipients;

/** The hosted form service: one destination for each kind of form. */
export const formService: readonly DestinationDefinition[] =
  Object.values(submissionKinds).map(define);

function define(submissionKind: SubmissionKind): DestinationDefinition {
  const { kind, label, supersedes, preference, isLead, waitsForFormService } = submissionKind;

  return {
    ...ordinary,
    name: `form:${kind}`,
    label: destinationLabels.form(label),
    service: "form-service",
    orderGroup: supersedes === null ? null : "newsletter",
    waitsForInFlight: preference === "opt_out",
    firstAttemptOf: waitsForFormService ? kind : null,
    notices: isLead ? ["opt_out"] : [],
    isDoableByHand: true,
    recipient: ({ formIds, FORM_SERVICE_URL }) =>
      formIds[kind] ? words().formService(new URL(FORM_SERVICE_URL).host) : null,
    connect: (config, key) => connect(config, { kind, key }),
  };
}

/** Kinds with the same form id share a channel. */
function connect(config: Config, form: { kind: FormKind; key: Buffer }): Connection | null {
  const id = config.formIds[form.kind];
  if (!id) return null;

  const project = config.FORM_SERVICE_PROJECT;
  const url = `${config.FORM_SERVICE_URL}${project ? `/p/${project}` : ""}/f/${id}`;
  const timeout = config.FORM_SERVICE_TIMEOUT_MS;
  return {
    channel: `form:${id}`,
    role: "service_provider",
    concurrency: 4,
    rate: { perMinute: config.FORM_SERVICE_RATE, burst: 5 },
    takes: ({ kind }) => kind === form.kind,
    async send(message, signal) {
      const { origin, path } = message.submission.page;
      const body = new FormData();
      for (const [name, value] of payload(message, form.key)) body.append(name, value);
      const encoded = new Response(body);

      const headers = {
        Accept: "application/json",
        // The service treats posts without a known Referer as spam.
        Referer: `${origin}${path}`,
        "Content-Type": encoded.headers.get("Content-Type") ?? "",
      };
      const bytes = new Uint8Array(await encoded.arrayBuffer());
      const limits = { timeout, signal };
      return readAnswer(
        await sendRequest({ method: "POST", url, headers, body: bytes, ...limits }),
        url,
      );
    },
  };
}

function payload(message: OutboundMessage, key: Buffer): Member[] {
  if (message.delivery.purpose === "notice") return noticeMembers(message);

  const { form } = forwarded[message.submission.kind];
  return [...ownMembers(message, form, key), ...envelope(message)];
}
