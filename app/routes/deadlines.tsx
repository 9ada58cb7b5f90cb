import { useLoaderData } from "@remix-run/react";
import { Fragment, type ReactNode } from "react";
import { useLayout } from "~/app/layout/use-layout";
import { OnThisPage } from "~/app/legal/legal-page";
import {
  countUncertain,
  type Deadline,
  listDeadlines,
  listDockets,
} from "~/app/limits/deadlines.server";
import { Listing } from "~/app/limits/listing";
import { openApp } from "~/app/services.server";
import { curly, Day, Foreign, LinkedText, Outside } from "~/app/ui/linked-text";
import { PageHead } from "~/app/ui/page-head";
import { Section } from "~/app/ui/section";
import { addresses, caseAddress, deadlinesFile, stateAddress } from "~/data/addresses";
import { dateInNewYork, spellDate, spellShortDate } from "~/data/dates";
import { deadlineAnchor, deadlines as words } from "~/data/deadlines";
import { caseDates } from "~/data/record-words";

export async function loader() {
  const app = await openApp();
  const today = dateInNewYork(app.now());
  const { title, lead } = words();

  return {
    head: { title, description: lead, path: addresses.deadlines },
    today,
    dates: listDeadlines(today).map((row) => ({ ...row, items: row.items.map(withoutRepeat) })),
    dockets: shortNames(listDockets(today)),
    uncertain: words().unconfirmed.limits(countUncertain()),
  };
}

/** What a source is stands where the list first names it. */
function shortNames(dockets: ReturnType<typeof listDockets>) {
  return dockets.map((docket, index) => {
    const isNamed = dockets.slice(0, index).some(({ publisher }) => publisher === docket.publisher);
    const publisher = isNamed ? docket.publisher.replace(/ \(.*\)$/, "") : docket.publisher;
    return { ...docket, publisher };
  });
}

/** A source that is also the place to check is shown once. */
function withoutRepeat(item: Deadline["items"][number]): typeof item {
  return item.href === item.url ? { ...item, check: undefined, href: undefined } : item;
}

type Page = ReturnType<typeof useLoaderData<typeof loader>>;

export { ErrorBoundary, meta } from "~/app/layout/head";

export default function Deadlines() {
  const page = useLoaderData<typeof loader>();

  return (
    <div className="page">
      <PageHead title={page.head.title} drawing="deadlines">
        <p className="lead">{page.head.description}</p>
        <p>{words().warning}</p>
        <p>{words().mdl}</p>
        <p className="post__meta text-links">
          {`${words().asOf} `}
          <Day date={page.today} />
          {"\u00a0· "}
          <a href={deadlinesFile("csv")}>{words().csv}</a>
          {"\u00a0· "}
          <a href={deadlinesFile("ics")}>{words().ics}</a>
          {"\u00a0· "}
          <a href={addresses.timeLimits}>{words().limits}</a>
        </p>
      </PageHead>
      <OnThisPage
        sections={[
          ...months(page.dates).map(({ id, month }) => ({ id, title: spellShortDate(month) })),
          { id: "dockets", title: words().dockets.title.split(",")[0] ?? "" },
        ]}
      />
      <Dates page={page} />
      <Dockets dockets={page.dockets} />
      <Cite page={page} />
      <Unconfirmed page={page} />
    </div>
  );
}

/** Each month with its dates, and the anchor of the first. */
function months(dates: Page["dates"]) {
  const all = new Set(dates.map(({ date }) => date.slice(0, 7)));
  return [...all].flatMap((month) => {
    const own = dates.filter(({ date }) => date.startsWith(month));
    return own.slice(0, 1).map((first) => ({ id: deadlineAnchor(first), month, own }));
  });
}

/** An agenda: the months, and in each its dates, with what supports them folded. */
function Dates({ page: { dates, dockets } }: { page: Page }) {
  const { title, none, columns } = words().dates;

  return (
    <Section id="dates" name="dates" title={title}>
      {dates.length === 0 && <p>{none}</p>}
      <table className="agenda">
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{columns.date}</th>
            <th scope="col">{columns.what}</th>
          </tr>
        </thead>
        {months(dates).map(({ id, month, own }) => (
          <tbody key={id}>
            <tr className="agenda__month">
              <th scope="rowgroup" colSpan={2}>
                {spellDate(month)}
              </th>
            </tr>
            {own.map((deadline) => (
              <DateRow
                key={deadlineAnchor(deadline)}
                deadline={deadline}
                docket={dockets.find(({ slug }) => slug === deadline.slug)}
              />
            ))}
          </tbody>
        ))}
      </table>
    </Section>
  );
}

type DateRowProps = { deadline: Deadline; docket?: Page["dockets"][number] };

function DateRow({ deadline: row, docket }: DateRowProps) {
  const { date, slug, title, near, items } = row;
  const id = deadlineAnchor(row);
  const labels = words().dates;

  return (
    <tr id={id}>
      <th scope="row">
        <a href={`#${id}`}>
          <DateBlock date={date} />
        </a>
      </th>
      <td>
        <p className="agenda__what">
          {docket ? (
            <a href={caseAddress(slug)}>
              <LinkedText text={docket.title} />
            </a>
          ) : (
            <a href={stateAddress(slug)}>{title}</a>
          )}
          {near && (
            <>
              {" "}
              <strong className={`limit__left limit__left--${near.warmth}`}>{near.left}</strong>
            </>
          )}
          {docket &&
            items.map((item) => (
              <Fragment key={item.text}>
                {" "}
                <span>{curly(nameOf(item)[0])}</span>
              </Fragment>
            ))}
        </p>
        <details>
          <summary>
            <span className="visually-hidden">{labels.details}</span>
          </summary>
          {items.map((item, index) => (
            <Told key={item.text} item={item} isOne={items.length === 1}>
              {docket && index === items.length - 1 && (
                <>
                  . <a href={`#docket-${slug}`}>{labels.newest}</a> <Day date={docket.newest} />
                </>
              )}
            </Told>
          ))}
        </details>
      </td>
    </tr>
  );
}

