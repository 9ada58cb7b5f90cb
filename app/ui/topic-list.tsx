import type { Topic } from "~/data/home";
import { TextLinks } from "./text-links";

export function TopicList({ topics }: { topics: readonly Topic[] }) {
  return (
    <div className="topics" data-reveal>
      {topics.map(({ id, title, paragraphs, links }) => (
        <article key={id} id={id} className="topic">
          <h3>{title}</h3>
          {paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
          <TextLinks links={links} />
        </article>
      ))}
    </div>
  );
}
