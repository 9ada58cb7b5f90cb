import { Form, useNavigate } from "@remix-run/react";
import { type FocusEvent, useRef } from "react";
import { addresses, groupAddress } from "~/data/addresses";
import { catalog } from "~/data/catalog";
import { groups } from "~/data/groups";
import { layoutWords } from "~/data/layout";

const words = () => layoutWords().search;

type CaseSearchProps = {
  /** Id of the field, because a page may have several searches. */
  id: string;
  name?: string;
  label?: string;
  query?: string;
  onFocus?: (event: FocusEvent<HTMLInputElement>) => void;
};

/** A plain GET of the catalog. */
export function CaseSearch({ id, name, label = words().menu, query, onFocus }: CaseSearchProps) {
  return (
    <Form
      method="get"
      action={addresses.catalog}
      className="search"
      role="search"
      aria-label={name}
    >
      <div className="field listbox">
        <label className="field__label" htmlFor={id}>
          {label}
        </label>
        <input
          id={id}
          className="field__control"
          type="search"
          name="q"
          maxLength={80}
          placeholder={words().placeholder}
          defaultValue={query}
          onFocus={onFocus}
        />
      </div>
      <button type="submit" className="button">
        {words().button}
      </button>
    </Form>
  );
}

/** A search with suggestions, which load when it first gets the focus. */
export function Finder({ query }: { query?: string }) {
  const navigate = useNavigate();
  const isLoading = useRef(false);

  async function suggest(input: HTMLInputElement) {
    if (isLoading.current) return;

    isLoading.current = true;
    const [{ addSuggestions }, known] = await Promise.all([
      import("~/app/client/suggestions"),
      fetch("/search-words.json").then((answer) => answer.json()),
    ]);
    addSuggestions(input, known, words().suggestions, navigate);
  }

  return (
    <CaseSearch
      id="finder-q"
      name={words().name}
      label={words().label}
      query={query}
      onFocus={(event) => suggest(event.currentTarget)}
    />
  );
}

/** The groups with their numbers of cases, unless the page failed before they were loaded. */
export type Counted = { counted: readonly { id: string; count: number }[] | undefined };

/** Links to the catalog, narrowed to each group and whole, with the number of cases. */
export function GroupLinks({ counted }: Counted) {
  const all = { id: "all", short: catalog().showAll };

  return (
    <ul className="doors">
      {[...groups(), all].map(({ id, short }) => {
        const isAll = id === all.id;
        const count = counted?.reduce(
          (sum, group) => (isAll || group.id === id ? sum + group.count : sum),
          0,
        );
        return (
          <li key={id}>
            <a
              className={`door group group--${id}`}
              href={isAll ? addresses.catalog : groupAddress(id)}
            >
              <span>
                {short} {count && <small>{catalog().cases(count)}</small>}
              </span>
            </a>{" "}
          </li>
        );
      })}
    </ul>
  );
}
