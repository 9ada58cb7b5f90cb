import { LinkedText } from "~/app/ui/linked-text";
import type { Picture } from "~/data/case";
import { casePage } from "~/data/case-page";
import type { CaseArticleData } from "./case-article.server";
import { Standing } from "./standing";

export function FactCard({ article }: { article: CaseArticleData }) {
  const { item, glance } = article;

  return (
    <div className="facts">
      {glance.length > 0 ? (
        <section className="facts__glance" id="glance" aria-labelledby="glance-title">
          <h2 id="glance-title">{casePage.parts.glance.title}</h2>
          <Drawing picture={item.hero} />
          <ul className="checklist">
            {glance.map((text) => (
              <li key={text}>
                <LinkedText text={text} />
              </li>
            ))}
          </ul>
        </section>
      ) : (
        <Drawing picture={item.hero} />
      )}
      {item.record && <Standing slug={item.slug} record={item.record} today={article.today} />}
    </div>
  );
}

function Drawing({ picture }: { picture: Picture }) {
  return (
    <img
      className="case__picture"
      src={picture.src}
      alt={picture.alt}
      width={picture.width}
      height={picture.height}
    />
  );
}
