import type { AppLoadContext } from "@remix-run/node";
import { entityTag } from "~/app/services.server";

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** For text and for attribute values. */
export function escapeXml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
}

type Xml = { lines: readonly string[]; type: string; context: AppLoadContext };

/** Cached for an hour. Our own server completes the ETag by the encoding; another would not. */
export function xmlResponse({ lines, type, context }: Xml): Response {
  const body = ['<?xml version="1.0" encoding="UTF-8"?>', ...lines, ""].join("\n");

  return new Response(body, {
    headers: {
      "Content-Type": `${type}; charset=utf-8`,
      "Cache-Control": "max-age=3600",
      ...(context.facts && { ETag: entityTag([body], "identity") }),
    },
  });
}
