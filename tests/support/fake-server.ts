import { once } from "node:events";
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from "node:http";
import { connect, createServer as listenFor } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

/** A request that a fake server received. */
export type Received = {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
  /** Names and values in order. Empty for bodies of other types. */
  fields: [name: string, value: string][];
};

/** Responds to one request, or deliberately does not. */
export type Behaviour = (request: Received, response: ServerResponse) => void | Promise<void>;

export type FakeServer = {
  url: string;
  /** `127.0.0.1:port`, as host lists name it. */
  host: string;
  requests: Received[];
  /** Responds like this from now on. */
  always(behaviour: Behaviour): void;
  /** Restores the initial behavior. */
  mend(): void;
  /** Responses to the next requests, one each, before the permanent behavior. */
  next(...behaviours: Behaviour[]): void;
  /** Resolves when this many requests have come in. */
  received(count: number): Promise<void>;
  /** Stops listening and cuts every connection; `open` listens again on the same port. */
  shut(): Promise<void>;
  open(): Promise<void>;
  close(): Promise<void>;
};

/** A real HTTP server on its own port, which records requests and responds as configured. */
export async function startFakeServer(usual: Behaviour, port = 0): Promise<FakeServer> {
  const requests: Received[] = [];
  const queue: Behaviour[] = [];
  const waiting = new Set<{ count: number; done(): void }>();
  let lasting = usual;
  let current = port;
  let letGo = () => {};

  const server = createServer((request, response) => {
    response.on("error", () => undefined);
    void receive(request)
      .then((received) => {
        requests.push(received);
        for (const waiter of waiting) if (requests.length >= waiter.count) waiter.done();
        return (queue.shift() ?? lasting)(received, response);
      })
      .catch(() => response.destroy());
  });

  async function open() {
    letGo();
    // Meanwhile, a connection of another process may have been given the port.
    while (!(await listens())) await sleep(25);
    const address = server.address();
    if (address !== null && typeof address === "object") current = address.port;
  }

  function listens() {
    return new Promise<boolean>((done, fail) => {
      server.once("error", (error) =>
        "code" in error && error.code === "EADDRINUSE" ? done(false) : fail(error),
      );
      server.listen(current, "127.0.0.1", () => done(true));
    });
  }

  async function close() {
    letGo();
    if (!server.listening) return;
    const closed = new Promise((done) => server.close(done));
    server.closeAllConnections();
    await closed;
  }

  async function shut() {
    await close();
    letGo = await holdPort(current);
  }

  await open();
  return {
    url: `http://127.0.0.1:${current}`,
    host: `127.0.0.1:${current}`,
    requests,
    always(behaviour) {
      lasting = behaviour;
    },
    mend() {
      lasting = usual;
    },
    next: (...behaviours) => void queue.push(...behaviours),
    received(count) {
      if (requests.length >= count) return Promise.resolve();
      return new Promise((done) => waiting.add({ count, done }));
    },
    shut,
    open,
    close,
  };
}

/**
 * A port at which nobody listens is given to the next server, of another test, which then gets what
 * is sent to this one. A connection from the port keeps it.
 */
async function holdPort(port: number): Promise<() => void> {
  const other = listenFor((socket) => socket.on("error", () => undefined)).unref();
  await once(other.listen(0, "127.0.0.1"), "listening");
  const address = other.address();
  if (address === null || typeof address !== "object") throw new Error("Not a port");
  const local = { localAddress: "127.0.0.1", localPort: port };
  const held = connect({ host: "127.0.0.1", port: address.port, ...local }).unref();
  held.on("error", () => undefined);
  await once(held, "connect");
  return () => {
    held.resetAndDestroy();
    other.close();
  };
}

async function receive(request: IncomingMessage): Promise<Received> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const body = Buffer.concat(chunks);

  return {
    method: request.method ?? "",
    path: request.url ?? "",
    headers: request.headers,
    body,
    fields: await parse(request.headers["content-type"] ?? "", body),
  };
}

async function parse(type: string, body: Buffer): Promise<Received["fields"]> {
  if (!/^(multipart\/form-data|application\/x-www-form-urlencoded)/.test(type)) return [];

  const form = await new Response(new Uint8Array(body), {
    headers: { "Content-Type": type },
  }).formData();
  return [...form].flatMap(([name, value]): Received["fields"] =>
    typeof value === "string" ? [[name, value]] : [],
  );
}

type Headers = Record<string, string>;

export function json(status: number, value: unknown, headers: Headers = {}): Behaviour {
  return (_, response) => {
    response.writeHead(status, { "Content-Type": "application/json", ...headers });
    response.end(JSON.stringify(value));
  };
}

export function html(status: number, body: string, headers: Headers = {}): Behaviour {
  return (_, response) => {
    response.writeHead(status, { "Content-Type": "text/html; charset=utf-8", ...headers });
    response.end(body);
  };
}

export function text(status: number, body: string, headers: Headers = {}): Behaviour {
  return (_, response) => {
    response.writeHead(status, { "Content-Type": "text/plain", ...headers });
    response.end(body);
  };
}

export function redirect(status: number, location: string): Behaviour {
  return (_, response) => {
    response.writeHead(status, { Location: location });
    response.end();
  };
}

/** Reads the request and never responds. */
export const hang: Behaviour = () => undefined;

/** Cuts the connection after reading the request, before any response. */
export const reset: Behaviour = (_, response) => {
  response.socket?.resetAndDestroy();
};

/** Announces more bytes than it sends, then cuts the connection. */
export const truncate: Behaviour = (_, response) => {
  response.writeHead(200, { "Content-Type": "application/json", "Content-Length": "100" });
  response.write('{"next":"/tha');
  setTimeout(() => response.socket?.destroy(), 10);
};

/** One byte now and then, forever: only a deadline for the whole exchange ends it. */
export const drip: Behaviour = (_, response) => {
  response.writeHead(200, { "Content-Type": "application/json" });
  const timer = setInterval(() => response.write(" "), 20);
  response.on("close", () => clearInterval(timer));
};

/** A body that never ends, sent as fast as it is read. */
export const endless: Behaviour = (_, response) => {
  response.writeHead(200, { "Content-Type": "application/json" });
  const chunk = Buffer.alloc(16 * 1024, 32);
  const pump = () => {
    while (!response.destroyed && response.write(chunk)) {
      // As long as the socket accepts more.
    }
  };
  response.on("drain", pump);
  pump();
};

/** Waits until `open` is called, then behaves as given. */
export function gate(behaviour: Behaviour): { behaviour: Behaviour; open(): void } {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((done) => {
    open = done;
  });

  return {
    open: () => open(),
    behaviour: (request, response) => opened.then(() => behaviour(request, response)),
  };
}
