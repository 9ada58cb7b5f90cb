import { discreetName, nextEvent } from "~/app/case/calendar.server";
import { type CalendarEvent, drawEvents } from "~/app/layout/calendar.server";
import { spreadsheetRow, startOfSpreadsheet } from "~/app/services.server";
import { caseAddress, partAddress, stateAddress } from "~/data/addresses";
import type { Case } from "~/data/case";
import { caseDates } from "~/data/case-page";
import { shownCases } from "~/data/cases";
import { spellDate } from "~/data/dates";
import { deadlines } from "~/data/deadlines";
import { language } from "~/data/language";
import {
  type CaseRecord,
  type Certainty,
  type PartialDate,
  splitAtNotes,
  type Way,
  withoutNotes,
} from "~/data/record";
import { hasDay, isOldStage, isPast } from "~/data/record-dates";
import { limitKinds, limitsSearched } from "~/data/time-limit";
import { stateLimits } from "~/data/time-limits";
import { readRule, stateName } from "./limits.server";

/** Every date ahead of one case or state on one day. */
export type Deadline = {
  /** Anchor of its row: never change how it is built. */
  id: string;
  date: PartialDate;
  title: string;
  href: string;
  items: Item[];
  slug?: string;
  /** Anchor of the docket of the case. */
  docket?: string;
  newest?: PartialDate;
  changed?: PartialDate;
};

type Item = {
  /** Title of the way that ends. */
  way?: string;
  text: string;
  /** Continues *For …* after a date of a case; of a way it is a sentence of its own. */
  whom?: string;
  who?: string;
  ends: boolean;
  certainty: Certainty;
  source: { publisher: string; url?: string };
  check?: Way["check"];
};

/**
 * Dates that have not passed, sorted. `today` is the ISO date in America/New_York when the page is
 * sent. A case and a day have one row, so that its anchor is unique.
 */
export function listDeadlines(today: string): Deadline[] {
  return [...shownCases().flatMap(ofCase), ...stateLimits.flatMap(ofState)]
    .filter(({ date }) => !isPast(date, today))
    .toSorted((a, b) => sortKey(a.date).localeCompare(sortKey(b.date)));
}

/** A month without a day comes after its days. */
function sortKey(date: PartialDate): string {
  return hasDay(date) ? date : `${date}-99`;
}

function ofCase({ slug, title, record }: Case): Deadline[] {
  if (!record) return [];

  const { soonest, ways } = record;
  const ended = ways.filter(({ way }) => soonest?.way !== way);
  const dates = new Set([soonest?.date ?? [], ended.flatMap(({ ends }) => ends ?? [])].flat());

  return [...dates].map((date) => ({
    id: `${slug}-${date}`,
    date,
    title,
    href: caseAddress(slug),
    slug,
    docket: docketId(slug),
    newest: record.newest.date,
    changed: record.events[0]?.date,
    items: [
      ...(soonest?.date === date ? [soonestItem(record, soonest)] : []),
      ...ended.flatMap((way) => (way.ends === date ? [wayItem(record, way, date)] : [])),
    ],
  }));
}

function soonestItem(record: CaseRecord, soonest: NonNullable<CaseRecord["soonest"]>): Item {
  const { way, text, whom, ends, certainty, source } = soonest;

  return {
    way,
    text: withoutNotes(text),
    whom,
    ends,
    certainty,
    source: sourceOf(record, source),
    check: record.ways.find((one) => one.way === way)?.check,
  };
}

function wayItem(record: CaseRecord, { way, who, clock, certainty, check }: Way, date: string) {
  const { text, source } = sentenceAbout(clock, date);

  return {
    way,
    text,
    who: withoutNotes(who),
    ends: true,
    certainty: certainty ?? "reported",
    source: sourceOf(record, source),
    check,
  } satisfies Item;
}

/** The sentence of a clock that names the day, and the note that supports it. */
function sentenceAbout(clock: string, date: PartialDate): { text: string; source?: string } {
  const day = spellDate(date);
  const sentences = clock.split(/(?<=[.?!](?:\[\^[\w-]+\])*) /);
  const at = sentences.findIndex((sentence) => sentence.includes(day));
  const noteOf = (sentence: string) => splitAtNotes(sentence)[1];
  const after = sentences.slice(Math.max(at, 0)).concat(sentences);

  return {
    text: withoutNotes(sentences[at] ?? clock),
    source: after.map(noteOf).find((note) => note !== undefined),
  };
}

function sourceOf({ sources }: CaseRecord, key = ""): Item["source"] {
  const { publisher, url } = sources[key] ?? { publisher: "" };
  return { publisher, url };
}

