import type { ReactNode } from "react";
import { useLayout } from "~/app/layout/use-layout";
import { FoldedSection } from "~/app/ui/folded-section";
import { HelpNames } from "~/app/ui/free-help";
import { HelpItems } from "~/app/ui/helplines";
import { curly, Day, Foreign, LinkedText, Outside, ShortDay } from "~/app/ui/linked-text";
import {
  addresses,
  caseAddress,
  caseChecklistAddress,
  caseRecordAddress,
  partAddress,
} from "~/data/addresses";
import { casePage } from "~/data/case-page";
import { caseSteps } from "~/data/case-steps";
import { spellDate } from "~/data/dates";
import type { Article, CasePageData } from "./case.server";
import { FigureView } from "./figures";

type ArticleProps = { article: Article };
type PartId = keyof ReturnType<typeof casePage>["parts"];

/** The sections that most visitors look for, if they have content: one line of links. */
export function listParts(article: Article): { id: PartId; title: string }[] {
  const { eligibility, status, options, faqs } = article;
  const all: readonly [PartId, boolean][] = [
    ["qualify", eligibility.length > 0],
    ["status", status !== null],
    ["ways", options !== null],
    ["questions", faqs.length > 0],
    ["help", status !== null],
  ];

  return all.flatMap(([id, isShown]) => (isShown ? [{ id, title: casePage().parts[id] }] : []));
}

/** Whether it may be the reader's case: both answers alike, folded on a phone and open on wider screens. */
function Fit({ article: { eligibility, disqualifiers } }: ArticleProps) {
  const { parts } = casePage();

  return (
    <div className="case__fit">
      <FoldedSection className="part" id="qualify" name="qualify" title={parts.qualify}>
        <ul className="checklist">{eligibility.map(bullet)}</ul>
      </FoldedSection>
      <FoldedSection
        className="part"
        id="not-qualify"
        name="not-qualify"
        title={parts["not-qualify"]}
      >
        <ul className="crosslist">{disqualifiers.map(bullet)}</ul>
      </FoldedSection>
    </div>
  );
}

/** Everything after the first view. Collapsed parts are `details` at every width. */
export function CaseSections({ page }: { page: CasePageData }) {
  const { article } = page;
  if (!article.status) return null;

  return (
    <>
      <Part id="glance">
        <ul>{article.glance.map(bullet)}</ul>
        <p className="case__small">{casePage().asked}</p>
      </Part>
      <Fit article={article} />
      <Status status={article.status} timeline={article.timeline} />
      {article.options && <Options options={article.options} />}
      <Know article={article} />
      <Part id="changed">
        <a className="onward" href={caseRecordAddress(article.slug)}>
          {casePage().record}
        </a>
        <Changes events={article.changed} />
      </Part>
      <Questions faqs={article.faqs} />
      <Help page={page} />
      <Addresses slug={article.slug} />
    </>
  );
}

/** Only on paper, where the links of the page lead nowhere. */
function Addresses({ slug }: { slug: string }) {
  const origin = useLayout()?.origin;

  return (
    <p className="paper__from">
      {`${casePage().record}: ${origin}${caseRecordAddress(slug)}`} ·{" "}
      {`${origin}${addresses.yourRequest}`}
    </p>
  );
}

const status = () => casePage().status;

type StatusProps = Pick<Article, "timeline"> & { status: NonNullable<Article["status"]> };

function Status({ status: { now, next, money, searched, newest, isOld }, timeline }: StatusProps) {
  return (
    <Part id="status" drawing="record">
      <dl className="facts">
        <Fact name={status().now} text={now} />
        <Fact name={status().next} text={next} />
        <Fact name={status().money} text={money} />
      </dl>
      {timeline && <FigureView figure={timeline} />}
      <p className="case__small">
        {isOld && (
          <>
            <strong className="tag">{status().old(spellDate(newest.slice(0, 7)))}</strong>{" "}
          </>
        )}
        {status().searched} <ShortDay date={searched} />; {status().newest}{" "}
        <ShortDay date={newest} />. {status().noDocket}
      </p>
    </Part>
  );
}

