import { useNavigate } from "@remix-run/react";
import { type ReactNode, useRef } from "react";
import { LinkedText } from "~/app/ui/linked-text";
import { addresses, caseAddress } from "~/data/addresses";
import { catalog as words } from "~/data/catalog";
import type { Home } from "~/data/home";
import type { Catalog as CatalogData } from "./catalog.server";
import { CaseSearch, GroupLinks } from "./search";

/** All cases, or those of a group. */
export function Catalog({ catalog }: { catalog: CatalogData }) {
  return (
    <div id="cases" className="catalog">
      <p role="status" className="catalog__count">
        {catalog.counted} {catalog.query.group !== "" && <ShowAll />}
      </p>
      <Groups catalog={catalog} />
    </div>
  );
}

type SearchResultsProps = {
  catalog: CatalogData;
  copy: FinderProps["copy"];
  /** Heading of the cases. */
  title: string;
  /** Topics without a case page. */
  children: ReactNode;
};

/** What a search found, directly under the finder. */
export function SearchResults({ catalog, copy, title, children }: SearchResultsProps) {
  const { isFound, query, groups, topics } = catalog;

  return (
    <div id="cases" className="page results">
      <div className="page-head">
        <div className="page-head__text">
          <Finder key={query.q} copy={copy} query={query.q} />
          <div role="status">
            <h1>{catalog.title}</h1>
          </div>
        </div>
      </div>
      {!isFound && <NothingFound isNear={groups.length + topics.length > 0} />}
      <h2 className="visually-hidden">{title}</h2>
      {children}
      <Groups catalog={catalog} />
      <p className="text-links">
        <ShowAll />
      </p>
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
function NothingFound({ isNear }: { isNear: boolean }) {
  const { title, near, far, form, formText } = words().none;

  return (
    <div className="empty">
      <img
        className="page-head__drawing"
        src="/images/pages/not-found.svg"
        alt=""
        width={240}
        height={180}
      />
      <p>
        <strong>{title}.</strong> {isNear ? near : far}
      </p>
      {!isNear && <GroupLinks />}
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
        <a className="card__link" href={isSensitive ? page : caseAddress(slug, "form")}>
          {words().join}
          <span className="visually-hidden">: {title}</span>
        </a>{" "}
        <a className="card__more" href={page}>
          {words().more}
          <span className="visually-hidden">: {title}</span>
        </a>
      </p>
    </li>
  );
}

type FinderProps = { copy: Home["hero"]["finder"]; query?: string };

/** A search with suggestions, which load when it first gets the focus. */
export function Finder({ copy, query }: FinderProps) {
  const navigate = useNavigate();
  const isLoading = useRef(false);

  async function suggest(input: HTMLInputElement) {
    if (isLoading.current) return;

    isLoading.current = true;
    const [{ addSuggestions }, words] = await Promise.all([
      import("~/app/client/suggestions"),
      fetch("/search-words.json").then((answer) => answer.json()),
    ]);
    const links = document.querySelectorAll<HTMLAnchorElement>(
      '.menu__column a, .menu--small a[href*="#"]',
    );
    addSuggestions(input, {
      words,
      label: copy.suggestions,
      links: [...links].map(({ textContent, pathname, hash }) => ({
        label: textContent ?? "",
        href: pathname + hash,
      })),
      go: navigate,
    });
  }

  return (
    <CaseSearch
      id="finder-q"
      words={copy}
      query={query}
      onFocus={(event) => suggest(event.currentTarget)}
    />
  );
}
