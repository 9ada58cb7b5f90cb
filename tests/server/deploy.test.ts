import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const read = (name: string) => readFileSync(`docs/deploy/${name}`, "utf8");

test.each(["unavailable.html", "too-large.html"])(
  "the policy that nginx sends with %s lets its style run, and nothing else",
  (name) => {
    const style = /<style>(.*)<\/style>/s.exec(read(name))?.[1] ?? "";
    const hash = createHash("sha256").update(style).digest("base64");
    expect(style).not.toBe("");
    expect(read("nginx-errors.conf")).toContain(`style-src 'sha256-${hash}'`);
    expect(read(name)).not.toMatch(/<script|style=|https?:/);
  },
);

test("nginx shows the page about a body that is too large over HTTP/2 too", () => {
  // There nginx measures the body once more in the location of the page itself.
  expect(read("nginx-errors.conf")).toMatch(/internal;[^}]*client_max_body_size 0;/);
});

test("operations names every file that it has copied", () => {
  const text = readFileSync("docs/operations.md", "utf8");
  const files = ["nginx-errors.conf", "unavailable.html", "Containerfile"];
  for (const name of [...files, "plainclaim-backup.service"]) expect(text).toContain(name);
});

test("a wrong setting does not restart for ever", () => {
  const unit = readFileSync("docs/operations.md", "utf8");
  const number = (name: string) => Number(new RegExp(`^${name}=(\\d+)$`, "m").exec(unit)?.[1]);
  const longest = number("RestartSec") * number("StartLimitBurst");
  expect(longest).toBeLessThan(number("StartLimitIntervalSec"));
});
