import { connect } from "node:net";
import fc from "fast-check";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { preload } from "../../support/preload";
import { headerOf, rawGet, rawRequest } from "../../support/raw-request";
import { homeLead, type Site, startSite } from "../../support/site";
import { storedBy, storedFor } from "../../support/stored";
import "../../support/made-inputs-seed";

const form = "Content-Type: application/x-www-form-urlencoded";

let site: Site;
beforeAll(async () => {
  site = await startSite(preload("tell-memory.mjs"));
});
afterAll(() => site.stop());

const attackers: { destroy(): void }[] = [];
afterEach(() => {
  for (const socket of attackers.splice(0)) socket.destroy();
});

test("a body in generated pieces is stored whole or not at all, and refused with 408 or 413", async () => {
  let posts = 0;
  const piece = fc.oneof(
    fc.integer({ min: 1, max: 3 }),
    fc.integer({ min: 1, max: 2000 }),
    fc.constantFrom(30, 4096, 16_384, 65_536),
  );
  const made = fc.record({
    sizes: fc.array(piece, { minLength: 1, maxLength: 8 }),
    isChunked: fc.boolean(),
    /** Bytes that the client does not send, or declares in addition. */
    missing: fc.constantFrom(0, 0, 1, 40),
    padding: fc.constantFrom(0, 500, 60_000, 66_000, 120_000),
  });
  await fc.assert(
    fc.asyncProperty(made, async ({ sizes, isChunked, missing, padding }) => {
      const email = `pieces${posts++}@example.com`;
      // Names with an underscore are dropped, so a large body is a good one too.
      const fields = { ...homeLead({ Email: email }), _padding: "a".repeat(padding) };
      const whole = new URLSearchParams(fields).toString();
      const sent = whole.slice(0, whole.length - missing);
      const length = isChunked ? "Transfer-Encoding: chunked" : `Content-Length: ${whole.length}`;
      const head = `POST / HTTP/1.1\r\nHost: x\r\n${form}\r\n${length}\r\nConnection: close\r\n\r\n`;
      const body = isChunked ? `${chunked(sent, sizes)}${missing ? "" : "0\r\n\r\n"}` : sent;
      const { status } = await halfClosed(head + body);
      const isTaken = missing === 0 && whole.length <= 65_536;
      const isInFewPieces = !isChunked || chunked(sent, sizes).split("\r\n").length < 10_000;
      if (isTaken && isInFewPieces) expect(status).toBe(303);
      else expect([303, 408, 413]).toContain(status);
      expect(storedFor(site, email)).toHaveLength(status === 303 ? 1 : 0);
      if (!isTaken) expect(status).not.toBe(303);
    }),
    { numRuns: 60 },
  );
});

describe("a post that is not whole", () => {
  afterEach(() => expect(storedBy(site).filter(({ kind }) => kind === "contact")).toEqual([]));

  const message = new URLSearchParams({
    topic: "question",
    firstName: "Ann",
    lastName: "Lee",
    email: "cut@example.com",
    message: "This is the beginning of a message",
  }).toString();

  test("of more than 64 KiB by its declared length is refused with 413", async () => {
    const head = `POST /contact HTTP/1.1\r\nHost: x\r\n${form}\r\nContent-Length: 70000\r\n\r\n`;
    const answer = await rawRequest(site.url, head + message);
    expect([answer.status, headerOf(answer, "connection")]).toEqual([413, "close"]);
  });

  test("and stays silent is refused with 408 and the menus of the site", async () => {
    const length = message.length + 1;
    const head = `POST /contact HTTP/1.1\r\nHost: x\r\n${form}\r\nContent-Length: ${length}\r\n\r\n`;
    const answer = await rawRequest(site.url, head + message);
    expect([answer.status, headerOf(answer, "connection")]).toEqual([408, "close"]);
    expect(answer.body).toContain("The form did not fully arrive");
    expect(answer.body).toContain("site-header");
  });

  test("because its client closed its side is refused with 408", async () => {
    const head = `POST /contact HTTP/1.1\r\nHost: x\r\n${form}\r\nContent-Length: 500\r\n\r\n`;
    expect((await halfClosed(head + message)).status).toBe(408);
  });
});

