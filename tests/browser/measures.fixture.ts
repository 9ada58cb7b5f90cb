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

type Width = keyof typeof windows;

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
