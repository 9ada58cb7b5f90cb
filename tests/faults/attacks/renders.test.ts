import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { titleOf } from "../../support/document";
import { preload } from "../../support/preload";
import { homeLead, post, type Site, startSite } from "../../support/site";

let site: Site;
beforeAll(async () => {
  site = await startSite(preload("break-renders.mjs"));
});
afterAll(() => site.stop());

describe("a page that fails while it is drawn", () => {
  test.each([
    ["/about", "before anything is drawn"],
    ["/faqs", "in a part that is drawn after what surrounds it"],
    ["/terms", "in a part that waits for something, once that is there"],
    ["/privacy", "in a part that waits for something that fails"],
    ["/unsubscribe", "in a field of a form"],
    ["/partners", "in its title"],
  ])("%s is the error page, and the process answers: %s", async (path) => {
    for (const address of [path, `${path}?a=1`]) {
      const answer = await fetch(site.url + address);
      const html = await answer.text();
      expect([answer.status, titleOf(html)]).toEqual([500, "Unexpected Application Error"]);
      expect(answer.headers.get("Cache-Control")).toContain("no-store");
      expect(html).not.toContain("ann@example.com");
    }
    await expectService();
  });

  test.each([
    ["/blog", "in what surrounds every page"],
    ["/newsletter", "in its handle"],
  ])("%s is plain text when the error page fails too: %s", async (path) => {
    const answer = await fetch(site.url + path);
    expect([answer.status, answer.headers.get("Content-Type")]).toEqual([
      500,
      expect.stringMatching(/^text\/plain/),
    ]);
    expect(await answer.text()).not.toContain("ann@example.com");
    await expectService();
  });

  test("is logged with its stack but never with its message", async () => {
    await fetch(`${site.url}/about`);
    await fetch(`${site.url}/faqs`);
    await expect.poll(() => site.output()).toMatch(/"stack":\["\s+at fail .*"msg":"page failed"/);
    expect(site.output()).not.toContain("ann@example.com");
  });
});

test("pages that never end are the error page, and on a starved machine all others are themselves", async () => {
  const own = await startSite(preload("break-renders.mjs", "starve.mjs"));
  try {
    // More than are rendered at once.
    for (const path of ["/stop-contact", "/contact", "/stop-contact?a=1", "/contact?a=1"]) {
      expect((await fetch(own.url + path)).status).toBe(500);
    }
    expect(own.output()).toContain('"msg":"page failed"');
    for (const path of ["/", "/lawsuits/roundup", "/deadlines", "/es/faqs"]) {
      expect((await fetch(own.url + path)).status).toBe(200);
    }
  } finally {
    await own.stop();
  }
});

test("a rejected promise is logged and ends nothing", async () => {
  site.process.kill("SIGUSR2");
  site.process.kill("SIGUSR2");
  await expect.poll(() => site.output()).toContain("unhandled promise rejection");
  await expectService();
  expect(site.output()).not.toContain('"event":');
  expect(site.output()).not.toContain("ann@example.com");
});

test("a timer that fails ends the process in order: requests in progress are still answered", async () => {
  const own = await startSite(preload("break-renders.mjs"));
  try {
    const exit = new Promise((resolve) => own.process.once("exit", resolve));
    const lead = new URLSearchParams(homeLead({ Email: "last@example.com" })).toString();
    const { finish, answer } = await beginPost(own.url, lead);
    own.process.kill("SIGPIPE");
    await expect.poll(() => own.output()).toContain("fatal error, exiting");
    finish();
    expect(await answer).toMatch(/^HTTP\/1\.1 303 /);
    expect(await exit).toBe(1);
    expect(own.output()).toContain('"level":"fatal"');
    expect(own.output()).not.toContain("ann@example.com");
  } finally {
    await own.stop();
  }
});

async function expectService() {
  expect((await fetch(`${site.url}/healthz`)).status).toBe(200);
  const email = `visitor${performance.now()}@example.com`;
  expect((await post(site.url, homeLead({ Email: email }))).status).toBe(303);
}

/** A post whose last byte is sent by `finish`. */
async function beginPost(url: string, body: string) {
  const { hostname, port, host } = new URL(url);
  const socket = connect(Number(port), hostname);
  const head = `POST / HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: ${body.length}`;
  await new Promise<void>((resolve) =>
    socket.write(`${head}\r\n\r\n${body.slice(0, -1)}`, () => resolve()),
  );
  // Waits until the server has seen the request.
  await fetch(`${url}/healthz`);
  const answer = new Promise<string>((resolve) =>
    socket.once("data", (chunk) => resolve(String(chunk))),
  );
  return { finish: () => void socket.write(body.slice(-1)), answer };
}
