import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const encodings = ["br", "gzip", "identity"] as const;

export type Encoding = (typeof encodings)[number];

/** What browsers send; to parse it takes longer than to send a cached document. */
const usual = new Set(["br", "gzip, deflate, br", "gzip, deflate, br, zstd"]);

/** Brotli if the client accepts it, else gzip. Preferences between the two are ignored. */
export function chooseEncoding(accepted: string | null | undefined): Encoding {
  if (usual.has(accepted ?? "")) return "br";

  const names = (accepted ?? "").toLowerCase().split(",").filter(isWanted).map(nameOf);

  return encodings.find((encoding) => names.includes(encoding)) ?? "identity";
}

/** Whether the quality value is above zero. */
function isWanted(item: string): boolean {
  const parameters = item.split(";").slice(1);
  const quality = parameters.find((parameter) => parameter.trim().startsWith("q="));

  return quality === undefined || Number(quality.trim().slice(2)) > 0;
}

function nameOf(item: string): string {
  return item.split(";", 1)[0]?.trim() ?? "";
}

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/**
 * Compresses a document on another thread.
 *
 * @param quality of Brotli: 5 takes 2 ms, 11 takes a tenth of a second
 */
export async function compress(
  body: Buffer<ArrayBuffer>,
  encoding: Encoding,
  quality: 5 | 11,
): Promise<Buffer<ArrayBuffer>> {
  switch (encoding) {
    case "br":
      return compressBrotli(body, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: quality,
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
          // Larger windows take megabytes of memory and gain nothing for documents of 200 kB.
          [constants.BROTLI_PARAM_LGWIN]: 18,
        },
      });
    case "gzip":
      return compressGzip(body);
    case "identity":
      return body;
  }
}

/** A strong tag identifies the bytes, so it depends on the encoding. */
export function entityTag(parts: readonly string[], encoding: Encoding): string {
  const hash = createHash("sha256").update(encoding);
  for (const part of parts) hash.update("\n").update(part);

  return `"${hash.digest("base64url").slice(0, 22)}"`;
}

/** Whether `If-None-Match` lists the tag. Weak comparison, RFC 9110, section 13.1.2. */
export function isNamed(tag: string, given: string | null | undefined): boolean {
  if (given === undefined || given === null) return false;

  // A tag may contain commas and stars.
  const listed = [...given.matchAll(/"[^"]*"/g)];
  return given.trim() === "*" || listed.some(([one]) => one === tag);
}
