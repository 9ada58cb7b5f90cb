import type { ContentOf } from "../services.server";
import { ActForm, Badge, FactList, Facts, Reason, Time } from "./parts";

type Content = ContentOf<"submission">;
type Props = { content: Content };

/** Who it is and how to reach them come first; on a wide screen the acts stand beside the fields. */
export function SubmissionPage({ content }: Props) {
  const { reference, lead, next } = content;

  return (
    <>
      <p className="hint">
        {[...lead.summary, reference].join(" · ")} · received <Time at={lead.receivedAt} />
        {next && ` · ${next.why} ${next.date}`}
      </p>
      {lead.cautions.map((text) => (
        <p key={text} className="caution">
          <strong>{text}</strong>
        </p>
      ))}
      <FactList facts={lead.reach} />
      {lead.message && <pre>{lead.message}</pre>}
      <p className={lead.isInTrouble ? "caution" : "place"}>{lead.place}</p>
      <div className="halves">
        <div>
          <NoteForm content={content} />
          <Timeline lead={lead} />
          <Deliveries content={content} />
        </div>
        <div>
          <Acts content={content} />
          <CorrectionForm content={content} />
          <Facts id="sent" title="What was sent" facts={lead.sent} />
          <Facts id="answers" title="Shared answers" facts={lead.answers} />
          <Facts id="about" title="About it" facts={lead.facts} />
        </div>
      </div>
      <details>
        <summary>Consent and its proof</summary>
        {lead.proof.length === 0 && <p>No receipt.</p>}
        <Facts id="consent" title="Consent" facts={lead.consent} />
        <Facts id="receipt" title="Receipt" facts={lead.proof} />
      </details>
    </>
  );
}

