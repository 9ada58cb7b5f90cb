import type { ReactNode } from "react";
import { Day } from "~/app/ui/day";
import { LinkedText } from "~/app/ui/linked-text";
import type { Picture } from "~/data/case";
import { casePage } from "~/data/case-page";
import type { CourtStatus } from "~/data/record";
import type { CaseArticleData } from "./case-article.server";

const words = casePage.status;

export function FactCard({ article }: { article: CaseArticleData }) {
  const { item, glance, minutes } = article;
  const status = item.record?.status;

  return (
    <div className="facts">
      {glance.length > 0 ? (
        <section className="facts__glance" id="glance" aria-labelledby="glance-title">
          <h2 id="glance-title">{casePage.parts.glance.title}</h2>
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
      {status && <Standing status={status} minutes={minutes} />}
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

function Standing({ status, minutes }: { status: CourtStatus; minutes: number }) {
  return (
    <section className="facts__status" id="status" aria-labelledby="status-title">
      <h2 id="status-title">{words.title}</h2>
      <dl>
        <Fact name={words.stage} text={status.stage} />
        <Fact name={words.next} text={status.next} />
        <Fact name={words.settlement} text={status.settlement} />
        <Fact name={words.classAction} text={status.classAction} />
        <Fact name={words.kind} text={status.kind} />
        <Fact name={words.court} text={status.court} />
        <Fact name={words.docket} text={status.docket} />
        <Fact name={words.judge} text={status.judge} />
        {status.since.length > 0 && (
          <Row name={words.since}>
            {status.since.map(({ date, of }, index) => (
              <span key={`${date}${of}`}>
                {index > 0 && "; "}
                <Day date={date} />
                {of && ` (${of})`}
              </span>
            ))}
          </Row>
        )}
        <Row name={words.checked}>
          <Day date={status.checkedOn} />
        </Row>
        <Row name={words.cost}>{words.costText}</Row>
        <Row name={words.reading}>{words.minutes(minutes)}</Row>
      </dl>
    </section>
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
