import { Form } from "@remix-run/react";
import type { FocusEvent } from "react";
import { addresses, groupAddress } from "~/data/addresses";
import { catalog } from "~/data/catalog";
import { groups } from "~/data/groups";

type CaseSearchProps = {
  /** Id of the field, because a page may have several searches. */
  id: string;
  words: { name?: string; label: string; placeholder?: string; button: string };
  query?: string;
  onFocus?: (event: FocusEvent<HTMLInputElement>) => void;
};

/** A plain GET of the catalog. */
export function CaseSearch({ id, words, query, onFocus }: CaseSearchProps) {
  return (
    <Form
      method="get"
      action={addresses.catalog}
      className="search"
      role="search"
      aria-label={words.name}
    >
      <div className="field listbox">
        <label className="field__label" htmlFor={id}>
          {words.label}
        </label>
        <input
          id={id}
          className="field__control"
          type="search"
          name="q"
          maxLength={80}
          placeholder={words.placeholder}
          defaultValue={query}
          onFocus={onFocus}
        />
      </div>
      <button type="submit" className="button">
        {words.button}
      </button>
    </Form>
  );
}

/** Links to the catalog, narrowed to each group and whole, with the number of cases. */
export function GroupLinks({ counted }: { counted?: readonly { id: string; count: number }[] }) {
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
