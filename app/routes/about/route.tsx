import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { RouteHandle } from "~/app/services.server";
import { markErrors } from "~/app/site/layout";
import { DrawnOnce } from "~/app/ui/drawn-once";
import { PageHead } from "~/app/ui/page-head";
import { loadAbout } from "./about.server";

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
