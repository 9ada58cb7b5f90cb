import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { markErrors } from "~/app/forms/mark-errors";
import { useReply } from "~/app/forms/use-reply";
import { LegalPage } from "~/app/legal/legal-page";
import { readLegalText } from "~/app/legal/legal-text.server";
import { ChoicePanel } from "~/app/opt-out/choice-panel";
import { answerOptOut } from "~/app/opt-out/opt-out.server";
import { describeOptOutReceipt } from "~/app/opt-out/opt-out-receipt.server";
import { OptOutRequest } from "~/app/opt-out/opt-out-request";
import {
  findConfirmation,
  readPost,
  requestFacts,
  resolveForm,
  services,
} from "~/app/services.server";
import { type AfterSending, afterSending } from "~/data/after-sending";
import { optOutForm } from "~/data/forms/opt-out";
import { interpolate } from "~/data/interpolate";

export async function loader(args: LoaderFunctionArgs) {
  const opened = await services();
  const sent = await findConfirmation(opened, args.request, { kind: "opt_out" });

  return {
    ...readLegalText(opened, args, "do-not-sell-my-info"),
    reasons: requestFacts(opened, args).reasons,
    form: resolveForm(optOutForm, opened.now()),
    receipt: sent ? describeOptOutReceipt(sent) : null,
    after: interpolate<AfterSending>(afterSending, opened.placeholders).optOut,
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const opened = await services();
  const entries = await readPost({ request, context });

  return answerOptOut(opened, {
    entries,
    facts: requestFacts(opened, { request, context }),
    context,
  });
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  data ? markErrors(data.head.meta, matches) : [];

export default function DoNotSell() {
  const { text, reasons, form, receipt, after } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  const asksAgain = Boolean(result && "asksAgain" in result);
  const reply = useReply();

  return (
    <LegalPage text={text} drawing="opt-out">
      <ChoicePanel reasons={reasons} asksAgain={asksAgain} />
      <OptOutRequest {...{ form, reply, receipt, after }} />
    </LegalPage>
  );
}
