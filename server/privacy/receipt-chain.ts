import { createHmac } from "node:crypto";

/** What a seal covers, beside the seal before it. */
type Link = { seq: number; reference: string; revision: number; sha256: string };

/** The newest sealed receipt. */
export type Head = { seq: number; seal: string };

/** A derived key, so that no seal can ever equal a hash of a person. */
export function chainKey(key: Buffer): Buffer {
  return createHmac("sha256", key).update("receipt chain").digest();
}

/** HMAC over a receipt and the seal `before` it, which is empty for the first. */
export function computeSeal(sealKey: Buffer, before: string, link: Link): string {
  return createHmac("sha256", sealKey)
    .update([before, link.seq, link.reference, link.revision, link.sha256].join("|"))
    .digest("hex");
}