/** The end of a state's window for expired claims. */
function ofState(state: (typeof stateLimits)[number]): Deadline[] {
  const { confidence, window } = state.childAbuse;
  const rule = readRule(state, "childAbuse", limitsSearched);
  const [source] = rule?.sources ?? [];
  if (!window?.to || !source) return [];

  const isOfficial = source.isOfficial && confidence === "high" && !isHearsay(window.text.en);
  return [
    {
      id: `${state.slug}-${window.to}`,
      date: window.to,
      title: deadlines().window(stateName(state)),
      href: stateAddress(state.slug),
      items: [
        {
          text: window.text[language()],
          ends: true,
          certainty: isOfficial ? "official" : "reported",
          source,
        },
      ],
    },
  ];
}

/** The date is not from the law itself, but from those who report or count it. */
function isHearsay(text: string): boolean {
  return /\b(reported|count)/i.test(text);
}

/** Every written case, the one with the newest source first. */
export function listDockets() {
  return shownCases()
    .flatMap(({ slug, title, record }) => (record ? [{ slug, title, record }] : []))
    .toSorted((a, b) => b.record.newest.date.localeCompare(a.record.newest.date))
    .map(({ slug, title, record: { status, newest, sources, events } }) => ({
      id: docketId(slug),
      slug,
      title,
      docket: status.docket,
      court: withoutNotes(status.court),
      judge: status.judge,
      newest: { date: newest.date, ...sourceFrom(sources[newest.source]) },
      changed: events[0] && { date: events[0].date, text: withoutNotes(events[0].text) },
    }));
}

function docketId(slug: string): string {
  return `docket-${slug}`;
}

function sourceFrom(source?: { publisher: string; url?: string }) {
  return { publisher: source?.publisher ?? "", url: source?.url };
}

/** Statements about what is old, or only reported. */
export function listUnconfirmed(dates: readonly Deadline[], today: string): string[] {
  const words = deadlines().unconfirmed;
  const old = shownCases().flatMap(({ title, record }) =>
    record && isOldStage(record, today) ? [words.old(title, spellDate(record.newest.date))] : [],
  );
  const reported = dates.flatMap(({ title, date, items }) =>
    items
      .filter(({ certainty }) => certainty === "reported")
      .map(({ source }) => words.reported(title, spellDate(date), source.publisher)),
  );
  const uncertain = stateLimits.flatMap((state) =>
    limitKinds.filter((kind) => state[kind]?.confidence === "low"),
  );

  return [...old, ...reported, words.limits(uncertain.length)];
}

/** The dates and dockets of the page, for a spreadsheet. */
export function writeSpreadsheet(today: string, origin: string): string {
  const { csvColumns, csvKinds, csvCertainty } = deadlines();
  const dockets = listDockets();
  const rows = listDeadlines(today).flatMap(({ id, date, title, slug, items }) => {
    const { docket, court, judge, newest, changed } =
      dockets.find((one) => one.slug === slug) ?? {};
    return items.map(({ way, text, whom, who, ends, certainty, source, check }) => [
      csvKinds[ends ? "deadline" : "event"],
      date,
      title,
      way ? `${way}: ${text}` : text,
      whom ?? who,
      csvCertainty[certainty],
      source.publisher,
      source.url,
      check?.href ?? check?.text,
      docket,
      court,
      judge,
      newest?.date,
      newest?.publisher,
      changed?.date,
      changed?.text,
      `${origin}${partAddress("deadlines", id)}`,
    ]);
  });
  const docketRows = dockets.map(({ id, title, docket, court, judge, newest, changed }) => [
    csvKinds.docket,
    ...["", title, "", "", "", newest.publisher, newest.url, "", docket, court, judge],
    newest.date,
    newest.publisher,
    changed?.date,
    changed?.text,
    `${origin}${partAddress("deadlines", id)}`,
  ]);

  return [
    startOfSpreadsheet(csvColumns),
    ...[...rows, ...docketRows].map((cells) => spreadsheetRow(cells.map((cell) => cell ?? ""))),
  ].join("");
}

/** The dates of the page that have a day. On the abuse cases it has no more than their own file. */
export function drawDeadlines(today: string, { origin, site }: { origin: string; site: string }) {
  const own = shownCases().map((item) => ({ item, next: nextEvent(item, today) }));
  const events = listDeadlines(today).flatMap((deadline): CalendarEvent[] => {
    const { id, date, title, href, slug, items } = deadline;
    const found = own.find(({ item }) => item.slug === slug);
    if (!hasDay(date)) return [];
    if (found?.next?.date === date) return [found.next];

    return [
      {
        id,
        date,
        checkedOn: found?.item.record?.status.checkedOn ?? limitsSearched,
        summary: `${found ? discreetName(found.item) : title} (${caseDates().look})`,
        paragraphs: items.map(({ way, text, certainty, source }) =>
          [
            ...(found?.item.sensitive ? [] : [way ? `${way}: ${text}` : text]),
            `${caseDates().certainty[certainty](source.publisher)}${source.url ? `, ${source.url}` : ""}`,
          ].join(" "),
        ),
        href,
      },
    ];
  });

  return drawEvents(events, { name: deadlines().title, origin, site });
}
