import type { ReactNode } from "react";
import { dateInNewYork, nextMidnight } from "~/data/dates";
import type { App } from "../app";
import { destinationLabel, partnerLabel } from "../destinations/index";
import { editableFields } from "../leads/correct";
import { readStored, rowsOf, type StoredSubmission } from "../leads/stored-submission";
import {
  isPossible,
  loggedSending,
  type MenuAct,
  markOf,
  menuActs,
  needEndedBy,
  whyNoPartner,
} from "../operator/acts";
import { statusWords } from "../operator/inbox";
import { oneLine } from "../operator/printable";
import { readShown, type ShownSubmission } from "../operator/shown-submission";
import { reminders } from "../operator/submission-acts";
import {
  type Fact,
  labelForClerk,
  noticeLabels,
  phoneNumber,
  viewSubmission,
} from "../operator/submission-view";
import { whyHere } from "../state/need-columns";
import { tellFrom } from "../state/needs";
import { submissionKinds } from "../submission/kinds";
import { readCorrected, readSubmission, textsIn } from "../submission/submission";
import { actFields } from "./act-fields";
import { addressIn, neighbors } from "./list";
import {
  Choice,
  type DeskAnswer,
  Entry,
  FactList,
  Facts,
  Press,
  pageForm,
  Technical,
  Time,
  Token,
  Typed,
  type Unsaved,
  type Visit,
} from "./parts";

type RequestPage = Awaited<ReturnType<typeof readPage>>;

async function readPage({ app, query }: Visit, shown: ShownSubmission, correction: Unsaved) {
  const { stored } = shown;
  const { reference } = stored.row;
  const list = query.get("list") ?? "";
  const place = await neighbors(app, query, stored.row);
  const open = (row: string) => (row === "" ? null : addressIn(list, row));
  return {
    ...shown,
    /** The newest other request of the person with a phone number, if this one has none. */
    elsewhere: await readElsewhere(app, stored, shown.others),
    correction,
    untold: listUntold(shown, app),
    /** In the list that it was opened from, with the addresses of the rows around it. */
    place,
    following: open(place.next),
    previous: open(place.previous),
    list: `/?${new URLSearchParams(list)}#${reference}`,
    /** Of another request of this person, from which *Next* goes on as from here. */
    addressOfOther: (other: string) => addressIn(list, other, place),
    /** Of this page and its acts, with the list. */
    addressOf: (act?: string) => addressIn(list, act ? `${reference}/${act}` : reference),
  };
}

/** One submission; null for an unknown reference. */
export async function submissionPage(
  visit: Visit,
  reference: string,
  correction: Unsaved = {},
): Promise<DeskAnswer | null> {
  const shown = await readShown(visit.app, reference);
  if (!shown) return null;

  const page = await readPage(visit, shown, correction);
  const body = (
    <Typed.Provider value={correction}>
      <SubmissionPage {...page} />
    </Typed.Provider>
  );
  const { partner: next = null, planned = null } = shown.undoable ?? {};
  const sending = loggedSending(shown);
  const undo = sending && page.addressOf(`undo/${sending.id}`);
  const note = next && {
    tone: "done" as const,
    text: `It is not sent to ${partnerLabel(next, visit.app.config.partners)} yet.`,
    undo,
  };
  return {
    title: shown.view.headline,
    body,
    leave: page.addressOf("note"),
    without: whyNoKey(shown, visit.query.has("list")),
    ...(note && { note }),
    ...(planned && undo && { undoFor: { undo, ms: planned.next_at - shown.now } }),
  };
}

async function readElsewhere(
  app: App,
  { row, submission }: StoredSubmission,
  others: ShownSubmission["others"],
): Promise<Pick<ShownSubmission, "stored" | "view"> | null> {
  if (row.erased_at !== null || submission.contact.phone !== "") return null;
  const known = others.find((one) => readSubmission(one).contact.phone !== "");
  const stored = known ? await readStored(app, known.reference) : null;
  return stored && { stored, view: viewSubmission(app, stored) };
}

/** Recipients that no message reaches, or not in time, and a second firm that has it. */
function listUntold({ stored, firm }: ShownSubmission, { config, now }: App) {
  const rows = rowsOf(stored);
  return rows.deliveries.flatMap((one) => {
    const from = tellFrom(rows, one);
    if (from === null || from > now()) return [];
    return {
      /** Null while it is still tried. */
      mark: one.state === "pending" ? null : one.id,
      recipient: destinationLabel(one.destination, config.partners),
      text:
        one.cause === "reported"
          ? `has it too, beside ${firm.name}`
          : noticeLabels[one.about ?? "lead.corrected"],
    };
  });
}

