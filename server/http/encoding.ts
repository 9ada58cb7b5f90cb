import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from "node:zlib";

export type Encoding = "br" | "gzip" | "identity";

/** A bounded cache: most clients send one of a few headers. */
const known = new Map<string, Encoding>();
const mostKnown = 100;

/** With equal quality values, brotli comes before gzip. */
export function chooseEncoding(accepted: string | undefined): Encoding {
  if (!accepted) return "identity";

  const read = known.get(accepted);
  if (read) return read;
  const chosen = readWishes(accepted);
  if (known.size < mostKnown && accepted.length < 100) known.set(accepted, chosen);
  return chosen;
}

function readWishes(accepted: string): Encoding {
  const wishes = new Map(accepted.toLowerCase().split(",").map(readWish));
  const any = wishes.get("*") ?? 0;
  const br = wishes.get("br") ?? any;
  const gz = wishes.get("gzip") ?? wishes.get("x-gzip") ?? any;
  const most = Math.max(br, gz);
  if (most <= 0 || most < (wishes.get("identity") ?? 0)) return "identity";
  return br >= gz ? "br" : "gzip";
}

function readWish(wish: string): [string, number] {
  const [name = "", ...parameters] = wish.split(";").map((part) => part.trim());
  const weight = parameters.find((one) => one.startsWith("q="))?.slice(2);
  return [name, weight === undefined ? 1 : Number(weight) || 0];
}

/**
 * Used while a client waits: 2 ms on this thread. On the thread pool each thread would keep its own
 * memory for it, 6 MB in all.
 */
export function compress(body: Buffer, encoding: Encoding): Buffer {
  switch (encoding) {
    case "br":
      return brotliCompressSync(body, brotliOptions(body, 5));
    case "gzip":
      return gzipSync(body);
    case "identity":
      return body;
  }
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/**
 * Compresses as small as possible, for bodies kept in memory: a tenth of a second on another
 * thread.
 */
export async function compressBest(body: Buffer, encoding: Encoding): Promise<Buffer> {
  switch (encoding) {
    case "br":
      return brotli(body, brotliOptions(body, 11));
    case "gzip":
      return zip(body, { level: 9 });
    case "identity":
      return body;
  }
}

function brotliOptions(body: Buffer, quality: number) {
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      [constants.BROTLI_PARAM_LGWIN]: 18,
    },
  };
}

/** False if the body is too small or its type is compressed already. */
export function isCompressible(type: string, size: number): boolean {
  return size >= 1024 && /^(text\/|application\/(json|xml|.*\+json|.*\+xml)|image\/svg)/.test(type);
}

/** A strong tag belongs to one representation, so the chosen encoding is part of it. */
export function entityTag(parts: readonly (string | Buffer)[], encoding: Encoding): string {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part).update("\n");

  return tagWith(hash.digest("base64url").slice(0, 22), encoding);
}

export function tagWith(content: string, encoding: Encoding): string {
  return `"${content}${encoding === "identity" ? "" : `-${encoding}`}"`;
}

/** Weak comparison, as `If-None-Match` asks for (RFC 9110, 13.1.2). */
export function isNamed(tag: string, given: string | undefined): boolean {
  if (given === undefined) return false;
  if (given === tag || given.trim() === "*") return true;

  return given.split(",").some((one) => one.trim().replace(/^W\//, "") === tag);
}
