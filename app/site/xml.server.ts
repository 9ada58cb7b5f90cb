const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** For text and for attribute values. */
export function escapeXml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
}

/** Cached for an hour. */
export function xmlResponse(lines: readonly string[], type: string): Response {
  return new Response(['<?xml version="1.0" encoding="UTF-8"?>', ...lines, ""].join("\n"), {
    headers: { "Content-Type": `${type}; charset=utf-8`, "Cache-Control": "max-age=3600" },
  });
}
