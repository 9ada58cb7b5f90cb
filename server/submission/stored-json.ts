import { z } from "zod";
import { type OptOutReason, optOutReasons } from "../privacy/opt-out";

const texts = z.record(z.string(), z.string());
const reasons = z.array(z.enum(optOutReasons));
const receiptBody = z.object({ consented_at: z.string(), consent_text: z.string().nullable() });

/** @throws for text that is not a JSON object of strings, as do the others for theirs */
export function parseTexts(json: string): Record<string, string> {
  return texts.parse(JSON.parse(json));
}

export function parseReasons(json: string): OptOutReason[] {
  return reasons.parse(JSON.parse(json));
}

/** What a payload carries of a receipt. */
export function readConsentProof({ body, sha256 }: { body: string; sha256: string }) {
  const { consented_at, consent_text } = receiptBody.parse(JSON.parse(body));
  return { consentedAt: consented_at, consentText: consent_text ?? "", sha256 };
}
