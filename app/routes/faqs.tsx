import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useReply } from "~/app/forms/sending";
import { pageMeta } from "~/app/layout/head";
import { readNewsletter, subscribe } from "~/app/newsletter/newsletter.server";
import { NewsletterBlock } from "~/app/newsletter/newsletter-block";
import { services } from "~/app/services.server";
import { TextLinks } from "~/app/ui/links";
import { PageHead } from "~/app/ui/page-head";
import { addresses } from "~/data/addresses";
import { type Faqs as FaqsCopy, faqs } from "~/data/faqs";
import { interpolate } from "~/data/placeholders";

export async function loader({ request }: LoaderFunctionArgs) {
  const opened = await services();
  const copy = interpolate<FaqsCopy>(faqs(), opened.placeholders);

  return {
    head: { title: copy.title, description: copy.description, path: addresses.faqs },
    copy,
    newsletter: await readNewsletter(opened, request, addresses.faqs),
  };
}

export const action = (args: ActionFunctionArgs) => subscribe(args, addresses.faqs);

export { clientAction } from "~/app/forms/sending";

export { ErrorBoundary } from "~/app/layout/error-page";

export const meta: MetaFunction<typeof loader> = (args) => {
  const { items = [], asking } = args.data?.copy ?? {};

  return [...pageMeta(args), { "script:ld+json": faqData([...items, ...(asking?.items ?? [])]) }];
};

export default function Faqs() {
  const { copy, newsletter } = useLoaderData<typeof loader>();
  const { title, lead, items, asking, other } = copy;

  return (
    <div className="page page--narrow">
      <PageHead title={title} drawing="faqs">
        <p className="lead">{lead}</p>
      </PageHead>
      <div className="page__body">
        <FaqList items={items} />
        <h2 id={asking.id}>{asking.title}</h2>
        <FaqList items={asking.items} />
        <p>
          {other.text} <a href={addresses.contact}>{other.link}</a>
        </p>
      </div>
      <NewsletterBlock newsletter={newsletter} reply={useReply()} />
    </div>
  );
}

type Items = FaqsCopy["items"];

function FaqList({ items }: { items: Items }) {
  return (
    <div>
      {items.map(({ id, question, answer, links }) => (
        <details key={id} id={id} className="faq">
          <summary className="faq__question">{question}</summary>
          {answer.map((text) => (
            <p key={text}>{text}</p>
          ))}
          {links.length > 0 && (
            <p>
              <TextLinks links={links} />
            </p>
          )}
        </details>
      ))}
    </div>
  );
}

/** Structured data for search engines (schema.org). */
function faqData(items: Items) {
  return {
    "@context": "https://schema.org",
    "@type": "FAQPage",
    mainEntity: items.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer.join(" ") },
    })),
  };
}
