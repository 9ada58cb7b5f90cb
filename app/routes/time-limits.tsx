import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useState } from "react";
import { useScript } from "~/app/client/document-state";
import { seeOther } from "~/app/layout/answers.server";
import { findState, listStates, readRow } from "~/app/limits/limits.server";
import { Listing } from "~/app/limits/listing";
import { LimitNote } from "~/app/limits/rule-view";
import { StateChoice } from "~/app/limits/state-choice";
import { PageHead } from "~/app/ui/page-head";
import { Section } from "~/app/ui/section";
import { addresses, stateAddress } from "~/data/addresses";
import { timeLimitsPage } from "~/data/time-limits-page";

export async function loader({ request }: LoaderFunctionArgs) {
  const chosen = findState(new URL(request.url).searchParams.get("state"));
  if (chosen) throw seeOther(stateAddress(chosen.slug));

  const { title, lead } = timeLimitsPage();
  const states = listStates();

  return {
    head: { title, description: lead, path: addresses.timeLimits },
    states: states.map(({ slug, name }) => ({ slug, name })),
    rows: states.map(({ state }) => readRow(state)),
  };
}

export { ErrorBoundary, meta } from "~/app/layout/head";

const table = () => timeLimitsPage().table;

export default function TimeLimits() {
  const { head, states, rows } = useLoaderData<typeof loader>();
  const columns = Object.values(table().columns);
  const shortTitles = Object.values(table().short);
  const hasScript = useScript();
  const [filter, setFilter] = useState("");
  const matches = (name: string) => plain(name).includes(plain(filter));

  return (
    <div className="page">
      <PageHead title={head.title} drawing="time-limits">
        <p className="lead">{head.description}</p>
        <LimitNote />
      </PageHead>
      <StateChoice states={states} />
      <Section name="table" title={table().title}>
        <p>{table().note}</p>
        <p className="text-links">
          <a href={addresses.deadlines}>{timeLimitsPage().dates}</a>
        </p>
        <div className="field listing__filter" hidden={!hasScript}>
          <label className="field__label" htmlFor="filter">
            {table().filter}
          </label>
          <input
            id="filter"
            className="field__control"
            type="search"
            autoComplete="off"
            value={filter}
            onChange={({ currentTarget }) => setFilter(currentTarget.value)}
          />
          <p role="status" className="visually-hidden">
            {filter && table().shown(rows.filter(({ name }) => matches(name)).length)}
          </p>
        </div>
        <Listing columns={[table().state, ...columns]} className="listing listing--limits">
          {rows.map(({ name, href, limits }) => (
            <tr key={href} hidden={!matches(name)}>
              <th scope="row">
                <a href={href}>{name}</a>
              </th>
              {columns.map((title, index) => (
                <td key={title} data-label={shortTitles[index]}>
                  <Limit text={limits[index] ?? ""} />
                </td>
              ))}
            </tr>
          ))}
        </Listing>
      </Section>
    </div>
  );
}

/** A number with its unit, which a phone leaves out, or a word as a tag. */
function Limit({ text }: { text: string }) {
  const [, number, unit] = /^([\d½]+) (.+)$/.exec(text) ?? [];
  if (!number) return <span className="tag">{text}</span>;

  return (
    <>
      {number} <span className="listing__unit">{unit}</span>
    </>
  );
}

/** Without accents and capitals, as people type. */
function plain(text: string): string {
  return text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase().trim();
}
