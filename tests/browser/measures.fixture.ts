import type { Page } from "@playwright/test";
import { cases } from "../../data/cases";
import { fill, formCase, press, toStepTwo } from "./forms.fixture";

/** What a visitor with this window has before the first thing to do. Lengths in CSS pixels. */
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

export type MeasuredPage = {
  name: string;
  path: string;
  limits: Readonly<Record<Width, Limits>>;
  /** From the page to the state that is measured. */
  reach?: (page: Page) => Promise<void>;
};

const casePath = "/lawsuits/institutional-sex-abuse";
const caseLimits = { 390: { screens: 8, action: 844 }, 1280: { action: 800, question: 760 } };
/** A whole form stands there, in one column. */
const stepLimits = { 390: { screens: 6, question: 844 }, 1280: { question: 760 } };

/** Every page with a way in, and the steps behind one. */
export const measuredPages: readonly MeasuredPage[] = [
  ...cases.map(({ slug }) => ({ name: slug, path: `/lawsuits/${slug}`, limits: caseLimits })),
  { name: "contact", path: "/contact", limits: { 390: {}, 1280: { question: 760 } } },
  { name: "step 2", path: casePath, limits: stepLimits, reach: toStepTwo },
  { name: "done", path: casePath, limits: { 390: { screens: 6 }, 1280: {} }, reach: toDone },
];

async function toDone(page: Page) {
  const lead = formCase("step 2 of a case");
  await toStepTwo(page);
  await fill(page, lead.anchor, lead.values);
  await press(page, lead);
  await page.getByText(lead.thanks).waitFor();
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
