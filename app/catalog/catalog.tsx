import { useNavigate } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { LinkedText } from "~/app/ui/linked-text";
import { addresses, caseAddress } from "~/data/addresses";
import { catalog as words } from "~/data/catalog";
import { groups } from "~/data/groups";
import type { Home } from "~/data/home";
import type { Catalog as CatalogData } from "./catalog.server";
import { CaseSearch, GroupLinks } from "./search";

/** A GET form. With script the page stays, and only the results change. */
export function Catalog({ catalog }: { catalog: CatalogData }) {
  const { count, total, query } = catalog;
  const form = useRef<HTMLFormElement>(null);
  // The field stays in the page, and keeps the focus; `reset` shows the query of the new address.
  useEffect(() => {
    if (query) form.current?.reset();
  }, [query]);

  return (
    <div id="cases" className="catalog">
      <CaseSearch id="cases-q" words={words().search} query={query.q} form={form}>
        <GroupSelect chosen={query.group} />
      </CaseSearch>
      <p role="status" className="catalog__count">
        {words().count(count, total)}{" "}
        {count < total && <a href={addresses.catalog}>{words().showAll}</a>}
      </p>
      <div>
        {count === 0 && <NothingFound isNear={catalog.groups.length > 0} />}
        {catalog.groups.map(({ id, title, cards }) => (
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
    </div>
  );
}

function GroupSelect({ chosen }: { chosen: string }) {
  return (
    <div className="field">
      <label className="field__label" htmlFor="cases-group">
        {words().group.label}
      </label>
      <select
        key={chosen}
        id="cases-group"
        className="field__control"
        name="group"
        defaultValue={chosen}
      >
        <option value="">{words().group.all}</option>
        {groups().map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </select>
    </div>
  );
}

/** Offers the nearest cases or the groups, and the form. */
function NothingFound({ isNear }: { isNear: boolean }) {
  const { title, near, far, form, formText } = words().none;

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

type Card = CatalogData["groups"][number]["cards"][number];

/** A row on a narrow screen, covered by its link; else a card. */
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
        <LinkedText text={title} />
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

type FinderProps = { copy: Home["hero"]["finder"]; query: string };

/** A search with suggestions, which load when it first gets the focus. */
export function Finder({ copy, query }: FinderProps) {
  const navigate = useNavigate();
  const isLoading = useRef(false);

  async function suggest(input: HTMLInputElement) {
    if (isLoading.current) return;

    isLoading.current = true;
    const { addSuggestions } = await import("~/app/client/suggestions");
    const links = [...document.querySelectorAll<HTMLAnchorElement>(".menu__column a")];
    addSuggestions(input, {
      label: copy.suggestions,
      cases: links.map((link) => ({ label: link.textContent ?? "", href: link.pathname })),
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
