import { Day } from "~/app/ui/day";
import { TextLinks } from "~/app/ui/text-links";
import { addresses } from "~/data/addresses";
import { type Block, type Post, blogWords as words } from "~/data/blog";
import { PostSources } from "./post-sources";

type PostViewProps = { post: Post & { minutes: number } };

/** A post that opens in place. A link to it lands here and, with script, finds it open (`useOpenPost`). */
export function PostView({ post }: PostViewProps) {
  const { slug, title, date, minutes, excerpt, body, sources, links } = post;
  // Inside what is folded, so that a browser without script opens it; placed above the title.
  const textId = `${slug}-text`;

  return (
    <article id={slug} className="post" aria-labelledby={`${slug}-title`}>
      <h2 id={`${slug}-title`}>
        <a href={`${addresses.blog}#${textId}`}>{title}</a>
      </h2>
      <p className="post__meta">
        <Day date={date} /> · {words.minutes(minutes)}
      </p>
      <p>{excerpt}</p>
      <details data-opens-at={slug}>
        <summary>
          <span className="post__open">{words.open}</span>
          <span className="post__close">{words.close}</span>
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
