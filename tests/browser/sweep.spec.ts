import type { Page } from "@playwright/test";
import { check, long, run } from "../support/length";
import { everyPath } from "../support/paths";
import { expect } from "./site.fixture";
import { reach, type State, show } from "./state.fixture";
import { states } from "./states.fixture";
import { devices, faultsOf, type Look } from "./sweep.fixture";
import { test } from "./test.fixture";

/** Pages and states of each kind: `npm test` looks at these alone, and at both sizes. */
const special = [
  "/",
  "/lawsuits/institutional-sex-abuse",
  "/do-not-sell-my-info",
  "/terms",
  "home sent",
  "quiz with errors",
  "step 2",
];

/** Pages of a template that CI visits another page of; only the longer run looks at each page. */
const alike = [
  "/california-privacy",
  "/consumer-health-data",
  "/time-limits/alaska",
  "/time-limits/puerto-rico",
];
const casesInCheck = ["institutional-sex-abuse", "la-wildfire", "oxbryta", "purple-widget-burns"];
const inCheck = everyPath.filter((path) =>
  path.startsWith("/lawsuits/")
    ? casesInCheck.some((slug) => path === `/lawsuits/${slug}`)
    : !alike.includes(path),
);
/** The form parts that are drawn here are those of the other forms, which CI visits. */
const statesAlike = /^(newsletter|unsubscribe)\b/;

/*
 * Every page and state is looked at as it is delivered and with script, on a phone and on a
 * desktop. `npm run check` visits a state and a page of each template once: on the phone, one with
 * script and the next without. It runs the accessibility checker there, which is by far the slowest
 * part, and then widens the window to a desktop's. The longer part makes the remaining visits.
 */
const visits = [
  { name: "as delivered", hasScript: false, device: "phone" },
  { name: "as delivered", hasScript: false, device: "desktop" },
  { name: "with script", hasScript: true, device: "phone" },
  { name: "with script", hasScript: true, device: "desktop" },
] as const;

type Visit = (typeof visits)[number];

test.describe.configure({ mode: "parallel" });

for (const visit of visits) {
  test.describe(`${visit.name}, on a ${visit.device}`, () => {
    const { hasScript, device } = visit;
    test.use({ ...devices[device].context, isScriptBlocked: !hasScript });

    for (const { tag, some } of turnsOf(visit)) {
      test(`nothing is wrong on ${some.join(" ")}`, { tag }, async ({ page, site }) => {
        const errors = hasScript ? errorsOn(page) : [];
        for (const path of some) {
          await page.setViewportSize(devices[device].context.viewport);
          await show(page, `${site.url}${path}`, hasScript);
          for (const look of looksAt(path, visit)) {
            expect.soft(await faultsOf(page, look), `${path} ${look.device}`).toEqual([]);
          }
        }
        expect.soft(errors).toEqual([]);
      });
    }

    for (const state of states.filter((state) => isReached(state, visit))) {
      const tag = isTurnOf(visit, state) ? tagOf(state.name) : long;
      test(`nothing is wrong: ${state.name}`, { tag }, async ({ page, siteOf }) => {
        const { url: origin } = await siteOf(state.on ?? "plain");
        const errors = hasScript ? errorsOn(page) : [];
        await reach(state, { page, origin, hasScript });
        for (const look of looksAt(state.name, visit, state)) {
          expect.soft(await faultsOf(page, look), look.device).toEqual([]);
        }
        expect.soft(errors).toEqual([]);
      });
    }
  });
}

/** What script reports. React reports a page that it could not take over and rendered anew. */
function errorsOn(page: Page): string[] {
  const errors: string[] = [];
  page.on("pageerror", ({ message }) => errors.push(message));
  return errors;
}

/** The pages of both runs, a few per test: a test that fails names everything it has found. */
function turnsOf(visit: Visit) {
  const tags = everyPath.map((name) => ({
    name,
    tag: inCheck.includes(name) && isTurnOf(visit, { name }) ? tagOf(name) : long,
  }));

  return [[], check, long].flatMap((tag) => {
    const names = tags.filter((one) => String(one.tag) === String(tag)).map(({ name }) => name);
    return chunks(names, 5).map((some) => ({ tag, some }));
  });
}

/** Of a page or state that CI visits. */
function tagOf(name: string): string[] {
  return special.includes(name) ? [] : check;
}

/** Whether `npm run check` visits a page or state in this way. */
function isTurnOf({ device, hasScript }: Visit, { name, width, needsScript }: Partial<State>) {
  if (width) return true;
  if (statesAlike.test(name ?? "")) return false;
  return device === "phone" && (needsScript || isOdd(letters(name))) === hasScript;
}

/** How a page or state is looked at on this visit. */
function looksAt(name: string, visit: Visit, state: Partial<State> = {}): Look[] {
  const { device } = visit;
  const isDark = isOdd(Math.floor(letters(name) / 2)) === (device === "phone");
  const look = { name, device, isChecked: true, colorScheme: scheme(isDark) } as const;
  if (run === "long" || state.width) return [look];

  const isChecked = state.needsScript || special.includes(name);
  return [look, { ...look, device: "desktop", isChecked, colorScheme: scheme(!isDark) }];
}

function scheme(isDark: boolean) {
  return isDark ? "dark" : "light";
}

function isReached(state: State, visit: Visit): boolean {
  if (state.needsScript && !visit.hasScript) return false;
  return !state.width || state.width === (visit.device === "phone" ? "narrow" : "wide");
}

function isOdd(number: number): boolean {
  return number % 2 === 1;
}

function letters(name = ""): number {
  return [...name].length;
}

function chunks<Item>(items: readonly Item[], size: number): Item[][] {
  return items.length === 0 ? [] : [items.slice(0, size), ...chunks(items.slice(size), size)];
}
