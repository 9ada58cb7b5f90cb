import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData, useLocation } from "@remix-run/react";
import { useEffect } from "react";
import { useReply } from "~/app/forms/sending";
import { cardAddress, pageMeta } from "~/app/layout/head";
import { readNewsletter, subscribe } from "~/app/newsletter/newsletter.server";
import { NewsletterBlock } from "~/app/newsletter/newsletter-block";
import { requestFacts, services } from "~/app/services.server";
import { Day } from "~/app/ui/linked-text";
import { TextLinks } from "~/app/ui/links";
import { PageHead } from "~/app/ui/page-head";
import { SourceList } from "~/app/ui/source-list";
import { addresses } from "~/data/addresses";
import { type Block, type Blog as BlogCopy, blog, type Post } from "~/data/blog";
import { blogWords as words } from "~/data/blog-words";
import { interpolate } from "~/data/placeholders";
import { minutesToRead } from "~/data/reading-time";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const opened = await services();
  const { title, lead, posts } = interpolate<BlogCopy>(blog(), opened.placeholders);
  const { origin } = requestFacts(opened, { request, context });

  return {
    head: { title, description: lead, path: addresses.blog },
    site: { name: opened.config.site.name, origin },
    posts: posts
      .toSorted((a, b) => b.date.localeCompare(a.date))
      .map((post) => ({ ...post, minutes: minutesToRead(post.body) })),
    newsletter: await readNewsletter(opened, request, addresses.blog),
  };
}

export const action = (args: ActionFunctionArgs) => subscribe(args, addresses.blog);

export { clientAction } from "~/app/forms/sending";

export { ErrorBoundary } from "~/app/layout/error-page";

export const meta: MetaFunction<typeof loader> = (args) => {
  const { site, posts = [] } = args.data ?? {};
  const articles = site ? posts.map((post) => ({ "script:ld+json": articleData(site, post) })) : [];

  return [...pageMeta(args), ...articles];
};

export default function Blog() {
  const { head, posts, newsletter } = useLoaderData<typeof loader>();
  useOpenPost();

  return (
    <div className="page page--narrow">
      <PageHead title={head.title} drawing="blog">
        <p className="lead">{head.description}</p>
      </PageHead>
      <div className="page__body">
        {posts.map((post) => (
          <div key={post.slug}>
            <PostView post={post} />
          </div>
        ))}
      </div>
      <NewsletterBlock newsletter={newsletter} reply={useReply()} />
    </div>
  );
}

function useOpenPost(): void {
  const { hash } = useLocation();

  useEffect(() => {
    const details = document.querySelectorAll<HTMLDetailsElement>("[data-opens-at]");
    for (const one of details) if (hash === `#${one.dataset.opensAt}`) one.open = true;
  }, [hash]);
}

type PostViewProps = { post: Post & { minutes: number } };

/** A post that opens in place. With script, a link to it opens it; see `useOpenPost`. */
function PostView({ post }: PostViewProps) {
  const { slug, title, date, minutes, excerpt, body, cited, links } = post;
  // Inside the `details`, so that a browser without script opens it; placed above the title.
  const textId = `${slug}-text`;

  return (
    <article id={slug} className="post" aria-labelledby={`${slug}-title`}>
      <h2 id={`${slug}-title`}>
        <a href={`${addresses.blog}#${textId}`}>{title}</a>
      </h2>
      <p className="post__meta">
        <Day date={date} /> · {words().minutes(minutes)}
      </p>
      <p>{excerpt}</p>
      <details data-opens-at={slug}>
        <summary>
          <span className="post__open">{words().open}</span>
          <span className="post__close">{words().close}</span>
          <span className="visually-hidden">: {title}</span>
        </summary>
        <div className="prose">
          <span id={textId} className="post__start" />
          {body.map((block) => (
            <BlockView
              key={block.kind === "list" ? block.items.join() : block.text}
              block={block}
            />
          ))}
        </div>
        {links.length > 0 && (
          <p>
            <TextLinks links={links} />
          </p>
        )}
        {/* Not a landmark: three landmarks with the same name would be indistinguishable. */}
        <div className="sources">
          <h3>{words().sources}</h3>
          <SourceList sources={cited} />
        </div>
      </details>
    </article>
  );
}

function BlockView({ block }: { block: Block }) {
  switch (block.kind) {
    case "paragraph":
      return <p>{block.text}</p>;
    case "heading":
      return <h3>{block.text}</h3>;
    case "list":
      return (
        <ul>
          {block.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      );
  }
}

type Site = { name: string; origin: string };

/** Structured data for search engines (schema.org). It may say only what the page says. */
function articleData({ name, origin }: Site, { slug, title, date, excerpt }: Post) {
  const publisher = { "@type": "Organization", name, url: `${origin}/` };
  const url = `${origin}/blog#${slug}`;

  return {
    "@context": "https://schema.org",
    "@type": "Article",
    headline: title,
    description: excerpt,
    datePublished: date,
    image: `${origin}${cardAddress()}`,
    url,
    mainEntityOfPage: url,
    author: publisher,
    publisher,
  };
}
