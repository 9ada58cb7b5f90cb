import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { LegalPage } from "~/app/components/legal-page";
import { markErrors } from "~/app/components/mark-errors";
import { NewsletterBlock } from "~/app/components/newsletter-block";
import { useReply } from "~/app/components/use-reply";
import { ErrorSummary } from "~/app/forms/error-summary";
import { legalTextOf } from "~/app/pages/legal-text.server";
import { newsletterBlockOf, subscribe } from "~/app/pages/newsletter-block.server";
import { services } from "~/app/services.server";

const path = "/privacy";

export async function loader({ request }: LoaderFunctionArgs) {
  const opened = await services();

  return {
    ...legalTextOf(opened, request, "privacy"),
    newsletter: await newsletterBlockOf(opened, request, path),
  };
}

export async function action(args: ActionFunctionArgs) {
  return subscribe(args, path);
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  data ? markErrors(data.head.meta, matches) : [];

export default function Privacy() {
  const { text, newsletter } = useLoaderData<typeof loader>();
  const reply = useReply();

  return (
    <>
      <ErrorSummary reply={reply} formId={newsletter.id} />
      <LegalPage text={text} end={<NewsletterBlock block={newsletter} reply={reply} />} />
    </>
  );
}
