import type { ReactNode } from "react";
import { clockIn, dateInNewYork, nextMidnight } from "~/data/dates";
import { timeZoneOf } from "~/data/time-zones";
import type { App } from "../app";
import { destinationLabel } from "../destinations/index";
import { partnerDestination } from "../destinations/partner";
import { editableFields } from "../leads/editable-fields";
import { readOthers } from "../leads/same-person";
import { readStored, type StoredSubmission } from "../leads/stored-submission";
import { oneLine } from "../operator/printable";
import { noticeLabels, viewSubmission } from "../operator/submission-view";
import { findOffers } from "../outbox/routing";
import { submissionOf } from "../outbox/settle";
import { isUntold, tellFrom } from "../outbox/state";
import type { SubmissionTable } from "../store/schema";
import { submissionKinds } from "../submission/kinds";
import { isReference, readCorrected, readSubmission } from "../submission/submission";
import { type Act, acts, isFinal, reminders, type ShownSubmission, whyNotOffered } from "./acts";
import { addressIn, neighbors } from "./list";
import {
  ActForm,
  type Answer,
  Choice,
  type Correction,
  FactList,
  Facts,
  Time,
  Token,
  type Visit,
} from "./parts";
import { firmOf, statusOf, whyHere } from "./words";

type Page = ShownSubmission & {
  correction: Correction;
  untold: ReturnType<typeof untoldOf>;
  others: readonly SubmissionTable[];
  /** Rows of the list that it was opened from. */
  next: string | null;
  previous: string | null;
  /** Address of that list. */
  list: string;
  /** Of this page and its acts, with the list. */
  addressOf: (act?: string) => string;
  firm: string;
};

/** One submission; null for an unknown reference. */
export async function submissionPage(
  { app, query }: Visit,
  reference: string,
  correction: Correction = {},
): Promise<Answer | null> {
  const stored = isReference(reference) ? await readStored(app, reference) : null;
  if (!stored) return null;

  const now = app.now();
  const view = viewSubmission(app, stored);
  const offers = await findOffers(app, stored.row, stored.routing);
  const list = query.get("list") ?? "";
  const nameOf = (id: string) => destinationLabel(partnerDestination(id), app.config.partners);
  const page: Page = {
    stored,
    view,
    now,
    offers: offers.map(({ id, standing }) => ({ id, standing, name: nameOf(id) })),
    correction,
    untold: untoldOf(stored, app),
    others: await readOthers(app, stored.row),
    ...(await neighbors(app, new URLSearchParams(list), stored.row)),
    list: `/?${new URLSearchParams(list)}`,
    addressOf: (act) => addressIn(list, act ? `${reference}/${act}` : reference),
    firm: firmOf(app, stored.row),
  };
  return { title: view.headline, body: <SubmissionPage {...page} /> };
}

/** Recipients that no message reaches, or not in time. */
function untoldOf({ row, deliveries }: StoredSubmission, { config, now }: App) {
  return deliveries.flatMap((one) => {
    const from = tellFrom(one);
    if (from === null || from > now() || submissionOf(one) !== row.reference) return [];
    const otherwise = one.purpose === "notice" ? "privacy.opted_out" : "lead.corrected";
    return {
      /** Null while it is still tried. */
      mark: isUntold(one) ? one.id : null,
      recipient: destinationLabel(one.destination, config.partners),
      text: noticeLabels[one.about ?? otherwise],
    };
  });
}