/** The day large and its month small; the year is above. */
function DateBlock({ date }: { date: string }) {
  const [, , day] = date.split("-");
  const month = spellShortDate(date.slice(0, 7)).split(" ")[0];

  return (
    <time dateTime={date}>
      {day ? `${Number(day)} ` : month}
      {day && <small>{month}</small>}
    </time>
  );
}

/** What ends, or the first sentence about what happens; then what remains to be told. */
function nameOf({ way, text, ends }: Deadline["items"][number]): [string, string] {
  if (ends) return [way ?? words().dates.deadline, text];
  const [, first = text, rest = ""] = /^(.+?)\.(?: (?=[A-Z¿¡])(.+))?$/s.exec(text) ?? [];
  return [first, rest];
}

type ToldProps = {
  item: Deadline["items"][number];
  /** Of its day: the line above names it. */
  isOne: boolean;
  children: ReactNode;
};

/** What ends or happens, for whom, how certain that is, and where to check it. */
function Told({ item, isOne, children }: ToldProps) {
  const { ends, whom, certainty, publisher, url, check, href } = item;
  const { check: label } = words().dates;
  const [name, rest] = nameOf(item);
  const text = isOne ? rest : item.text;

  return (
    <p>
      {!isOne && ends && <strong>{curly(`${name}: `)}</strong>}
      {curly(`${whom ? `${text} ${caseDates().whom(whom)}` : text} `)}
      <Outside href={url}>
        <Foreign name={publisher} within={caseDates().certainty[certainty]} />
      </Outside>
      {check && (
        <>
          {`. ${label}: `}
          {href ? <Outside href={href}>{curly(check)}</Outside> : <LinkedText text={check} />}
        </>
      )}
      {children}
    </p>
  );
}

function Dockets({ dockets }: Pick<Page, "dockets">) {
  const { title, columns, none } = words().dockets;
  const headings = [columns.title, columns.newest, columns.docket];

  return (
    <Section id="dockets" name="dockets" title={title}>
      <Listing columns={headings}>
        {dockets.map(({ slug, title, docket, court, judge, newest, publisher, url, changed }) => (
          <tr key={slug} id={`docket-${slug}`}>
            <th scope="row">
              <a href={caseAddress(slug)}>
                <LinkedText text={title} />
              </a>
            </th>
            <td>
              <Day date={newest} />{" "}
              <Outside href={url}>
                <Foreign name={publisher} />
              </Outside>
            </td>
            <td>
              <details>
                <summary>{docket ? columns.docket : none}</summary>
                {docket && <p>{curly(docket)}</p>}
                <p>{judge ? `${court}. ${columns.judge}: ${judge}` : court}</p>
                {changed && (
                  <p>
                    {`${columns.changed}: `}
                    <a href={caseAddress(slug, "changed")}>
                      <Day date={changed} />
                    </a>
                  </p>
                )}
              </details>
            </td>
          </tr>
        ))}
      </Listing>
    </Section>
  );
}

function Cite({ page: { today, dates } }: { page: Page }) {
  const { title, page, row, fact } = words().cite;
  const { name = "", origin = "" } = useLayout() ?? {};
  const address = origin + addresses.deadlines;
  const [first] = dates;

  return (
    <Section id="cite" name="cite" title={title}>
      <p>{page(name, address, spellDate(today))}</p>
      <p>{first ? `${fact} ${row} ${address}#${deadlineAnchor(first)}` : fact}</p>
    </Section>
  );
}

function Unconfirmed({ page: { dates, dockets, uncertain } }: { page: Page }) {
  const { title, lead, reported, date: dated, old } = words().unconfirmed;
  const titleOf = ({ slug, title }: Deadline) =>
    title ?? dockets.find((docket) => docket.slug === slug)?.title ?? "";

  return (
    <Section id="unconfirmed" name="unconfirmed" title={title}>
      <p>{lead}</p>
      <div className="rows">
        <details className="faq">
          <summary className="faq__question">{reported}</summary>
          <ul className="asklist in-columns">
            {dates.flatMap((deadline) =>
              deadline.items
                .filter(({ certainty }) => certainty === "reported")
                .map(({ text, publisher }) => (
                  <li key={deadlineAnchor(deadline) + text}>
                    <Foreign
                      name={publisher}
                      within={(name) => dated(titleOf(deadline), spellDate(deadline.date), name)}
                    />
                  </li>
                )),
            )}
          </ul>
        </details>
        <details className="faq">
          <summary className="faq__question">{old}</summary>
          <ul className="asklist in-columns">
            {dockets
              .filter(({ isOld }) => isOld)
              .map(({ slug, title, newest }) => (
                <li key={slug}>{curly(`${title}, ${spellDate(newest)}`)}</li>
              ))}
          </ul>
        </details>
      </div>
      <p className="text-links">
        <a href={addresses.timeLimits}>{uncertain}</a>
      </p>
    </Section>
  );
}
