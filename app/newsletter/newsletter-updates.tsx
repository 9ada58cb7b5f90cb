import { Day } from "~/app/ui/day";
import { addresses } from "~/data/addresses";
import type { Newsletter } from "~/data/newsletter";
import type { Update } from "~/data/updates";

type NewsletterUpdatesProps = { copy: Newsletter["updates"]; updates: readonly Update[] };

export function NewsletterUpdates({ copy, updates }: NewsletterUpdatesProps) {
  return (
    <section id="updates" aria-labelledby="updates-title">
      <h2 id="updates-title">{copy.title}</h2>
      <p>{copy.lead}</p>
      <ul className="updates">
        {updates.map(({ id, date, title, text, href }) => (
          <li key={id} className="post">
            <p className="post__meta">
              <Day date={date} />
            </p>
            <h3>
              <a href={href}>{title}</a>
            </h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <p className="text-links">
        <a href={addresses.feed}>{copy.feed}</a>
      </p>
    </section>
  );
}