function SubmissionPage(page: Page) {
  const { stored, view, now, next, previous, list, addressOf, firm } = page;
  const { row } = stored;
  const why = whyHere(row, now);
  const menu = acts.filter((act) => act.isPossible?.(page));
  const main = menu.filter((act) => why !== null && row.need && act.ends?.includes(row.need));
  const kept = menu.filter((act) => !main.includes(act) && !act.isFrequent);

  return (
    <>
      <nav className="place" aria-label="Place in the list">
        <a href={list} data-key="u">
          Back to the list
        </a>
        {previous && (
          <a href={previous} data-key="k">
            Previous
          </a>
        )}
        {next && (
          <a href={next} data-key="j">
            Next
          </a>
        )}
        <span>
          {row.reference} · {[...view.summary].join(" · ")} · received <Time at={row.received_at} />
        </span>
      </nav>
      <h1>
        {view.headline} <span className="badge">{statusOf(row)}</span>
        {firm && <span className="firm">{firm}</span>}
      </h1>
      {view.cautions.map((text) => (
        <p key={text} className="caution">
          {text}
        </p>
      ))}
      <div className="halves">
        <div>
          <FactList facts={reachOf(page)} />
          <p className="stands">{view.place}</p>
          <Others page={page} />
          {view.message && <pre>{view.message}</pre>}
          <Facts id="answers" title="Answers" facts={view.answers} />
        </div>
        <div className="do">
          {why && (
            <section aria-labelledby="need" className={why.isDue ? "need need--due" : "need"}>
              <h2 id="need">Needs you: {why.text}</h2>
              <Untold page={page} />
              {page.offers.length > 0 && !menu.some(({ name }) => name === "pass") && (
                <p>No other firm can have it now. {whyNotOffered(page.offers)}</p>
              )}
              {main
                .filter(({ name }) => name !== "notified")
                .map((act, index) => (
                  <ActPart key={act.name} act={act} page={page} isMain={index === 0} />
                ))}
            </section>
          )}
          <NoteForm page={page} />
          {menu
            .filter(({ isFrequent }) => isFrequent)
            .map((act) => (
              <ActPart key={act.name} act={act} page={page} />
            ))}
          {kept.length > 0 && (
            <details className="more">
              <summary>More</summary>
              {kept.map((act) => (
                <ActPart key={act.name} act={act} page={page} />
              ))}
            </details>
          )}
        </div>
      </div>
      <section aria-labelledby="history">
        <h2 id="history">History</h2>
        <ol className="timeline">
          {view.timeline.toReversed().map(({ at, text, detail }) => (
            <li key={`${at}${text}`}>
              <Time at={at} /> {text}
              {detail && (
                <details>
                  <summary>Details</summary>
                  {detail}
                </details>
              )}
            </li>
          ))}
        </ol>
      </section>
      <CorrectionForm page={page} />
      <details className="proof">
        <summary>Everything that was sent, and where it went</summary>
        <Facts id="sent" title="What was sent" facts={view.sent} />
        <Facts id="about" title="About it" facts={view.facts} />
        <Facts
          id="deliveries"
          title="Messages"
          facts={view.deliveries.map(({ label, state, detail }) => ({
            name: label,
            value: `${messageStates[state] ?? state}: ${detail}`,
          }))}
        />
        <Facts id="consent" title="Consent" facts={view.consent} />
        <Facts id="receipt" title="Proof of the consent" facts={view.proof} />
      </details>
      <a className="skip" href={addressOf()}>
        This page again
      </a>
    </>
  );
}

const messageStates: Readonly<Record<string, string>> = {
  pending: "waits",
  delivered: "arrived",
  refused: "refused",
  expired: "given up after a week",
  withheld: "not sent, because of an opt-out",
  quarantined: "not sent, spam?",
  cancelled: "not sent",
};

function reachOf({ view, stored, now }: Page) {
  const zone = timeZoneOf(stored.row.region);
  return view.reach
    .map((fact) =>
      fact.name === "Phone number" && zone !== null && stored.row.erased_at === null
        ? { ...fact, value: `${fact.value}`, note: `${clockIn(zone, now)} there` }
        : fact,
    )
    .flatMap((fact) =>
      "note" in fact
        ? [fact, { name: `Time in ${stored.row.region}`, value: String(fact.note) }]
        : [fact],
    );
}

