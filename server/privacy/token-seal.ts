import { createHmac, timingSafeEqual } from "node:crypto";

/** Bytes of a seal: too many to guess one. */
export const sealBytes = 16;

/** What only a holder of the key can make of these parts, joined without a separator. */
export function makeSeal(key: Buffer, ...parts: readonly (string | Buffer)[]): Buffer {
  const hmac = createHmac("sha256", key);
  for (const part of parts) hmac.update(part);
  return hmac.digest().subarray(0, sealBytes);
}

/** Whether one of these keys sealed the parts; takes the same time for every wrong seal. */
export function isSealed(
  keys: readonly Buffer[],
  given: Buffer,
  ...parts: readonly (string | Buffer)[]
): boolean {
  return (
    given.length === sealBytes &&
    keys.some((key) => timingSafeEqual(given, makeSeal(key, ...parts)))
  );
}
