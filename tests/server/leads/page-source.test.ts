import { expect, test } from "vitest";
import { pageSource } from "~/server/leads/form-post";

const origin = "https://plainclaim.example";
const page = { path: "/lawsuits/oxbryta", anchor: "form" };
const bare = `${origin}/lawsuits/oxbryta#form`;

test("the campaign a page was opened with is part of its address, in one order", () => {
  const address = `${origin}/lawsuits/oxbryta?utm_campaign=fall+2026.a_b-c&utm_source=news#form`;

  expect(pageSource(origin, page, address)).toBe(
    `${origin}/lawsuits/oxbryta?utm_source=news&utm_campaign=fall+2026.a_b-c#form`,
  );
});

test("every part of a campaign is kept, up to 80 letters", () => {
  const parts = ["source", "medium", "campaign", "content", "term"].map(
    (name, index) => `utm_${name}=${String(index).repeat(80)}`,
  );
  const query = parts.join("&");

  expect(pageSource(origin, page, `/?${query}`)).toBe(`${origin}/lawsuits/oxbryta?${query}#form`);
});

test.each([
  ["nothing", ""],
  ["click identifiers", "https://plainclaim.example/?gclid=abc&fbclid=x&utm_id=7"],
  ["another origin and path", "https://evil.example/elsewhere#x"],
  ["too long a value", `/?utm_source=${"a".repeat(81)}`],
  ["an empty one", "/?utm_source=&utm_medium"],
  ["other characters", "/?utm_source=a%20b&utm_medium=<x>&utm_term=%E0%A4%A&utm_content=é"],
  ["what stands after the hash", "/#?utm_source=news"],
])("the server takes nothing from a posted %s", (_, address) => {
  expect(pageSource(origin, page, address)).toBe(bare);
});

test("a posted address brings its campaign and nothing else", () => {
  const posted = "javascript://evil/%0a?utm_source=a&next=//evil&utm_source=b&utm_medium=%63pc";

  expect(pageSource(origin, page, posted)).toBe(
    `${origin}/lawsuits/oxbryta?utm_source=a&utm_medium=cpc#form`,
  );
});
