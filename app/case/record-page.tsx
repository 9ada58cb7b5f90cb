import type { ReactNode } from "react";
import { useScript } from "~/app/client/document-state";
import { HelpRow } from "~/app/ui/helplines";
import { Day, Foreign, LinkedText, SourcesAddress } from "~/app/ui/linked-text";
import { Breadcrumb, PageHead } from "~/app/ui/page-head";
import { SideCard } from "~/app/ui/side-card";
import { SourceList } from "~/app/ui/source-list";
import { addresses } from "~/data/addresses";
import { casePage } from "~/data/case-page";
import { caseSteps } from "~/data/case-steps";
import { caseDates, recordWords } from "~/data/record-words";
import { Changes, Fact } from "./case-sections";
import { FigureView } from "./figures";
import type { ChecklistPageData, RecordPageData } from "./record.server";

const words = () => recordWords().record;

/** Everything that is recorded about a case, with the source of each statement. */
export function RecordPage({ page }: { page: RecordPageData }) {
  const { status, dates, calendar } = page;
  const { stage, next, settlement, classAction, court, judge, docket, kind, since } = status;

  return (
    <SourcesAddress.Provider value="#sources">
      <CasePaper page={page} crumb={casePage().record} drawing="record">
        <section>
          <h2>{words().court}</h2>
          <dl className="facts">
            <Fact name={words().stage} text={stage} />
            {dates.length > 0 && (
              <Fact name={words().date}>
                {dates.map(({ date, text, publisher, certainty, note }) => (
                  <p key={date}>
                    <Day date={date} />: <LinkedText text={text} />{" "}
                    <Foreign name={publisher} within={caseDates().certainty[certainty]} />
                    <LinkedText text={note} />
                  </p>
                ))}
                {calendar && (
                  <p>
                    <a href={calendar}>{caseDates().calendar}</a>
                  </p>
                )}
              </Fact>
            )}
            <Fact name={casePage().status.next} text={next} />
            <Fact name={words().settlement} text={settlement} />
            <Fact name={words().proceeding} text={kind} />
            <Fact name={words().courtName} text={court} />
            <Fact name={words().judge} text={judge} />
            <Fact name={words().docket} text={docket} />
            <Fact name={words().classAction} text={classAction} />
            {since.length > 0 && (
              <Fact name={words().since}>
                {since.map(({ date, of }, index) => (
                  <span key={`${date}${of}`}>
                    {index > 0 && "; "}
                    <Day date={date} />
                    {of && ` (${of})`}
                  </span>
                ))}
              </Fact>
            )}
            <Fact name={casePage().status.searched}>
              <Day date={status.checkedOn} />
            </Fact>
            <Fact name={words().newest}>
              <Foreign name={page.newest.publisher} />, <Day date={page.newest.date} />
            </Fact>
            <Fact name={words().edited}>
              <Day date={page.reviewed} />
            </Fact>
          </dl>
        </section>
        <section id="changed">
          <h2>{words().changed}</h2>
          <Changes events={page.events} />
          <p className="text-links">
            <a href={page.feed}>{words().follow}</a>
          </p>
        </section>
        <section>
          <h2>{words().figures}</h2>
          {page.figures.length > 0 && (
            <dl className="facts">
              {page.figures.map(({ value, what }) => (
                <Fact key={value} name={value} text={what} />
              ))}
            </dl>
          )}
          {page.charts.map((chart) => (
            <FigureView key={chart.caption} figure={chart} />
          ))}
        </section>
        <section id="sources" className="sources">
          <h2>{words().sources}</h2>
          <SourceList sources={page.sources} isNumbered />
        </section>
      </CasePaper>
    </SourcesAddress.Provider>
  );
}

/** What to gather and to ask, on one printed page. */
export function ChecklistPage({ page }: { page: ChecklistPageData }) {
  const { records, questions, print, heldBy } = recordWords().checklist;
  const hasScript = useScript();

  return (
    <CasePaper page={page} crumb={casePage().checklist} drawing="checklist">
      <p className="paper__from">{page.from}</p>
      <p className="paper__print" hidden={!hasScript}>
        <button type="button" className="button" onClick={() => window.print()}>
          {print}
        </button>
      </p>
      <section>
        <h2>{records}</h2>
        <ul className="documents">
          {page.documents.map(({ name, holder, how }) => (
            <li key={name}>
              <strong>
                <LinkedText text={name} />
              </strong>
              <br />
              <LinkedText text={heldBy(holder)} />
              <br />
              <LinkedText text={how} />
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h2>{questions}</h2>
        <ol>
          {page.questions.map((text) => (
            <li key={text}>
              <LinkedText text={text} />
            </li>
          ))}
        </ol>
      </section>
    </CasePaper>
  );
}

type CasePaperProps = {
  page: Pick<RecordPageData, "helplines" | "back" | "heading" | "side" | "head">;
  crumb: string;
  /** A file in `app/drawings/pages`. */
  drawing: string;
  children: ReactNode;
};

/** The frame of both pages that belong to a case. */
function CasePaper({ page, crumb, drawing, children }: CasePaperProps) {
  const {
    helplines,
    back,
    heading,
    side,
    head: { path },
  } = page;

  return (
    <article className="page page--narrow paper">
      {helplines.length > 0 && <HelpRow lines={helplines} />}
      <Breadcrumb
        trail={[{ label: casePage().lawsuits, href: addresses.catalog }, back, { label: crumb }]}
      />
      {/* A joiner after it keeps the name of a drug on one line. */}
      <PageHead title={heading.replaceAll("-", "-\u2060")} drawing={drawing} />
      {children}
      <SideCard name={words().about} links={side.links.filter(({ href }) => href !== path)}>
        <p>
          <strong>{casePage().status.now}</strong>
          <br />
          <LinkedText text={side.now} />
        </p>
        {side.start && (
          <p>
            <a className="button button--primary" href={side.start}>
              {caseSteps().start}
            </a>
          </p>
        )}
      </SideCard>
    </article>
  );
}
