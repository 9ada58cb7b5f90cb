import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, test } from "./site.fixture";
import { blockScript, paths, reach, type State, show, states } from "./states.fixture";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

type Look = { width: 320 | 1280; colorScheme: "light" | "dark" };

const narrowDark: Look = { width: 320, colorScheme: "dark" };
const wideLight: Look = { width: 1280, colorScheme: "light" };
const narrowLight: Look = { width: 320, colorScheme: "light" };
const wideDark: Look = { width: 1280, colorScheme: "dark" };

/** Each width in each colour, and over both ways of script each of the eight meets some page. */
const ways = [
  { name: "as delivered", hasScript: false, looks: [narrowDark, wideLight] },
  { name: "with script", hasScript: true, looks: [wideDark, narrowLight] },
];
const allLooks = [narrowDark, wideLight, narrowLight, wideDark];

/** Pages whose parts no other has: these are looked at in every way. */
const special = ["/", "/lawsuits/institutional-sex-abuse", "/do-not-sell-my-info", "/terms"];

async function wear(page: Page, { width, colorScheme }: Look) {
  await page.setViewportSize({ width, height: 900 });
  // Nothing is hidden from the checker while it waits to be revealed.
  await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
  // Another width leaves the page scrolled to anywhere, with some field half behind the header.
  await page.evaluate(() => scrollTo(0, 0));
}

/** Readable lines, so that a failure says at once what and where. */
async function violations(page: Page, where: string): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page })
    .setLegacyMode()
    // What passed is not described one by one: a fifth of the time less.
    .options({ runOnly: tags, resultTypes: ["violations"] })
    .analyze();

  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${where}: ${id} ${target} ${failureSummary}`),
  );
}

for (const { name, hasScript, looks } of ways) {
  test.describe(name, () => {
    for (const some of chunks(paths, 6)) {
      test(`nothing is found on ${some.join(" ")}`, async ({ page, site }) => {
        if (!hasScript) await blockScript(page);
        const found = [];
        for (const [index, path] of some.entries()) {
          const worn = special.includes(path) ? allLooks : [looks[index % 2] ?? narrowDark];
          await wear(page, worn[0] ?? narrowDark);
          await show(page, `${site.url}${path}`, hasScript);
          for (const look of worn) {
            await wear(page, look);
            found.push(...(await violations(page, `${path} ${look.width} ${look.colorScheme}`)));
          }
        }
        expect(found).toEqual([]);
      });
    }

    for (const state of states.filter(({ needsScript }) => hasScript || !needsScript)) {
      test(`nothing is found: ${state.name}`, async ({ page, siteOf }) => {
        if (!hasScript) await blockScript(page);
        const { url: origin } = await siteOf(state.on ?? "plain");
        const worn = looks.filter(({ width }) => fits(state, width));
        await wear(page, worn[0] ?? narrowDark);
        await reach(state, { page, origin, hasScript });
        const found = [];
        for (const look of worn) {
          await wear(page, look);
          found.push(...(await violations(page, `${look.width} ${look.colorScheme}`)));
        }
        expect(found).toEqual([]);
      });
    }
  });
}

function fits({ width }: State, wanted: number): boolean {
  if (width === "wide") return wanted > 320;
  return width !== "narrow" || wanted === 320;
}

function chunks<Item>(items: readonly Item[], size: number): Item[][] {
  return items.length === 0 ? [] : [items.slice(0, size), ...chunks(items.slice(size), size)];
}
