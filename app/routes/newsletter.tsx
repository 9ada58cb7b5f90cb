import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useReply } from "~/app/forms/sending";
import { pageMeta } from "~/app/layout/head";
import { readNewsletter, subscribe } from "~/app/newsletter/newsletter.server";
import { NewsletterBlock } from "~/app/newsletter/newsletter-block";
import { readToken } from "~/app/newsletter/unsubscribe.server";
import { answerWatch, isAboutWatch, readWatch } from "~/app/newsletter/watch.server";
import { WatchPanel } from "~/app/newsletter/watch-panel";
import { readPost, requestFacts, services } from "~/app/services.server";
import { Day, Foreign } from "~/app/ui/linked-text";
import { PageHead } from "~/app/ui/page-head";
import { addresses } from "~/data/addresses";
import { type Newsletter as NewsletterCopy, newsletter as newsletterCopy } from "~/data/newsletter";
import { interpolate } from "~/data/placeholders";
import { type Update, updates } from "~/data/updates";

export async function loader({ request }: LoaderFunctionArgs) {
  const opened = await services();
  const copy = interpolate<NewsletterCopy>(newsletterCopy(), opened.placeholders);

  return {
    head: { title: copy.title, description: copy.lead, path: addresses.newsletter },
    benefits: copy.benefits,
    updates: { ...copy.updates, items: updates().slice(0, 8) },
    newsletter: await readNewsletter(opened, request, addresses.newsletter),
    watch: await readWatch(opened, request),
  };
}

export async function action(args: ActionFunctionArgs) {
  const { request, context } = args;
  const opened = await services();
  const entries = await readPost(request);
  if (!isAboutWatch(entries)) return subscribe(args, addresses.newsletter, entries);

  const facts = requestFacts(opened, { request, context });
  const token = readToken(request);
  return answerWatch(opened, { entries, facts, token, context });
}

export { clientAction } from "~/app/forms/sending";

export { ErrorBoundary } from "~/app/layout/error-page";

export const meta = pageMeta;

export default function Newsletter() {
  const { head, benefits, updates, newsletter, watch } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  const reply = useReply();
  const shownWatch = result && "watch" in result ? result.watch : watch;

  return (
    <div className="page page--narrow">
      <PageHead title={head.title} drawing="newsletter">
        <p className="lead">{head.description}</p>
      </PageHead>
      {shownWatch && <WatchPanel watch={shownWatch} reply={reply} />}
      <section aria-labelledby="benefits-title">
        <h2 id="benefits-title">{benefits.title}</h2>
        <ul className="checklist">
          {benefits.items.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </section>
      <NewsletterBlock newsletter={newsletter} reply={shownWatch ? null : reply} />
      <div className="page__body">
        <Updates updates={updates} />
      </div>
    </div>
  );
}

type UpdatesProps = { updates: NewsletterCopy["updates"] & { items: readonly Update[] } };

function Updates({ updates: { title, lead, feed, items } }: UpdatesProps) {
  return (
    <section id="updates" aria-labelledby="updates-title">
      <h2 id="updates-title">{title}</h2>
      <p>{lead}</p>
      <ul className="updates">
        {items.map((update) => (
          <li key={update.id} className="post">
            <p className="post__meta">
              <Day date={update.date} />
            </p>
            <h3>
              <a href={update.href}>{update.title}</a>
            </h3>
            <p>
              <UpdateText {...update} />
            </p>
          </li>
        ))}
      </ul>
      <p className="text-links">
        <a href={addresses.feed}>{feed}</a>
      </p>
    </section>
  );
}

function UpdateText({ text, publisher }: Update) {
  if (!publisher) return text;

  return <Foreign name={publisher} within={(name) => text.replace(publisher, () => name)} />;
}
