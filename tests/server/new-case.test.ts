import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { copyProgram } from "../support/own-copy";

const copy = copyProgram();
const slug = "purple-widget";
const read = (name: string) => readFileSync(join(copy.folder, name), "utf8");

beforeAll(() => copy.run("new-case", slug, "drugs"));
afterAll(() => copy.remove());

test("the drawing of a new case has no colors, and the build paints it as the general one", () => {
  expect(read(`data/cases/${slug}/drawing.svg`)).not.toMatch(/<style|#[0-9a-f]{3,8}\b/i);
  copy.run("predev");
  expect(read(`public/images/cases/${slug}.svg`)).toBe(read("public/images/cases/default.svg"));
});

test("each gap says what belongs there, and every text shows how a case of the same group has it", () => {
  const texts = ["page", "record", "quiz", "brief"].flatMap(
    (part) => read(`data/cases/${slug}/${part}.ts`).match(/\w+: "GAP[^\n]*"/g) ?? [],
  );
  expect(texts.length).toBeGreaterThan(100);
  for (const text of texts)
    expect(text).toMatch(/^(?:title: "GAP title of that page"|\w+: "GAP \w+.*, such as: \S+)/);
});

test("each gap is found by the slug of its case, once for each line, and only as a word of its own", () => {
  const gaps = (...values: string[]) =>
    copy
      .run("find", "GAP", ...values)
      .split("\n")
      .filter((line) => line.startsWith("data"));
  const found = gaps(slug);
  expect(found.length).toBeGreaterThan(90);
  expect(new Set(found).size).toBe(found.length);
  for (const line of found) expect(line).toMatch(/^data\/cases\/purple-widget\/\w+\.ts:\d+ /);
  expect(gaps()).toEqual(found);
});
