import { z } from "zod";

const jsonObject = z.record(z.string(), z.unknown());

export type JsonObject = z.infer<typeof jsonObject>;

/** Undefined for anything but a JSON object, arrays and `null` included. A byte order mark is none of it. */
export function readObject(body: string): JsonObject | undefined {
  try {
    return jsonObject.safeParse(JSON.parse(body.replace(/^\u{feff}/u, ""))).data;
  } catch {
    return undefined;
  }
}

export function isHtml(type: string | undefined, body: string): boolean {
  return /^text\/html\b/i.test(type ?? "") || /^\s*</.test(body);
}

/** Such services put their error into the title of an HTML page. */
export function pageTitle(body: string): string {
  return /<title[^>]*>([^<]*)/i.exec(body)?.[1]?.trim() ?? "";
}
