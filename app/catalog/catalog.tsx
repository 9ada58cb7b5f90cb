import type { ReactNode } from "react";
import { LinkedText } from "~/app/ui/linked-text";
import { PageHead } from "~/app/ui/page-head";
import { addresses, caseAddress } from "~/data/addresses";
import { catalog as words } from "~/data/catalog";
import type { Catalog as CatalogData } from "./catalog.server";
import { type Counted, Finder, GroupLinks } from "./search";

/** All cases, or those of a group, after their number. */
export function Catalog({ catalog, lead }: { catalog: CatalogData; lead: string }) {
  return (
    <div id="cases" className="catalog">
      <p role="status" className="section__lead">
        {catalog.counted}. {lead} {catalog.query.group !== "" && <ShowAll />}
      </p>
      <Groups catalog={catalog} />
    </div>
  );
}

type SearchResultsProps = Counted & {
  catalog: CatalogData;
  /** Heading of the cases. */
  title: string;
  /** Topics without a case page. */
  children: ReactNode;
};

/** What a search found, directly under the finder. */
export function SearchResults({ catalog, title, counted, children }: SearchResultsProps) {
  const { isFound, query, groups, topics } = catalog;
  const isNear = groups.length + topics.length > 0;

  return (
    <div id="cases" className="page results">
      <PageHead title={catalog.title} drawing={isFound ? "about" : "not-found"} isStatus>
        <Finder key={query.q} query={query.q} />
      </PageHead>
      {!isFound && <NothingFound isNear={isNear} counted={counted} />}
      <h2 className="visually-hidden">{title}</h2>
      <Groups catalog={catalog} />
      {children}
      {(isFound || isNear) && (
        <p className="text-links">
          <ShowAll />
        </p>
      )}
    </div>
  );
}

function ShowAll() {
  return <a href={addresses.catalog}>{words().showAll}</a>;
}

function Groups({ catalog: { groups } }: { catalog: CatalogData }) {
  return (
    <div>
      {groups.map(({ id, title, cards }) => (
        <section key={id} className="catalog__group" aria-labelledby={`group-${id}`}>
          <h3 id={`group-${id}`} className={`group group--${id}`}>
            {title}
          </h3>
          <ul className="card-grid" data-reveal="">
            {cards.map((card) => (
              <CaseCard key={card.slug} {...card} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** Offers the nearest cases or the groups, and the form. */
function NothingFound({ isNear, counted }: Counted & { isNear: boolean }) {
  const { title, near, far, form, formText } = words().none;

  return (
    <div className="catalog__none">
      <p>
        <strong>{title}.</strong> {isNear ? near : far}
      </p>
      {!isNear && <GroupLinks counted={counted} />}
      <p>{formText}</p>
      <p>
        <a className="button button--primary" href={addresses.reviewForm}>
          {form}
        </a>
      </p>
    </div>
  );
}

type Card = CatalogData["groups"][number]["cards"][number];

/** A row on a narrow screen, which leads to the page, beside the way to the form; else a card. */
function CaseCard({ slug, title, sub, desc, isSensitive }: Card) {
  const page = caseAddress(slug);

  return (
    <li className="card" data-title={title}>
      <img
        className="card__image"
        src={`/images/cases/${slug}.svg`}
        alt=""
        // Its proportions; small enough without the stylesheet.
        width={160}
        height={120}
        loading="lazy"
        decoding="async"
      />
      <h4 className="card__title">
        <a className="card__page" href={page}>
          <LinkedText text={title} />
        </a>
      </h4>
      <p className="card__sub">{sub}</p>
      {isSensitive && <p className="card__opens">{words().opens}</p>}
      <p className="card__text">
        <LinkedText text={desc} />
      </p>
      <p className="card__actions">
        <a className="card__more" href={page}>
          {words().more}
          <span className="visually-hidden">: {title}</span>
        </a>{" "}
        <a className="card__link" href={isSensitive ? page : caseAddress(slug, "form")}>
          {words().join}
          <span className="visually-hidden">: {title}</span>
        </a>
      </p>
    </li>
  );
}
