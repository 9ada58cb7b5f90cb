import type { ActionFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { FormShell } from "~/app/forms/form-shell";
import { pageMeta } from "~/app/layout/head";
import { answerRequest, loadRequestPage } from "~/app/request/request.server";
import { Blocks, RequestPanel, Safety, stepForm } from "~/app/request/request-page";
import { readPost, requestFacts, services } from "~/app/services.server";
import { Breadcrumb } from "~/app/ui/page-head";

export async function loader() {
  return loadRequestPage();
}

export async function action({ request, context }: ActionFunctionArgs) {
  const opened = await services();
  const entries = await readPost(request);
  const facts = requestFacts(opened, { request, context });

  return answerRequest(opened, { entries, facts, context });
}

export { ErrorBoundary } from "~/app/layout/error-page";

export const meta = pageMeta;

export default function YourRequest() {
  const { title, lead, form, noCode } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  const page = result && "page" in result ? result.page : null;

  return (
    <div className="page request">
      {page && <Safety safety={page.safety} />}
      <Breadcrumb trail={[{ label: title }]} />
      <h1>{title}</h1>
      {page ? (
        <RequestPanel {...page} />
      ) : (
        <>
          <p className="lead">{lead}</p>
          <section className="panel" aria-label={title}>
            <FormShell
              id={stepForm}
              form={form}
              reply={result && "reply" in result ? result.reply : null}
              isNative
            />
          </section>
          <div className="page__body">
            <Blocks blocks={noCode} />
          </div>
        </>
      )}
    </div>
  );
}
