import { connect } from "node:net";
import { describe, expect, test } from "vitest";
import { sharedSite } from "../support/shared-site";

const site = sharedSite();

describe("one request in progress and sixteen waiting on the same connection", () => {
  test.each(["/", "/?a=1", "/favicon.svg", "/nope"])("to %s are all answered", async (path) => {
    const statuses = await pipeline(Array(17).fill(path));
    expect(statuses).toHaveLength(17);
    expect(new Set(statuses)).toEqual(new Set([path === "/nope" ? 404 : 200]));
  });

  test("are answered in their order, from memory or not", async () => {
    const paths = ["/nope", "/", "/About/", "/healthz", "/?a=1", "/nope", "/favicon.svg"];
    expect(await pipeline(paths)).toEqual([404, 200, 308, 200, 200, 404, 200]);
  });

  test("are the limit: a connection with more waiting requests is closed", async () => {
    expect((await pipeline(Array(40).fill("/?a=1"))).length).toBeLessThan(17);
    expect((await fetch(`${site.url}/?a=1`)).status).toBe(200);
  });

  test("keep no other connection waiting, and are dropped if their client leaves", async () => {
    const { hostname, port } = new URL(site.url);
    const socket = connect(Number(port), hostname);
    socket.on("error", () => {});
    socket.pause();
    socket.write("GET /?a=1 HTTP/1.1\r\nHost: x\r\n\r\n".repeat(17));
    for (let count = 0; count < 5; count++) {
      expect((await fetch(`${site.url}/healthz`)).status).toBe(200);
      expect((await fetch(`${site.url}/about?a=1`)).status).toBe(200);
    }
    socket.destroy();
    expect((await fetch(`${site.url}/?a=1`)).status).toBe(200);
  });
});

/** The statuses in the order in which they came, once all have come. */
function pipeline(paths: string[]): Promise<number[]> {
  const { hostname, port, host } = new URL(site.url);
  const requests = paths.map((path, index) => {
    const isLast = index === paths.length - 1;
    return `GET ${path} HTTP/1.1\r\nHost: ${host}\r\n${isLast ? "Connection: close\r\n" : ""}\r\n`;
  });
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect(Number(port), hostname, () => socket.write(requests.join("")));
    socket.on("data", (chunk) => chunks.push(chunk));
    socket.once("error", (error) =>
      chunks.length > 0 || paths.length > 17 ? null : reject(error),
    );
    socket.once("close", () => {
      const text = Buffer.concat(chunks).toString("latin1");
      resolve([...text.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status)));
    });
  });
}
