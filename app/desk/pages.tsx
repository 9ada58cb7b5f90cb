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
  const { rows, total, weeks, periods } = content;
  return (
    <>
      <nav className="tabs" aria-label="Period">
        {periods.map((period) => (
          <a
            key={period}
            href={`/statistics?weeks=${period}`}
            aria-current={period === weeks ? "page" : undefined}
          >
            {period} weeks
          </a>
        ))}
        <a href={`/statistics.csv?weeks=${weeks}`}>CSV</a>
      </nav>
      <p className="hint">
        Leads by the week in which the firm was sent them, and what it has reported about them so
        far. Weeks begin on Monday in New York. An erased lead counts as sent, without its case.
      </p>
      {rows.length === 0 ? (
        <p className="hint">Nothing was sent to a firm in this period.</p>
      ) : (
        <Table
          name="Statistics"
          columns={["Week", "Firm", "Case", "Sent", "Declined", "Contacted", "Signed"]}
          rows={[
            ...rows.map((row) => ({
              id: `${row.week} ${row.firm} ${row.case}`,
              cells: [row.week, row.firm, row.case || "-", ...figuresOf(row)],
            })),
            { id: "total", cells: ["Total", "", "", ...figuresOf(total)] },
          ]}
        />
      )}
    </>
  );
}

function figuresOf(row: ContentOf<"statistics">["total"]) {
  return [row.sent, row.declined, row.contacted, row.signed];
}
