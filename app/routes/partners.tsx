import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { markErrors } from "~/app/forms/mark-errors";
import { LegalPage } from "~/app/legal/legal-page";
import { legalTextOf } from "~/app/legal/legal-text.server";
import { type RouteHandle, services } from "~/app/services.server";

export const handle = { isShared: true } satisfies RouteHandle;

export async function loader(args: LoaderFunctionArgs) {
  return legalTextOf(await services(), args, "partners");
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  data ? markErrors(data.head.meta, matches) : [];

export default function Partners() {
  const { text } = useLoaderData<typeof loader>();

  return <LegalPage text={text} drawing="partners" />;
}
