import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { markErrors } from "~/app/forms/mark-errors";
import type { RouteHandle } from "~/app/services.server";
import { loadAbout } from "~/app/site/about.server";
import { DrawnOnce } from "~/app/site/drawn-once";
import { PageHead } from "~/app/ui/page-head";

export const handle = { isShared: true } satisfies RouteHandle;

export async function loader(args: LoaderFunctionArgs) {
  return loadAbout(args);
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  data ? markErrors(data.head.meta, matches) : [];

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
