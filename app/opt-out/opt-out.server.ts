import { type AppLoadContext, data, redirect } from "@remix-run/node";
import { answer } from "~/app/forms/answer";
import {
  clearedCookieHeader,
  documentVary,
  type Entries,
  makeReply,
  optOutCookieHeader,
  type RequestFacts,
  receive,
  type Services,
} from "~/app/services.server";
import { addresses } from "~/data/addresses";
import { formNotices } from "~/data/form-notices";
import { optOutForm } from "~/data/forms/opt-out";

const page = { path: addresses.optOut, anchor: "request" };

type Post = { entries: Entries; facts: RequestFacts; context: AppLoadContext };

/**
 * Each control posts its `intent`; opting back in asks for confirmation, all others act at once.
 */
export function answerOptOut(opened: Services, post: Post) {
  const [intent, ...more] = post.entries.get("intent") ?? [];
  // Two controls at once are none that this page has.
  switch (more.length === 0 ? intent : undefined) {
    case "opt-out-cookie":
      return backWith(optOutCookieHeader(post.facts.origin));
    case "opt-back-in":
      return isConfirmed(post.entries)
        ? backWith(clearedCookieHeader(post.facts.origin))
        : data({ asksAgain: true });
    case "opt-out-request":
      return answerRequest(opened, post);
    default:
      return answerUnknown(post);
  }
}

function backWith(cookie: string) {
  return redirect(page.path, {
    status: 303,
    headers: { "Set-Cookie": cookie, "Cache-Control": "no-store", Vary: documentVary },
  });
}

function isConfirmed(entries: Entries): boolean {
  return entries.get("confirm")?.[0] === "yes";
}

/** The cookie needs no store, so it is set even when the request could not be saved. */
async function answerRequest(opened: Services, { entries, facts, context }: Post) {
  const received = await receive(opened, { form: optOutForm, entries, facts, page });
  const answered = answer(received, page, context);
  const isTaken = received.kind === "accepted" || received.kind === "unavailable";

  return isTaken ? withCookie(answered, optOutCookieHeader(facts.origin)) : answered;
}

function withCookie(answered: ReturnType<typeof answer>, cookie: string) {
  if (!("init" in answered)) {
    answered.headers.append("Set-Cookie", cookie);
    return answered;
  }
  const headers = new Headers(answered.init?.headers);
  headers.append("Set-Cookie", cookie);
  return data(answered.data, { ...answered.init, headers });
}

function answerUnknown({ entries, context }: Post) {
  context.hasErrors = true;

  return data({ reply: makeReply(optOutForm.fields, entries, {}, formNotices.unusualOptOut) }, 422);
}
