import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useReply } from "~/app/forms/sending";
import { pageMeta } from "~/app/layout/head";
import { readLegalText } from "~/app/legal/legal.server";
import { LegalPage } from "~/app/legal/legal-page";
import {
  answerUnsubscribe,
  readLink,
  readLinkPost,
  readToken,
  unsubscribed,
} from "~/app/newsletter/unsubscribe.server";
import { OneClickPanel, UnsubscribePanel } from "~/app/newsletter/unsubscribe-panel";
import { findConfirmation, requestFacts, resolveForm, services } from "~/app/services.server";
import { unsubscribeForm } from "~/data/forms/unsubscribe";

export async function loader(args: LoaderFunctionArgs) {
  const opened = await services();
  const sent = await findConfirmation(opened, args.request, { kind: "unsubscribe" });

  return {
    ...readLegalText(opened, "unsubscribe"),
    ...readLink(opened, args.request),
    form: resolveForm(unsubscribeForm(), opened.now()),
    sent: sent && unsubscribed(opened, sent.reference),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const opened = await services();
  const token = readToken(request);
  const entries = await readLinkPost(opened, request, token);
  const facts = requestFacts(opened, { request, context });

  return answerUnsubscribe(opened, { entries, facts, token, context });
}

export { clientAction } from "~/app/forms/sending";

export { ErrorBoundary } from "~/app/layout/error-page";

export const meta = pageMeta;

export default function Unsubscribe() {
  const { text, token, isBroken, form, sent } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  const done = result && "done" in result ? result.done : null;
  const reply = useReply();

  return (
    <LegalPage text={text} drawing="unsubscribe">
      {token === null ? (
        <UnsubscribePanel {...{ form, reply, sent, isBroken }} />
      ) : (
        <OneClickPanel {...{ token, done, reply }} />
      )}
    </LegalPage>
  );
}
