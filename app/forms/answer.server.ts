import { type ActionFunctionArgs, type AppLoadContext, data } from "@remix-run/node";
import { seeOther } from "~/app/layout/answers.server";
import {
  namedReference,
  openApp,
  readPost,
  type receive,
  requestFacts,
} from "~/app/services.server";
import { readHelp } from "~/app/ui/free-help";
import type { DeclinedCopy } from "~/app/ui/sent";
import type { ConfirmationCopy } from "~/data/after-sending";
import { askGuardian } from "~/data/ask-guardian";
import type { Case } from "~/data/case";
import { shownCase } from "~/data/cases";
import { caseNotTaken, declined } from "~/data/declined";
import { interpolate } from "~/data/placeholders";
import { stateName } from "~/data/states";

type Page = { path: string; anchor: string };

/** What an action works with: what was posted, by whom, and the App. */
export async function openPost({ request, context }: ActionFunctionArgs) {
  const app = await openApp();
  const entries = await readPost(request);
  return { app, entries, facts: requestFacts(app, { request, context }), context };
}

export type Post = Awaited<ReturnType<typeof openPost>>;

/**
 * Turns a received form into a response: 303 to the same page with the reference, or the page again
 * with the entered values and the status of the error. `more` is data that the page needs to render
 * the same step again.
 */
export function answer<More extends object>(
  received: Awaited<ReturnType<typeof receive>>,
  { page, context, about }: { page: Page; context: AppLoadContext; about?: Case | undefined },
  more?: () => More,
) {
  switch (received.kind) {
    case "accepted":
      return redirectSent(page, received);
    case "invalid":
      return rejectWith(context, { ...more?.(), reply: received.reply }, 422);
    case "limited":
      return rejectWith(context, { ...more?.(), reply: received.reply }, 429, received.retryAfter);
    case "unavailable":
      return rejectWith(context, { ...more?.(), reply: received.reply }, 503, 60);
    case "declined":
      return data({ ...more?.(), declined: declinedBecause(received, about) });
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

/** What stands above a form whose address names a reference without a valid ticket. */
export function readSentBefore(request: Request, message: string) {
  const reference = namedReference(request);
  return reference === null ? null : { reference, message };
}

/** Shows a form again with an error. `retryAfter` is in seconds. */
export function rejectWith<Body>(
  context: AppLoadContext,
  body: Body,
  status: number,
  retryAfter?: number,
) {
  context.hasErrors = true;
  if (retryAfter !== undefined) context.retryAfter = retryAfter;
  return data(body, status);
}

type DeclinedLead = Extract<Awaited<ReturnType<typeof receive>>, { kind: "declined" }>;

function declinedBecause(lead: DeclinedLead, about: Case | undefined): DeclinedCopy {
  const help = about && readHelp(shownCase(about.slug));
  if (lead.about === "case") return { ...caseNotTaken(), help };
  return {
    ...interpolate<ConfirmationCopy>(declined(), { state: stateName(lead.state) }),
    help,
  };
}
