import type { ActionFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { FormShell } from "~/app/forms/form-shell";
import { pageMeta } from "~/app/layout/head";
import { answerRequest } from "~/app/request/request.server";
import { loadRequestPage } from "~/app/request/request-page.server";
import type { StepPage } from "~/app/request/step-form";
import { readPost, requestFacts, services } from "~/app/services.server";
import { DrawnOnce } from "~/app/ui/drawn-once";
import { Breadcrumb } from "~/app/ui/page-head";
import { QuickExit } from "~/app/ui/quick-exit";

export async function loader() {
  return loadRequestPage();
}

export async function action({ request, context }: ActionFunctionArgs) {
  const opened = await services();
  const entries = await readPost(request);

  return answerRequest(opened, {
    entries,
    facts: requestFacts(opened, { request, context }),
    context,
  });
}

export { ErrorBoundary } from "~/app/layout/error-page";

export const meta = pageMeta;

export default function YourRequest() {
  const { title, lead, form, noCode } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  const panel = result && "panel" in result ? result : null;
  const step = result && "step" in result ? result.step : null;
  const safety = result && "exit" in result ? result : null;

  return (
    <div className="page request">
      {safety?.exit && <QuickExit href={safety.exit} />}
      {safety?.exit && <DrawnOnce part={safety.help} />}
      <Breadcrumb trail={[{ label: title }]} />
      <h1>{title}</h1>
      {step ? (
        <Step step={step} />
      ) : panel ? (
        <DrawnOnce part={panel.panel} className="request__panel" />
      ) : (
        <>
          <p className="lead">{lead}</p>
          <section className="panel" aria-label={title}>
            <FormShell
              id="form"
              form={form}
              reply={result && "reply" in result ? result.reply : null}
              isNative
            />
          </section>
          <DrawnOnce part={noCode} className="page__drawn" />
        </>
      )}
    </div>
  );
}

type StepProps = { step: StepPage };

function Step({ step: { title, intro, form, values, reply, consent, back } }: StepProps) {
  return (
    <section className="panel" aria-labelledby="step-title">
      <h2 className="panel__title" id="step-title">
        {title}
      </h2>
      <DrawnOnce part={intro} />
      <FormShell
        {...{ form, values, reply }}
        id="form"
        consent={<DrawnOnce part={consent} />}
        isNative
      />
      <DrawnOnce part={back} />
    </section>
  );
}
