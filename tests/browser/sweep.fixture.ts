import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type Page } from "@playwright/test";
import type axe from "axe-core";
import { cases } from "../../data/cases";

/** What a visitor with this window sees before the first thing to do. Lengths are in CSS pixels. */
type Measures = {
  /** Height of the page in windows. */
  screens: number;
  /** Lower edge of the first action: a start button, a search, or the first question. */
  action: number;
  /** Upper edge of the first question. */
  question: number;
  /** Words between the header and the first action. */
  words: number;
};

type Limits = Partial<Measures>;

const windows = {
  390: { width: 390, height: 844 },
  1280: { width: 1280, height: 800 },
} as const;

const caseLimits = { 390: { screens: 8, action: 844 }, 1280: { action: 800, question: 760 } };
/** The whole form is there, in one column. */
const stepLimits = { 390: { screens: 6, question: 844 }, 1280: { question: 760 } };

/** The limits of every page with a way in, and of the steps behind it, by path or state. */
const limits = new Map<string, Readonly<Record<keyof typeof windows, Limits>>>([
  ["/", { 390: { screens: 12, action: 844 }, 1280: { action: 800, question: 760 } }],
  ...cases.map(({ slug }) => [`/lawsuits/${slug}`, caseLimits] as const),
  ["/contact", { 390: {}, 1280: { question: 760 } }],
  ["step 2", stepLimits],
  ["step 2 of a case sent", { 390: { screens: 6 }, 1280: {} }],
]);

function limitsOf(name: string) {
  return limits.get(name);
}

/** Runs in the page, scrolled to its top. */
function measure(): Measures {
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

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** The minified file: it loads in half the time of the one that the package would inject. */
const checker = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

export const devices = {
  phone: { width: 390, context: { viewport: windows[390], hasTouch: true, isMobile: true } },
  desktop: { width: 1280, context: { viewport: windows[1280] } },
} as const;

export type Look = {
  device: "phone" | "desktop";
  colorScheme: "light" | "dark";
  /** Path or state, by which limits may be set. */
  name: string;
  /** Whether the accessibility checker runs. */
  isChecked: boolean;
};

/**
 * Waits for everything that the page is drawn with. Asked from outside: a page that has nothing new
 * to draw may have no frames.
 */
async function drawn(page: Page): Promise<void> {
  const ready = () =>
    page.evaluate(() => {
      const links = [...document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")];
      const unstyled = links.filter(({ sheet }) => sheet === null).map(({ href }) => href);
      return [links.length, ...unstyled, document.fonts.status];
    });
  await expect.poll(ready).toEqual([1, "loaded"]);
}

/** All faults of the page in its present state, in readable lines. */
export async function faultsOf(page: Page, look: Look) {
  await drawn(page);
  const { device, colorScheme } = look;
  await page.setViewportSize(devices[device].context.viewport);
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setTouchEmulationEnabled", { enabled: device === "phone" });
  // After a change of width the page can be scrolled anywhere, with some field half behind the
  // header.
  await page.evaluate(() => scrollTo(0, 0));
  const found = await overruns(page, look);
  // Shows the checker what would otherwise be hidden until it is revealed.
  await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
  await still(page);
  if (device === "phone") await page.setViewportSize({ width: 320, height: 800 });
  await page.evaluate(() => scrollTo(0, 0));
  found.push(...(await overhang(page)));
  found.push(...(await page.evaluate(strayHeadings)));
  found.push(...(await page.evaluate(smallTargets, 24)));
  if (device === "phone") found.push(...(await page.evaluate(smallControls, 44)));
  if (look.isChecked) found.push(...(await violations(page)));
  if (device === "desktop") found.push(...(await enlarged(page)));
  await session.detach();
  return found;
}

/** Waits for animations that have started: a text has less contrast meanwhile. */
async function still(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ timeline }) => timeline === document.timeline)
        .map(({ finished }) => finished),
    ),
  );
}

async function overruns(page: Page, { device, name }: Look): Promise<string[]> {
  const { width } = devices[device];
  const limits: Limits | undefined = limitsOf(name)?.[width];
  if (!limits) return [];

  const measures = await page.evaluate(measure);
  return Object.entries(measures)
    .filter(([unit, value]) =>
      Object.entries(limits).some(([limited, most]) => limited === unit && value > most),
    )
    .map(([unit, value]) => `${unit} is at ${value}`);
}

