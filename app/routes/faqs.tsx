import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { markErrors } from "~/app/forms/mark-errors";
import { useReply } from "~/app/forms/use-reply";
import { NewsletterBlock } from "~/app/newsletter/newsletter-block";
import { newsletterBlockOf, subscribe } from "~/app/newsletter/newsletter-block.server";
import { type RouteHandle, requestFacts, services } from "~/app/services.server";
import { headOf } from "~/app/site/head.server";
import { faqData } from "~/app/site/structured-data";
import { FaqList } from "~/app/ui/faq-list";
import { PageHead } from "~/app/ui/page-head";
import { addresses } from "~/data/addresses";
import { type Faqs as FaqsCopy, faqs } from "~/data/faqs";
import { fillIn } from "~/data/fill-in";

const path = "/faqs";

export const handle = { isShared: true } satisfies RouteHandle;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const opened = await services();
  const copy = fillIn<FaqsCopy>(faqs, opened.words);

  return {
    copy,
    head: headOf(opened, requestFacts(opened, { request, context }), {
      title: copy.title,
      description: copy.description,
      path,
    }),
    newsletter: await newsletterBlockOf(opened, request, path),
  };
}

export async function action(args: ActionFunctionArgs) {
  return subscribe(args, path);
}

export { clientAction } from "~/app/forms/client-action";

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  data
    ? [...markErrors(data.head.meta, matches), { "script:ld+json": faqData(data.copy.items) }]
    : [];

export default function Faqs() {
  const { copy, newsletter } = useLoaderData<typeof loader>();
  const reply = useReply();

  return (
    <div className="page page--narrow">
      <PageHead title={copy.title} drawing="faqs">
        <p className="lead">{copy.lead}</p>
      </PageHead>
      <FaqList items={copy.items} />
      <p>
        {copy.other.text} <Link to={addresses.contact}>{copy.other.link}</Link>
      </p>
      <NewsletterBlock block={newsletter} reply={reply} />
    </div>
  );
}
