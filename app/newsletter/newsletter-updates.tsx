import { TextLink } from "~/app/ui/text-links";
import type { Newsletter } from "~/data/newsletter";

type Item = Newsletter["updates"]["items"][number] & { shownDate: string };

export function NewsletterUpdates({ updates }: { updates: { title: string; items: Item[] } }) {
  return (
    <section id="updates" aria-labelledby="updates-title">
      <h2 id="updates-title">{updates.title}</h2>
      {updates.items.map(({ date, shownDate, text, link }) => (
        <div key={date} className="post">
          <p className="post__meta">
            <time dateTime={date}>{shownDate}</time>
          </p>
          <p>
            {text} <TextLink {...link} />
          </p>
        </div>
      ))}
    </section>
  );
}
