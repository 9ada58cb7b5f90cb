import type { ReactNode } from "react";
import { contactChannels } from "~/data/contact-channels";
import type { ContentOf } from "../services.server";
import { ActForm, Badge, FactList, Facts, Reason, TableHead, Time } from "./parts";

type Content = ContentOf<"submission">;
type Props = { content: Content };

/** What needs attention comes first; on a wide screen the fields stand beside the deliveries. */
export function SubmissionPage({ content }: Props) {
  const { lead } = content;

  return (
    <>
      <p className="summary">
        {lead.summary}
        <br />
        Received <Time at={lead.receivedAt} />
      </p>
      {lead.cautions.map((text) => (
        <p key={text} className="caution">
          <strong>{text}</strong>
        </p>
      ))}
      <Trouble content={content} />
      <div className="halves">
        <div>
          <div className="sent">
            <Facts id="sent" title="What was sent" facts={lead.sent} />
            {lead.sent.length > 0 && (
              <p className="hint">Click a value to select all of it for copying.</p>
            )}
          </div>
          <Facts id="answers" title="Shared answers" facts={lead.answers} />
        </div>
        <div>
          <CorrectionForm content={content} />
          <Deliveries deliveries={lead.deliveries} />
          <Facts id="firms" title="Firms" facts={lead.firms} />
          <Done acts={lead.acts} />
          <Facts id="about" title="About it" facts={lead.facts} />
        </div>
      </div>
      <Facts id="receipt" title="Consent proof" facts={lead.consent} empty="No receipt." />
      {lead.proof.length > 0 && (
        <details>
          <summary>The proof itself</summary>
          <FactList facts={lead.proof} />
        </details>
      )}
      <PersonActs content={content} />
    </>
  );
}

