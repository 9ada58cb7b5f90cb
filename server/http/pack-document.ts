import type { CachedDocument } from "./document-store";
import { compress, compressBest, type Encoding, isCompressible } from "./encoding";
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

/** Quickly while a client waits, best for what is kept. */
type Effort = "quick" | "best";

/** In every encoding, each effort with a tag of its own because its bytes differ. */
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

  return readyAnswer({ headers, tag, body: packed, encoding });
}

let last: Promise<unknown> = Promise.resolve();

/** One at a time, after waiting requests: brotli 11 takes a tenth of a second. */
export function packTighter(page: RenderedPage, improve: (better: CachedDocument) => void): void {
  last = last
    .then(() => new Promise((resolve) => setTimeout(resolve, 200).unref()))
    .then(() => packDocument(page, "best"))
    .then(improve, () => undefined);
}
