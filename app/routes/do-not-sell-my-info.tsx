import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useReply } from "~/app/forms/sending";
import { pageMeta } from "~/app/layout/head";
import { readLegalText } from "~/app/legal/legal.server";
import { LegalPage } from "~/app/legal/legal-page";
import { ChoicePanel } from "~/app/opt-out/choice-panel";
import { answerOptOut, readReceipt } from "~/app/opt-out/opt-out.server";
import { OptOutRequest } from "~/app/opt-out/opt-out-request";
import {
  findConfirmation,
  readPost,
  requestFacts,
  resolveForm,
  services,
} from "~/app/services.server";
import { optOutForm } from "~/data/forms/opt-out";

export async function loader(args: LoaderFunctionArgs) {
  const opened = await services();
  const sent = await findConfirmation(opened, args.request, { kind: "opt_out" });

  return {
    ...readLegalText(opened, "do-not-sell-my-info"),
    reasons: requestFacts(opened, args).reasons,
    form: resolveForm(optOutForm(), opened.now()),
    receipt: sent && readReceipt(opened, sent),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const opened = await services();
  const entries = await readPost(request);

  return answerOptOut(opened, {
    entries,
    facts: requestFacts(opened, { request, context }),
    context,
  });
}

export { ErrorBoundary } from "~/app/layout/error-page";

export const meta = pageMeta;

export default function DoNotSell() {
  const { text, reasons, form, receipt } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  const asksAgain = Boolean(result && "asksAgain" in result);
  const reply = useReply();

  return (
    <LegalPage text={text} drawing="opt-out">
      <ChoicePanel reasons={reasons} asksAgain={asksAgain} />
      <OptOutRequest {...{ form, reply, receipt }} />
    </LegalPage>
  );
}
