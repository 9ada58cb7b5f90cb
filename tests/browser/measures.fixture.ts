import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { cases } from "../../data/cases";

/** What a visitor with this window sees before the first thing to do. Lengths are in CSS pixels. */
export type Measures = {
  /** Height of the page in windows. */
  screens: number;
  /** Lower edge of the first action: a start button, a search, or the first question. */
  action: number;
  /** Upper edge of the first question. */
  question: number;
  /** Words between the header and the first action. */
  words: number;
};

export type Limits = Partial<Measures>;

export const windows = {
  390: { width: 390, height: 844 },
  1280: { width: 1280, height: 800 },
} as const;

export type Width = keyof typeof windows;

const caseLimits = { 390: { screens: 8, action: 844 }, 1280: { action: 800, question: 760 } };
/** The whole form is there, in one column. */
const stepLimits = { 390: { screens: 6, question: 844 }, 1280: { question: 760 } };

/** The limits of every page with a way in, and of the steps behind it, by path or state. */
const limits = new Map<string, Readonly<Record<Width, Limits>>>([
  ["/", { 390: { screens: 12, action: 844 }, 1280: { action: 800, question: 760 } }],
  ...cases.map(({ slug }) => [`/lawsuits/${slug}`, caseLimits] as const),
  ["/contact", { 390: {}, 1280: { question: 760 } }],
  ["step 2", stepLimits],
  ["step 2 of a case sent", { 390: { screens: 6 }, 1280: {} }],
]);

export function limitsOf(name: string) {
  return limits.get(name);
}

/** The pages and states that have limits, in the order of the table. */
export const measured = [...limits.keys()];

const folder = ".cache/measures";

/**
 * Stored in files for the table at the end of a run, because the tests run in several processes.
 */
export function keepMeasures(name: string, width: Width, measures: Measures) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(fileOf(name, width), JSON.stringify(measures));
}

/** Null if it has not been measured since the folder was emptied. */
export function keptMeasures(name: string, width: Width): Measures | null {
  const file = fileOf(name, width);

  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : null;
}

function fileOf(name: string, width: Width): string {
  return join(folder, `${width}${name.replaceAll(/\W+/g, "-")}.json`);
}

/** Runs in the page, scrolled to its top. */
export function measure(): Measures {
  const { innerHeight } = window;
  const main = document.querySelector("main");
  const shown = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].find((element) =>
      element.checkVisibility(),
    );
  const question = shown("#form .field");
  const starts = ["main a.button[href$='#form']", "main [type=search]", "#form .field"];
  const [first] = starts
    .flatMap((selector) => shown(selector) ?? [])
    .sort((one, other) => bottomOf(one) - bottomOf(other));
  const range = document.createRange();
  range.setStart(main ?? document.body, 0);
  if (first) range.setEndBefore(first);

  return {
    screens: Math.round((document.documentElement.scrollHeight / innerHeight) * 100) / 100,
    action: Math.round(bottomOf(first)),
    question: Math.round(question?.getBoundingClientRect().top ?? 0),
    words: first ? (range.toString().match(/\w+/g)?.length ?? 0) : 0,
  };

  function bottomOf(element?: HTMLElement): number {
    return element?.getBoundingClientRect().bottom ?? 0;
  }
}
