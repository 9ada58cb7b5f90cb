import type { DeliveryView, SubmissionView } from "~/data/desk/view";
import { deskWords } from "~/data/desk/words";
import { Badge } from "./badge";
import { TableHead } from "./table-head";
import { Time } from "./time";

export function Deliveries({ submission }: { submission: SubmissionView }) {
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