type FactProps = { name: string; text?: string | null; children?: ReactNode };

/** A name and its text; nothing without a text. */
export function Fact({ name, text, children }: FactProps) {
  if (!text && !children) return null;

  return (
    <div className="fact">
      <dt>{name}</dt>
      <dd>{text ? <LinkedText text={text} /> : children}</dd>
    </div>
  );
}

const ways = () => casePage().ways;

type Options = NonNullable<Article["options"]>;

/** How many rows of a part are open: all but one of the most it may have, if there are more. */
const openRows = (rows: number, most: number) => (rows > most ? most - 1 : rows);

function Options({ options: { rows, urgent } }: { options: Options }) {
  const count = openRows(rows.length, 4);
  const all = rows.map((row) => (
    <OptionRow key={row.way} option={row} tag={row.way === urgent?.way ? urgent.tag : undefined} />
  ));

  return (
    <Part id="ways">
      <p className="options__head" aria-hidden="true">
        <span>{ways().option}</span>
        <span>{ways().last}</span>
      </p>
      {all.slice(0, count)}
      {all.length > count && <Row title={ways().more(all.length - count)}>{all.slice(count)}</Row>}
    </Part>
  );
}

function OptionRow({ option, tag }: { option: Options["rows"][number]; tag: string | undefined }) {
  const { way, date, last, whom, who, clock, amounts, check, href } = option;

  return (
    <details className="faq">
      <summary className="faq__question">
        <span className="option">
          <strong>{curly(way)}</strong>{" "}
          <span className="option__last">
            {date ? <Day date={date} /> : curly(last ?? "")}
            {tag && (
              <>
                {" "}
                <strong className="tag">{tag}</strong>
              </>
            )}
          </span>{" "}
          <span className="option__whom">{curly(whom)}</span>
        </span>
      </summary>
      <p>
        <LinkedText text={who} />
      </p>
      <p>
        <LinkedText text={clock} />
      </p>
      <dl className="facts">
        {amounts?.map(({ value, what }) => (
          <Fact key={value} name={value} text={what} />
        ))}
        <Fact name={ways().check} text={href ? null : check}>
          {href && <Outside href={href}>{curly(check)}</Outside>}
        </Fact>
      </dl>
    </details>
  );
}

/** Who reads, by group of cases; where it was about abuse, hands and no face. */
const readers: Record<string, string> = {
  toxic: "reader-1",
  drugs: "reader-3",
  products: "reader-3",
  injury: "reader-2",
};

function Know({ article: { overview, gallery, sides, dots, group } }: ArticleProps) {
  const [first, ...rest] = overview;
  /** Where it was about abuse, what is said to the reader comes first, and is never folded. */
  const kind = group?.id === "abuse" ? first?.paragraphs[0] : undefined;
  const rows =
    first && kind ? [{ ...first, paragraphs: first.paragraphs.slice(1) }, ...rest] : overview;

  return (
    <Part id="know" drawing={readers[group?.id ?? ""] ?? "hands"}>
      {kind && (
        <p>
          <LinkedText text={kind} />
        </p>
      )}
      {/* A phone shows it once it is asked for; wider screens always do. */}
      {sides && (
        <details className="faq phone-fold">
          <summary className="faq__question">
            {sides.sides.map(({ title }) => title).join(" · ")}
          </summary>
          <FigureView figure={sides} />
        </details>
      )}
      {rows.map(
        ({ heading, paragraphs }, index) =>
          paragraphs.length > 0 && (
            <Row
              key={heading}
              title={heading}
              isFirst={index === 0 && !kind && paragraphs.join("").length < 450}
            >
              {paragraphs.map((text) => (
                <p key={text}>
                  <LinkedText text={text} />
                </p>
              ))}
              {index === 1 &&
                gallery.map(({ src, alt, caption, width, height }) => (
                  <figure key={src} className="figure">
                    <img src={src} alt={alt} width={width} height={height} loading="lazy" />
                    <figcaption>
                      <LinkedText text={caption} />
                    </figcaption>
                  </figure>
                ))}
            </Row>
          ),
      )}
      {dots && <FigureView figure={dots} />}
    </Part>
  );
}

