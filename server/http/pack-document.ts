import type { CachedDocument } from "./document-store";
import { compress, type Encoding, isCompressible } from "./encoding";
import { entityTag, tagWith } from "./entity-tag";
import { readyAnswer } from "./ready-answer";

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

/**
 * In every encoding, each quality with a tag of its own because its bytes differ.
 *
 * @param quality 4 while a client waits, 11 for what is kept
 */
export async function packDocument(page: RenderedPage, quality: 4 | 11): Promise<CachedDocument> {
  const [br, gzip, identity] = await Promise.all([
    pack(page, "br", quality),
    pack(page, "gzip", quality),
    pack(page, "identity", quality),
  ]);
  return { br, gzip, identity, isUsed: false, improve: null };
}

async function pack({ headers, content, body }: RenderedPage, wanted: Encoding, quality: 4 | 11) {
  const type = headers.find(([name]) => name === "content-type")?.[1] ?? "";
  const encoding = isCompressible(type, body.length) ? wanted : "identity";
  const tag = tagWith(quality === 11 ? content : `${content}-${quality}`, encoding);

  return readyAnswer({ headers, tag, body: await compress(body, encoding, quality), encoding });
}

let last: Promise<unknown> = Promise.resolve();

/** One at a time, after waiting requests: brotli 11 takes a tenth of a second. */
export function packTighter(page: RenderedPage, improve: (better: CachedDocument) => void): void {
  last = last
    .then(() => new Promise((resolve) => setTimeout(resolve, 200).unref()))
    .then(() => packDocument(page, 11))
    .then(improve, () => undefined);
}
