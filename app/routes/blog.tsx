import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { openPost } from "~/app/forms/answer.server";
import { useReply } from "~/app/forms/sending";
import { readNewsletter, subscribe } from "~/app/newsletter/newsletter.server";
import { NewsletterBlock } from "~/app/newsletter/newsletter-block";
import { openApp, placeholdersOf } from "~/app/services.server";
import { curly, Day } from "~/app/ui/linked-text";
import { TextLinks } from "~/app/ui/links";
import { PageHead } from "~/app/ui/page-head";
import { Drawing } from "~/app/ui/section";
import { SourceList } from "~/app/ui/source-list";
import { addresses, postAddress } from "~/data/addresses";
import { type Block, type Blog as BlogCopy, blog, type Post } from "~/data/blog";
import { blogWords as words } from "~/data/blog-words";
import { interpolate } from "~/data/placeholders";
import { minutesToRead } from "~/data/reading-time";

export async function loader({ request }: LoaderFunctionArgs) {
  const app = await openApp();
  const { title, lead, posts } = interpolate<BlogCopy>(blog(), placeholdersOf(app.config));

  return {
    head: { title, description: lead, path: addresses.blog },
    posts: posts
      .toSorted((a, b) => b.date.localeCompare(a.date))
      .map((post) => ({ ...post, minutes: minutesToRead(post.body) })),
    newsletter: await readNewsletter(app, request, addresses.blog),
  };
}

export async function action(args: ActionFunctionArgs) {
  return subscribe(await openPost(args), addresses.blog);
}

export { clientAction } from "~/app/forms/sending";

export { ErrorBoundary, meta } from "~/app/layout/head";

export default function Blog() {
  const { head, posts, newsletter } = useLoaderData<typeof loader>();

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

/** A post that opens in place. A link leads to its text, so that it opens. */
function PostView({ post }: { post: Post & { minutes: number } }) {
  const { slug, drawing, title, date, minutes, excerpt, body, cited, links } = post;

  return (
    <article id={slug} className="post" aria-labelledby={`${slug}-title`}>
      <h2 id={`${slug}-title`}>
        <a href={postAddress(slug)}>{title}</a>
      </h2>
      <Drawing name={drawing} />
      <p className="post__meta">
        <Day date={date} />
        {"\u00a0· "}
        <span className="unbroken">{words().minutes(minutes)}</span>
      </p>
      <p>{curly(excerpt)}</p>
      <details>
        <summary>
          <span className="post__open">{words().open}</span>
          <span className="post__close">{words().close}</span>
          <span className="visually-hidden">: {title}</span>
        </summary>
        <div className="prose">
          {/* Inside the `details`, so that the browser opens it; placed above the title. */}
          <span id={`${slug}-text`} className="post__start" />
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
      return <p>{curly(block.text)}</p>;
    case "heading":
      return <h3>{curly(block.text)}</h3>;
    case "list":
      return (
        <ul>
          {block.items.map((item) => (
            <li key={item}>{curly(item)}</li>
          ))}
        </ul>
      );
  }
}
