import type { ContentOf } from "../services.server";
import { ActForm, Badge, Facts, Table } from "./parts";

export function FirmsPage({ content }: { content: ContentOf<"firms"> }) {
  const { firms, untold, faults } = content;
  return (
    <>
      {faults.length > 0 && (
        <p className="caution">
          PARTNERS_FILE {faults.join("; ")}. Everything below is as it was read before.
        </p>
      )}
      <Table
        name="Firms"
        columns={[
          "Firm",
          "Status",
          "Today",
          "Waiting",
          "Declined",
          "Time to answer",
          "Last answer",
          "Last error",
        ]}
        rows={firms.map(({ id, name, way, state, ...firm }) => ({
          id: name,
          cells: [
            <FirmName key="name" id={id} name={name} />,
            <>
              <Badge state={way === null ? "cannot be reached" : state} />
              {way && <small>by {way}</small>}
            </>,
            firm.today,
            firm.waiting,
            firm.declined,
            firm.answered,
            firm.lastAnswer,
            firm.lastError,
          ],
        }))}
      />
      <p className="hint">
        Today counts from midnight in New York. It is above the limit if the limit was lowered
        today, or if a firm took back a lead. Declined counts the last 30 days. The time to a firm's
        first answer is the median of 30 days.
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
  return id === null ? name : <a href={`/firms/${id}`}>{name}</a>;
}

export function FirmPage({ content: { id, firm } }: { content: ContentOf<"firm"> }) {
  const { name, way, state, answeredAt } = firm;
  const facts = [
    { name: "Status", value: way === null ? "cannot be reached" : state },
    { name: "Reached by", value: way ?? "nothing" },
    { name: "Today", value: firm.today },
    { name: "Waiting", value: firm.waiting },
    { name: "Declined", value: `${firm.declined} in 30 days` },
    { name: "Time to answer", value: `${firm.answered} (median of 30 days)` },
    { name: "Last answer", value: answeredAt ? `${firm.lastAnswer} (${answeredAt})` : "-" },
    { name: "Last error", value: firm.lastError ?? "-" },
  ];
  return (
    <>
      <Facts id="now" title="Now" facts={facts} />
      <p className="links">
        <a href={`/?tab=all&firm=${id}`}>Its submissions</a>
      </p>
      {way !== null && (
        <>
          <ActForm action={`/firms/${id}/test`} label="Send a test">
            <p>
              Sends a made-up message by {way.replace(", then ", " and ")}. If the firm accepts it,
              a hold ends.
            </p>
            <label>
              <input type="checkbox" name="lead" /> A made-up lead and each notice about it, too
            </label>
          </ActForm>
          {state === "paused" ? (
            <ActForm action={`/firms/${id}/resume`} label="Resume" about={name} />
          ) : (
            <ActForm action={`/firms/${id}/pause`} label="Pause" about={name}>
              <p>
                A paused firm gets no leads. Leads that it has not received go to another firm of
                the form, except those that it may have after an unclear answer.
              </p>
            </ActForm>
          )}
        </>
      )}
    </>
  );
}