function Others({ page: { others, now } }: { page: Page }) {
  if (others.length === 0) return null;
  return (
    <section aria-labelledby="others">
      <h2 id="others">Other requests of this person</h2>
      <ul className="timeline">
        {others.map((row) => {
          const { case: about } = readSubmission(row);
          return (
            <li key={row.reference}>
              <a href={`/submissions/${row.reference}`}>
                {about.title ?? submissionKinds[row.kind].label}
              </a>
              , {statusOf(row)}, <Time at={row.received_at} />
              {whyHere(row, now) && `: ${whyHere(row, now)?.text}`}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function Untold({ page: { untold, addressOf } }: { page: Page }) {
  return (
    <>
      {untold.map(({ mark, recipient, text }) => (
        <div key={`${mark} ${recipient}`} className="untold">
          <span>
            {recipient}: {text}
          </span>
          {mark ? (
            <ActForm
              action={addressOf("notified")}
              className="plain"
              label="I have told them"
              about={recipient}
            >
              <input type="hidden" name="mark" value={mark} />
            </ActForm>
          ) : (
            <span>still tried</span>
          )}
        </div>
      ))}
    </>
  );
}

/** An act with its explanation; the first one of a need is open. */
function ActPart({ act, page, isMain }: { act: Act; page: Page; isMain?: boolean }) {
  const { stored, addressOf, next } = page;
  const label = act.label(page);
  const choices = act.choices?.(page);
  const simpleButtons = [
    { label, name: "stay" },
    ...(next && !isFinal(act) ? [{ label: `${label}, next`, name: "go" }] : []),
  ];
  const buttons = choices
    ? choices.map((one) => ({ label: one.label, name: "choice", value: one.value }))
    : isFinal(act)
      ? [{ label: `Confirm: ${label}` }]
      : simpleButtons;
  const form = (
    <ActForm
      action={addressOf(act.name)}
      buttons={buttons}
      className={isFinal(act) ? "act act--final" : isMain ? "act act--main" : "act"}
    >
      <p>{act.explain(page)}</p>
      {act.asks?.(page)}
      {isFinal(act) && (
        <label>
          Type {stored.row.reference} to confirm
          <input name="confirm" type="text" required autoComplete="off" />
        </label>
      )}
      {next && <input type="hidden" name="next" value={next} />}
    </ActForm>
  );
  if (isMain) return form;
  return (
    <details>
      <summary>{label}</summary>
      {form}
    </details>
  );
}

function NoteForm({ page }: { page: Page }) {
  const { stored, correction, next, now, addressOf } = page;
  if (stored.row.erased_at !== null) return null;

  return (
    <ActForm
      action={addressOf("note")}
      className="notes"
      buttons={[
        { label: "Save note", name: "stay" },
        { label: "No answer: remind me tomorrow", name: "no_answer" },
        ...(next ? [{ label: "Save note, next", name: "go" }] : []),
      ]}
    >
      <label className="wide">
        Note
        <textarea
          name="note"
          rows={2}
          maxLength={2000}
          defaultValue={correction.typed?.note ?? ""}
          data-key="n"
        />
      </label>
      <Choice
        name="outcome"
        label="Called"
        none="No call"
        options={[
          { value: "no answer", label: "No answer" },
          { value: "reached", label: "Reached" },
          { value: "wrong number", label: "Wrong number" },
        ]}
      />
      <Choice
        name="remind_in"
        label="Remind me"
        none="No reminder"
        options={reminders.map(({ days, label }) => ({ value: String(days), label }))}
      />
      <label>
        or on this day
        <input name="remind_on" type="date" min={dateInNewYork(nextMidnight(now))} />
      </label>
      {next && <input type="hidden" name="next" value={next} />}
    </ActForm>
  );
}

function CorrectionForm({ page }: { page: Page }) {
  const { stored, correction, addressOf } = page;
  const { row, submission } = stored;
  if (row.erased_at !== null || row.state !== "accepted") return null;

  const last = readCorrected(row).at(-1);
  const { errors = {}, typed = {}, isStale = false } = correction;
  const isOpen = Object.keys(errors).length > 0 || isStale;
  return (
    <details className="correct" open={isOpen}>
      <summary>Correct</summary>
      {last && (
        <ActForm
          action={addressOf("uncorrect")}
          className="plain"
          label="Take the last correction back"
        />
      )}
      <form method="post" action={addressOf("edit")} className="fields">
        <Token />
        <input type="hidden" name="revision" value={row.revision} />
        {editableFields(submission).map((field) => {
          const stored = submission.fields[field.name] ?? "";
          const value = typed[field.name] ?? stored;
          const earlier = last?.before[field.name] ?? stored;
          return (
            <Field
              key={field.name}
              name={field.name}
              label={field.label}
              value={value}
              isLong={field.type === "textarea"}
              options={"options" in field ? field.options : null}
              earlier={earlier === stored ? null : earlier || "nothing"}
              error={
                errors[field.name] ??
                (isStale && value !== stored
                  ? `Stored now: ${stored === "" ? "nothing." : stored}`
                  : null)
              }
            />
          );
        })}
        <p className="hint">Everybody who has this request gets the correction.</p>
        <button type="submit" className="button">
          Save the correction and send it again
        </button>
      </form>
    </details>
  );
}

type FieldProps = {
  name: string;
  label: string;
  value: string;
  isLong: boolean;
  options: readonly { value: string; label: string }[] | null;
  /** Before the last correction. */
  earlier: string | null;
  error: string | null;
};

function Field({ name, label, value, isLong, options, earlier, error }: FieldProps): ReactNode {
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
      {earlier !== null && <small>Before: {oneLine(earlier)}</small>}
      {error !== null && (
        <span className="error" id={`${id}-error`}>
          {error}
        </span>
      )}
    </p>
  );
}
