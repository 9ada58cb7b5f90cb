import { outcome } from "~/tests/support/certificate-service";
import {
  type Behaviour,
  drip,
  endless,
  hang,
  html,
  json,
  redirect,
  reset,
  text,
  truncate,
} from "~/tests/support/fake-server";
import {
  captcha,
  codeError,
  overQuota,
  paymentPending,
  tooMany,
  unconfirmed,
} from "~/tests/support/form-service";
import {
  authorisationPage,
  botDetected,
  errorPage,
  exceptionPage,
  scriptError,
  signInPage,
} from "~/tests/support/sheet-service";

/** The ways in which a service fails, by name; the first two are of different kinds. */
export type Ways = readonly (readonly [name: string, behaviour: Behaviour])[];

const transport: Ways = [
  ["a reset after the request", reset],
  ["503", json(503, { error: "down" })],
  ["an answer cut short", truncate],
  ["an endless answer", endless],
];

const codes = (status: number, names: readonly string[]): Ways =>
  names.map((code) => [code, codeError(status, code)]);
const statuses = (numbers: readonly number[]): Ways =>
  numbers.map((status) => [String(status), json(status, { error: "no" })]);

export const formFailures: Ways = [
  ...transport,
  ["no answer", hang],
  ["a slow drip", drip],
  ["success without next", json(200, { ok: true })],
  ["an empty list of errors", json(200, { errors: [] })],
  ["next in a failure", json(500, { next: "/thanks" })],
  ["a captcha", captcha],
  ["over quota", overQuota],
  ["not confirmed", unconfirmed],
  ["a payment", paymentPending],
  ["a redirect", redirect(302, "/thanks")],
  ["429 with a wait", tooMany("1")],
  ["429 without", tooMany()],
  ["413", text(413, "too large")],
  ...statuses([401, 402, 403, 404, 408, 418, 425, 502, 504]),
  ...codes(400, ["EMPTY", "FILES_TOO_BIG", "NO_FILE_UPLOADS", "INACTIVE", "NEWS"]),
  ...codes(403, ["BLOCKED"]),
  ...codes(404, ["FORM_NOT_FOUND", "PROJECT_NOT_FOUND"]),
  ...codes(422, ["TYPE_TEXT", "REQUIRED_FIELD_EMPTY"]),
];

export const sheetFailures: Ways = [
  ...transport,
  ["a lock", scriptError("Could not obtain lock")],
  ["another script error", scriptError("No such sheet")],
  ["an error without a reason", scriptError({})],
  ["a wrong key", scriptError("Invalid API key")],
  ["taken for a robot", botDetected],
  ["the page of a failed script", errorPage],
  ["the page of an exception", exceptionPage],
  ["a sign-in page", signInPage],
  ["not authorised", authorisationPage],
  ["a redirect to the sign-in", redirect(302, "https://accounts.google.com/x")],
  ["404", html(404, "no")],
  ["429", text(429, "", { "Retry-After": "1" })],
  ["text", text(200, "done")],
];

export const certificateFailures: Ways = [
  ["a reset after the request", reset],
  ["503", json(503, { error: "down" })],
  ["an error", outcome(200, "error", "sandbox")],
  ["text", text(200, "done")],
  ...statuses([400, 401, 402, 403, 404, 405, 406, 410, 422, 500]),
];
