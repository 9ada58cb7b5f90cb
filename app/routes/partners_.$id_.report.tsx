import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { Form, useActionData, useLoaderData, useLocation } from "@remix-run/react";
import { rejectWith } from "~/app/forms/answer.server";
import {
  openApp,
  type ReportResult,
  readPost,
  readReportLink,
  reportByLink,
  requestFacts,
} from "~/app/services.server";
import { declineReasons, partnerReport as words } from "~/data/partner-mail";

/** Programs that check mails open each link, so only the button of this page reports anything. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const { pathname: path, searchParams: query } = new URL(request.url);
  const { title, description } = words;
  const link = await readReportLink(await openApp(), { id: params.id ?? "", query });
  const isClosed = link.result?.kind === "broken" || link.result?.kind === "expired";
  const head = { title, description, path, isListed: false };
  return data({ head, link }, isClosed ? 404 : 200);
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const app = await openApp();
  const { ip } = requestFacts(app, { request, context });
  const query = new URL(request.url).searchParams;
  const form = await readPost(request);
  const result = await reportByLink(app, { id: params.id ?? "", query, form, ip });
  if (result.kind === "invalid") return rejectWith(context, result, 422);
  if (!("retryAfter" in result)) return result;
  return rejectWith(context, result, result.kind === "busy" ? 429 : 503, result.retryAfter);
}

export { ErrorBoundary, meta } from "~/app/layout/head";

export default function ReportPage() {
  const { link } = useLoaderData<typeof loader>();
  const pressed = useActionData<typeof action>();
  const { search } = useLocation();
  const { report } = link;
  const result = pressed ?? link.result;
  const typed = result && "typed" in result ? result.typed : null;

  return (
    <div className="page">
      <h1>{words.title}</h1>
      <section className="panel" aria-label={words.title}>
        {report && (
          <p>
            {words.reference}: {report.reference}
          </p>
        )}
        {result && (
          <p role="status" className={pressed ? undefined : "caution"}>
            {resultText(result)}
          </p>
        )}
        {report && (result === null || typed) && (
          <Form method="post" action={search} className="form" reloadDocument>
            <p>{words.ask[report.status]}</p>
            {report.status === "declined" && (
              <div className="field">
                <label className="field__label" htmlFor="reason">
                  {words.reason}
                </label>
                <select
                  id="reason"
                  name="reason"
                  defaultValue={typed?.reason}
                  className="field__control"
                >
                  <option value="">{words.noReason}</option>
                  {Object.entries(declineReasons).map(([value, label]) => (
                    <option key={value} value={value}>
                      {label}
                    </option>
                  ))}
                </select>
              </div>
            )}
            <div className="field">
              <label className="field__label" htmlFor="note">
                {words.note}
              </label>
              <textarea
                id="note"
                name="note"
                rows={3}
                maxLength={500}
                aria-describedby="note-hint"
                aria-invalid={result?.kind === "invalid" || undefined}
                defaultValue={typed?.note}
                className="field__control"
              />
              <p id="note-hint" className="field__hint">
                {words.noteHint}
              </p>
            </div>
            <div className="form__actions">
              <button type="submit" className="button button--primary">
                {words.button[report.status]}
              </button>
            </div>
          </Form>
        )}
      </section>
    </div>
  );
}

function resultText(result: ReportResult): string {
  if (result.kind === "counted") return words.done[result.status];
  if (result.kind !== "unchanged") return words[result.kind];
  const { why, status } = result;
  if (why !== "final") return words.unchanged[why];
  return words.final[status === "declined" || status === "signed" ? status : "closed"];
}
