import type { LoaderFunctionArgs } from "@remix-run/node";
import { articleData, StructuredData } from "~/app/layout/structured-data.server";
import { readNewsletterBlock } from "~/app/newsletter/newsletter-block.server";
import { requestFacts, services } from "~/app/services.server";
import { drawPart } from "~/app/ui/draw-part.server";
import { Day, SourceList } from "~/app/ui/linked-text";
import { TextLinks } from "~/app/ui/links";
import { addresses } from "~/data/addresses";
import { type Block, type Blog, blog, blogWords, type Post, blogWords as words } from "~/data/blog";
import { interpolate } from "~/data/placeholders";
import { minutesToRead } from "~/data/reading-time";
import type { Source } from "~/data/record";

export async function loadBlog({ request, context }: LoaderFunctionArgs) {
  const opened = await services();
  const { title, lead, posts } = interpolate<Blog>(blog(), opened.placeholders);
  const page = { title, description: lead, path: addresses.blog };
  const { origin } = requestFacts(opened, { request, context });
  const site = { name: opened.config.site.name, origin };
  const drawn = [...posts]
    .sort((a, b) => b.date.localeCompare(a.date))
    .map((post) => (
      <div key={post.slug}>
        <PostView post={{ ...post, minutes: minutesToRead(post.body) }} />
        <StructuredData data={articleData(site, post)} />
      </div>
    ));

  return {
    head: page,
    posts: drawPart(drawn, page.path),
    newsletter: await readNewsletterBlock(opened, request, page.path),
  };
}

type PostViewProps = { post: Post & { minutes: number } };

/** A post that opens in place. A link to it lands here and, with script, finds it open (`useOpenPost`). */
function PostView({ post }: PostViewProps) {
  const { slug, title, date, minutes, excerpt, body, sources, links } = post;
  // Inside what is folded, so that a browser without script opens it; placed above the title.
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
          {body.map((block) => drawBlock(block))}
        </div>
        {links.length > 0 && (
          <p>
            <TextLinks links={links} />
          </p>
        )}
        <PostSources sources={sources} />
      </details>
    </article>
  );
}

function drawBlock(block: Block) {
  switch (block.kind) {
    case "paragraph":
      return <p key={block.text}>{block.text}</p>;
    case "heading":
      return <h3 key={block.text}>{block.text}</h3>;
    case "list":
      return (
        <ul key={block.items.join()}>
          {block.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      );
  }
}

/** No landmark: three with the same name on a page could not be told apart. */
function PostSources({ sources }: { sources: readonly Source[] }) {
  return (
    <div className="sources">
      <h3>{blogWords().sources}</h3>
      <SourceList sources={sources} />
    </div>
  );
}
