import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { LegalWithNewsletter } from "~/app/components/legal-with-newsletter";
import { markErrors } from "~/app/components/mark-errors";
import { legalWithNewsletter } from "~/app/pages/legal-with-newsletter.server";
import { subscribe } from "~/app/pages/newsletter-block.server";

export async function loader({ request }: LoaderFunctionArgs) {
  return legalWithNewsletter(request, "terms");
}

export async function action(args: ActionFunctionArgs) {
  return subscribe(args, "/terms");
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  data ? markErrors(data.head.meta, matches) : [];

export default function Terms() {
  return <LegalWithNewsletter {...useLoaderData<typeof loader>()} />;
}
