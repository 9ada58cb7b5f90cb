import { useEffect, useRef } from "react";
import { DrawnOnce } from "~/app/ui/drawn-once";
import { addresses } from "~/data/addresses";
import { catalog as words } from "~/data/catalog";
import { groups } from "~/data/groups";
import type { searchCatalog } from "./catalog.server";
import { CaseSearch } from "./search";

type CatalogProps = { catalog: ReturnType<typeof searchCatalog> };

/** A GET form; with script the page stays and only the results change. */
export function Catalog({ catalog }: CatalogProps) {
  const { count, total, query } = catalog;
  const form = useRef<HTMLFormElement>(null);
  // The field is kept, and with it the focus; `reset` shows the query of the new address.
  useEffect(() => {
    if (query) form.current?.reset();
  }, [query]);

  return (
    <div id="cases" className="catalogue">
      <CaseSearch id="cases-q" words={words().search} query={query.q} form={form}>
        <GroupSelect chosen={query.group} />
      </CaseSearch>
      <p role="status" className="catalogue__count">
        {words().count(count, total)}{" "}
        {count < total && <a href={addresses.catalog}>{words().showAll}</a>}
      </p>
      <DrawnOnce key={`${query.q}\n${query.group}`} part={catalog.found} />
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
