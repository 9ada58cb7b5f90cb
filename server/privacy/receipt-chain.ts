import { createHmac } from "node:crypto";

/** What a seal covers; the place in the order and the seal before it make the chain. */
type Link = { seq: number; reference: string; revision: number; sha256: string };

/** The newest sealed receipt. */
export type Head = { seq: number; seal: string };

/** Its own key, so that no seal can ever be taken for a person's hash, or the other way round. */
export function chainKey(key: Buffer): Buffer {
  return createHmac("sha256", key).update("receipt chain").digest();
}

export function computeSeal(sealKey: Buffer, before: string, link: Link): string {
  return createHmac("sha256", sealKey)
    .update([before, link.seq, link.reference, link.revision, link.sha256].join("|"))
    .digest("hex");
}