/** One form, whose buttons are the acts, so that a typed note goes with whichever is pressed. */
function SubmissionPage(page: RequestPage) {
  const { stored, view, firm, now, elsewhere, place, previous, list, addressOf } = page;
  const { following: next } = page;
  const { row } = stored;
  const why = whyHere(row, now);
  const menu = menuActs.filter((act) => act.whyNot(page) === null);
  const main = menu.filter(({ name }) => needEndedBy(name, page) !== null);
  const others = menu.filter((act) => !main.includes(act) && !act.isFinal);
  const frequent = others.filter(({ place }) => place);
  const final = menu.filter(({ isFinal }) => isFinal);
  const go = goFrom(page);

  return (
    <form method="post" action={addressOf("note")} id={pageForm} noValidate>
      <Token />
      {/* Without script, Enter in a line presses the first button of a form. */}
      <button type="submit" name="entered" value="on" hidden />
      {Object.entries(place).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <input type="hidden" name="of" value={row.reference} />
      <input type="hidden" name="was" value={markOf(row)} />
      <nav className="place" aria-label="Place in the list">
        <Press {...go} label="Back to the list" value={list} shortcut="u" />
        {previous && <Press {...go} label="Previous" value={previous} shortcut="k" />}
        {next && <Press {...go} label="Next" value={next} shortcut="j" />}
        <span>
          {row.reference} · {[...view.summary].join(" · ")} · received <Time at={row.received_at} />
        </span>
        <button type="button" className="link" data-print="" data-key="p" hidden>
          Print
        </button>
        <noscript>To print, press Ctrl+P (⌘P on a Mac).</noscript>
      </nav>
      <h1>
        {view.headline} <span className="badge">{statusWords(row)}</span>
        {firm.holder && <span className="firm">{firm.name}</span>}
        {view.chips.map((text) => (
          <span key={text} className="badge badge--plain">
            {text}
          </span>
        ))}
      </h1>
      {[...new Set([...view.cautions, ...(elsewhere?.view.cautions ?? [])])].map((text) => (
        <p key={text} className="caution">
          {text}
        </p>
      ))}
      <div className="halves">
        <div>
          <FactList facts={reachOf(page)} />
          <CorrectionFields page={page} />
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
              {whyNoPartner(page) && <p>{whyNoPartner(page)}</p>}
              {main.map((act, index) => (
                <ActPart key={act.name} act={act} page={page} isMain={index === 0} />
              ))}
            </section>
          )}
          <NoteFields page={page} />
          {frequent.map((act) => (
            <ActPart key={act.name} act={act} page={page} />
          ))}
          <Rare page={page} acts={others.filter(({ place }) => !place)} />
          {final.length > 0 && (
            <section aria-labelledby="final" className="final">
              <h2 id="final">Cannot be undone</h2>
              {final.map((act) => (
                <ActPart key={act.name} act={act} page={page} />
              ))}
            </section>
          )}
        </div>
        <div>
          <section aria-labelledby="history">
            <h2 id="history">History</h2>
            <ol className="timeline">
              {view.timeline.toReversed().map(({ at, text, detail }) => (
                <li key={`${at}${text}`}>
                  <Time at={at} /> {text}
                  {detail && <Technical>{detail}</Technical>}
                </li>
              ))}
            </ol>
          </section>
          <details className="proof">
            <summary>Everything that was sent</summary>
            <Facts id="sent" title="What was sent" facts={view.sent} />
          </details>
          <details className="proof">
            <summary>Technical details</summary>
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
        </div>
      </div>
      <a className="skip" href={addressOf()}>
        This page again
      </a>
    </form>
  );
}

/** To another page, with what is typed saved. */
function goFrom({ addressOf }: RequestPage) {
  return { to: addressOf("note"), name: "to", className: "link" };
}

/** Why a key does nothing: for each act that the page does not offer. */
function whyNoKey(shown: ShownSubmission, isListed: boolean): Record<`data-${string}`, string> {
  const whys = menuActs.flatMap(({ name, shortcut, whyNot }) => {
    // It is a step to *Send to a firm*, whose key it has.
    const why = name === "about" ? null : whyNot(shown);
    return shortcut === undefined || why === null ? [] : [[`data-${shortcut}`, why]];
  });
  const isErased = "It is erased.";
  const noMore = (which: string) =>
    isListed ? `This is the ${which} one.` : "It was not opened from a list.";
  return {
    "data-a": isErased,
    "data-n": isErased,
    "data-e": "It cannot be corrected.",
    "data-v": "This person has no other request.",
    "data-m": "Everything is shown.",
    "data-i": "Nobody is to be told by hand.",
    "data-j": noMore("last"),
    "data-k": noMore("first"),
    ...Object.fromEntries(whys),
    ...(isPossible(shown, "sign") && {
      "data-f": "A firm can have it only with a signature: press g.",
    }),
  };
}

