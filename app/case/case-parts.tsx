import type { ReactNode } from "react";
import { Day, Foreign, LinkedText } from "~/app/ui/linked-text";
import { caseFeedAddress } from "~/data/addresses";
import { caseDates, casePage } from "~/data/case-page";
import { spellDate } from "~/data/dates";
import type { CaseRecord, Figure, Source, Way } from "~/data/record";
import { isPast, isThisWeek } from "~/data/record-dates";
import type { Article, Contents, PartId } from "./case.server";

type ChangesProps = { slug: string; record: CaseRecord };

/** What happened, newest first, with the amounts of each event. */
export function Changes({ slug, record }: ChangesProps) {
  const { events, sources } = record;
  const figures = record.figures.filter(({ where }) => where.part === "changed");

  return (
    <>
      <ol className="changes">
        {events.map(({ date, text, source, isReported }, index) => (
          <li key={`${date}${text}`}>
            <strong className="changes__day">
              <Day date={date} />
            </strong>
            <p>
              <LinkedText text={text} /> <Origin source={sources[source]} isReported={isReported} />
            </p>
            <Amounts
              figures={figures.filter((figure) => findEvent(events, figure) === index)}
              sources={sources}
            />
          </li>
        ))}
      </ol>
      <p className="text-links">
        <a href={caseFeedAddress(slug)}>{caseDates().follow}</a>
      </p>
    </>
  );
}

type Dated = { date: string; source: string };

/** If two events happened on the figure's day, the one with its source. */
function findEvent(events: readonly Dated[], { date, source }: Dated): number {
  const own = events.findIndex((event) => event.date === date && event.source === source);
  return own >= 0 ? own : events.findIndex((event) => event.date === date);
}

function Origin({ source, isReported }: { source?: Source; isReported?: boolean }) {
  if (!source) return null;

  const within = isReported ? casePage().reportedBy : undefined;
  const words = <Foreign name={source.publisher} within={within} />;
  return (
    <span className="changes__source">
      {source.url ? (
        <a href={source.url} rel="noopener noreferrer">
          {words}
        </a>
      ) : (
        words
      )}
    </span>
  );
}

const columns = () => casePage().parts.ways.columns;

type WaysProps = { record: CaseRecord; today: string };

