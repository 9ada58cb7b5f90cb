import { expect, test } from "vitest";
import { plainPath } from "~/server/http/check-request";

test.each([
  ["/About", "/about"],
  ["/about/", "/about"],
  ["/about//", "/about"],
  ["//about", "/about"],
  ["/a//b/", "/a/b"],
  ["/\\evil.example/\\", "/evil.example"],
  ["//evil.example", "/evil.example"],
  ["///", "/"],
  ["/A?B=C//&d=?e", "/a?B=C//&d=?e"],
  ["/%C3%89A", "/%C3%89a"],
  ["http://evil.example/", "/http:/evil.example"],
])("%s becomes %s, an address of this site", (url, plain) => {
  expect(plainPath(url)).toBe(plain);
  expect(plainPath(plain)).toBeNull();
  expect(new URL(plain, "https://here.example/deep/er").origin).toBe("https://here.example");
});

test.each([
  "/",
  "/about",
  "/?Q=A/",
  "/lawsuits/suboxone",
  "/%2F%2Fevil.example",
  "/_root.data",
  "/X.data",
])("%s is not changed", (url) => expect(plainPath(url)).toBeNull());
