import type { DeskContent, UntoldList } from "~/data/desk/view";
import { deskWords, firmWords as words } from "~/data/desk/words";
import { ActForm, Badge, Facts, Needs, TableHead } from "./desk-parts";

type FirmsProps = Extract<DeskContent, { kind: "firms" }>;

/** Every firm of the file with its figures. */
export function FirmsView({ columns, rows, untold }: FirmsProps) {
  return (
    <>
      {rows.every(({ href }) => href === null) && <p>{words.stored}</p>}
      <section className="scroll" aria-label={deskWords.table(words.firms)} tabIndex={0}>
        <table>
          <TableHead columns={columns} />
          <tbody>
            {rows.map(({ name, href, state, cells }) => (
              <tr key={name}>
                <th scope="row">{href ? <a href={href}>{name}</a> : name}</th>
                <td>
                  <Badge state={state} />
                </td>
                {cells.map((cell, index) => (
                  <td key={columns[index + 2]} data-label={columns[index + 2]}>
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p className="hint">{words.period}</p>
      <Untold untold={untold} />
    </>
  );
}

/** One firm: its day, what needs attention, and who is still to be told. */
export function FirmPage({ firm, untold }: Extract<DeskContent, { kind: "firm" }>) {
  const { id, summary, state, figures, needs, can, formToken } = firm;

  return (
    <>
      <p className="summary">
        <Badge state={state} /> {summary}
      </p>
      <Needs needs={needs} />
      <Facts id="figures" title={words.figures} facts={figures} />
      {figures.length > 0 && <p className="hint">{words.test(id)}</p>}
      {can.pause && (
        <ActForm action={`/firms/${id}/pause`} formToken={formToken} label={words.pause}>
          {words.pauseNote}
        </ActForm>
      )}
      {can.resume && (
        <ActForm action={`/firms/${id}/resume`} formToken={formToken} label={words.resume}>
          {words.resumeNote}
        </ActForm>
      )}
      <Untold untold={untold} />
    </>
  );
}

function Untold({ untold: { rows, formToken } }: { untold: UntoldList }) {
  return (
    <section aria-labelledby="untold">
      <h2 id="untold">{words.untold}</h2>
      {rows.length === 0 ? (
        <p className="calm">{words.allTold}</p>
      ) : (
        <section className="scroll" aria-label={deskWords.table(words.untold)} tabIndex={0}>
          <table>
            <TableHead columns={words.untoldColumns} />
            <tbody>
              {rows.map(({ mark, recipient, reference, text, due }) => (
                <tr key={`${mark} ${recipient} ${reference}`}>
                  <th scope="row">{recipient}</th>
                  <td>
                    <a href={`/submissions/${reference}`}>{reference}</a>
                  </td>
                  <td>{text}</td>
                  <td data-label={words.untoldColumns[3]}>{due}</td>
                  <td>{mark && <Done {...{ mark, recipient, reference, formToken }} />}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </section>
  );
}

type DoneProps = { mark: string; recipient: string; reference: string; formToken: string };

function Done({ mark, recipient, reference, formToken }: DoneProps) {
  return (
    <form method="post" action="/untold">
      <input type="hidden" name="form_token" value={formToken} />
      <input type="hidden" name="mark" value={mark} />
      <button type="submit" className="button">
        {words.done}
        <span className="skip">{words.doneFor(recipient, reference)}</span>
      </button>
    </form>
  );
}
