import { z } from "zod";

const fields = z.record(z.string(), z.string());
const reasons = z.array(z.enum(["gpc", "cookie", "suppression"]));
const receiptBody = z.object({ consented_at: z.string(), consent_text: z.string().nullable() });

export function parseFields(text: string): Record<string, string> {
  return fields.parse(JSON.parse(text));
}

export function parseReasons(text: string): z.infer<typeof reasons> {
  return reasons.parse(JSON.parse(text));
}

export function parseReceiptBody(text: string): z.infer<typeof receiptBody> {
  return receiptBody.parse(JSON.parse(text));
}
