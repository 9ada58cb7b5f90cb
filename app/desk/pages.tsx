import type { ContentOf } from "../services.server";
import { ActForm, Badge, Table } from "./parts";

export function DestinationsPage({ content }: { content: ContentOf<"destinations"> }) {
  const { queues, needs, hints, chain } = content;
  return (
    <>
      {needs.length > 0 && (
        <ul className="needs">
          {needs.map(({ title, reason, todo }) => (
            <li key={title} className="needs__urgent">
              {title}
              {reason && `: ${reason}`}. {todo}
            </li>
          ))}
        </ul>
      )}
      <Table
        name="Destinations"
        columns={["Destination", "Status", "Waiting", "Oldest", "Detail", "Act"]}
        rows={queues.map(({ name, label, words, pending, oldest, detail, canTry }) => ({
          id: name,
          cells: [
            <>
              {label} <small>{name}</small>
            </>,
            <Badge key="state" state={words} />,
            pending,
            oldest,
            detail,
            canTry && (
              <ActForm
                key="try"
                action={`/try/${encodeURIComponent(name)}`}
                className="done"
                label="Try now"
                about={label}
              />
            ),
          ],
        }))}
      />
      {hints.map((hint) => (
        <p key={hint} className="hint">
          {hint}
        </p>
      ))}
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
