import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { markErrors } from "~/app/forms/mark-errors";
import { LegalWithNewsletter } from "~/app/legal/legal-with-newsletter";
import { legalWithNewsletter } from "~/app/legal/legal-with-newsletter.server";
import { subscribe } from "~/app/newsletter/newsletter-block.server";
import type { RouteHandle } from "~/app/services.server";

export const handle = { isShared: true } satisfies RouteHandle;

export async function loader(args: LoaderFunctionArgs) {
  return legalWithNewsletter(args, "terms");
}

export async function action(args: ActionFunctionArgs) {
  return subscribe(args, "/terms");
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  data ? markErrors(data.head.meta, matches) : [];

export default function Terms() {
  return <LegalWithNewsletter {...useLoaderData<typeof loader>()} />;
}
