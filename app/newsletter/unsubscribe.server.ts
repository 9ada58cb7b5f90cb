import { type AppLoadContext, data } from "@remix-run/node";
import { answer, type Post, refuseWith } from "~/app/forms/answer.server";
import {
  type Entries,
  isForm,
  isUnsubscribeToken,
  makeReply,
  readPost,
  receive,
  type Services,
  unsubscribeByToken,
} from "~/app/services.server";
import { addresses } from "~/data/addresses";
import { type AfterSending, afterSending } from "~/data/after-sending";
import { formNotices } from "~/data/form-notices";
import { unsubscribeForm } from "~/data/forms/unsubscribe";
import { interpolate } from "~/data/placeholders";
import { unsubscribe } from "~/data/unsubscribe";

const page = {
  get path() {
    return addresses.unsubscribe;
  },
  anchor: "form",
};

/** Reads the token of the link in an issue. The token of an incomplete link is null. */
export function readLink(opened: Services, request: Request) {
  const token = readToken(request);
  const isBroken = token !== null && !isUnsubscribeToken(opened, token);
  return { token: isBroken ? null : token, isBroken };
}

/** `token`: of the link in a mail; null without one. */
export type LinkPost = Post & { token: string | null };

/**
 * Unsubscribes by token or by entered address. The response does not depend on whether the address
 * was on the list.
 */
export async function answerUnsubscribe(opened: Services, post: LinkPost) {
  const { entries, facts, token, context } = post;
  const byToken = token === null ? null : await unsubscribeByToken(opened, token, { facts, page });

  // RFC 8058: 200 and no redirect.
  if (byToken?.kind === "done") return data({ done: unsubscribed(opened, byToken.reference) });
  if (byToken?.kind === "unavailable") return failed(context, 503, 60);
  if (byToken?.kind === "limited") return failed(context, 429, byToken.retryAfter);
  if (byToken?.kind === "unknown" && !entries.has("email")) return refuseLink(post);

  return answer(await receive(opened, { form: unsubscribeForm(), entries, facts, page }), {
    page,
    context,
  });
}

/** What the confirmation shows. The reference is null if nothing had to be sent to a recipient. */
export function unsubscribed({ placeholders }: Services, reference: string | null) {
  return {
    message: unsubscribe().done,
    reference,
    copy: interpolate<AfterSending>(afterSending(), placeholders).unsubscribe,
  };
}

export type Unsubscribed = ReturnType<typeof unsubscribed>;

/**
 * Reads the post to a link. Some mail services send no body or another content type to a one-click
 * link, which a valid token answers for.
 */
export async function readLinkPost(
  opened: Services,
  request: Request,
  token: string | null,
): Promise<Entries> {
  const isByToken = token !== null && isUnsubscribeToken(opened, token) && !isForm(request);
  return isByToken ? oneClick : readPost(request);
}

const oneClick: Entries = new Map([["List-Unsubscribe", ["One-Click"]]]);

export function readToken(request: Request): string | null {
  return new URL(request.url).searchParams.get("token");
}

function failed(context: AppLoadContext, status: 429 | 503, retryAfter: number) {
  const reply = makeReply([], new Map(), { notice: formNotices().notChanged });
  return refuseWith(context, { reply }, status, retryAfter);
}

/** For an invalid token: a confirmation would be untrue, and a refusal reveals nothing usable. */
function refuseLink({ entries, context }: LinkPost) {
  const { fields } = unsubscribeForm();
  const reply = makeReply(fields, entries, { notice: formNotices().brokenLink });
  return refuseWith(context, { reply }, 422);
}
