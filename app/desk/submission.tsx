import { contactChannels } from "~/data/contact-channels";
import type { ContentOf } from "../services.server";
import { ActForm, Badge, Facts, Reason, Time } from "./parts";

type Content = ContentOf<"submission">;
type Props = { content: Content };

/** Who it is and where it is come first; on a wide screen the timeline stands beside the fields. */
export function SubmissionPage({ content }: Props) {
  const { reference, lead } = content;

  return (
    <>
      <p className="hint">
        {[...lead.summary, reference].join(" · ")} · received <Time at={lead.receivedAt} />
      </p>
      {lead.cautions.map((text) => (
        <p key={text} className="caution">
          <strong>{text}</strong>
        </p>
      ))}
      <p className={lead.isInTrouble ? "caution" : undefined}>{lead.place}</p>
      <div className="halves">
        <div>
          <Facts id="sent" title="What was sent" facts={lead.sent} />
          <CorrectionForm content={content} />
          <Facts id="answers" title="Shared answers" facts={lead.answers} />
        </div>
        <div>
          <Acts content={content} acts={deliveryActs} />
          <Timeline content={content} />
          <Deliveries deliveries={lead.deliveries} />
          <Facts id="about" title="About it" facts={lead.facts} />
        </div>
      </div>
      <details>
        <summary>Consent and its proof</summary>
        {lead.proof.length === 0 && <p>No receipt.</p>}
        <Facts id="consent" title="Consent" facts={lead.consent} />
        <Facts id="receipt" title="Receipt" facts={lead.proof} />
      </details>
      {personActs.some(({ act }) => lead.can[act]) && <h2>The person's wishes</h2>}
      <div className="halves">
        <Acts content={content} acts={personActs} />
      </div>
    </>
  );
}

function CorrectionForm({ content: { reference, revision, fields, lead } }: Props) {
  if (fields.length === 0) return null;

  return (
    <details open={lead.isInTrouble || fields.some(({ error }) => error !== null)}>
      <summary>Correct</summary>
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

function Field({ field }: { field: Content["fields"][number] }) {
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

function Timeline({ content: { reference, lead } }: Props) {
  return (
    <section aria-labelledby="timeline">
      <h2 id="timeline">Timeline</h2>
      <ol className="timeline">
        {lead.timeline.map(({ at, text }) => (
          <li key={`${at}${text}`}>
            <Time at={at} /> {text}
          </li>
        ))}
      </ol>
      {lead.can.note && (
        <ActForm action={`/submissions/${reference}/note`} label="Add the note" className="fields">
          <p>
            <label htmlFor="note">Note, erased with the lead</label>
            <textarea id="note" name="note" rows={2} required maxLength={2000} />
          </p>
        </ActForm>
      )}
    </section>
  );
}

function Deliveries({ deliveries }: { deliveries: Content["lead"]["deliveries"] }) {
  if (deliveries.length === 0) return null;

  return (
    <section aria-labelledby="deliveries">
      <h2 id="deliveries">Deliveries</h2>
      <ul className="timeline">
        {deliveries.map(({ id, name, state, detail }) => (
          <li key={id}>
            {name} <Badge state={state} /> {detail}
          </li>
        ))}
      </ul>
    </section>
  );
}

type Act = {
  act: keyof Content["lead"]["can"];
  label: string;
  text: string;
  isDangerous?: boolean;
  asks?: "reason" | "confirmation" | "channels";
};

const deliveryActs: readonly Act[] = [
  {
    act: "retry",
    label: "Send it again",
    text: "What was refused, has expired or waits becomes due now. What was delivered is not sent twice.",
  },
  {
    act: "pass",
    label: "Send to another firm",
    text: "The next firm of its form gets it, if its firm has not received it yet.",
  },
  {
    act: "release",
    label: "Release from quarantine",
    text: "It was taken for spam and sent to nobody. Once released it is delivered.",
  },
  {
    act: "discard",
    label: "Discard it as spam",
    text: "It is erased, and nobody is sent it. This cannot be undone.",
    isDangerous: true,
    asks: "reason",
  },
  {
    act: "dismiss",
    label: "Nothing more to do",
    text: "For a lead that was handled in another way, such as by telephone: what was refused or has expired is not sent again.",
    asks: "reason",
  },
];

/** A person's privacy rights can be exercised in any state of the submission. */
const personActs: readonly Act[] = [
  {
    act: "allow",
    label: "Lift the opt-out of this person",
    text: "Only after you have checked who is asking. It is lifted for this email address.",
  },
  {
    act: "stop",
    label: "Stop contact",
    text: "For this person and everything sent so far: waiting deliveries are cancelled or say what is allowed, and everyone who has a lead is notified.",
    asks: "channels",
  },
  {
    act: "close",
    label: "Close this page",
    text: "The page that the person opens with reference and code is closed for good. The request stays.",
  },
  {
    act: "withdraw",
    label: "Withdraw this request",
    text: "Everyone who has it is notified; then it is erased here. This cannot be undone.",
    isDangerous: true,
    asks: "confirmation",
  },
  {
    act: "erase",
    label: "Erase everything this person sent",
    text: "This cannot be undone. Opt-outs and the chain of receipts stay.",
    isDangerous: true,
    asks: "confirmation",
  },
];

/** Those that are possible now. */
function Acts({ content, acts }: Props & { acts: readonly Act[] }) {
  const { reference, lead } = content;
  const forms = acts
    .filter(({ act }) => lead.can[act])
    .map(({ act, label, text, isDangerous, asks }) => (
      <ActForm
        key={act}
        action={`/submissions/${reference}/${act}`}
        label={label}
        isDangerous={isDangerous}
      >
        <p>{text}</p>
        {asks === "reason" && <Reason id={`${act}-reason`} />}
        {asks === "channels" &&
          contactChannels.map((channel) => (
            <label key={channel}>
              <input type="checkbox" name={channel} defaultChecked /> {channelLabels[channel]}
            </label>
          ))}
        {asks === "confirmation" && (
          <>
            <label htmlFor={`confirm-${act}`}>{`Type ${reference} to ${act}`}</label>
            <input id={`confirm-${act}`} name="confirm" type="text" required autoComplete="off" />
          </>
        )}
      </ActForm>
    ));
  return <>{forms}</>;
}

const channelLabels = {
  calls: "Calls",
  texts: "Texts",
  emails: "Emails, the newsletter too",
} as const;
