import { useActionData, useLoaderData } from "@remix-run/react";
import { answerHome, loadHome } from "~/app/home/home.server";
import { HomePage } from "~/app/home/home-page";
import { pageMeta } from "~/app/layout/head";
import { LeadPanel } from "~/app/lead/lead-panel";
import { addresses } from "~/data/addresses";

export const loader = loadHome;

export const action = answerHome;

export { clientAction } from "~/app/forms/sending";

export { ErrorBoundary } from "~/app/layout/error-page";

export const meta = pageMeta;

export default function Home() {
  const data = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  const reply = result && "reply" in result ? result.reply : null;

  return (
    <HomePage page={data}>
      <LeadPanel
        id="form"
        title={data.hero.formTitle}
        note={data.hero.formNote}
        form={data.form}
        lead={data.lead}
        reply={reply}
        values={data.values}
        declined={result && "declined" in result ? result.declined : null}
        sent={data.sent}
        action={addresses.home}
      />
    </HomePage>
  );
}
