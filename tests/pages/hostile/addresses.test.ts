import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { headerOf, rawGet, rawRequest } from "../../support/raw-request";
import { homeLead, post } from "../../support/site";
import { storedBy } from "../../support/stored";
import { close, form, open, site } from "./given";

beforeAll(open);
afterAll(close);

describe("an address", () => {
  test("has one spelling, and a redirect never leaves the site", async () => {
    const spellings: [string, string][] = [
      ["/ABOUT", "/about"],
      ["/about/", "/about"],
      ["/Lawsuits/Suboxone/?Q=A%2FB", "/lawsuits/suboxone?Q=A%2FB"],
      ["//evil.example/", "/evil.example"],
      ["//evil.example//a//", "/evil.example/a"],
      ["/\\evil.example", "/evil.example"],
      ["/\\\\evil.example/", "/evil.example"],
      ["///", "/"],
      ["/about//", "/about"],
    ];
    for (const [path, plain] of spellings) {
      const answer = await rawGet(site.url, path);
      expect({ path, status: answer.status, to: headerOf(answer, "location") }).toEqual({
        path,
        status: 308,
        to: plain,
      });
    }
  });

  test("that no page can have is not found, and never a server error", async () => {
    const paths = [
      "/%E0%A4%A",
      "/lawsuits/%E0%A4%A",
      "/%",
      "/%00",
      "/lawsuits/a%00b",
      "/..%2f..%2fetc%2fpasswd",
      "/build/..%2f..%2f.env",
      "/build/../../package.json",
      "/.env",
      "/.git/config",
      "/tort/%E2%82%AC",
      "/tort/a%0d%0aSet-Cookie:%20x=1",
      `/${"a".repeat(9000)}`,
      `/lawsuits/${"a-".repeat(4000)}a`,
      "/lawsuits/<script>alert(1)</script>",
      "/lawsuits/constructor.prototype",
      "/no/such/page",
    ];
    for (const path of paths) {
      const answer = await rawGet(site.url, path);
      expect({ path, status: answer.status }).toEqual({ path, status: 404 });
      expect(headerOf(answer, "cache-control")).toContain("no-store");
      expect(answer.body).toContain("<h1>Not found</h1>");
      expect(answer.body).not.toContain("<script>alert");
    }
  });

  test("with a hostile query is the ordinary page", async () => {
    const queries = [
      "?q=%00",
      "?q=%E0%A4%A",
      `?q=${"a".repeat(9000)}`,
      "?group=__proto__&q=%22%3E%3Cscript%3E",
    ];
    for (const query of [...queries, "?_data=routes%2Fnope", "?index&index", "?sent[]=1", "?%"]) {
      const answer = await rawGet(site.url, `/${query}`);
      expect({ query, isFine: answer.status < 500 }).toEqual({ query, isFine: true });
      expect(answer.body).not.toContain('"><script>');
    }
  });

  test("made by the client router can be wrong without a server error", async () => {
    const paths = [
      "/%E0%A4%A.data",
      "/nope.data",
      "/lawsuits/a--b.data",
      "/_root.data?_routes=nope",
    ];
    for (const path of [...paths, "/__manifest?p=%00", "/__manifest?p=//evil.example&version=0"]) {
      const answer = await rawGet(site.url, path);
      expect({ path, isFine: answer.status < 500 }).toEqual({ path, isFine: true });
    }
  });

  test("a request with an invalid Host is refused", async () => {
    for (const host of [
      "a<b",
      "a b",
      "evil.example:99999",
      "user@evil.example",
      'x"y',
      "[::1",
      "a/b",
    ]) {
      const answer = await rawRequest(
        site.url,
        `GET / HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`,
      );
      expect({ host, status: answer.status }).toEqual({ host, status: 400 });
    }
    const forwarded = await rawGet(site.url, "/", ["X-Forwarded-Host: a<b, c:99999999"]);
    expect(forwarded.status).toBe(200);
    expect((await rawGet(site.url, "/", ["X-Forwarded-Host: evil.example"])).body).not.toContain(
      "evil",
    );
  });

  test("with headers too large is refused", async () => {
    expect((await rawGet(site.url, "/", [`X-Long: ${"a".repeat(20_000)}`])).status).toBe(431);
  });
});

describe("a method", () => {
  test("that no page takes is refused, and sends no form", async () => {
    const body = new URLSearchParams(homeLead()).toString();
    for (const method of ["PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "PROPFIND"]) {
      const lines = `Host: x\r\nContent-Type: ${form}\r\nContent-Length: ${body.length}`;
      const answer = await rawRequest(
        site.url,
        `${method} / HTTP/1.1\r\n${lines}\r\nConnection: close\r\n\r\n${body}`,
      );
      expect({ method, status: answer.status }).toEqual({ method, status: 405 });
      expect(headerOf(answer, "allow")).toBe("GET, HEAD, POST");
    }
    expect(storedBy(site)).toEqual([]);
  });

  test("POST to a page without a form is refused", async () => {
    for (const path of [
      "/about",
      "/partners",
      "/california-privacy",
      "/healthz",
      "/tort/suboxone",
    ]) {
      expect({ path, status: (await post(site.url + path, homeLead())).status }).toEqual({
        path,
        status: 405,
      });
    }
    expect((await post(`${site.url}/nope`, homeLead())).status).toBe(404);
  });
});
