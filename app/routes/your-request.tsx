import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { lazy, Suspense } from "react";
import { openPost } from "~/app/forms/answer.server";
import { FormShell } from "~/app/forms/form-shell";
import { answerRequest, loadRequestPage } from "~/app/request/request.server";
import { HelpRow } from "~/app/ui/helplines";
import { SiteLink } from "~/app/ui/links";
import { PageHead } from "~/app/ui/page-head";
import { QuickExit } from "~/app/ui/quick-exit";
import { addresses } from "~/data/addresses";

export async function loader({ context }: LoaderFunctionArgs) {
  return loadRequestPage(context);
}

export async function action(args: ActionFunctionArgs) {
  return answerRequest(await openPost(args));
}

export { ErrorBoundary, meta } from "~/app/layout/head";

/** Loaded only once a request is opened. */
const RequestView = lazy(() => import("~/app/request/request-page"));

export default function YourRequest() {
  const { title, lead, form, noCode } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();

  if (result && "page" in result) {
    const { page, pair, safety } = result;
    return (
      <div className="page page--narrow request">
        {safety && (
          <>
            <QuickExit href={safety.exit} />
            <HelpRow lines={safety.lines} />
          </>
        )}
        <PageHead title={page.title} drawing="your-request" id="title" />
        <Suspense>
          <RequestView page={page} pair={pair} />
        </Suspense>
      </div>
    );
  }
  return (
    <div className="page page--narrow request">
      <PageHead title={title} drawing="your-request">
        <p className="lead">{lead}</p>
      </PageHead>
      <section className="panel" aria-label={title}>
        <FormShell id="form" form={form} reply={result?.reply ?? null} isNative />
      </section>
      <aside className="page__side side-card" aria-labelledby="no-code">
        <h2 id="no-code">{noCode.title}</h2>
        <p>{noCode.text}</p>
        <p>
          <SiteLink label={noCode.stop} href={addresses.stopContact} />
        </p>
      </aside>
    </div>
  );
}