/** A table. On a narrow screen each row is a card, and each cell has the title of its column. */
export function Ways({ record, today }: WaysProps) {
  // Only once: repeated in every row, it would be ignored.
  const urgent = record.ways.find(({ ends }) => isThisWeek(ends, today));

  return (
    <table className="ways">
      <thead className="visually-hidden">
        <tr>
          {Object.entries(columns()).map(([key, title]) => (
            <th key={key} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {record.ways.map((way) => (
          <tr key={way.way}>
            <th scope="row">
              <LinkedText text={way.way} />
            </th>
            <td data-label={columns().who}>
              <LinkedText text={way.who} />
            </td>
            <td data-label={columns().clock}>
              <Ends way={way} record={record} today={today} />
              <LinkedText text={way.clock} />
              {way === urgent && <strong> {caseDates().thisWeek}</strong>}
              <Amounts
                figures={record.figures.filter(({ where }) => isBeside(where, way))}
                sources={record.sources}
              />
            </td>
            <td data-label={columns().check}>
              <Check check={way.check} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function isBeside(where: CaseRecord["figures"][number]["where"], { way }: Way): boolean {
  return where.part === "ways" && where.way === way;
}

/** The day on which this way closes, and for whom; or states that it has closed. */
function Ends({ way, record: { soonest }, today }: WaysProps & { way: Way }) {
  if (!way.ends) return null;
  if (isPast(way.ends, today)) return `${caseDates().passed(spellDate(way.ends))} `;

  return soonest?.way === way.way
    ? `${caseDates().endsFor(spellDate(soonest.date), soonest)} `
    : null;
}

function Check({ check }: Pick<Way, "check">) {
  if (!check.href) return <LinkedText text={check.text} />;

  return (
    <a href={check.href} rel="noopener noreferrer">
      {check.text}
    </a>
  );
}

type AmountsProps = { figures: readonly Figure[]; sources: CaseRecord["sources"] };

/** Beside their way or event, each with its source and date. */
function Amounts({ figures, sources }: AmountsProps) {
  if (figures.length === 0) return null;

  return (
    <ul className="amounts" aria-label={caseDates().figures}>
      {figures.map((figure) => (
        <li key={figure.value}>
          <strong>{figure.value}</strong>: <LinkedText text={figure.what} />{" "}
          <AmountSource figure={figure} source={sources[figure.source]} />
        </li>
      ))}
    </ul>
  );
}

function AmountSource({ figure, source }: { figure: Figure; source?: Source }) {
  if (!source) return null;

  const { publisher, url } = source;
  const within = figure.isReported ? caseDates().certainty.reported : undefined;
  return (
    <span className="amounts__source">
      {caseDates().asOf(spellDate(figure.date))}:{" "}
      <a href={url} rel="noopener noreferrer">
        <Foreign name={publisher} within={within} />
      </a>
    </span>
  );
}

const list = "list";

/** Records to gather and questions to ask: a printable sheet, with a link that prints it alone. */
export function Papers({ article, record }: { article: Article; record: CaseRecord }) {
  const { contents, printed } = article;

  return (
    <div className="papers" id={list}>
      <p className="papers__head">
        <strong>{article.item.title}</strong>
        <br />
        {casePage().printedFrom(printed.site, printed.address)}
      </p>
      <Fold id="records" contents={contents}>
        <Documents documents={record.documents} />
        <PrintLink />
      </Fold>
      <Fold id="ask" contents={contents}>
        <ul className="asklist">
          {record.questions.map((text) => (
            <li key={text}>
              <LinkedText text={text} />
            </li>
          ))}
        </ul>
        <PrintLink />
      </Fold>
    </div>
  );
}

export function Documents({ documents }: Pick<CaseRecord, "documents">) {
  return (
    <ul className="documents">
      {documents.map(({ name, holder, how }) => (
        <li key={name}>
          <strong>
            <LinkedText text={name} />
          </strong>
          <span className="documents__holder">
            <LinkedText text={casePage().heldBy(holder)} />
          </span>
          <span className="documents__how">
            <LinkedText text={how} />
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Without script it links to the list, and the print styles omit the rest of the page. */
function PrintLink() {
  return (
    <p className="papers__print">
      <a href={`#${list}`} className="button button--small" data-prints-list="">
        {casePage().print}
      </a>
    </p>
  );
}

type PartProps = { id: PartId; contents: Contents; children: ReactNode };

export function Part({ id, contents, children }: PartProps) {
  const title = contents.find((part) => part.id === id)?.title;
  if (!title) return null;

  return (
    <section className="case__part" id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {children}
    </section>
  );
}

/** Collapsed on a narrow screen, open on a wide one; see `openFolds`. */
export function Fold({ id, contents, children }: PartProps) {
  const part = contents.find((entry) => entry.id === id);
  if (!part) return null;

  return (
    <section className="case__part" id={id} aria-labelledby={`${id}-title`}>
      <details className="fold">
        <summary className="fold__summary">
          <h2 id={`${id}-title`}>{part.title}</h2>
          {part.hint && <span className="fold__hint">{part.hint}</span>}
        </summary>
        <div className="fold__body">{children}</div>
      </details>
    </section>
  );
}

export function numberSources(sources: object | undefined): Record<string, number> {
  return Object.fromEntries(Object.keys(sources ?? {}).map((key, index) => [key, index + 1]));
}

export function bullet(text: string) {
  return (
    <li key={text}>
      <LinkedText text={text} />
    </li>
  );
}
