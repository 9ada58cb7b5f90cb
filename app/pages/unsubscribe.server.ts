import { type AppLoadContext, data } from "@remix-run/node";
import { answer } from "~/app/forms/answer";
import {
  type Entries,
  makeReply,
  receive,
  type Services,
  unsubscribeByToken,
  type Visit,
} from "~/app/services.server";
import { unsubscribeForm } from "~/data/forms/unsubscribe";

const page = { path: "/unsubscribe", anchor: "form" };

type Post = { entries: Entries; visit: Visit; token: string | null; context: AppLoadContext };

/** By the link in an issue, or by an address typed in: the answer never tells who was on the list. */
export async function answerUnsubscribe(opened: Services, post: Post) {
  const { entries, visit, token, context } = post;
  if (token !== null) return answerOneClick(opened, token, context);

  return answer(
    await receive(opened, { form: unsubscribeForm, entries, visit, page }),
    page,
    context,
  );
}

/** RFC 8058: 200 and no redirect; the same for a token nobody made. */
async function answerOneClick(opened: Services, token: string, context: AppLoadContext) {
  const result = await unsubscribeByToken(opened, token);
  if (result === "done") return data({ isDone: true });

  const notice =
    "We could not save this, so nothing was changed. Please try again in a few minutes.";
  context.hasErrors = true;
  return data(
    { reply: makeReply([], new Map(), {}, notice) },
    { status: 503, headers: { "Retry-After": "60" } },
  );
}
