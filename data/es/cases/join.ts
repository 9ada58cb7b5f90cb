import type { Case, Quiz } from "../../case";
import type { CaseRecord, Chart } from "../../record";
import { remarkedInSpanish } from "../source-remarks";

/**
 * What the words of all cases have in common; `CaseWords` and its related types say what each must
 * have.
 */
export type Translation = {
  words: {
    from: string;
    title: string;
    documentTitle: string;
    description: string;
    summary: string;
    highlights: readonly string[];
    card: Case["card"];
    hero: { alt: string };
    gallery: readonly { alt: string; caption: string }[];
    eligibility: Case["eligibility"];
    overview: Case["overview"];
    disqualifiers: readonly string[];
    faqs: Case["faqs"];
    cautions: readonly string[];
    urgent?: Case["urgent"];
  };
  quiz: {
    bannerTitle: string;
    bannerSubtitle: string;
    cta: string;
    questions: Readonly<Record<string, Asked>>;
  };
  record: {
    status: Pick<CaseRecord["status"], "kind" | "court" | "docket" | "judge"> &
      Pick<CaseRecord["status"], "stage" | "next" | "settlement" | "classAction"> & {
        since: readonly (string | null)[];
      };
    soonest: { text: string; whom: string } | null;
    figures: readonly { value: string; what: string }[];
    events: readonly string[];
    ways: readonly { way: string; who: string; clock: string; check: string }[];
    documents: CaseRecord["documents"];
    questions: readonly string[];
    charts: readonly Drawn[];
    where: Readonly<Record<string, string>>;
  };
};

type Asked = {
  label: string;
  hint?: string;
  placeholder?: string;
  missing?: string;
  options?: Readonly<Record<string, string>>;
};

type Drawn = {
  caption: string;
  points?: readonly string[];
  sides?: readonly { title: string; points: readonly string[] }[];
  groups?: readonly string[];
};

/**
 * The case with the words of another language. Slug, dates, links, names and values stay the same.
 */
export function translate(item: Case, { words, quiz, record }: Translation): Case {
  const { from: _, ...said } = words;

  return {
    ...item,
    ...said,
    hero: { ...item.hero, ...words.hero },
    gallery: item.gallery.map((picture, index) => ({ ...picture, ...words.gallery[index] })),
    cautions: item.cautions.map((caution, index) => ({
      ...caution,
      note: words.cautions[index] ?? "",
    })),
    quiz: translateQuiz(item.quiz, quiz),
    record: item.record && translateRecord(item.record, record),
  };
}

function translateQuiz({ questions }: Quiz, words: Translation["quiz"]): Quiz {
  return {
    ...words,
    questions: questions.map((question) => {
      const { options = {}, ...said } = words.questions[question.name] ?? { label: "" };
      if (!("options" in question)) return { ...question, ...said };

      // In the order of the translation, which sorts states by their Spanish names.
      const inWords = Object.entries(options).map(([value, label]) => ({ value, label }));
      return { ...question, ...said, options: inWords };
    }),
  };
}

function translateRecord(record: CaseRecord, words: Translation["record"]): CaseRecord {
  const ways = new Map(record.ways.map(({ way }, index) => [way, words.ways[index]?.way ?? ""]));
  const { soonest, status } = record;

  return {
    ...record,
    status: {
      ...status,
      ...words.status,
      since: status.since.map(({ date }, index) => ({
        date,
        of: words.status.since[index] ?? undefined,
      })),
    },
    soonest: soonest &&
      words.soonest && {
        ...soonest,
        ...words.soonest,
        way: soonest.way && ways.get(soonest.way),
      },
    figures: record.figures.map((figure, index) => {
      const { where } = figure;
      const there = where.part === "ways" ? { ...where, way: ways.get(where.way) ?? "" } : where;
      return { ...figure, ...words.figures[index], where: there };
    }),
    events: record.events.map((event, index) => ({ ...event, text: words.events[index] ?? "" })),
    ways: record.ways.map((way, index) => {
      const { check = "", ...said } = words.ways[index] ?? {};
      return { ...way, ...said, check: { ...way.check, text: check } };
    }),
    documents: words.documents,
    questions: words.questions,
    charts: record.charts.map((chart, index) => translateChart(chart, words.charts[index])),
    sources: Object.fromEntries(
      Object.entries(record.sources).map(([key, source]) => [
        key,
        {
          ...source,
          publisher: remarkedInSpanish(source.publisher),
          title: remarkedInSpanish(source.title),
          date: printedDate(source.date),
          where: words.where[key] ?? source.where,
        },
      ]),
    ),
  };
}

function translateChart(chart: Chart, words: Drawn | undefined): Chart {
  const { caption = "", points = [], sides = [], groups = [] } = words ?? {};
  switch (chart.kind) {
    case "timeline":
      return {
        ...chart,
        caption,
        points: chart.points.map(({ date }, index) => ({ date, text: points[index] ?? "" })),
      };
    case "sides": {
      const [first, second] = chart.sides;
      return { ...chart, caption, sides: [sides[0] ?? first, sides[1] ?? second] };
    }
    case "dots":
      return {
        ...chart,
        caption,
        groups: chart.groups.map(({ count }, index) => ({ count, label: groups[index] ?? "" })),
      };
  }
}

const months: Readonly<Record<string, string>> = {
  January: "enero",
  February: "febrero",
  March: "marzo",
  April: "abril",
  May: "mayo",
  June: "junio",
  July: "julio",
  August: "agosto",
  September: "septiembre",
  October: "octubre",
  November: "noviembre",
  December: "diciembre",
};

/** The date of a source as its list prints it: `June 25, 2026`, `March 2026`, `2026` or `undated`. */
function printedDate(date: string): string {
  const [, month = "", day, year] = /^(?:([A-Z]\w+) )?(?:(\d+), )?(\d{4})$/.exec(date) ?? [];
  return year ? [day, months[month], year].filter(Boolean).join(" de ") : "sin fecha";
}
