import { connect } from "node:net";

export type RawAnswer = {
  status: number;
  /** Each header line separately, names in lowercase. */
  headers: [string, string][];
  body: string;
};

/** Sends exactly these bytes on a new connection and reads until the server closes it. */
export function rawRequest(url: string, bytes: string | Buffer): Promise<RawAnswer> {
  const { hostname, port } = new URL(url);

  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    const giveUp = () => {
      reject(new Error("Silent for 60 s, and not closed"));
      socket.destroy();
    };
    // Waits in two halves: if the machine paused, the second half leaves time to read the rest.
    socket.setTimeout(30_000, () => socket.setTimeout(30_000, giveUp));
    socket.on("data", (chunk) => chunks.push(chunk));
    socket.on("error", (error) => (chunks.length > 0 ? null : reject(error)));
    socket.on("close", () => resolve(parse(Buffer.concat(chunks).toString("latin1"))));
  });
}

/** A GET with these header lines, exactly as written, and a `Host` unless one is given. */
export function rawGet(url: string, path: string, lines: readonly string[] = []) {
  const { host } = new URL(url);
  const hosts = lines.some((line) => /^host:/i.test(line)) ? [] : [`Host: ${host}`];
  const head = [`GET ${path} HTTP/1.1`, ...hosts, ...lines, "Connection: close"];
  return rawRequest(url, `${head.join("\r\n")}\r\n\r\n`);
}

export function headerOf(answer: RawAnswer, name: string): string | undefined {
  return answer.headers.find(([given]) => given === name)?.[1];
}

function parse(text: string): RawAnswer {
  const end = text.indexOf("\r\n\r\n");
  const [first = "", ...lines] = text.slice(0, end).split("\r\n");
  const headers = lines.map((line): [string, string] => {
    const colon = line.indexOf(":");
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
  });
  const rest = text.slice(end + 4);
  const isChunked = headers.some(
    ([name, value]) => name === "transfer-encoding" && value === "chunked",
  );
  const body = Buffer.from(isChunked ? joined(rest) : rest, "latin1").toString("utf8");

  return { status: Number(first.split(" ")[1]), headers, body };
}

function joined(text: string): string {
  let rest = text;
  let body = "";
  for (;;) {
    const line = rest.indexOf("\r\n");
    const size = Number.parseInt(rest.slice(0, line), 16);
    if (line < 0 || !size) return body;
    body += rest.slice(line + 2, line + 2 + size);
    rest = rest.slice(line + 2 + size + 2);
  }
}
