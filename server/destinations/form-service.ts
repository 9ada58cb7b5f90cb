import { z } from "zod";
import { hour } from "~/data/dates";
import { toUrl } from "~/data/formats";
import type { FormKind } from "~/data/forms/definition";
import { placeholderWords } from "~/data/placeholders";
import type { Config } from "../config/config";
import { type SubmissionKind, submissionKinds } from "../submission/kinds";
import {
  type Connection,
  type DestinationDefinition,
  type OutboundMessage,
  type Outcome,
  ordinary,
} from "./destination";
import {
  askedWait,
  type HttpResult,
  isHtml,
  type JsonObject,
  type Limits,
  readObject,
  sendRequest,
  unanswered,
} from "./http";
import { formMembers } from "./payload";

const words = () => placeholderWords().recipients;

/** The hosted form service: one destination for each kind of form. */
export const formService: readonly DestinationDefinition[] =
  Object.values(submissionKinds).map(define);

function define(submissionKind: SubmissionKind): DestinationDefinition {
  const { kind, label, supersedes, preference, isLead, waitsForFormService } = submissionKind;

  return {
    ...ordinary,
    name: `form:${kind}`,
    label: `Form service, ${label}`,
    orderGroup: supersedes === null ? null : "newsletter",
    waitsForInFlight: preference === "opt_out",
    firstAttemptOf: waitsForFormService ? kind : null,
    getsNotices: isLead,
    keepsLead: true,
    recipient: ({ formIds, FORM_SERVICE_URL }) =>
      formIds[kind] ? words().formService(new URL(FORM_SERVICE_URL).host) : null,
    connect: (config, key) => connect(config, kind, key),
  };
}

/** Kinds with the same form id share a channel. */
function connect(config: Config, form: FormKind, key: Buffer): Connection | null {
  const id = config.formIds[form];
  if (!id) return null;

  const project = config.FORM_SERVICE_PROJECT;
  const url = `${config.FORM_SERVICE_URL}${project ? `/p/${project}` : ""}/f/${id}`;
  const timeout = config.FORM_SERVICE_TIMEOUT_MS;
  return {
    channel: `form:${id}`,
    role: "service_provider",
    concurrency: 4,
    rate: { perMinute: config.FORM_SERVICE_RATE, burst: 5 },
    takes: ({ kind }) => kind === form,
    send: (message, signal) => send(url, message, key, { timeout, signal }),
  };
}

async function send(
  url: string,
  message: OutboundMessage,
  key: Buffer,
  limits: Limits,
): Promise<Outcome> {
  const form = new FormData();
  for (const [name, value] of formMembers(message, key)) form.append(name, value);
  const encoded = new Response(form);
  const { origin, path } = message.submission.page;
  const result = await sendRequest({
    method: "POST",
    url,
    headers: {
      Accept: "application/json",
      // The service treats posts without a known Referer as spam.
      Referer: `${origin}${path}`,
      "Content-Type": encoded.headers.get("Content-Type") ?? "",
    },
    body: new Uint8Array(await encoded.arrayBuffer()),
    ...limits,
  });
  return formOutcome(result, url);
}

const holdCodes = /^(INACTIVE|FORM_NOT_FOUND|PROJECT_NOT_FOUND)$/;
const refusedCodes =
  /^(EMPTY|TOO_MANY_FILES|NO_FILE_UPLOADS|FILES_TOO_BIG|TYPE_[A-Z]+|REQUIRED_FIELD_[A-Z]+)$/;
/** The messages of the service's own client, which an operator can search for. */
const paymentCodes = new Map([
  ["STRIPE_CLIENT_ERROR", "Error creating payment method"],
  ["STRIPE_SCA_ERROR", "Stripe SCA error"],
]);
/** Faults of the account that come as text without a code, one of them as a success. */
const holdTexts = [
  { detail: "over quota", fault: "account" },
  { detail: "confirmation email", fault: "unconfirmed" },
] as const;
const holdStatuses = [401, 402, 403, 404];

/**
 * Only a JSON object with a string `next` counts as delivered. The service's own client is no
 * guide: it ignores the status and takes some failures for success.
 */
