import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useReply } from "~/app/forms/sending";
import { pageMeta } from "~/app/layout/head";
import { NewsletterBlock } from "~/app/newsletter/newsletter-block";
import { readNewsletterBlock, subscribe } from "~/app/newsletter/newsletter-block.server";
import { answerWatch, isAboutWatch, readWatch } from "~/app/newsletter/watch.server";
import { WatchPanel } from "~/app/newsletter/watch-panel";
import { readPost, requestFacts, services } from "~/app/services.server";
import { drawPart } from "~/app/ui/draw-part.server";
import { DrawnOnce } from "~/app/ui/drawn-once";
import { Day, Foreign } from "~/app/ui/linked-text";
import { PageHead } from "~/app/ui/page-head";
import { addresses } from "~/data/addresses";
import { type Newsletter as NewsletterCopy, newsletter } from "~/data/newsletter";
import { interpolate } from "~/data/placeholders";
import { updates as latest, type Update } from "~/data/updates";

export async function loader({ request }: LoaderFunctionArgs) {
  const opened = await services();
  const { title, lead, benefits, updates } = interpolate<NewsletterCopy>(
    newsletter(),
    opened.placeholders,
  );

  return {
    benefits,
    head: {
      title,
      description: lead,
      path: addresses.newsletter,
    },
    updates: drawPart(
      <NewsletterUpdates copy={updates} updates={latest().slice(0, 8)} />,
      addresses.newsletter,
    ),
    newsletter: await readNewsletterBlock(opened, request, addresses.newsletter),
    watch: await readWatch(opened, request),
  };
}

export async function action(args: ActionFunctionArgs) {
  const { request, context } = args;
  const opened = await services();
  const entries = await readPost(request);
  if (!isAboutWatch(entries)) return subscribe(args, addresses.newsletter, entries);

  const facts = requestFacts(opened, { request, context });
  const token = new URL(request.url).searchParams.get("token");
  return answerWatch(opened, { entries, facts, token, context });
}

export { clientAction } from "~/app/forms/sending";

export { ErrorBoundary } from "~/app/layout/error-page";

export const meta = pageMeta;

export default function Newsletter() {
  const { head, benefits, updates, newsletter, watch } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  const reply = useReply();
  const watched = result && "watch" in result ? result.watch : watch;

  return (
    <div className="page page--narrow">
      <PageHead title={head.title} drawing="newsletter">
        <p className="lead">{head.description}</p>
      </PageHead>
      {watched && <WatchPanel watch={watched} reply={reply} />}
      <section aria-labelledby="benefits-title">
        <h2 id="benefits-title">{benefits.title}</h2>
        <ul className="checklist">
          {benefits.items.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </section>
      <NewsletterBlock block={newsletter} reply={watched ? null : reply} />
      <DrawnOnce part={updates} className="page__drawn" />
    </div>
  );
}

type NewsletterUpdatesProps = { copy: NewsletterCopy["updates"]; updates: readonly Update[] };

function NewsletterUpdates({ copy, updates }: NewsletterUpdatesProps) {
  return (
    <section id="updates" aria-labelledby="updates-title">
      <h2 id="updates-title">{copy.title}</h2>
      <p>{copy.lead}</p>
      <ul className="updates">
        {updates.map(({ id, date, title, text, publisher, href }) => (
          <li key={id} className="post">
            <p className="post__meta">
              <Day date={date} />
            </p>
            <h3>
              <a href={href}>{title}</a>
            </h3>
            <p>
              {publisher ? (
                <Foreign name={publisher} within={(name) => text.replace(publisher, () => name)} />
              ) : (
                text
              )}
            </p>
          </li>
        ))}
      </ul>
      <p className="text-links">
        <a href={addresses.feed}>{copy.feed}</a>
      </p>
    </section>
  );
}
