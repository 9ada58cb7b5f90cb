import { useLoaderData } from "@remix-run/react";
import { pageMeta } from "~/app/layout/head";
import { DrawnOnce } from "~/app/ui/drawn-once";
import { PageHead } from "~/app/ui/page-head";
import { loadAbout } from "./about.server";

export async function loader() {
  return loadAbout();
}

export { ErrorBoundary } from "~/app/layout/error-page";

export const meta = pageMeta;

export default function About() {
  const { title, lead, body } = useLoaderData<typeof loader>();

  return (
    <div className="page">
      <PageHead title={title} drawing="about">
        <p className="lead">{lead}</p>
      </PageHead>
      <DrawnOnce part={body} className="page__drawn page__drawn--wide" />
    </div>
  );
}
