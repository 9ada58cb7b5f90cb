import type { DeliveryView, SubmissionView as View } from "~/data/desk/view";
import { deskWords, firmWords } from "~/data/desk/words";
import { Badge, FactList, Facts, TableHead, Time } from "./desk-parts";
import { Act, Fields, PrivacyRequests } from "./submission-forms";

/** What needs attention comes first; on a wide screen the fields stand beside the deliveries. */
export function SubmissionView({ submission }: { submission: View }) {
  const { summary, received, cautions, facts, sent, answers, consent } = submission;

  return (
    <>
      <p className="summary">
        {summary}
        <br />
        {deskWords.received} <Time at={received} />
      </p>
      {cautions.map((text) => (
        <p key={text} className="caution">
          <strong>{text}</strong>
        </p>
      ))}
      <Trouble submission={submission} />
      <div className="halves">
        <div>
          <div className="sent">
            <Facts id="sent" title={deskWords.fields} facts={sent} />
            {sent.length > 0 && <p className="hint">{deskWords.copyHint}</p>}
          </div>
          <Facts id="answers" title={deskWords.answers} facts={answers} />
        </div>
        <div>
          <Fields submission={submission} />
          <Deliveries submission={submission} />
          <Facts id="firms" title={firmWords.firms} facts={submission.firms} />
          <Done submission={submission} />
          <Facts id="about" title={deskWords.about} facts={facts} />
        </div>
      </div>
      <Facts id="receipt" title={deskWords.receipt} facts={consent} empty={deskWords.noReceipt} />
      <Proof submission={submission} />
      <PrivacyRequests submission={submission} />
    </>
  );
}

function Trouble({ submission }: { submission: View }) {
  const { can, troubles } = submission;
  if (troubles.length === 0 && !can.retry && !can.release) return null;

  return (
    <section
      className={troubles.length > 0 ? "trouble" : "trouble trouble--calm"}
      aria-labelledby="trouble"
    >
      <h2 id="trouble">{troubles.length > 0 ? deskWords.trouble : deskWords.underWay}</h2>
      {troubles.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {can.edit && troubles.length > 0 && (
        <p>
          <a href="#correct">{deskWords.toFields}</a>
        </p>
      )}
      {can.retry && (
        <Act submission={submission} act="retry" label={deskWords.retry}>
          {deskWords.retryNote}
        </Act>
      )}
      {can.release && (
        <Act submission={submission} act="release" label={deskWords.release}>
          {deskWords.releaseNote}
        </Act>
      )}
    </section>
  );
}

function Done({ submission: { acts } }: { submission: View }) {
  return (
    <section aria-labelledby="acts">
      <h2 id="acts">{deskWords.acts}</h2>
      {acts.length === 0 ? (
        <p>{deskWords.noActs}</p>
      ) : (
        <ol className="acts">
          {acts.map(({ at, text }) => (
            <li key={`${at.iso}${text}`}>
              {text}
              <br />
              <Time at={at} />
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

function Proof({ submission: { proof } }: { submission: View }) {
  if (proof.length === 0) return null;

  return (
    <details>
      <summary>{deskWords.proof}</summary>
      <FactList facts={proof} />
    </details>
  );
}

function Deliveries({ submission }: { submission: View }) {
  return (
    <section aria-labelledby="deliveries">
      <h2 id="deliveries">{deskWords.deliveries}</h2>
      {submission.deliveries.length === 0 && <p>{deskWords.noDeliveries}</p>}
      {submission.deliveries.map((delivery) => (
        <Delivery key={delivery.id} delivery={delivery} />
      ))}
    </section>
  );
}

function Delivery({ delivery }: { delivery: DeliveryView }) {
  const { label, state, detail, attempts } = delivery;

  return (
    <div className="delivery">
      <h3>
        {label} <Badge state={state} />
      </h3>
      {detail && <p>{detail}</p>}
      {attempts.length > 0 && (
        <table>
          <TableHead columns={deskWords.attemptColumns} />
          <tbody>
            {attempts.map((attempt) => (
              <tr key={attempt.at.iso}>
                <td>
                  <Time at={attempt.at} />
                </td>
                <td>{attempt.outcome}</td>
                <td>{attempt.status}</td>
                <td>{attempt.detail}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}
