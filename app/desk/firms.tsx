import type { ContentOf } from "../services.server";
import { ActForm, Badge, Facts, Table } from "./parts";
import { Field } from "./submission";

export function FirmsPage({ content }: { content: ContentOf<"firms"> }) {
  const { firms, untold, hasFile, faults } = content;
  return (
    <>
      {faults.length > 0 && (
        <p className="caution">
          PARTNERS_FILE {faults.join("; ")}. Everything below is as it was read before.
        </p>
      )}
      <Table
        name="Firms"
        columns={["Firm", "Status", "Today", "Waiting", "Declined", "Last answer", "Last error"]}
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
            firm.lastAnswer,
            firm.lastError,
          ],
        }))}
      />
      <p className="hint">
        Today counts from midnight in New York. It is above the limit if the limit was lowered
        today, or if a firm took back a lead. Declined counts the last 30 days.
      </p>
      <div className="links">
        <a href="/firms/-">Add a firm</a>
        {hasFile && <ActForm action="/reload" className="done" label="Read the file again" />}
      </div>
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

type Firm = { content: ContentOf<"firm"> };

export function FirmPage({ content }: Firm) {
  const { id, firm, fields, version, json, secret } = content;
  return (
    <>
      {secret && <NewSecret secret={secret} />}
      {json && (
        <section aria-labelledby="json">
          <h2 id="json">The file with this firm</h2>
          <p className="hint">
            Copy it into the file that PARTNERS_FILE names, then press <em>Read the file again</em>{" "}
            on the page of firms. If PARTNERS_FILE is not set, set it and restart server and desk.
          </p>
          <pre>{json}</pre>
        </section>
      )}
      <div className="halves">
        <div>
          {firm && <FirmNow firm={firm} />}
          <ActForm action={`/firms/${id ?? "-"}/secret`} label="Make a new secret">
            <p>
              It is shown once, with the steps to use it. Until you follow them, nothing changes.
            </p>
          </ActForm>
        </div>
        <section aria-labelledby="edit">
          <h2 id="edit">{id === null ? "Add" : "Change"}</h2>
          <p className="hint">
            The whole file is validated first. A variable with a secret must be set where server and
            desk start.
          </p>
          <ActForm
            action={`/firms/${id ?? "-"}`}
            label={id === null ? "Add the firm" : "Save"}
            className="fields"
          >
            <input type="hidden" name="version" value={version} />
            {fields.map((field) => (
              <Field key={field.name} field={field} />
            ))}
          </ActForm>
        </section>
      </div>
    </>
  );
}

function FirmNow({ firm }: { firm: NonNullable<Firm["content"]["firm"]> }) {
  const { id, name, way, state, answeredAt } = firm;
  const facts = [
    { name: "Status", value: way === null ? "cannot be reached" : state },
    { name: "Reached by", value: way ?? "nothing" },
    { name: "Today", value: firm.today },
    { name: "Waiting", value: firm.waiting },
    { name: "Declined", value: `${firm.declined} in 30 days` },
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

function NewSecret({
  secret: { value, variable },
}: {
  secret: { value: string; variable: string };
}) {
  return (
    <section aria-labelledby="secret">
      <h2 id="secret">New secret</h2>
      <p>It is shown only now, and stored nowhere.</p>
      <pre>{value}</pre>
      <ol>
        <li>
          Where the server gets its settings, put it before the present one, separated by a blank:{" "}
          <code>{`${variable}="${value} PRESENT_SECRET"`}</code>. Without a present one, put it
          alone.
        </li>
        <li>Restart the server and this desk. Messages are then signed with both.</li>
        <li>Give the new secret to the firm in a way that nobody else can read.</li>
        <li>
          When the firm verifies with it and a test is accepted, remove the old one and restart.
        </li>
      </ol>
    </section>
  );
}
