import { z } from "zod";

const jsonObject = z.record(z.string(), z.unknown());

export type JsonObject = z.infer<typeof jsonObject>;

/** The body as a JSON object; undefined for everything else, arrays and `null` too. */
export function readObject(body: string): JsonObject | undefined {
  try {
    return jsonObject.safeParse(JSON.parse(body)).data;
  } catch {
    return undefined;
  }
}

export function isHtml(type: string | undefined, body: string): boolean {
  return /^text\/html\b/i.test(type ?? "") || /^\s*</.test(body);
}

/** The title of an HTML page: services of this kind put their error there. */
export function pageTitle(body: string): string {
  return /<title[^>]*>([^<]*)/i.exec(body)?.[1]?.trim() ?? "";
}
