import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import { connect, type Socket } from "node:net";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { limitConnections } from "../../../server/http/limit-connections";

beforeEach(() => void vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "Date"] }));
afterEach(() => void vi.useRealTimers());

test("a connection on which nothing moves for a minute is closed, one that moves stays", async () => {
  const { open } = await serve((_request, response) => response.write("a part"));
  const silent = await open();
  const moving = await open();

  vi.advanceTimersByTime(58_000);
  const { bytesRead } = moving.inside;
  moving.client.write("GET / HTTP/1.1\r\nHost: x\r\n\r\n");
  await vi.waitFor(() => expect(moving.inside.bytesRead).toBeGreaterThan(bytesRead));
  vi.advanceTimersByTime(6_000);

  expect(silent.inside.destroyed).toBe(true);
  expect(moving.inside.destroyed).toBe(false);
});

test("a client that does not read what was written is closed after 20 seconds", async () => {
  const { open } = await serve((_request, response) => response.write(Buffer.alloc(64 << 20)));
  const { inside, client } = await open();
  client.pause();
  await vi.waitFor(() => expect(inside.writableLength).toBeGreaterThan(0));

  vi.advanceTimersByTime(18_000);
  expect(inside.destroyed).toBe(false);
  vi.advanceTimersByTime(8_000);
  expect(inside.destroyed).toBe(true);
});

/** A limited server; `open` makes a connection with one request on it and gives both its ends. */
async function serve(answer: RequestListener) {
  const server = createServer(answer);
  limitConnections(server);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });

  const open = async (): Promise<{ inside: Socket; client: Socket }> => {
    const address = server.address();
    const port = typeof address === "object" ? (address?.port ?? 0) : 0;
    const client = connect(port, "127.0.0.1");
    const [inside] = await once(server, "connection");
    client.write("GET / HTTP/1.1\r\nHost: x\r\n\r\n");
    await once(server, "request");
    return { inside, client };
  };
  return { open };
}
