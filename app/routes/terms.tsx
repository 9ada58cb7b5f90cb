import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useReply } from "~/app/forms/sending";
import { pageMeta } from "~/app/layout/head";
import { readLegalText } from "~/app/legal/legal.server";
import { LegalPage } from "~/app/legal/legal-page";
import { readNewsletter, subscribe } from "~/app/newsletter/newsletter.server";
import { NewsletterBlock } from "~/app/newsletter/newsletter-block";
import { services } from "~/app/services.server";
import { addresses } from "~/data/addresses";

export async function loader({ request }: LoaderFunctionArgs) {
  const opened = await services();

  return {
    ...readLegalText(opened, "terms"),
    newsletter: await readNewsletter(opened, request, addresses.terms),
  };
}

export const action = (args: ActionFunctionArgs) => subscribe(args, addresses.terms);

export { clientAction } from "~/app/forms/sending";

export { ErrorBoundary } from "~/app/layout/error-page";

export const meta = pageMeta;

export default function Terms() {
  const { text, newsletter } = useLoaderData<typeof loader>();

  return (
    <LegalPage text={text} end={<NewsletterBlock newsletter={newsletter} reply={useReply()} />} />
  );
}