test.each(["GET", "HEAD", "OPTIONS", "PUT"])(
  "a body of a %s request is refused before it has arrived, and the connection is closed",
  async (method) => {
    const status = ["GET", "HEAD"].includes(method) ? 400 : 405;
    const lines = ["Transfer-Encoding: chunked", "Content-Length: 10"];
    const paths = ["/", "/about?a=1", "/favicon.svg", "/healthz"];
    const heads = paths.flatMap((path) =>
      lines.map((line) => `${method} ${path} HTTP/1.1\r\nHost: x\r\n${line}`),
    );
    // At once, because the server waits a second before it closes each.
    const answers = await Promise.all(
      heads.map(async (head) => {
        const answer = await rawRequest(site.url, `${head}\r\n\r\n`);
        return { head, told: [answer.status, headerOf(answer, "connection")] };
      }),
    );
    expect(answers).toEqual(heads.map((head) => ({ head, told: [status, "close"] })));
  },
);

test("an empty body of a GET request is none", async () => {
  expect((await rawGet(site.url, "/about", ["Content-Length: 0"])).status).toBe(200);
});

test("a type of more than 200 characters is refused with 415 before it is parsed", async () => {
  for (const type of ["multipart/form-data", "application/x-www-form-urlencoded"]) {
    const line = `Content-Type: ${type};${" ".repeat(15_000)}boundary=x`;
    const head = `POST /contact HTTP/1.1\r\nHost: x\r\n${line}\r\nContent-Length: 1\r\nConnection: close`;
    expect((await rawRequest(site.url, `${head}\r\n\r\na`)).status).toBe(415);
  }
});

test.each<[string, number, (send: (bytes: string) => void) => void]>([
  ["20 posts in 65,000 pieces", 20, (send) => send(post(chunked("a".repeat(65_000), [1])))],
  ["400 posts in pieces of 30 bytes", 400, (send) => send(post(chunked("a".repeat(63_000), [30])))],
  [
    "120 GET requests with bodies in 16,000 pieces",
    120,
    (send) =>
      send(
        `GET /?a=1 HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n${chunked("a".repeat(16_000), [1])}`,
      ),
  ],
])(
  "%s, never ended, leave memory below 300 MB and keep nobody waiting",
  async (_what, count, begin) => {
    for (let one = 0; one < count; one++) begin(attack());
    for (let asked = 0; asked < 5; asked++) {
      expect((await fetch(`${site.url}/healthz`)).status).toBe(200);
      expect((await fetch(`${site.url}/about?a=${asked}`)).status).toBe(200);
      expect(await memory()).toBeLessThan(300);
    }
  },
);

function post(body: string): string {
  return `POST /contact HTTP/1.1\r\nHost: x\r\n${form}\r\nTransfer-Encoding: chunked\r\n\r\n${body}`;
}

/** Without the end, in chunks of these sizes in turn. */
function chunked(text: string, sizes: readonly number[]): string {
  const chunks: string[] = [];
  for (let at = 0; at < text.length; ) {
    const chunk = text.slice(at, at + (sizes[chunks.length % sizes.length] ?? 1));
    chunks.push(`${chunk.length.toString(16)}\r\n${chunk}\r\n`);
    at += chunk.length;
  }
  return chunks.join("");
}

function attack(): (bytes: string) => void {
  const { hostname, port } = new URL(site.url);
  const socket = connect(Number(port), hostname).on("error", () => undefined);
  attackers.push(socket);
  return (bytes) => void socket.write(bytes);
}

/** Sends these bytes, closes its side, and reads the response. */
function halfClosed(bytes: string): Promise<{ status: number }> {
  const { hostname, port } = new URL(site.url);
  return new Promise((resolve) => {
    let text = "";
    const socket = connect({ port: Number(port), host: hostname, allowHalfOpen: true });
    socket.on("data", (data) => {
      text += data.toString("latin1");
    });
    socket.on("error", () => undefined);
    socket.once("close", () => resolve({ status: Number(text.split(" ")[1]) }));
    socket.once("end", () => socket.end());
    socket.end(bytes);
  });
}

/** All resident memory, in MB. */
async function memory(): Promise<number> {
  const told = () => site.output().match(/(?<="resident":)\d+/g) ?? [];
  const already = told().length;
  site.process.kill("SIGUSR2");
  await expect.poll(() => told().length).toBeGreaterThan(already);
  return Number(told()[already]);
}