function NoteForm({ content }: Props) {
  const { reference, lead, typedNote, reminders, tomorrow } = content;
  if (!lead.can.note) return null;

  return (
    <ActForm
      action={`/submissions/${reference}/note`}
      label="Add to the timeline"
      others={[{ label: "No answer: remind me tomorrow", name: "no_answer" }]}
      className="notes"
    >
      <label>
        Note, erased with the lead
        <textarea name="note" rows={2} maxLength={2000} defaultValue={typedNote} />
      </label>
      <label>
        Called
        <select name="outcome">
          <option value="">No call</option>
          <option value="no answer">No answer</option>
          <option value="reached">Reached</option>
          <option value="wrong number">Wrong number</option>
        </select>
      </label>
      <label>
        Remind me
        <select name="remind_in">
          <option value="">No reminder</option>
          {reminders.map(({ days, label }) => (
            <option key={days} value={days}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <label>
        or on this day
        <input name="remind_on" type="date" min={tomorrow} />
      </label>
    </ActForm>
  );
}

function CorrectionForm({ content: { reference, revision, fields } }: Props) {
  if (fields.length === 0) return null;

  return (
    <section aria-labelledby="correct">
      <h2 id="correct">Correct</h2>
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
    </section>
  );
}

export function Field({ field }: { field: Content["fields"][number] }) {
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

function Timeline({ lead }: Pick<Content, "lead">) {
  return (
    <section aria-labelledby="timeline">
      <h2 id="timeline">Timeline</h2>
      <ol className="timeline">
        {lead.timeline.map(({ at, text, detail }) => (
          <li key={`${at}${text}`}>
            <Time at={at} /> {text}
            {detail && <small>{detail}</small>}
          </li>
        ))}
      </ol>
    </section>
  );
}

function Deliveries({ content: { lead } }: Props) {
  if (lead.deliveries.length === 0) return null;

  return (
    <section aria-labelledby="deliveries">
      <h2 id="deliveries">Deliveries</h2>
      <ul className="timeline">
        {lead.deliveries.map(({ id, label, state, detail }) => (
          <li key={id}>
            {label} <Badge state={state} /> <small>{detail}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}

type Lead = Content["lead"];

type Asked = "reason" | "confirmation" | "channels";

type Act = {
  act: Exclude<keyof Lead["can"], "edit" | "note">;
  label: string | ((lead: Lead) => string);
  /** What happens to whom. */
  text: (lead: Lead) => string;
  isDangerous?: boolean;
  asks?: Asked | ((lead: Lead) => Asked | undefined);
};

const acts: readonly Act[] = [
  {
    act: "pass",
    label: ({ parties: { holder } }) =>
      holder === null ? "Send to a firm" : "Send to another firm",
    text: ({ parties: { holder, otherFirms, isUncertain } }) => {
      if (holder === null) {
        return `One of the firms that the form named gets it: ${listed(otherFirms)}. If that firm declines, the next one does. The form asked for no state: first find out where the person lives, because Washington and Nevada require a signed authorization, and some firms do not work in every state.`;
      }
      const next = `The next of these firms gets it: ${listed(otherFirms)}.`;
      return isUncertain
        ? `${holder} may have it too, because an attempt ended without a clear answer: ask that firm first. It is not sent to ${holder} again, but ${holder} gets every notice about it, such as a stop. ${next}`
        : `${holder} did not get it, and does not get it any more. ${next}`;
    },
    asks: ({ parties }) => (parties.isUncertain ? "reason" : undefined),
  },
  {
    act: "received",
    label: "The firm has it",
    text: ({ parties: { last } }) =>
      `${last} says that it has it: it is not sent to ${last} again, and ${last} gets every notice about it.`,
  },
  {
    act: "retry",
    label: "Retry",
    text: ({ parties: { waiting } }) =>
      `Due now: ${listed(waiting)}. What was delivered is not sent twice.`,
  },
  {
    act: "release",
    label: "Not spam: release it",
    text: ({ parties: { quarantined } }) =>
      `It looked like spam, so nobody has it. If you release it, it goes to ${[...quarantined, "a firm if it is a lead"].join(", and to ")}.`,
  },
  {
    act: "discard",
    label: "Spam: discard it",
    text: () => "It is erased, and nobody is sent it. This cannot be undone.",
    isDangerous: true,
    asks: "reason",
  },
  {
    act: "dismiss",
    label: "Handled: dismiss it",
    text: ({ parties: { dead } }) =>
      `For a lead that was handled in another way, such as by telephone: it is not sent again to ${listed(dead)}.`,
    asks: "reason",
  },
  {
    act: "allow",
    label: "Lift the opt-out of this person",
    text: () =>
      "Only after you have checked who is asking. It is lifted for this email address, and nobody is notified.",
  },
  {
    act: "stop",
    label: "Stop contact",
    text: (lead) =>
      `For this person and everything sent so far: waiting deliveries are cancelled or say what is allowed. Emails include the newsletter. ${notified(lead)} A stop cannot be taken back here: a later request with a new consent lifts it for that request.`,
    asks: "channels",
  },
  {
    act: "withdraw",
    label: "Withdraw this request",
    text: (lead) => `${notified(lead)} Then it is erased here. This cannot be undone.`,
    isDangerous: true,
    asks: "confirmation",
  },
  {
    act: "erase",
    label: "Erase everything this person sent",
    text: (lead) =>
      `${notified(lead)} Whoever has another request of this person is notified too. Opt-outs and the chain of receipts stay. This cannot be undone.`,
    isDangerous: true,
    asks: "confirmation",
  },
];

function listed(names: readonly string[]): string {
  return names.length === 0 ? "nobody" : names.join(", ");
}

function notified({ parties: { recipients } }: Lead): string {
  return recipients.length === 0
    ? "Nobody has this request, so nobody is notified about it."
    : `Notified: ${listed(recipients)}.`;
}

/** Those that are possible now. Each opens its confirmation, without script. */
function Acts({ content }: Props) {
  const { reference, lead } = content;
  const possible = acts.filter(({ act }) => lead.can[act]);
  if (possible.length === 0) return null;

  return (
    <section aria-labelledby="acts" className="acts">
      <h2 id="acts">What to do</h2>
      {possible.map(({ act, text, isDangerous, ...one }) => {
        const label = typeof one.label === "function" ? one.label(lead) : one.label;
        const asks = typeof one.asks === "function" ? one.asks(lead) : one.asks;
        return (
          <details key={act}>
            <summary>{label}</summary>
            <ActForm
              action={`/submissions/${reference}/${act}`}
              isDangerous={isDangerous}
              {...(asks === "channels" ? stops : { label: `Confirm: ${label}` })}
            >
              <p>{text(lead)}</p>
              {asks === "reason" && <Reason id={`${act}-reason`} />}
              {asks === "confirmation" && (
                <>
                  <label htmlFor={`confirm-${act}`}>{`Type ${reference} to ${act}`}</label>
                  <input
                    id={`confirm-${act}`}
                    name="confirm"
                    type="text"
                    required
                    autoComplete="off"
                  />
                </>
              )}
            </ActForm>
          </details>
        );
      })}
    </section>
  );
}

const stops = {
  label: "Stop texts",
  name: "texts",
  others: [
    { label: "Stop calls", name: "calls" },
    { label: "Stop emails", name: "emails" },
    { label: "Stop all contact", name: "everything" },
  ],
};
