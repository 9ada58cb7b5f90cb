import type { Chart, DeskContent, Fact } from "~/data/desk/view";
import { chartWords, deskWords } from "~/data/desk/words";
import { locale } from "~/data/locale";
import { formatDay, formatTime } from "../operator/format-time";
import type { Operator } from "../operator/operator";
import { readStatistics, type Share, type Statistics } from "../operator/read-statistics";

export async function statisticsContent(operator: Operator): Promise<DeskContent> {
  const statistics = await readStatistics(operator);
  return {
    kind: "statistics",
    charts: makeCharts(statistics),
    period: describePeriod(statistics),
    figures: keyFigures(statistics),
  };
}

const oneDigit = new Intl.NumberFormat(locale, {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});

export function keyFigures({ perDay, firstTry, latency, backlog }: Statistics): Fact[] {
  const { delivered, atFirstTry } = firstTry;
  const share = delivered === 0 ? "-" : `${oneDigit.format((100 * atFirstTry) / delivered)} %`;

  return [
    { name: chartWords.total, value: total(perDay) },
    { name: chartWords.firstTryShare, value: share },
    { name: chartWords.typical, value: latency ? duration(latency.p50) : "-" },
    { name: chartWords.waiting, value: total(backlog) },
  ];
}

function total(counted: readonly { count: number }[]): string {
  return counted.reduce((sum, { count }) => sum + count, 0).toLocaleString(locale);
}

export function describePeriod({ from, until }: Statistics): string {
  return chartWords.period(formatDay(from), formatTime(until));
}

export function makeCharts(statistics: Statistics): Chart[] {
  const { perDay, perKind, perCase, backlog, withheld } = statistics;

  return [
    {
      id: "per-day",
      ...chartWords.perDay,
      bars: perDay.map(({ day, count }) => ({
        name: day,
        value: count,
        shown: count.toLocaleString(locale),
      })),
      shape: "columns",
      empty: deskWords.noData,
    },
    shares("per-kind", chartWords.perKind, perKind),
    shares("per-case", chartWords.perCase, perCase),
    shares("first-try", chartWords.firstTry, firstTries(statistics)),
    latencyChart(statistics),
    shares("backlog", chartWords.backlog, backlog),
    shares("withheld", chartWords.withheld, withheld),
  ];
}

type Words = Pick<Chart, "title" | "columns">;

function shares(id: string, words: Words, all: readonly Share[]): Chart {
  const total = all.reduce((sum, { count }) => sum + count, 0);
  const bars = all.map(({ name, count }) => ({
    name,
    value: count,
    shown: count.toLocaleString(locale),
  }));
  return { id, ...words, bars: total === 0 ? [] : bars, shape: "bars", empty: deskWords.noData };
}

function firstTries({ firstTry: { delivered, atFirstTry } }: Statistics): Share[] {
  return [
    { name: chartWords.atFirstTry, count: atFirstTry },
    { name: chartWords.later, count: delivered - atFirstTry },
  ];
}

function latencyChart({ latency }: Statistics): Chart {
  const values = latency
    ? [
        { name: "50 %", value: latency.p50 },
        { name: "90 %", value: latency.p90 },
        { name: "99 %", value: latency.p99 },
      ]
    : [];
  return {
    id: "latency",
    ...chartWords.latency,
    bars: values.map((bar) => ({ ...bar, shown: duration(bar.value) })),
    shape: "bars",
    empty: deskWords.noData,
  };
}

/** `850 ms`, `4.2 s` or `3.5 min`. */
function duration(ms: number): string {
  if (ms < 1000) return `${ms} ms`;
  return ms < 60_000 ? `${oneDigit.format(ms / 1000)} s` : `${oneDigit.format(ms / 60_000)} min`;
}
