import { Form, useNavigate } from "@remix-run/react";
import { useRef } from "react";
import { addresses } from "~/data/addresses";
import type { Home } from "~/data/home";

type FinderProps = { copy: Home["hero"]["finder"]; query: string };

/** The search of the catalogue as a first step; the first touch fetches its suggestions. */
export function Finder({ copy, query }: FinderProps) {
  const navigate = useNavigate();
  const isLoading = useRef(false);

  async function suggest(input: HTMLInputElement) {
    if (isLoading.current) return;
    isLoading.current = true;
    const { FinderSuggestions } = await import("./finder-suggestions");
    const cases = [...document.querySelectorAll<HTMLAnchorElement>(".menu__column a")].map(
      (link) => ({ label: link.textContent ?? "", href: link.pathname }),
    );
    new FinderSuggestions(input, { cases, label: copy.suggestions, go: navigate }).attach();
  }

  return (
    <Form method="get" action={addresses.catalogue} role="search" aria-label={copy.name}>
      <label className="field__label finder__label" htmlFor="finder-q">
        {copy.label}
      </label>
      <div className="search__row">
        <div className="listbox">
          <input
            id="finder-q"
            className="field__control"
            type="search"
            name="q"
            maxLength={80}
            placeholder={copy.placeholder}
            defaultValue={query}
            onFocus={(event) => suggest(event.currentTarget)}
          />
        </div>
        <button type="submit" className="button">
          {copy.button}
        </button>
      </div>
    </Form>
  );
}
