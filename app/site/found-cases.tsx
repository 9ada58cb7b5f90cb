import { CaseCardView } from "./case-card";
import type { FoundGroups } from "./case-groups.server";
import { NothingFound } from "./nothing-found";

export function FoundCases({ groups, count }: { groups: FoundGroups; count: number }) {
  return (
    <>
      {count === 0 && <NothingFound isNear={groups.length > 0} />}
      {groups.map(({ id, title, cards }) => (
        <section key={id} className="catalogue__group" aria-labelledby={`group-${id}`}>
          <h3 id={`group-${id}`} className={`group group--${id}`}>
            {title}
          </h3>
          <ul className="card-grid" data-reveal="">
            {cards.map((card) => (
              <CaseCardView key={card.slug} {...card} />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
