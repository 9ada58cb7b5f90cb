import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { markErrors } from "~/app/forms/mark-errors";
import { useReply } from "~/app/forms/use-reply";
import { LegalPage } from "~/app/legal/legal-page";
import { readLegalText } from "~/app/legal/legal-text.server";
import { OneClickPanel } from "~/app/newsletter/one-click-panel";
import { answerUnsubscribe, readLink, readToken } from "~/app/newsletter/unsubscribe.server";
import { UnsubscribePanel } from "~/app/newsletter/unsubscribe-panel";
import {
  findConfirmation,
  type RouteHandle,
  readPost,
  requestFacts,
  resolveForm,
  services,
} from "~/app/services.server";
import { type AfterSending, afterSending } from "~/data/after-sending";
import { unsubscribeForm } from "~/data/forms/unsubscribe";
import { interpolate } from "~/data/interpolate";

export const handle = { isShared: true } satisfies RouteHandle;

export async function loader(args: LoaderFunctionArgs) {
  const opened = await services();

  return {
    ...readLegalText(opened, args, "unsubscribe"),
    ...readLink(opened, args.request),
    form: resolveForm(unsubscribeForm, opened.now()),
    sent: await findConfirmation(opened, args.request, { kind: "unsubscribe" }),
    after: interpolate<AfterSending>(afterSending, opened.placeholders).unsubscribe,
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const opened = await services();
  const entries = await readPost({ request, context });
  const facts = requestFacts(opened, { request, context });

  return answerUnsubscribe(opened, { entries, facts, token: readToken(request), context });
}

export { clientAction } from "~/app/forms/client-action";

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  data ? markErrors(data.head.meta, matches) : [];

export default function Unsubscribe() {
  const { text, token, isBroken, form, sent, after } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  const done = result && "isDone" in result ? result : null;
  const reply = useReply();

  return (
    <LegalPage text={text} drawing="unsubscribe">
      {token === null ? (
        <UnsubscribePanel {...{ form, reply, sent, after, isBroken }} />
      ) : (
        <OneClickPanel {...{ token, done, reply, after }} />
      )}
    </LegalPage>
  );
}
