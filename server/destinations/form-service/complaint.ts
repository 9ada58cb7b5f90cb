import { z } from "zod";
import { formNotices } from "~/data/form-notices";
import type { JsonObject } from "../http/response-body";

type Complaint = {
  /** All error codes, known or not. */
  codes: readonly string[];
  /** The known codes; safe for logs and alerts. */
  known: string;
  /** Everything it wrote; it may repeat what the visitor typed. */
  said: string;
  /** Message for the visitor, if it objects to the e-mail address. */
  aboutEmail: string | undefined;
};

const knownCodes: ReadonlySet<string> = new Set([
  "BLOCKED",
  "EMPTY",
  "FILES_TOO_BIG",
  "TOO_MANY_FILES",
  "NO_FILE_UPLOADS",
  "FORM_NOT_FOUND",
  "PROJECT_NOT_FOUND",
  "INACTIVE",
  "REQUIRED_FIELD_EMPTY",
  "REQUIRED_FIELD_MISSING",
  "TYPE_EMAIL",
  "TYPE_NUMERIC",
  "TYPE_TEXT",
  "STRIPE_CLIENT_ERROR",
  "STRIPE_SCA_ERROR",
]);

/** A member of an unexpected type must not hide the others. */
const text = z.string().optional().catch(undefined);
const oneError = z.object({ code: text, field: text, message: text });

type OneError = z.infer<typeof oneError>;

export function readComplaint(object: JsonObject): Complaint {
  const list = Array.isArray(object.errors) ? object.errors : [];
  const errors = list.flatMap((item) => oneError.safeParse(item).data ?? []);
  const codes = errors.flatMap(({ code }) => code ?? []);
  const told = typeof object.error === "string" ? [object.error] : [];

  return {
    codes,
    known: codes.filter((code) => knownCodes.has(code)).join(" "),
    said: [...errors.map(describeError), ...told].filter(Boolean).join("; "),
    aboutEmail: aboutEmail(errors),
  };
}

function describeError({ code = "", field, message }: OneError): string {
  return [knownCodes.has(code) ? "" : code, field, message].filter(Boolean).join(" ");
}

function aboutEmail(errors: readonly OneError[]): string | undefined {
  const error = errors.find(({ code, field }) =>
    field === undefined ? code === "TYPE_EMAIL" : /^(email|_replyto)$/i.test(field),
  );
  return error && (error.message || formNotices.emailNotAccepted).slice(0, 200);
}

const holdTexts = ["over quota", "confirmation email"] as const;

/**
 * Two account faults come as text without a code, one of them as a success. A real success may use
 * the same words, so its text is searched only if there is an error too.
 */
export function findHoldText(object: JsonObject, { said }: Complaint): string | undefined {
  const { next, success, message } = object;
  const outcome = typeof next === "string" ? [] : [success, message];
  const words = [said, ...outcome.filter((word) => typeof word === "string")].join("; ");

  return holdTexts.find((hold) => words.toLowerCase().includes(hold));
}
