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

export function FirmsPage({ content: { firms, untold } }: { content: ContentOf<"firms"> }) {
  return (
    <>
      <Table
        name="Firms"
        columns={[
          ...["Firm", "Status", "Today", "Delivered", "Contacted", "Declined", "Waiting", "Oldest"],
          "Pause",
        ]}
        rows={firms.map(({ id, name, way, state, holdReason, ...firm }) => ({
          id: name,
          cells: [
            <FirmName key="name" id={id} name={name} />,
            <>
              <Badge state={way === null ? "cannot be reached" : state} />
              <small>{[way && `by ${way}`, holdReason].filter(Boolean).join(": ")}</small>
            </>,
            firm.today,
            firm.delivered,
            firm.contacted,
            firm.declined,
            firm.waiting,
            firm.oldest,
            way !== null && (
              <ActForm
                action={`/firms/${id}/${state === "paused" ? "resume" : "pause"}`}
                className="done"
                label={state === "paused" ? "End the pause" : "Pause"}
                about={name}
              />
            ),
          ],
        }))}
      />
      <p className="hint">
        Delivered, contacted (median) and declined are of the last 30 days. A paused firm gets no
        leads; those it has not received go to another firm of the form. relay partner test ID shows
        whether a firm can be reached.
      </p>
      <section aria-labelledby="untold">
        <h2 id="untold">To be notified by hand</h2>
        {untold.length === 0 ? (
          <p className="hint">Everybody was notified.</p>
        ) : (
          <Table
            name="To be notified by hand"
            columns={["Recipient", "Lead", "What", "Due", "Done"]}
            rows={untold.map(({ mark, recipient, reference, text, due }) => ({
              id: `${mark} ${recipient} ${reference}`,
              cells: [
                recipient,
                <a key="lead" href={`/submissions/${reference}`}>
                  {reference}
                </a>,
                text,
                due,
                mark && (
                  <ActForm
                    action="/untold"
                    className="done"
                    label="Done"
                    about={`${recipient}, ${reference}`}
                  >
                    <input type="hidden" name="mark" value={mark} />
                  </ActForm>
                ),
              ],
            }))}
          />
        )}
      </section>
    </>
  );
}

function FirmName({ id, name }: { id: string | null; name: string }) {
  return id === null ? name : <a href={`/?firm=${id}`}>{name}</a>;
}

/** Case pages, starting with the one whose newest source is oldest. */
export function AgesPage({ content: { lines } }: { content: ContentOf<"ages"> }) {
  return (
    <ol>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ol>
  );
}

export function StatisticsPage({ content: { counts } }: { content: ContentOf<"statistics"> }) {
  return (
    <>
      <p className="hint">The last 30 days.</p>
      <div className="halves">
        {counts.map(({ title, columns, rows }) => (
          <section key={title}>
            <h2>{title}</h2>
            {rows.length === 0 ? (
              <p className="hint">Nothing in this period.</p>
            ) : (
              <Table
                name={title}
                columns={columns}
                rows={rows.map(([name, figure]) => ({ id: name, cells: [name, figure] }))}
              />
            )}
          </section>
        ))}
      </div>
    </>
  );
}
