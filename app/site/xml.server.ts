const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Text as it may stand in an element or an attribute. */
export function escapeXml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
}

/** A file for machines, kept for an hour. */
export function xmlResponse(lines: readonly string[], type: string): Response {
  return new Response(['<?xml version="1.0" encoding="UTF-8"?>', ...lines, ""].join("\n"), {
    headers: { "Content-Type": `${type}; charset=utf-8`, "Cache-Control": "max-age=3600" },
  });
}
