import type { ServerResponse } from "node:http";
import type { Encoding } from "./encoding";
import { isNamed } from "./entity-tag";

/** Bytes ready to be written. */
export type ReadyAnswer = {
  tag: string;
  body: Buffer;
  /** Header lines as `writeHead` takes them: name, value, name, value. */
  lines: string[];
  /** For a 304: without the lines about the body. */
  confirmedLines: string[];
};

type Made = { headers: readonly [string, string][]; tag: string; body: Buffer; encoding: Encoding };

export function readyAnswer({ headers, tag, body, encoding }: Made): ReadyAnswer {
  const confirmedLines = [...headers, ["ETag", tag]].flat();
  const packed = encoding === "identity" ? [] : ["Content-Encoding", encoding];

  return {
    tag,
    body,
    lines: [...confirmedLines, ...packed, "Content-Length", String(body.length)],
    confirmedLines,
  };
}

/**
 * @param more header lines for this client only
 * @returns the status
 */
export function sendReady(
  response: ServerResponse,
  answer: ReadyAnswer,
  { ifNoneMatch, more }: { ifNoneMatch: string | undefined; more?: readonly string[] | undefined },
): 200 | 304 {
  const isConfirmed = ifNoneMatch !== undefined && isNamed(answer.tag, ifNoneMatch);
  const lines = isConfirmed ? answer.confirmedLines : answer.lines;

  response.writeHead(isConfirmed ? 304 : 200, more ? [...lines, ...more] : lines);
  response.end(isConfirmed ? undefined : answer.body);
  return isConfirmed ? 304 : 200;
}
