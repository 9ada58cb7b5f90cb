import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { openPost } from "~/app/forms/answer.server";
import { useReply } from "~/app/forms/sending";
import { confirm, readNewsletter, subscribe } from "~/app/newsletter/newsletter.server";
import { NewsletterBlock } from "~/app/newsletter/newsletter-block";
import { openApp, placeholdersOf } from "~/app/services.server";
import { Day, Foreign } from "~/app/ui/linked-text";
import { PageHead } from "~/app/ui/page-head";
import { Items, Section } from "~/app/ui/section";
import { addresses } from "~/data/addresses";
import { type Newsletter as NewsletterCopy, newsletter as newsletterCopy } from "~/data/newsletter";
import { interpolate } from "~/data/placeholders";
import { type Update, updates } from "~/data/updates";

export async function loader({ request }: LoaderFunctionArgs) {
  const app = await openApp();
  const copy = interpolate<NewsletterCopy>(newsletterCopy(), placeholdersOf(app.config));

  return {
    head: { title: copy.title, description: copy.lead, path: addresses.newsletter },
    benefits: copy.benefits,
    updates: { ...copy.updates, items: updates().slice(0, 8) },
    newsletter: await readNewsletter(app, request, addresses.newsletter),
  };
}

export async function action(args: ActionFunctionArgs) {
  const post = await openPost(args);
  return post.entries.get("intent")?.[0] === "confirm"
    ? confirm(post)
    : subscribe(post, addresses.newsletter);
}

export { clientAction } from "~/app/forms/sending";

export { ErrorBoundary, meta } from "~/app/layout/head";

export default function Newsletter() {
  const { head, benefits, updates, newsletter } = useLoaderData<typeof loader>();
  const reply = useReply();

  return (
    <div className="page page--narrow">
      <PageHead title={head.title} drawing="newsletter">
        <p className="lead">{head.description}</p>
      </PageHead>
      <Section name="benefits" title={benefits.title}>
        <Items texts={benefits.items} className="checklist" />
      </Section>
      <NewsletterBlock newsletter={newsletter} reply={reply} />
      <div className="page__body">
        <Updates updates={updates} />
      </div>
    </div>
  );
}

type UpdatesProps = { updates: NewsletterCopy["updates"] & { items: readonly Update[] } };

function Updates({ updates: { title, lead, feed, items } }: UpdatesProps) {
  return (
    <Section id="updates" name="updates" title={title}>
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
    </Section>
  );
}

function UpdateText({ text, publisher }: Update) {
  if (!publisher) return text;

  return <Foreign name={publisher} within={(name) => text.replace(publisher, () => name)} />;
}
