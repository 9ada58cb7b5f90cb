import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useReply } from "~/app/forms/sending";
import { pageMeta } from "~/app/layout/head";
import { NewsletterBlock } from "~/app/newsletter/newsletter-block";
import { subscribe } from "~/app/newsletter/newsletter-block.server";
import { DrawnOnce } from "~/app/ui/drawn-once";
import { PageHead } from "~/app/ui/page-head";
import { addresses } from "~/data/addresses";
import { loadFaqs } from "./faqs.server";

export async function loader(args: LoaderFunctionArgs) {
  return loadFaqs(args);
}

export async function action(args: ActionFunctionArgs) {
  return subscribe(args, addresses.faqs);
}

export { clientAction } from "~/app/forms/sending";

export { ErrorBoundary } from "~/app/layout/error-page";

export const meta = pageMeta;

export default function Faqs() {
  const { title, lead, body, newsletter } = useLoaderData<typeof loader>();
  const reply = useReply();

  return (
    <div className="page page--narrow">
      <PageHead title={title} drawing="faqs">
        <p className="lead">{lead}</p>
      </PageHead>
      <DrawnOnce part={body} className="page__drawn" />
      <NewsletterBlock block={newsletter} reply={reply} />
    </div>
  );
}