export async function violations(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(checker);

  await still(page);
  return page.evaluate(async (values) => {
    const { violations: found } = await window.axe.run(document, {
      runOnly: { type: "tag", values },
      // Checks that passed are not described one by one, which saves a fifth of the time.
      resultTypes: ["violations"],
      // Preloading serves only the checks of orientation in styles and of sound, and the site has
      // neither.
      preload: false,
    });
    return found.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} ${target} ${failureSummary}`),
    );
  }, tags);
}

/** What reaches beyond the window at twice the text size, which a reader may set. */
async function enlarged(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
  });
  const found = await overhang(page);
  await page.setViewportSize({ width: 640, height: 800 });
  found.push(...(await overhang(page)));
  await page.evaluate(() => document.documentElement.style.removeProperty("font-size"));
  return found.map((line) => `at twice the text size: ${line}`);
}

/** What makes the page, or a part of it, reach beyond the window. */
function overhang(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.querySelectorAll("body *")]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .map(({ outerHTML }) => `beyond the window: ${outerHTML.slice(0, 100)}`);
  });
}

/**
 * Runs in the page. Headings that stand no nearer to their own text than to what comes before them,
 * except below a date or a group that belongs to the heading.
 */
function strayHeadings(): string[] {
  const headings = document.querySelectorAll(
    "main :is(h2, h3):not(:is(.eyebrow, .post__meta) + *)",
  );
  // What is folded is laid out when it is first measured, so not all of it at once.
  for (const heading of headings) heading.getBoundingClientRect();
  return [...headings].flatMap((heading) => {
    const before = heading.previousElementSibling?.getBoundingClientRect();
    const after = heading.nextElementSibling?.getBoundingClientRect();
    const { top, bottom, height } = heading.getBoundingClientRect();
    if (!before?.height || !after?.height || height < 2) return [];
    const [above, below] = [top - before.bottom, after.top - bottom];

    return above < 0 || below < 0 || above > below
      ? []
      : [`a heading ${above} below, ${below} above: ${heading.outerHTML.slice(0, 100)}`];
  });
}

/** Runs in the page. Controls that are smaller than asked; links inside sentences are exempt. */
function smallTargets(least: number): string[] {
  const all = document.querySelectorAll<HTMLElement>("a[href], button, input, select, summary");
  return [...all]
    .filter((element) => element.checkVisibility({ opacityProperty: true }))
    .filter((element) => !element.matches("[type=hidden], .skip-link, [aria-hidden=true]"))
    .filter((element) => {
      let block: Element | null = element;
      while (block && getComputedStyle(block).display === "inline") block = block.parentElement;
      return block === element || block?.textContent === element.textContent;
    })
    .map((element) => ({ element, box: element.closest("label") ?? element }))
    .map(({ element, box }) => ({ element, rect: box.getBoundingClientRect() }))
    .filter(({ rect }) => Math.min(rect.width, rect.height) < least - 0.5)
    .map(({ element, rect }) => {
      const size = `${Math.round(rect.width)}x${Math.round(rect.height)}`;
      return `a target of ${size}: ${element.outerHTML.slice(0, 100)}`;
    });
}

/** Runs in the page. Buttons and fields of the content that are lower than asked. */
function smallControls(least: number): string[] {
  const all = document.querySelectorAll<HTMLElement>(
    "button, .button, select, textarea, input:not([type=hidden])",
  );
  return (
    [...all]
      .filter((element) => element.checkVisibility({ opacityProperty: true }))
      // Only Enter presses it.
      .filter((element) => !element.matches("[aria-hidden=true]"))
      .map((element) => ({ element, box: element.closest(".choice") ?? element }))
      .filter(({ box }) => box.getBoundingClientRect().height < least - 0.5)
      .map(({ element, box }) => {
        const height = Math.round(box.getBoundingClientRect().height);
        return `a control ${height} high: ${element.outerHTML.slice(0, 100)}`;
      })
  );
}
