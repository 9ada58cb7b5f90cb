import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import { connect, type Socket } from "node:net";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { limitConnections } from "../../../server/http/connections";

beforeEach(() => void vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "Date"] }));
afterEach(() => void vi.useRealTimers());

test("a connection without data for a minute is closed; one with data stays", async () => {
  const { open } = await serve((_request, response) => response.write("a part"));
  const silent = await open();
  const moving = await open();

  vi.advanceTimersByTime(58_000);
  const { bytesRead } = moving.inside;
  moving.client.write("GET / HTTP/1.1\r\nHost: x\r\n\r\n");
  await expect.poll(() => moving.inside.bytesRead).toBeGreaterThan(bytesRead);
  vi.advanceTimersByTime(6_000);

  expect(silent.inside.destroyed).toBe(true);
  expect(moving.inside.destroyed).toBe(false);
});

test("a client that does not read what was written is closed after 20 seconds", async () => {
  const { open } = await serve((_request, response) => response.write(Buffer.alloc(64 << 20)));
  const { inside, client } = await open();
  client.pause();
  await expect.poll(() => inside.writableLength).toBeGreaterThan(0);

  vi.advanceTimersByTime(18_000);
  expect(inside.destroyed).toBe(false);
  vi.advanceTimersByTime(8_000);
  expect(inside.destroyed).toBe(true);
});

test("when all connections are taken, the longest silent one is closed, never an active one", async () => {
  const { open, connectSilently } = await serve(() => undefined, 6);
  const working = await open();
  const silent = [];
  for (let count = 0; count < 5; count++) silent.push(await connectSilently());
  const [oldest, ...others] = silent;

  const visitor = await open();

  expect(oldest?.destroyed).toBe(true);
  for (const socket of [working.inside, visitor.inside, ...others]) {
    expect(socket.destroyed).toBe(false);
  }
});

test("a network with few connections keeps them when another takes all", async () => {
  const { connectSilently } = await serve(() => undefined, 6);
  const few = await connectSilently("127.0.1.1");
  const many = [];
  for (let count = 0; count < 20; count++) many.push(await connectSilently("127.0.2.1"));

  expect(few.destroyed).toBe(false);
  expect(many.filter(({ destroyed }) => !destroyed)).toHaveLength(5);
});

/** A limited server; `open` opens a connection with one request on it and returns both ends. */
async function serve(answer: RequestListener, most?: number) {
  const server = createServer(answer);
  limitConnections(server, most);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });

  const join = async (localAddress?: string): Promise<{ inside: Socket; client: Socket }> => {
    const address = server.address();
    const port = typeof address === "object" ? (address?.port ?? 0) : 0;
    const client = connect({ port, host: "127.0.0.1", localAddress });
    client.on("error", () => undefined);
    const [inside] = await once(server, "connection");
    return { inside, client };
  };
  return {
    connectSilently: async (localAddress?: string) => (await join(localAddress)).inside,
    async open() {
      const { inside, client } = await join();
      client.write("GET / HTTP/1.1\r\nHost: x\r\n\r\n");
      await once(server, "request");
      return { inside, client };
    },
  };
}
