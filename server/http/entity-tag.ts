import { createHash } from "node:crypto";
import type { Encoding } from "./encoding";

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
