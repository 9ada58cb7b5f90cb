import { mkdirSync, writeFileSync } from "node:fs";
import { type Measures, measure, measuredPages, type Width, windows } from "./measures.fixture";
import { expect, test } from "./site.fixture";

const widths = [390, 1280] as const;

/** Also written as rows for `docs/design.md`, to `.cache/measures.md`. */
test("every way in is where it belongs, and no page is longer than its limit", async ({
  page,
  site,
}) => {
  test.slow();
  const rows: string[] = [];
  for (const { name, path, limits, reach } of measuredPages) {
    const found: Measures[] = [];
    for (const width of widths) {
      await page.setViewportSize(windows[width]);
      await page.goto(`${site.url}${path}`);
      await reach?.(page);
      await page.evaluate(() => scrollTo(0, 0));
      const measures = await page.evaluate(measure);
      expect.soft(overruns(measures, limits[width]), `${name} at ${width}`).toEqual([]);
      found.push(measures);
    }
    rows.push(rowOf(name, found));
  }
  mkdirSync(".cache", { recursive: true });
  writeFileSync(".cache/measures.md", `${rows.join("\n")}\n`);
});

function overruns(measures: Measures, limits: (typeof measuredPages)[number]["limits"][Width]) {
  return Object.entries(measures).filter(([name, value]) =>
    Object.entries(limits).some(([limited, most]) => limited === name && value > most),
  );
}

function rowOf(name: string, found: readonly Measures[]): string {
  const cells = found.flatMap(({ screens, action, question, words }) => [
    screens.toFixed(1),
    action || "–",
    question || "–",
    words,
  ]);
  return `| ${[name, ...cells].join(" | ")} |`;
}
