import type { ServerResponse } from "node:http";
import {
  compress,
  compressBest,
  type Encoding,
  entityTag,
  isCompressible,
  isNamed,
  tagWith,
} from "./encoding";

/** Bytes ready to be written. */
export type PrebuiltResponse = {
  tag: string;
  body: Buffer;
  /** Header lines as `writeHead` takes them: name, value, name, value. */
  lines: string[];
  /** For a 304: without the lines about the body. */
  confirmedLines: string[];
};

type Made = { headers: readonly [string, string][]; tag: string; body: Buffer; encoding: Encoding };

export function prebuiltResponse({ headers, tag, body, encoding }: Made): PrebuiltResponse {
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
export function sendPrebuilt(
  response: ServerResponse,
  answer: PrebuiltResponse,
  { ifNoneMatch, more }: { ifNoneMatch: string | undefined; more?: readonly string[] | undefined },
): 200 | 304 {
  const isConfirmed = ifNoneMatch !== undefined && isNamed(answer.tag, ifNoneMatch);
  const lines = isConfirmed ? answer.confirmedLines : answer.lines;

  response.writeHead(isConfirmed ? 304 : 200, more ? [...lines, ...more] : lines);
  response.end(isConfirmed ? undefined : answer.body);
  return isConfirmed ? 304 : 200;
}

/** `content` is the ETag of the uncompressed body. */
type RenderedPage = {
  headers: [string, string][];
  content: string;
  body: Buffer;
};

/** Null for an answer that must not be cached. */
export async function readPage(response: Response): Promise<RenderedPage | null> {
  const { status, headers } = response;
  const isKept = headers.get("Cache-Control") === "private, no-cache";
  if (status !== 200 || !isKept || headers.has("Set-Cookie")) return null;

  const body = Buffer.from(await response.arrayBuffer());
  const tag = headers.get("ETag") ?? entityTag([body], "identity");
  return {
    headers: [...headers].filter(([name]) => name !== "etag"),
    content: tag.slice(1, -1),
    body,
  };
}

export type CachedDocument = Record<Encoding, PrebuiltResponse> & {
  /** Whether it was used since it was last considered for eviction. */
  isUsed: boolean;
  /**
   * Compresses the document better; called when it is used again. Returns false when it should be
   * called again later.
   */
  improve: (() => boolean) | null;
};

/** `quick` while a client waits, `best` for documents that are kept. */
type Effort = "quick" | "best";

/** Packs a document in every encoding. Each effort gets its own tag, because the bytes differ. */
export async function packDocument(page: RenderedPage, effort: Effort): Promise<CachedDocument> {
  const [br, gzip, identity] = await Promise.all([
    pack(page, "br", effort),
    pack(page, "gzip", effort),
    pack(page, "identity", effort),
  ]);
  return { br, gzip, identity, isUsed: false, improve: null };
}

async function pack({ headers, content, body }: RenderedPage, wanted: Encoding, effort: Effort) {
  const type = headers.find(([name]) => name === "content-type")?.[1] ?? "";
  const encoding = isCompressible(type, body.length) ? wanted : "identity";
  const isBest = effort === "best";
  const tag = tagWith(isBest ? content : `${content}-${effort}`, encoding);
  const packed = isBest ? await compressBest(body, encoding) : compress(body, encoding);

  return prebuiltResponse({ headers, tag, body: packed, encoding });
}

/** Each waiting page is held in memory whole, and a client can request it under any `Host`. */
const mostWaiting = 64;

let waiting = 0;
let last: Promise<unknown> = Promise.resolve();

/**
 * Compresses one document at a time, after waiting requests: brotli 11 takes a tenth of a second.
 *
 * @returns false when too many wait already
 */
export function packTighter(
  page: RenderedPage,
  improve: (better: CachedDocument) => void,
): boolean {
  if (waiting >= mostWaiting) return false;

  waiting += 1;
  last = last
    .then(() => new Promise((resolve) => setTimeout(resolve, 200).unref()))
    .then(() => packDocument(page, "best"))
    .then(improve, () => undefined)
    .finally(() => {
      waiting -= 1;
    });
  return true;
}
