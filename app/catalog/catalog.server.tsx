import { drawPart } from "~/app/ui/draw-part.server";
import { LinkedText } from "~/app/ui/linked-text";
import { addresses, caseAddress } from "~/data/addresses";
import type { Case } from "~/data/case";
import { cases, shownCases } from "~/data/cases";
import { catalog } from "~/data/catalog";
import { findCases, finderWords } from "~/data/find-cases";
import { groups } from "~/data/groups";
import { languages } from "~/data/language";
import { GroupLinks } from "./group-links";

/** Found by the words of either language, in either edition. */
const findable = cases.map(({ slug }, index) => {
  const editions = languages.flatMap((code) => shownCases(code)[index] ?? []);
  const titles = editions.flatMap(({ title, card }) => [title, card.title, card.sub]);
  const names = [...titles, ...(finderWords[slug] ?? [])];
  return { slug, names, text: editions.map(searchText).join(" ") };
});

/**
 * Cases for the query of an address, in groups. An unknown group is ignored; a search without a
 * match shows the nearest cases.
 */
export function searchCatalog(request: Request) {
  const { searchParams } = new URL(request.url);
  const q = (searchParams.get("q") ?? "").trim().slice(0, 80);
  const chosen = groups().find(({ id }) => id === searchParams.get("group"))?.id ?? "";
  const inGroup = findable.filter(({ slug }) => chosen === "" || findGroup(slug) === chosen);
  const { hits, near } = findCases(q, inGroup);
  const shown = hits.length > 0 ? hits : near.slice(0, 4);

  const count = hits.length;
  return {
    total: cases.length,
    count,
    query: { q, group: chosen },
    found: drawPart(<FoundCases groups={inGroups(shown)} count={count} />, "/"),
  };
}

function findGroup(slug: string) {
  return cases.find((item) => item.slug === slug)?.group;
}

function searchText(item: Case): string {
  return [
    item.slug,
    item.summary,
    item.card.desc,
    ...item.highlights,
    ...item.eligibility.map(({ text }) => text),
  ].join(" ");
}

function inGroups(slugs: readonly string[]) {
  return groups().flatMap(({ id, title }) => {
    const cards = listCards(id, slugs);
    return cards.length > 0 ? [{ id, title, cards }] : [];
  });
}

type FoundGroups = ReturnType<typeof inGroups>;

/** Best match first with a search, else in the order of the list. */
function listCards(group: string, slugs: readonly string[]) {
  return slugs.flatMap((slug) => {
    const item = shownCases().find((other) => other.slug === slug && other.group === group);
    if (!item) return [];

    const { sub, desc } = item.card;
    const isHard = item.sensitive === true;
    return [{ slug, title: item.title, sub, desc, isHard, picture: item.hero.src }];
  });
}

function FoundCases({ groups, count }: { groups: FoundGroups; count: number }) {
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

/** Offers the nearest cases or the groups, and the form. */
function NothingFound({ isNear }: { isNear: boolean }) {
  const { title, near, far, form, formText } = catalog().none;

  return (
    <div className="empty">
      <p>
        <strong>{title}.</strong> {isNear ? near : far}
      </p>
      {!isNear && <GroupLinks />}
      <p>
        {formText} <a href={addresses.reviewForm}>{form}</a>
      </p>
    </div>
  );
}

type CaseCard = FoundGroups[number]["cards"][number];

/** A row on a narrow screen, where the link covers it; else a card. */
function CaseCardView({ slug, title, sub, desc, isHard, picture }: CaseCard) {
  const page = caseAddress(slug);
  const join = isHard ? page : caseAddress(slug, "form");

  return (
    <li className="card">
      <img
        className="card__image"
        src={picture}
        alt=""
        // Its shape; small enough where the stylesheet is gone.
        width={160}
        height={120}
        loading="lazy"
        decoding="async"
      />
      <h4 className="card__title">
        <LinkedText text={title} />
      </h4>
      <p className="card__sub">{sub}</p>
      {isHard && <p className="card__opens">{catalog().opens}</p>}
      <p className="card__text">
        <LinkedText text={desc} />
      </p>
      <p className="card__actions">
        <a className="card__link" href={join} data-title={title}>
          {catalog().join}
          <span className="visually-hidden">: {title}</span>
        </a>{" "}
        <a className="card__more" href={page} data-title={title}>
          {catalog().more}
          <span className="visually-hidden">: {title}</span>
        </a>
      </p>
    </li>
  );
}
