import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useState } from "react";
import { seeOther } from "~/app/layout/answers.server";
import { listStates, readRow } from "~/app/limits/limits.server";
import { Listing } from "~/app/limits/listing";
import { LimitNote } from "~/app/limits/rule-view";
import { PageHead } from "~/app/ui/page-head";
import { Section } from "~/app/ui/section";
import { addresses, stateAddress } from "~/data/addresses";
import { timeLimitsPage } from "~/data/time-limits-page";

export async function loader({ request }: LoaderFunctionArgs) {
  const typed = new URL(request.url).searchParams.get("state") ?? "";
  const states = listStates();
  const fitting = states.filter(({ name }) => fits(name, typed));
  const chosen =
    states.find(({ slug, name }) => [slug, plain(name)].includes(plain(typed))) ??
    (fitting.length === 1 ? fitting[0] : undefined);
  if (chosen) throw seeOther(stateAddress(chosen.slug));

  const { title, lead } = timeLimitsPage();

  return {
    head: { title, description: lead, path: addresses.timeLimits },
    typed: fitting.length > 0 ? typed : "",
    rows: states.map(({ state }) => readRow(state)),
  };
}

export { ErrorBoundary, meta } from "~/app/layout/head";

const table = () => timeLimitsPage().table;

export default function TimeLimits() {
  const { head, typed, rows } = useLoaderData<typeof loader>();
  const columns = Object.values(table().columns);
  const shortTitles = Object.values(table().short);
  const [filter, setFilter] = useState(typed);

  return (
    <div className="page">
      <PageHead title={head.title} drawing="time-limits">
        <p className="lead">{head.description}</p>
        <form className="search" action={addresses.timeLimits}>
          <div className="field">
            <label className="field__label" htmlFor="state">
              {timeLimitsPage().find}
            </label>
            <input
              id="state"
              className="field__control"
              name="state"
              type="search"
              autoComplete="off"
              defaultValue={typed}
              onChange={({ currentTarget }) => setFilter(currentTarget.value)}
            />
            <p role="status" className="visually-hidden">
              {filter && table().shown(rows.filter(({ name }) => fits(name, filter)).length)}
            </p>
          </div>
          <button type="submit" className="button">
            {timeLimitsPage().choose.button}
          </button>
        </form>
        <LimitNote />
      </PageHead>
      <Section name="table" title={table().title}>
        <p>{table().note}</p>
        <p className="text-links">
          <a href={addresses.deadlines}>{timeLimitsPage().dates}</a>
        </p>
        <Listing columns={[table().state, ...columns]} className="listing listing--limits">
          {rows.map(({ name, href, limits }) => (
            <tr key={href} hidden={!fits(name, filter)}>
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

/** Of a state and what was typed to find it. */
const fits = (name: string, typed: string) => plain(name).includes(plain(typed));

/** Without accents and capitals, as people type. */
function plain(text: string): string {
  return text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase().trim();
}
