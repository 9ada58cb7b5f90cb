import { z } from "zod";

const texts = z.record(z.string(), z.string());
const reasons = z.array(z.enum(["gpc", "cookie", "suppression"]));
const receiptBody = z.object({ consented_at: z.string(), consent_text: z.string().nullable() });

/** A JSON column of names and texts. */
export function parseTexts(json: string): Record<string, string> {
  return texts.parse(JSON.parse(json));
}

export function parseReasons(json: string): z.infer<typeof reasons> {
  return reasons.parse(JSON.parse(json));
}

export function parseReceiptBody(json: string): z.infer<typeof receiptBody> {
  return receiptBody.parse(JSON.parse(json));
}
