import { type AppLoadContext, data } from "@remix-run/node";
import { seeOther } from "~/app/layout/answers.server";
import { type Entries, type RequestFacts, type receive, typed } from "~/app/services.server";
import type { ConfirmationCopy } from "~/data/after-sending";
import { askGuardian } from "~/data/ask-guardian";
import { caseNotTaken, declined } from "~/data/declined";
import type { Field } from "~/data/field";
import { pageSourceField } from "~/data/forms/hidden";
import { switchIntent } from "~/data/forms/prefixes";
import { language } from "~/data/language";
import { interpolate } from "~/data/placeholders";
import { states } from "~/data/states";

type Page = { path: string; anchor: string };

/** A posted form, as a route passes it on. */
export type Post = { entries: Entries; facts: RequestFacts; context: AppLoadContext };

/**
 * Turns a received form into a response: 303 to the same page with the reference, or the page again
 * with the entered values and the status of the error. `more` is data that the page needs to render
 * the same step again.
 */
export function answer<More extends object>(
  received: Awaited<ReturnType<typeof receive>>,
  { page, context }: { page: Page; context: AppLoadContext },
  more?: () => More,
) {
  if ("reply" in received) {
    context.hasErrors = true;
    context.typedIn = page.anchor;
  }

  switch (received.kind) {
    case "accepted":
      return redirectSent(page, received);
    case "invalid":
      return data({ ...more?.(), reply: received.reply }, 422);
    case "limited":
      return data({ ...more?.(), reply: received.reply }, later(context, 429, received.retryAfter));
    case "unavailable":
      return data({ ...more?.(), reply: received.reply }, later(context, 503, 60));
    case "declined":
      return data({ ...more?.(), declined: declinedBecause(received) });
    case "too_young":
      return data({ ...more?.(), declined: askGuardian() });
  }
}

/** Redirects to the confirmation on the same page, so that a reload sends nothing twice. */
export function redirectSent(
  { path, anchor }: Page,
  { reference, ticket }: { reference: string; ticket: string | null },
) {
  const sent = ticket === null ? reference : `${reference}.${ticket}`;
  return seeOther(`${path}?sent=${sent}#${anchor}`);
}

/**
 * Shows a form again with an error. `anchor` is the form in which the visitor typed; `retryAfter`
 * is in seconds.
 */
export function refuseWith<Body>(
  { anchor, context }: Pick<Page, "anchor"> & Pick<Post, "context">,
  body: Body,
  status: number,
  retryAfter?: number,
) {
  context.hasErrors = true;
  context.typedIn = anchor;
  if (retryAfter !== undefined) context.retryAfter = retryAfter;
  return data(body, status);
}

/** Whether the language switch posted the form. It is then shown again, and nothing is stored. */
export function isSwitch(entries: Entries): boolean {
  // There is a switch before and after the form, so its value may be the first or the last.
  return entries.get("intent")?.includes(switchIntent) ?? false;
}

type Carried = Pick<Page, "anchor"> &
  Pick<Post, "entries" | "context"> & { fields: readonly Field[] };

export type Typed = ReturnType<typeof carry>;

/**
 * Carries entered values to the same form in the other language. Leaves out the consent, whose
 * words are different now, and what a script recorded about it.
 */
export function carry({ anchor, fields, entries, context }: Carried) {
  context.typedIn = anchor;
  const values = typed(fields.filter(isCarried), entries);
  // English is preselected on an English page; a visitor who switches to Spanish prefers Spanish.
  if (values.preferred_language === "en") values.preferred_language = language();

  return { form: anchor, values };
}

function isCarried(field: Field): boolean {
  if (field.type !== "hidden") return field.name !== "consent";

  return field.name === pageSourceField.name || !(field.isLenient || field.value !== undefined);
}

function later(context: AppLoadContext, status: number, seconds: number) {
  context.retryAfter = seconds;
  return status;
}

type DeclinedLead = Extract<Awaited<ReturnType<typeof receive>>, { kind: "declined" }>;

function declinedBecause({ about, state: code }: DeclinedLead): ConfirmationCopy {
  if (about === "case") return caseNotTaken();
  const state = states().find(({ value }) => value === code)?.label ?? code;

  return interpolate<ConfirmationCopy>(declined(), { state });
}