const messageStates: Readonly<Record<string, string>> = {
  pending: "waiting",
  delivered: "arrived",
  refused: "refused",
  expired: "could not be sent in a week",
  withheld: "never sent",
  quarantined: "not sent, because it looked like spam",
  cancelled: "not sent",
};

/** If a request has no number, such as an opt-out, with the number of another request of the person. */
function reachOf({ elsewhere, view }: RequestPage): Fact[] {
  const there = elsewhere?.view.reach.find(({ name }) => name === phoneNumber);
  const other = there && { ...there, name: `On ${elsewhere?.stored.row.reference}` };
  return view.reach.flatMap((fact) =>
    other && fact.name === phoneNumber ? [fact, other] : [fact],
  );
}

const mostShown = 8;

function Others({ page }: { page: RequestPage }) {
  const { others, now, addressOfOther } = page;
  const go = goFrom(page);
  if (others.length === 0) return null;
  return (
    <section aria-labelledby="others">
      <h2 id="others">Other requests of this person</h2>
      <ul className="timeline">
        {others.slice(0, mostShown).map((row, index) => {
          const { case: about } = readSubmission(row);
          return (
            <li key={row.reference}>
              <Press
                {...go}
                label={about.title ?? submissionKinds[row.kind].label}
                value={addressOfOther(row.reference)}
                shortcut={index === 0 ? "v" : undefined}
                hint={index === 0 ? "v" : undefined}
              />
              , {statusWords(row)}, <Time at={row.received_at} />
              {whyHere(row, now) && `: ${whyHere(row, now)?.text}`}
            </li>
          );
        })}
        {others.length > mostShown && <li>and {others.length - mostShown} more</li>}
      </ul>
    </section>
  );
}

function Untold({ page: { untold, addressOf } }: { page: RequestPage }) {
  return (
    <>
      {untold.map(({ mark, recipient, text }) => (
        <div key={`${mark} ${recipient}`} className="untold">
          <span>
            {recipient}: {text}
          </span>
          {mark ? (
            <Press
              to={addressOf(`notified/${mark}`)}
              label="I have told them"
              about={recipient}
              name="stay"
              value="on"
              shortcut="i"
              goesOnly
            />
          ) : (
            <span>we are still trying</span>
          )}
        </div>
      ))}
    </>
  );
}

/** Under *More*, unless that would hide one alone. */
function Rare({ page, acts }: { page: RequestPage; acts: readonly MenuAct[] }) {
  const parts = acts.map((act) => <ActPart key={act.name} act={act} page={page} />);
  if (acts.length < 2) return parts;
  return (
    <details className="more" open={acts.some(({ name }) => name === page.correction.act)}>
      <summary data-key="m" data-hint="m">
        More
      </summary>
      {parts}
    </details>
  );
}

/**
 * An act with its explanation; the first one of a need is open. Its key presses what can be taken
 * back, and otherwise only goes there.
 */
function ActPart({ act, page, isMain }: { act: MenuAct; page: RequestPage; isMain?: boolean }) {
  const { stored, addressOf, following: next } = page;
  const label = act.label(page);
  const fields = actFields[act.name]?.(page);
  const buttons = act.choices
    ? act.choices(page).map((one) => ({ ...one, name: "choice" }))
    : [
        { label: act.isFinal ? `Confirm: ${label}` : label, name: "stay", value: "on" },
        ...(next && !act.isFinal ? [{ label: `${label}, next`, name: "go", value: "on" }] : []),
      ];
  const isPressed = !fields && !act.choices && act.undo !== undefined;
  const keyed = isPressed ? buttons.at(-1) : isMain ? buttons[0] : undefined;
  const before = isMain && act.shortcut ? `${act.shortcut} ` : "";
  const part = (
    <div className={act.isFinal ? "act act--final" : isMain ? "act act--main" : "act"}>
      <p>{act.explain(page)}</p>
      {fields}
      {act.isFinal && (
        <Entry
          name={`${act.name}.confirm`}
          label={`Type ${stored.row.reference} to confirm`}
          type="text"
        />
      )}
      <span className="buttons" data-choices={act.choices && ""}>
        {buttons.map((one, index) => (
          <Press
            key={one.label}
            to={addressOf(act.name)}
            {...one}
            shortcut={one === keyed ? act.shortcut : undefined}
            goesOnly={!isPressed}
            hint={act.choices && `${before}${index + 1}`}
          />
        ))}
      </span>
    </div>
  );
  if (isMain) return part;
  return (
    <details open={act.place === "open" || page.correction.act === act.name}>
      <summary data-key={keyed ? undefined : act.shortcut} data-hint={act.shortcut}>
        {label}
      </summary>
      {part}
    </details>
  );
}

