import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { openPost } from "~/app/forms/answer.server";
import { useReply } from "~/app/forms/sending";
import { readNewsletter, subscribe } from "~/app/newsletter/newsletter.server";
import { NewsletterBlock } from "~/app/newsletter/newsletter-block";
import { openApp, placeholdersOf } from "~/app/services.server";
import { curly } from "~/app/ui/linked-text";
import { TextLinks } from "~/app/ui/links";
import { PageHead } from "~/app/ui/page-head";
import { Paragraphs } from "~/app/ui/section";
import { addresses } from "~/data/addresses";
import { type Faqs as FaqsCopy, faqs } from "~/data/faqs";
import { interpolate } from "~/data/placeholders";

export async function loader({ request }: LoaderFunctionArgs) {
  const app = await openApp();
  const copy = interpolate<FaqsCopy>(faqs(), placeholdersOf(app.config));

  return {
    head: { title: copy.title, description: copy.description, path: addresses.faqs },
    copy,
    newsletter: await readNewsletter(app, request, addresses.faqs),
  };
}

export async function action(args: ActionFunctionArgs) {
  return subscribe(await openPost(args), addresses.faqs);
}

export { clientAction } from "~/app/forms/sending";

export { ErrorBoundary, meta } from "~/app/layout/head";

export default function Faqs() {
  const { copy, newsletter } = useLoaderData<typeof loader>();
  const { title, lead, about, items, asking, other } = copy;

  return (
    <div className="page page--narrow">
      <PageHead title={title} drawing="faqs">
        <p className="lead">{curly(lead)}</p>
      </PageHead>
      <div className="page__body">
        <h2>{about}</h2>
        <FaqList items={items} />
        <h2 id={asking.id}>{asking.title}</h2>
        <FaqList items={asking.items} />
        <p>{other.text}</p>
        <p>
          <a className="button button--primary" href={addresses.contact}>
            {other.link}
          </a>
        </p>
      </div>
      <NewsletterBlock newsletter={newsletter} reply={useReply()} />
    </div>
  );
}

function FaqList({ items }: Pick<FaqsCopy, "items">) {
  return (
    <div className="rows">
      {items.map(({ id, question, answer, links }) => (
        <details key={id} id={id} className="faq">
          <summary className="faq__question">{question}</summary>
          <Paragraphs texts={answer} />
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
