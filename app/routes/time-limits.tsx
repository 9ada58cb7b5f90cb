import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
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
        <Listing columns={[table().state, ...columns]} className="listing listing--limits">
          {rows.map(({ name, href, limits }) => (
            <tr key={href}>
              <th scope="row">
                <a href={href}>{name}</a>
              </th>
              {columns.map((title, index) => (
                <td key={title} data-label={title}>
                  {limits[index]}
                </td>
              ))}
            </tr>
          ))}
        </Listing>
      </Section>
    </div>
  );
}