function formOutcome(result: HttpResult, url: string): Outcome {
  if (result.kind !== "answered") return unanswered(result);

  const { status, headers } = result;
  if (status >= 500 || [408, 425, 429].includes(status)) {
    const paced = [429, 503].includes(status) ? ({ slow: true } as const) : {};
    return { kind: "retry", status, detail: `answered ${status}`, ...askedWait(result), ...paced };
  }
  if (status >= 300 && status < 400) {
    const { location = "" } = headers;
    // The host only, because the rest of a URL may repeat what was posted.
    const host = toUrl(location, url)?.host ?? "nowhere";
    return { kind: "hold", status, detail: "redirects", said: host, fault: "page" };
  }

  const object = readObject(result);
  if (object) return classifyObject(object, status);
  if (status === 413) return { kind: "refused", status, detail: "too large for the form service" };
  if (holdStatuses.includes(status) || isHtml(result)) {
    return { kind: "hold", status, detail: "answers with a page or refuses access", fault: "page" };
  }
  return unclassified(status, "Unexpected response format");
}

function classifyObject(object: JsonObject, status: number): Outcome {
  const errors = readErrors(object.errors);
  const error = typeof object.error === "string" ? object.error : "";
  const codes = errors.flatMap(({ code }) => code ?? []);
  // Known codes are safe for logs and alerts; the rest may repeat what the visitor typed.
  const named = errors.map(({ code = "" }) =>
    isKnown(code) ? (paymentCodes.get(code) ?? code) : unspecified,
  );
  const detail = [...new Set(named)].join(" ") || (error && unspecified);
  const said = [...errors.map(describeError), error].filter(Boolean).join("; ");
  const outcome = { status, ...(said && { said }) };

  if (codes.includes("BLOCKED")) {
    return { ...outcome, kind: "retry", detail, fault: "filter", wait: hour };
  }
  if (codes.some((code) => holdCodes.test(code))) {
    return { ...outcome, kind: "hold", detail, fault: "form" };
  }
  if (status === 413 || codes.some((code) => refusedCodes.test(code))) {
    return refused({ ...outcome, detail: detail || "too large for the form service" }, errors);
  }
  const hold = findHoldText(object, said);
  // A pending payment waits for an authentication that only a browser can do.
  if ("stripe" in object) return { ...outcome, kind: "hold", detail: detail || "Stripe SCA error" };
  if (hold) return { ...outcome, kind: "hold", ...hold };
  if (holdStatuses.includes(status)) {
    return { ...outcome, kind: "hold", detail: detail || "the form accepts no posts now" };
  }
  // A 4xx about the email address refuses, whatever its code: the visitor can correct it.
  if (status >= 400 && errors.some(isAboutEmail)) return refused({ ...outcome, detail }, errors);

  const isError = "error" in object || "errors" in object;
  if (status < 300 && typeof object.next === "string" && !isError) {
    return { kind: "delivered", status, detail: "accepted" };
  }
  return { ...outcome, ...unclassified(status, detail || "Unexpected response format") };
}

function isKnown(code: string): boolean {
  const isNamed = [holdCodes, refusedCodes].some((codes) => codes.test(code));
  return isNamed || code === "BLOCKED" || paymentCodes.has(code);
}

/** The word of the service's own client for errors without a known code. */
const unspecified = "UNSPECIFIED";

/** A member of an unexpected type must not hide the others. */
const text = z.string().optional().catch(undefined);
const oneError = z.object({ code: text, field: text, message: text });
type FormError = z.infer<typeof oneError>;

function readErrors(errors: unknown): FormError[] {
  return Array.isArray(errors) ? errors.flatMap((one) => oneError.safeParse(one).data ?? []) : [];
}

function describeError({ code = "", field, message }: FormError): string {
  return [isKnown(code) ? "" : code, field, message].filter(Boolean).join(" ");
}

function isAboutEmail({ code, field }: FormError): boolean {
  return field === undefined ? code === "TYPE_EMAIL" : /^(email|_replyto)$/i.test(field);
}

function refused(
  outcome: { status: number; detail: string; said?: string },
  errors: readonly FormError[],
): Outcome {
  const email = errors.find(isAboutEmail);
  // Empty if the service gives no reason: whoever shows it knows the language.
  const aboutEmail = email && (email.message ?? "").slice(0, 200);
  return { ...outcome, kind: "refused", ...(aboutEmail !== undefined && { aboutEmail }) };
}

/** A real success may use the same words, so its text is searched only if there is an error too. */
function findHoldText({ next, success, message }: JsonObject, said: string) {
  const texts = [said, ...(typeof next === "string" ? [] : [success, message])];
  const all = texts
    .filter((one) => typeof one === "string")
    .join("; ")
    .toLowerCase();
  return holdTexts.find(({ detail }) => all.includes(detail));
}

/** A 2xx may have been stored, so another attempt may create a duplicate. */
function unclassified(status: number, detail: string) {
  const kind = status < 300 ? ("ambiguous" as const) : ("retry" as const);
  return { kind, status, detail, limit: 3 };
}
