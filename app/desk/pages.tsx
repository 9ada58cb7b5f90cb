import type { ContentOf } from "../services.server";
import { ActForm, Badge, Reason, Table, Time } from "./parts";

export function DestinationsPage({ content }: { content: ContentOf<"destinations"> }) {
  const { queues, alerts, chain } = content;
  return (
    <>
      <Table
        name="Destinations"
        columns={["Destination", "Status", "Waiting", "Oldest", "Detail"]}
        rows={queues.map(({ name, label, state, pending, oldest, detail }) => ({
          id: name,
          cells: [
            <>
              {label} <small>{name}</small>
            </>,
            <Badge key="state" state={state} />,
            pending,
            oldest,
            detail,
          ],
        }))}
      />
      {alerts.length > 0 && (
        <section aria-labelledby="alerts">
          <h2 id="alerts">Open alerts</h2>
          <Table
            name="Open alerts"
            columns={["Alert", "Since", "About", "Lead", "Dismiss"]}
            rows={alerts.map(({ id, event, at, about, reference }) => ({
              id,
              cells: [
                event,
                <Time key="at" at={at} />,
                about,
                reference && <a href={`/submissions/${reference}`}>{reference}</a>,
                <ActForm
                  key="act"
                  action="/alerts"
                  className="done"
                  label="Dismiss"
                  about={`${event} ${reference ?? about}`}
                >
                  <input type="hidden" name="id" value={id} />
                  <Reason id={`alert-${id}`} />
                </ActForm>,
              ],
            }))}
          />
        </section>
      )}
      <p className="hint">
        Receipts: {chain.stored} stored, {chain.sealed} sealed.
      </p>
    </>
  );
}

/** Case pages, starting with the one whose newest source is oldest. */
export function AgesPage({ content: { pages, site } }: { content: ContentOf<"ages"> }) {
  return (
    <Table
      name="Pages of cases"
      columns={["Page", "Newest source", "Days", "To check"]}
      rows={pages.map(({ title, href, newest, days, due }) => ({
        id: href,
        cells: [
          <PageName key="name" title={title} href={site && site + href} />,
          newest,
          days,
          due,
        ],
      }))}
    />
  );
}

function PageName({ title, href }: { title: string; href: string | undefined }) {
  return href ? <a href={href}>{title}</a> : title;
}

export function StatisticsPage({ content }: { content: ContentOf<"statistics"> }) {
  const { counts, days, periods } = content;
  return (
    <>
      <nav className="tabs" aria-label="Period">
        {periods.map((period) => (
          <a
            key={period}
            href={`/statistics?days=${period}`}
            aria-current={period === days ? "page" : undefined}
          >
            {period} days
          </a>
        ))}
        <a href={`/statistics.csv?days=${days}`}>CSV by day</a>
      </nav>
      <p className="hint">
        Counted apart, without personal data, up to ten seconds ago. Spam is not counted.
      </p>
      <div className="figures">
        {counts.map(({ title, columns, rows }) => (
          <section key={title}>
            <h2>{title}</h2>
            {rows.length === 0 ? (
              <p className="hint">Nothing in this period.</p>
            ) : (
              <Table
                name={title}
                columns={columns}
                rows={rows.map(({ name, figure, share }) => ({
                  id: name,
                  cells: [
                    name,
                    <>
                      {figure} <Bar share={share} />
                    </>,
                  ],
                }))}
              />
            )}
          </section>
        ))}
      </div>
    </>
  );
}

/** The policy allows no style attribute, so an SVG sets the length. */
function Bar({ share }: { share: number }) {
  return (
    <svg className="bar" aria-hidden="true">
      <rect width={`${Math.round(share * 100)}%`} height="100%" />
    </svg>
  );
}