function Questions({ faqs }: Pick<Article, "faqs">) {
  return (
    <Part id="questions">
      <a className="onward" href={partAddress("faqs", "asking")}>
        {casePage().shared}
      </a>
      <div className="rows">
        {faqs.map(({ question, answer }) => (
          <Row key={question} title={question}>
            <p>
              <LinkedText text={answer} />
            </p>
          </Row>
        ))}
      </div>
    </Part>
  );
}

/** What happened, newest first. */
export function Changes({ events }: { events: Article["changed"] }) {
  return (
    <ol className="changes">
      {events.map(({ date, text, publisher, note }) => (
        <li key={text}>
          <strong>
            <Day date={date} />
          </strong>
          <p>
            <LinkedText text={text} />{" "}
            {publisher && <Foreign name={publisher} within={casePage().reportedBy} />}
            <LinkedText text={note} />
          </p>
        </li>
      ))}
    </ol>
  );
}

function Help({ page: { article, helplines } }: { page: CasePageData }) {
  const help = article.help ?? [];
  const count = openRows(help.length, 3);

  return (
    <Part id="help" drawing="help">
      <HelpNames help={help.slice(0, count)} />
      {help.length > count && (
        <Row title={casePage().moreHelp}>
          <HelpNames help={help.slice(count)} />
        </Row>
      )}
      {helplines?.place === "end" && (
        <Row title={casePage().urgentHelp}>
          <HelpItems lines={helplines.lines} />
        </Row>
      )}
      <p className="text-links">
        <a className="onward" href={caseChecklistAddress(article.slug)}>
          {casePage().checklist}
        </a>
      </p>
    </Part>
  );
}

/** The end of the page: the way on, in a band of its own, with the cases nearest to this one. */
export function ClosingBand({ page }: { page: CasePageData }) {
  const { related } = casePage();

  return (
    <section className="section section--closing" aria-labelledby="related-title">
      <img
        className="section__drawing"
        src="/images/pages/closing.svg"
        alt=""
        width={400}
        height={240}
        loading="lazy"
      />
      <h2 className="closing__title" id="related-title">
        {related}
      </h2>
      <ul className="closing__related">
        {page.article.related.map(({ slug, title }) => (
          <li key={slug}>
            <a href={caseAddress(slug)} data-title={title}>
              <img src={`/images/cases/${slug}.svg`} alt="" width={64} height={48} loading="lazy" />
              {curly(title)}
            </a>
          </li>
        ))}
      </ul>
      {!page.notTaken && (
        <p className="closing__start">
          <a href="#form" className="button">
            {caseSteps().start}
          </a>
        </p>
      )}
    </section>
  );
}

/** `drawing` names a file in `app/drawings/pages`. */
type PartProps = { id: PartId; drawing?: string; children: ReactNode };

function Part({ id, drawing, children }: PartProps) {
  return (
    <section className="part" id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>
        {casePage().parts[id]}
        {drawing && (
          <img
            className="drawing"
            src={`/images/pages/${drawing}.svg`}
            alt=""
            width={240}
            height={180}
            loading="lazy"
          />
        )}
      </h2>
      {children}
    </section>
  );
}

type RowProps = { title: string; isFirst?: boolean; children: ReactNode };

/** Wider screens show the first of a part open, below the title of the part. */
function Row({ title, isFirst, children }: RowProps) {
  return (
    <details className={isFirst ? "faq phone-fold" : "faq"}>
      <summary className="faq__question">{curly(title)}</summary>
      {children}
    </details>
  );
}

function bullet(text: string) {
  return (
    <li key={text}>
      <LinkedText text={text} />
    </li>
  );
}
