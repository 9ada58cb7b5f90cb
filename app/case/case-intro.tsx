import { Day, Foreign, LinkedText } from "~/app/ui/linked-text";
import { Breadcrumb } from "~/app/ui/page-head";
import { addresses, caseAddress, caseDatesAddress, partAddress } from "~/data/addresses";
import { caseDates, casePage } from "~/data/case-page";
import { caseSteps } from "~/data/case-steps";
import { outdated } from "~/data/es/approval";
import { at } from "~/data/language";
import type { CaseRecord, Soonest } from "~/data/record";
import { hasDay, placeSoonest } from "~/data/record-dates";
import type { CaseArticleData } from "./case-article.server";

export function CaseIntro({ article }: { article: CaseArticleData }) {
  const { item } = article;

  return (
    <header className="case__intro">
      <Breadcrumb
        trail={[{ label: casePage().lawsuits, href: addresses.catalog }, { label: item.title }]}
      />
      {article.groupTitle && <p className="eyebrow">{article.groupTitle}</p>}
      <h1>
        <LinkedText text={item.title} />
      </h1>
      <p className="lead">
        <LinkedText text={item.summary} />
      </p>
      <Soon article={article} />
      {item.highlights.length > 0 && (
        <ul className="chips" aria-label={casePage().chips}>
          {item.highlights.map((text) => (
            <li key={text} className="chip">
              {text}
            </li>
          ))}
        </ul>
      )}
      {article.isOutdated && (
        <p className="case__checked">
          {outdated.text(article.reviewed)}{" "}
          <a href={at("en", caseAddress(item.slug))} lang="en" hrefLang="en">
            {outdated.link}
          </a>
        </p>
      )}
      {item.record && <Checked record={item.record} />}
      {!article.isWritten && <OtherCases />}
      {item.urgent && (
        <p className="urgent">
          <strong>{item.urgent.title}.</strong> <LinkedText text={item.urgent.text} />
        </p>
      )}
      {article.hasForm && <StartButton questions={article.questionCount} />}
    </header>
  );
}

/** What ends a right or a program within a year stands right under the lead. */
function Soon({ article: { item, today } }: { article: CaseArticleData }) {
  const { record } = item;
  if (!record?.soonest || placeSoonest(record, today) !== "lead") return null;

  return (
    <p className="soonest">
      <SoonestLine slug={item.slug} record={record} soonest={record.soonest} />
    </p>
  );
}

const checked = () => casePage().checked;

/** How recent the page is, what it is based on, and who is responsible for it. */
function Checked({ record }: { record: CaseRecord }) {
  const count = Object.keys(record.sources).length;

  return (
    <p className="case__checked">
      {checked().on} <Day date={record.status.checkedOn} /> · {checked().newest}{" "}
      <Day date={record.newest.date} /> · <a href="#sources">{checked().sources(count)}</a> ·{" "}
      {checked().by} <a href={partAddress("about", "team")}>{checked().team}</a>
    </p>
  );
}

const unwritten = () => casePage().unwritten;

/** On a page that is not written yet: a search for a similar case. */
function OtherCases() {
  return (
    <form className="search" action={addresses.catalog}>
      <div className="field">
        <label className="field__label" htmlFor="unwritten-q">
          {unwritten().label}
        </label>
        <input id="unwritten-q" className="field__control" type="search" name="q" maxLength={80} />
      </div>
      <button type="submit" className="button">
        {unwritten().button}
      </button>
    </form>
  );
}

/** Link to the form, with the number of questions and the time it takes. */
export function StartButton({ questions }: { questions: number }) {
  return (
    <p className="start">
      <a href="#form" className="button button--primary">
        {caseSteps().start}
      </a>{" "}
      <span className="start__note">{casePage().startNote(questions)}</span>
    </p>
  );
}

type SoonestLineProps = {
  slug: string;
  record: CaseRecord;
  soonest: Soonest;
};

/** The next date, what it means, how sure it is, and who says so. */
export function SoonestLine({ slug, record, soonest }: SoonestLineProps) {
  const { date, text, certainty } = soonest;
  const source = record.sources[soonest.source];

  return (
    <>
      <strong>
        <Day date={date} />:
      </strong>{" "}
      <LinkedText text={text} />{" "}
      {source && (
        <a className="soonest__source" href={source.url} rel="noopener noreferrer">
          <Foreign name={source.publisher} within={caseDates().certainty[certainty]} />
        </a>
      )}
      {hasDay(date) && (
        <>
          {" · "}
          <a href={caseDatesAddress(slug)}>{caseDates().calendar}</a>
        </>
      )}
    </>
  );
}
