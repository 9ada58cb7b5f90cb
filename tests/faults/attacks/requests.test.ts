import { connect, type Socket } from "node:net";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { preload } from "../../support/preload";
import { rawGet, rawRequest } from "../../support/raw-request";
import { homeLead, post, type Site, startSite, workedMs } from "../../support/site";

let site: Site;
beforeAll(async () => {
  site = await startSite(preload("tell-memory.mjs"));
});
afterAll(() => site.stop());

const attackers: Socket[] = [];
afterEach(() => {
  for (const socket of attackers.splice(0)) socket.destroy();
});

const length = 15_000;

test.each([
  ["blanks in Accept-Encoding", "/?a=1", `Accept-Encoding: gzip${" ".repeat(length)};`],
  [
    "blanks in Accept-Encoding of a file",
    "/favicon.svg",
    `Accept-Encoding: gzip${" ".repeat(length)};`,
  ],
  ["slashes before the data of a page", `/${"/".repeat(length)}x.data`, "Accept: */*"],
  ["slashes within the data of a page", `/x${"/".repeat(length)}.data`, "Accept: */*"],
  ["commas in If-None-Match", "/", `If-None-Match: ${"W/,".repeat(length / 3)}`],
  ["addresses in X-Forwarded-For", "/?a=1", `X-Forwarded-For: ${"1.1.1.1,".repeat(length / 8)}`],
  ["pairs in Cookie", "/", `Cookie: ${"a= ;".repeat(length / 4)}`],
  ["segments of a path", `/${"a/".repeat(length / 2)}`, "Accept: */*"],
  ["segments of the data of a page", `/${"a/".repeat(length / 2)}x.data`, "Accept: */*"],
  ["words in a search", `/?q=${"a+".repeat(length / 2)}`, "Accept: */*"],
  ["parameters in a query", `/?${"a=1&".repeat(length / 4)}`, "Accept: */*"],
])("thousands of %s keep nobody waiting", async (_what, path, line) => {
  // Quadratic work would take a hundred times as long, linear work about the same time.
  const usual = await timed(() => askTwenty(path.slice(0, 6), "Accept: */*"));
  const hostile = await timed(() => askTwenty(path, line));
  expect(hostile).toBeLessThan(10 * usual + 2000);
});

test("60 connections that pipeline 130 kB of requests and never read use little memory", async () => {
  const before = await startAnew();
  const request = "GET /?a=1 HTTP/1.1\r\nHost: x\r\n\r\n";
  const packet = request.repeat(130_000 / request.length);
  for (let count = 0; count < 60; count++) attack(packet).pause();
  for (let count = 0; count < 5; count++) await expectService();
  await expectGrowth(before, { under: 60 });
});

test("450 requests for pages of one client close no page to another, and none after sending to itself", async () => {
  const { hostname, port } = new URL(site.url);
  const flood = (path: string) => attack(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`);
  for (let count = 0; count < 450; count++) flood(`/?a=${count}`);
  for (const path of [
    "/?sent=36RPW6PZ",
    "/your-request",
    "/do-not-sell-my-info",
    "/es/unsubscribe",
  ]) {
    expect((await fetch(`http://${hostname}:${port}${path}`)).status).toBe(200);
  }
  const headers = { "X-Forwarded-For": "198.51.100.7" };
  expect((await fetch(`${site.url}/about?a=1`, { headers })).status).toBe(200);
});

test("2,100 silent connections of one client keep no other out", async () => {
  for (let count = 0; count < 2100; count++) attack("");
  for (let count = 0; count < 5; count++) await expectService();
});

test("1,300 posts that send a byte and wait keep no sign-up waiting", async () => {
  const head = `POST / HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 1000`;
  for (let count = 0; count < 1300; count++) attack(`${head}\r\n\r\na`);
  for (let count = 0; count < 5; count++) await expectService();
});

test("600 posts that stop just before their end take little more memory than their bodies", async () => {
  const before = await startAnew();
  const head = `POST / HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 65000`;
  const packet = `${head}\r\n\r\n${"a".repeat(64_900)}`;
  for (let count = 0; count < 600; count++) attack(packet);
  for (let count = 0; count < 5; count++) await expectService();
  // 39 MB of bodies, and 600 connections.
  await expectGrowth(before, { under: 60 });
});

test("a hundred hosts made up by a stranger do not fill the memory", async () => {
  const before = await startAnew();
  for (let count = 0; count < 100; count++) {
    const lines = `Host: h${count}\r\nConnection: close`;
    const request = `GET /lawsuits/oxbryta HTTP/1.1\r\n${lines}\r\n\r\n`;
    for (let again = 0; again < 2; again++) await rawRequest(site.url, request);
  }
  await expectService();
  // 48 MB of cached documents.
  await expectGrowth(before, { under: 60 });
});

/**
 * Restarts the server, so that its memory shows one attack alone; returns what it holds before
 * that.
 */
async function startAnew() {
  await site.end();
  await site.restart();
  await expectService();
  return memory();
}

function attack(bytes: string): Socket {
  const { hostname, port } = new URL(site.url);
  const socket = connect(Number(port), hostname, () => socket.write(bytes));
  socket.on("error", () => undefined);
  attackers.push(socket);
  return socket;
}

async function askTwenty(path: string, line: string) {
  const asked = Array.from({ length: 20 }, () => rawGet(site.url, path, [line]));
  await expectService();
  for (const { status } of await Promise.all(asked)) expect(status).toBeLessThan(500);
}

async function timed(work: () => Promise<void>): Promise<number> {
  const began = workedMs(site);
  await work();
  return workedMs(site) - began;
}

/** The health check, a page and a real lead, one after the other, of a visitor elsewhere. */
async function expectService() {
  const headers = { "X-Forwarded-For": "198.51.100.7" };
  expect((await fetch(`${site.url}/healthz`)).status).toBe(200);
  expect((await fetch(`${site.url}/about?a=1`, { headers })).status).toBe(200);
  const email = `visitor${performance.now()}@example.com`;
  expect((await post(site.url, homeLead({ Email: email }))).status).toBe(303);
}

type Memory = { held: number; resident: number };

async function expectGrowth(before: Memory, { under }: { under: number }) {
  const after = await memory();
  expect(after.held - before.held).toBeLessThan(under);
  await expect.poll(async () => (await memory()).resident).toBeLessThan(300);
}

/** In MB, after garbage collection. */
async function memory(): Promise<Memory> {
  const told = () => site.output().match(/(?<=memory: ).*(?=\n)/g) ?? [];
  const already = told().length;
  site.process.kill("SIGUSR2");
  await expect.poll(() => told().length).toBe(already + 1);
  return JSON.parse(told()[already] ?? "");
}
