import type { AppLoadContext } from "@remix-run/node";
import { textResponse } from "./text-response.server";

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** For text and for attribute values. */
export function escapeXml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
}

type Xml = { lines: readonly string[]; type: string; context: AppLoadContext };

export function xmlResponse({ lines, type, context }: Xml): Response {
  const body = ['<?xml version="1.0" encoding="UTF-8"?>', ...lines, ""].join("\n");

  return textResponse({ body, type, context });
}
