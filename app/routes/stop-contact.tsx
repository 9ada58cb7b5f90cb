import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { FormShell } from "~/app/forms/form-shell";
import { pageMeta } from "~/app/layout/head";
import { answerStop, loadStop } from "~/app/request/stop.server";
import { readPost, requestFacts, services } from "~/app/services.server";
import { TextLinks } from "~/app/ui/links";
import { Breadcrumb } from "~/app/ui/page-head";
import { Success } from "~/app/ui/sent";

export async function loader({ request }: LoaderFunctionArgs) {
  return loadStop(request);
}

export async function action({ request, context }: ActionFunctionArgs) {
  const opened = await services();
  const entries = await readPost(request);
  const facts = requestFacts(opened, { request, context });

  return answerStop(opened, { entries, facts, context });
}

export { ErrorBoundary } from "~/app/layout/error-page";

export const meta = pageMeta;

/** All three are ticked at first. */
const values = { calls: "on", texts: "on", emails: "on" };

export default function StopContact() {
  const { title, lead, formTitle, form, done, about } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  const reply = result && "reply" in result ? result.reply : null;

  return (
    <div className="page">
      <Breadcrumb trail={[{ label: title }]} />
      <h1>{title}</h1>
      <p className="lead">{lead}</p>
      <section className="panel" aria-labelledby="form-title">
        <h2 className="panel__title" id="form-title">
          {formTitle}
        </h2>
        {done ? (
          <Success message={done.message} reference={null}>
            {done.paragraphs.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </Success>
        ) : (
          <FormShell id="form" form={form} reply={reply} values={values} isNative />
        )}
      </section>
      <div className="page__body">
        <h2>{about.title}</h2>
        {about.paragraphs.map((text) => (
          <p key={text}>{text}</p>
        ))}
        <p>
          <TextLinks links={about.links} />
        </p>
      </div>
    </div>
  );
}