function Trouble({ content }: Props) {
  const { can, troubles } = content.lead;
  if (troubles.length === 0 && !can.retry && !can.release) return null;

  return (
    <section
      className={troubles.length > 0 ? "trouble" : "trouble trouble--calm"}
      aria-labelledby="trouble"
    >
      <h2 id="trouble">{troubles.length > 0 ? "This needs you" : "Still under way"}</h2>
      {troubles.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {can.edit && troubles.length > 0 && (
        <p>
          <a href="#correct">Correct the fields</a>
        </p>
      )}
      {can.retry && (
        <Act content={content} act="retry" label="Send it again as it is">
          Deliveries that were refused, have expired or are waiting become due now. What was
          delivered is not sent twice.
        </Act>
      )}
      {can.release && (
        <Act content={content} act="release" label="Release from quarantine">
          It was taken for spam and sent to nobody. Once released it is delivered.
        </Act>
      )}
      {can.release && (
        <Act content={content} act="discard" label="Discard it as spam" isDangerous>
          It is erased, and nobody is sent it. This cannot be undone.
          <Reason id="discard-reason" />
        </Act>
      )}
      {can.dismiss && (
        <Act content={content} act="dismiss" label="Nothing more to do">
          For a lead that was handled in another way, such as by telephone: nothing of it is sent
          again.
          <Reason id="dismiss-reason" />
        </Act>
      )}
    </section>
  );
}

function CorrectionForm({ content: { reference, revision, fields, lead } }: Props) {
  if (fields.length === 0) return null;

  const isOpen = lead.troubles.length > 0 || fields.some(({ error }) => error !== null);
  return (
    <details className="correct" id="correct" open={isOpen}>
      <summary>
        <h2>Correct</h2>
      </summary>
      <ActForm
        action={`/submissions/${reference}/edit`}
        label="Save the correction and send it again"
        className="fields"
      >
        <input type="hidden" name="revision" value={revision} />
        {fields.map((field) => (
          <Field key={field.name} field={field} />
        ))}
        <p className="hint">
          A correction becomes the next revision. Every destination gets it, with the same
          reference.
        </p>
      </ActForm>
    </details>
  );
}

type FieldProps = { field: Content["fields"][number] };

function Field({ field }: FieldProps) {
  const { name, label, value, error, options, isLong } = field;
  const id = `field-${name.replaceAll(/\W/g, "-")}`;
  const common = {
    id,
    name: `field.${name}`,
    defaultValue: value,
    autoComplete: "off",
    "aria-invalid": error !== null,
    "aria-describedby": error === null ? undefined : `${id}-error`,
  };

  return (
    <p>
      <label htmlFor={id}>{label}</label>
      {options ? (
        <select {...common}>
          <option value="" />
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      ) : isLong ? (
        <textarea {...common} rows={5} />
      ) : (
        <input {...common} type="text" />
      )}
      {error !== null && (
        <span className="error" id={`${id}-error`}>
          {error}
        </span>
      )}
    </p>
  );
}

function Deliveries({ deliveries }: { deliveries: Content["lead"]["deliveries"] }) {
  return (
    <section aria-labelledby="deliveries">
      <h2 id="deliveries">Deliveries</h2>
      {deliveries.length === 0 && <p>Stored only: no destination was on.</p>}
      {deliveries.map(({ id, label, state, detail, attempts }) => (
        <div key={id} className="delivery">
          <h3>
            {label} <Badge state={state} />
          </h3>
          {detail && <p>{detail}</p>}
          {attempts.length > 0 && (
            <table>
              <TableHead columns={["Time", "Outcome", "Status", "Detail"]} />
              <tbody>
                {attempts.map((attempt) => (
                  <tr key={attempt.at}>
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
      ))}
    </section>
  );
}

function Done({ acts }: { acts: Content["lead"]["acts"] }) {
  return (
    <section aria-labelledby="acts">
      <h2 id="acts">What was done here</h2>
      {acts.length === 0 ? (
        <p>Nothing was done to this submission.</p>
      ) : (
        <ol className="acts">
          {acts.map(({ at, text }) => (
            <li key={`${at}${text}`}>
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

const channelLabels = {
  calls: "Calls",
  texts: "Texts",
  emails: "Emails, the newsletter too",
} as const;

/** A person's privacy rights can be exercised in any state of the submission. */
function PersonActs({ content }: Props) {
  const { can } = content.lead;
  if (!can.allow && !can.erase && !can.withdraw) return null;

  return (
    <section aria-labelledby="act">
      <h2 id="act">The person's wishes</h2>
      <div className="halves">
        {can.allow && (
          <Act content={content} act="allow" label="Lift the opt-out of this person">
            Only after you have checked who is asking. It is lifted for this email address.
          </Act>
        )}
        {can.stop && (
          <Act content={content} act="stop" label="Stop contact">
            For this person and everything sent so far: waiting deliveries are cancelled or say what
            is allowed, and everyone who has a lead is notified.
            {contactChannels.map((channel) => (
              <label key={channel}>
                <input type="checkbox" name={channel} defaultChecked /> {channelLabels[channel]}
              </label>
            ))}
          </Act>
        )}
        {can.close && (
          <Act content={content} act="close" label="Close this page">
            The page that the person opens with reference and code is closed for good. The request
            stays.
          </Act>
        )}
        {can.withdraw && (
          <Act content={content} act="withdraw" label="Withdraw this request" isDangerous>
            Everyone who has it is notified; then it is erased here. This cannot be undone.
            <Confirmation
              id="confirm-withdraw"
              label={`Type ${content.reference} to withdraw it`}
            />
          </Act>
        )}
        {can.erase && (
          <Act content={content} act="erase" label="Erase everything this person sent" isDangerous>
            This cannot be undone. Opt-outs and the chain of receipts stay.
            <Confirmation id="confirm" label={`Type ${content.reference} to confirm`} />
          </Act>
        )}
      </div>
    </section>
  );
}

function Confirmation({ id, label }: { id: string; label: string }) {
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <input id={id} name="confirm" type="text" required autoComplete="off" />
    </>
  );
}

type ActProps = Props & { act: string; label: string; isDangerous?: boolean; children: ReactNode };

function Act({ content, act, children, ...form }: ActProps) {
  return (
    <ActForm action={`/submissions/${content.reference}/${act}`} {...form}>
      <p>{children}</p>
    </ActForm>
  );
}
