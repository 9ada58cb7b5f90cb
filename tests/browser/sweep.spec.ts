import { expect, test } from "./site.fixture";
import { paths, reach, type State, show, states } from "./states.fixture";
import { devices, faultsOf } from "./sweep.fixture";

/** Pages whose parts no other has: these are looked at in every way. */
const special = ["/", "/lawsuits/institutional-sex-abuse", "/do-not-sell-my-info", "/terms"];

/*
 * One visit to every page and state as it is delivered and one with script, on a phone and on a
 * desktop, in light and in dark: which is which takes turns, so that all eight meet pages of each kind.
 * The accessibility checker, by far the slowest part, looks on one of the two, which takes turns too.
 */
const visits = [
  { name: "as delivered", hasScript: false, device: "phone" },
  { name: "as delivered", hasScript: false, device: "desktop" },
  { name: "with script", hasScript: true, device: "phone" },
  { name: "with script", hasScript: true, device: "desktop" },
] as const;

type Visit = (typeof visits)[number];

for (const visit of visits) {
  test.describe(`${visit.name}, on a ${visit.device}`, () => {
    const { hasScript, device } = visit;
    test.use({ ...devices[device].context, isScriptBlocked: !hasScript });

    for (const some of chunks(paths.filter(isTurnOf(visit)), 5)) {
      test(`nothing is wrong on ${some.join(" ")}`, async ({ page, site }) => {
        for (const path of some) {
          await page.setViewportSize(devices[device].context.viewport);
          await show(page, `${site.url}${path}`, hasScript);
          expect.soft(await faultsOf(page, lookAt(path, visit)), path).toEqual([]);
        }
      });
    }

    for (const state of states.filter((state) => isMet(state, visit))) {
      test(`nothing is wrong: ${state.name}`, async ({ page, siteOf }) => {
        const { url: origin } = await siteOf(state.on ?? "plain");
        await reach(state, { page, origin, hasScript });
        const look = lookAt(state.name, visit, state.needsScript);
        expect(await faultsOf(page, look)).toEqual([]);
      });
    }
  });
}

/** Whether a page is visited in this way: without script on one device, with it on the other. */
function isTurnOf({ hasScript, device }: Visit) {
  return (name: string) =>
    special.includes(name) || isOdd(name) === ((device === "phone") === hasScript);
}

/** How a page or state is looked at on this visit. */
function lookAt(name: string, { device, hasScript }: Visit, needsScript = false) {
  const isSpecial = special.includes(name);
  const isTurn = (Math.floor(letters(name) / 4) % 2 === 1) === hasScript;
  const isDark = (device === "phone") === letters(name) % 4 > 1;
  return {
    name,
    device,
    colorScheme: isDark ? "dark" : "light",
    isChecked: isTurn || needsScript || isSpecial,
    isKept: hasScript || !isSpecial,
  } as const;
}

function isMet(state: State, visit: Visit): boolean {
  if (state.needsScript && !visit.hasScript) return false;
  if (state.width) return state.width === (visit.device === "phone" ? "narrow" : "wide");
  return state.needsScript ? true : isTurnOf(visit)(state.name);
}

function isOdd(name: string): boolean {
  return letters(name) % 2 === 1;
}

function letters(name: string): number {
  return [...name].length;
}

function chunks<Item>(items: readonly Item[], size: number): Item[][] {
  return items.length === 0 ? [] : [items.slice(0, size), ...chunks(items.slice(size), size)];
}
