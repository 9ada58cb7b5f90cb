import type { ReactNode } from "react";
import { HelpRow } from "~/app/ui/helplines";
import { Day, Foreign, LinkedText, SourceNumbers } from "~/app/ui/linked-text";
import { Breadcrumb } from "~/app/ui/page-head";
import { addresses, caseAddress, caseDatesAddress, partAddress } from "~/data/addresses";
import type { Picture } from "~/data/case";
import { caseDates, casePage } from "~/data/case-page";
import { caseSteps } from "~/data/case-steps";
import { at } from "~/data/language";
import type { CaseRecord, Soonest } from "~/data/record";
import { hasDay, isOldStage, placeSoonest } from "~/data/record-dates";
import type { Article } from "./case.server";
import { bullet, numberSources, Part } from "./case-parts";

/** Before the form: help lines first if the case needs them, then the facts. */
export function CaseArticle({ article }: { article: Article }) {
  const { item, helplines } = article;

  return (
    <SourceNumbers.Provider value={numberSources(item.record?.sources)}>
      {item.helplines?.place === "start" && <HelpRow lines={helplines} />}
      <CaseIntro article={article} />
      <FactCard article={article} />
      <CaseQualify article={article} />
    </SourceNumbers.Provider>
  );
}

/** Open on every screen; on a narrow one it is before the form. */
function CaseQualify({ article }: { article: Article }) {
  return (
    <Part id="qualify" contents={article.contents}>
      <p className="panel__note">{casePage().parts.qualify.note}</p>
      <ul className="checklist">{article.item.eligibility.map(({ text }) => bullet(text))}</ul>
    </Part>
  );
}

function CaseIntro({ article }: { article: Article }) {
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
      {article.outdated && (
        <p className="case__checked">
          {article.outdated.text}{" "}
          <a href={at("en", caseAddress(item.slug))} lang="en" hrefLang="en">
            {article.outdated.link}
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

/** A date that ends a right or a program within a year is directly under the lead. */
function Soon({ article: { item, today } }: { article: Article }) {
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

/** The next date, its meaning, how certain it is, and its source. */
function SoonestLine({ slug, record, soonest }: SoonestLineProps) {
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

function FactCard({ article }: { article: Article }) {
  const { item, glance } = article;

  return (
    <div className="facts">
      {glance.length > 0 ? (
        <section className="facts__glance" id="glance" aria-labelledby="glance-title">
          <h2 id="glance-title">{casePage().parts.glance.title}</h2>
          <Drawing picture={item.hero} />
          <ul className="checklist">
            {glance.map((text) => (
              <li key={text}>
                <LinkedText text={text} />
              </li>
            ))}
          </ul>
        </section>
      ) : (
        <Drawing picture={item.hero} />
      )}
      {item.record && <Standing slug={item.slug} record={item.record} today={article.today} />}
    </div>
  );
}

function Drawing({ picture }: { picture: Picture }) {
  return (
    <img
      className="case__picture"
      src={picture.src}
      alt={picture.alt}
      width={picture.width}
      height={picture.height}
    />
  );
}

const status = () => casePage().status;

type Dated = { record: CaseRecord; today: string };

/** Shows the status in four rows. Details for courts and lawyers are collapsed. */
function Standing({ slug, record, today }: Dated & { slug: string }) {
  const { stage, settlement, checkedOn } = record.status;

  return (
    <section className="facts__status" id="status" aria-labelledby="status-title">
      <h2 id="status-title">{status().title}</h2>
      <dl>
        <Fact name={status().stage} text={stage} />
        <Row name={status().next}>
          <Next slug={slug} record={record} today={today} />
        </Row>
        <Fact name={status().settlement} text={settlement} />
        <Row name={status().checked}>
          <Day date={checkedOn} />
        </Row>
      </dl>
      <More record={record} today={today} />
    </section>
  );
}

/** A date that ends nothing, or not within a year; otherwise what is expected next. */
function Next({ slug, record, today }: Dated & { slug: string }) {
  const { soonest } = record;
  if (!soonest || placeSoonest(record, today) !== "next") {
    return <LinkedText text={record.status.next} />;
  }

  return <SoonestLine slug={slug} record={record} soonest={soonest} />;
}

/** Whom that date concerns, and what else is expected. */
function Awaited({ record, today }: Dated) {
  const { soonest } = record;
  if (!soonest || placeSoonest(record, today) !== "next") return null;

  return (
    <Row name={status().moreNext}>
      {caseDates().whom(soonest.whom)} <LinkedText text={record.status.next} />
    </Row>
  );
}

function Newest({ record, today }: Dated) {
  const { newest, sources } = record;
  const source = sources[newest.source];

  return (
    <>
      {source && (
        <>
          <a href={source.url} rel="noopener noreferrer">
            <Foreign name={source.publisher} />
          </a>
          ,{" "}
        </>
      )}
      <Day date={newest.date} />
      {isOldStage(record, today) && `. ${caseDates().nothingNewer}`}
    </>
  );
}

function More({ record, today }: Dated) {
  const { court, judge, docket, kind, classAction, since } = record.status;

  return (
    <details className="facts__court">
      <summary>{status().more({ judge, docket })}</summary>
      <dl>
        <Row name={caseDates().newest}>
          <Newest record={record} today={today} />
        </Row>
        <Awaited record={record} today={today} />
        <Fact name={status().court} text={court} />
        <Fact name={status().judge} text={judge} />
        <Fact name={status().docket} text={docket} />
        <Fact name={status().proceeding} text={kind} />
        <Fact name={status().classAction} text={classAction} />
        {since.length > 0 && (
          <Row name={status().since}>
            {since.map(({ date, of }, index) => (
              <span key={`${date}${of}`}>
                {index > 0 && "; "}
                <Day date={date} />
                {of && ` (${of})`}
              </span>
            ))}
          </Row>
        )}
      </dl>
    </details>
  );
}

function Fact({ name, text }: { name: string; text: string | null }) {
  if (!text) return null;

  return (
    <Row name={name}>
      <LinkedText text={text} />
    </Row>
  );
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="fact">
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
