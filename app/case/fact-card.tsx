import type { ReactNode } from "react";
import { Day, Foreign, LinkedText } from "~/app/ui/linked-text";
import type { Picture } from "~/data/case";
import { caseDates, casePage } from "~/data/case-page";
import type { CaseRecord } from "~/data/record";
import { isOldStage, placeSoonest } from "~/data/record-dates";
import type { CaseArticleData } from "./case-article.server";
import { SoonestLine } from "./case-intro";

export function FactCard({ article }: { article: CaseArticleData }) {
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

const words = () => casePage().status;

type Dated = { record: CaseRecord; today: string };

/** Four rows say where it stands; what only a court or a lawyer looks for is folded. */
function Standing({ slug, record, today }: Dated & { slug: string }) {
  const { status } = record;

  return (
    <section className="facts__status" id="status" aria-labelledby="status-title">
      <h2 id="status-title">{words().title}</h2>
      <dl>
        <Fact name={words().stage} text={status.stage} />
        <Row name={words().next}>
          <Next slug={slug} record={record} today={today} />
        </Row>
        <Fact name={words().settlement} text={status.settlement} />
        <Row name={words().checked}>
          <Day date={status.checkedOn} />
        </Row>
      </dl>
      <More record={record} today={today} />
    </section>
  );
}

/** A date that ends nothing, or not within a year; else what is awaited. */
function Next({ slug, record, today }: Dated & { slug: string }) {
  const { soonest, status } = record;
  if (!soonest || placeSoonest(record, today) !== "next") return <LinkedText text={status.next} />;

  return <SoonestLine slug={slug} record={record} soonest={soonest} />;
}

/** Whom that date concerns, and what else is awaited. */
function Awaited({ record, today }: Dated) {
  const { soonest, status } = record;
  if (!soonest || placeSoonest(record, today) !== "next") return null;

  return (
    <Row name={words().moreNext}>
      {caseDates().whom(soonest.whom)} <LinkedText text={status.next} />
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
  const { status } = record;

  return (
    <details className="facts__court">
      <summary>{words().more(status)}</summary>
      <dl>
        <Row name={caseDates().newest}>
          <Newest record={record} today={today} />
        </Row>
        <Awaited record={record} today={today} />
        <Fact name={words().court} text={status.court} />
        <Fact name={words().judge} text={status.judge} />
        <Fact name={words().docket} text={status.docket} />
        <Fact name={words().proceeding} text={status.kind} />
        <Fact name={words().classAction} text={status.classAction} />
        {status.since.length > 0 && (
          <Row name={words().since}>
            {status.since.map(({ date, of }, index) => (
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