const outcomes = [
  { value: "no answer", label: "No answer" },
  { value: "reached", label: "Reached" },
  { value: "wrong number", label: "Wrong number" },
];

function NoteFields({ page }: { page: RequestPage }) {
  const { correction, following: next, now, addressOf } = page;
  if (!isPossible(page, "note")) return null;

  const to = addressOf("note");
  return (
    <div className="notes">
      <label className="wide">
        Note
        <textarea
          name="note"
          rows={2}
          maxLength={2000}
          defaultValue={correction.typed?.note}
          data-stored=""
          data-key="n"
        />
      </label>
      <Choice name="outcome" label="Called" none="No call" options={outcomes} />
      <Choice
        name="remind_in"
        label="Remind me"
        none="No reminder"
        options={reminders.map(({ days, label }) => ({ value: String(days), label }))}
      />
      <Entry
        name="remind_on"
        label="or on this day"
        type="date"
        min={dateInNewYork(nextMidnight(now))}
      />
      <span className="buttons">
        <Press to={to} label="Save note" name="stay" value="on" />
        {next && <Press to={to} label="Save note, next" name="go" value="on" />}
        <Press
          to={to}
          label="No answer: remind me tomorrow"
          name="stay"
          value="no answer"
          shortcut={next ? undefined : "a"}
        />
        {next && (
          <Press
            to={to}
            label="No answer: tomorrow, next"
            name="go"
            value="no answer"
            shortcut="a"
          />
        )}
      </span>
    </div>
  );
}

function CorrectionFields({ page }: { page: RequestPage }) {
  const { stored, correction, addressOf } = page;
  const { row, submission } = stored;
  if (!isPossible(page, "edit")) return null;

  const [earlier, last] = lastCorrections(row);
  const isUndone = earlier !== undefined && isRestored(row, earlier);
  const { errors = {}, typed = {} } = correction;
  const known = editableFields(submission).map((field) => {
    const stored = submission.fields[field.name] ?? "";
    return { field, stored, value: typed[`field.${field.name}`] ?? stored };
  });
  const isOpen = known.some(({ stored, value }) => value !== stored);
  return (
    <details className="correct" open={isOpen}>
      <summary data-key="e" data-hint="e">
        Correct
      </summary>
      <div className="fields act">
        {known.map(({ field, stored, value }) => {
          const earlier = last?.before[field.name] ?? stored;
          return (
            <Field
              key={field.name}
              field={field}
              value={value}
              stored={stored}
              earlier={earlier === stored ? null : earlier || "nothing"}
              error={errors[field.name] ?? null}
            />
          );
        })}
        <p className="hint">Everybody who has this request gets the correction.</p>
        <Press to={addressOf("edit")} label="Save the correction and send it again" />
      </div>
      {isPossible(page, "uncorrect") && (
        <Press
          to={addressOf("uncorrect")}
          label={isUndone ? "Redo what was undone" : "Undo the last correction"}
        />
      )}
    </details>
  );
}

type Corrected = ReturnType<typeof readCorrected>[number];

function lastCorrections(
  row: StoredSubmission["row"],
): [Corrected | undefined, Corrected | undefined] {
  const all = readCorrected(row);
  return [all.at(-2), all.at(-1)];
}

/** Whether the next correction took this one back. */
function isRestored({ fields }: StoredSubmission["row"], { before }: Corrected): boolean {
  const now = textsIn(fields);
  return Object.entries(before).every(([name, value]) => now[name] === value);
}

type FieldProps = {
  field: ReturnType<typeof editableFields>[number];
  value: string;
  stored: string;
  /** Before the last correction. */
  earlier: string | null;
  error: string | null;
};

function Field({ field, value, stored, earlier, error }: FieldProps): ReactNode {
  const id = `field-${field.name.replaceAll(/\W/g, "-")}`;
  const common = {
    id,
    name: `field.${field.name}`,
    defaultValue: value,
    "data-stored": stored,
    autoComplete: "off",
    "aria-invalid": error !== null,
    "aria-describedby": error === null ? undefined : `${id}-error`,
    // The key goes to it.
    "data-first": field.type === "tel" ? "" : undefined,
  };
  return (
    <p>
      <label htmlFor={id}>{labelForClerk(field)}</label>
      {"options" in field ? (
        <select {...common}>
          <option value="" />
          {field.options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      ) : field.type === "textarea" ? (
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
