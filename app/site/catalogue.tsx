import { Form, Link } from "@remix-run/react";
import { useEffect, useRef } from "react";
import type { CaseCard } from "./case-card";
import { CaseCardView } from "./case-card";

type CatalogueProps = {
  cards: readonly CaseCard[];
  total: number;
  groups: readonly { id: string; title: string }[];
  query: { q: string; group: string };
};

/** All cases, searched by word and narrowed by group: a GET form, in place where script runs. */
export function Catalogue({ cards, total, groups, query }: CatalogueProps) {
  const isNarrowed = query.q !== "" || query.group !== "";
  const search = useRef<HTMLFormElement>(null);
  // The field stays, and with it the focus; what it holds follows the address.
  useEffect(() => {
    if (query) search.current?.reset();
  }, [query]);

  return (
    <div id="cases" className="catalogue">
      <Form
        ref={search}
        method="get"
        action="/#cases"
        className="filters"
        role="search"
        preventScrollReset
      >
        <div className="field">
          <label className="field__label" htmlFor="cases-q">
            Search by word
          </label>
          <input
            id="cases-q"
            className="field__control"
            type="search"
            name="q"
            maxLength={80}
            defaultValue={query.q}
          />
        </div>
        <div className="field">
          <label className="field__label" htmlFor="cases-group">
            Group
          </label>
          <select
            key={query.group}
            id="cases-group"
            className="field__control"
            name="group"
            defaultValue={query.group}
          >
            <option value="">All groups</option>
            {groups.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </select>
        </div>
        <button type="submit" className="button">
          Search
        </button>
      </Form>
      <p role="status" className="catalogue__count">
        {isNarrowed ? `${cards.length} of ${total} cases` : `${total} cases`}
        {isNarrowed && (
          <>
            {" "}
            <Link to="/#cases" preventScrollReset>
              Show all
            </Link>
          </>
        )}
      </p>
      {cards.length === 0 && (
        <p className="empty">
          No case matches. Try another word, or <Link to="/contact">write to us</Link>.
        </p>
      )}
      <div className="card-grid">
        {cards.map((card) => (
          <CaseCardView key={card.slug} {...card} />
        ))}
      </div>
    </div>
  );
}
