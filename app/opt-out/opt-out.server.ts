import { data } from "@remix-run/node";
import { answer, type Post, refuseWith } from "~/app/forms/answer.server";
import { seeOther } from "~/app/layout/answers.server";
import {
  businessDaysAfter,
  type Confirmation,
  clearedCookieHeader,
  type Entries,
  makeReply,
  optOutCookieHeader,
  receive,
  type Services,
} from "~/app/services.server";
import { addresses } from "~/data/addresses";
import { type AfterSending, afterSending } from "~/data/after-sending";
import { spellDate } from "~/data/dates";
import { formNotices } from "~/data/form-notices";
import { optOutForm } from "~/data/forms/opt-out";
import { optOut } from "~/data/opt-out";
import { interpolate } from "~/data/placeholders";

const words = () => optOut().request;
const page = {
  get path() {
    return addresses.optOut;
  },
  anchor: "request",
};

/** Each control posts its `intent`. Only opting back in asks for confirmation. */
export function answerOptOut(opened: Services, post: Post) {
  const [intent, ...more] = post.entries.get("intent") ?? [];
  // No control on this page posts two intents at once.
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
  return seeOther(page.path, { "Set-Cookie": cookie });
}

function isConfirmed(entries: Entries): boolean {
  return entries.get("confirm")?.[0] === "yes";
}

/** The cookie needs no store, so it is set even when the request was not saved. */
async function answerRequest(opened: Services, { entries, facts, context }: Post) {
  const received = await receive(opened, { form: optOutForm(), entries, facts, page });
  const answered = answer(received, { page, context });
  const isReadable = received.kind !== "invalid";

  return isReadable ? withCookie(answered, optOutCookieHeader(facts.origin)) : answered;
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
  const { fields } = optOutForm();
  const reply = makeReply(fields, entries, { notice: formNotices().unusualOptOut });
  return refuseWith(context, { reply }, 422);
}

/** Legal deadline (11 CCR 7026(f)(1)). Notices to recipients are sent immediately. */
const businessDays = 15;

/** What the confirmation shows: no personal data, because anyone with the reference can see it. */
export function readReceipt({ placeholders }: Services, { reference, receivedOn }: Confirmation) {
  const due = businessDaysAfter(Date.parse(`${receivedOn}T12:00:00-05:00`), businessDays);
  return {
    message: words().done,
    reference,
    copy: interpolate<AfterSending>(afterSending(), placeholders).optOut,
    lines: words().receipt(spellDate(receivedOn), spellDate(due)),
  };
}

export type OptOutReceipt = ReturnType<typeof readReceipt>;
