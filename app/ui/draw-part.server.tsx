import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Drawn } from "./drawn-once";

/**
 * Renders a part of a page that needs no script: neither its words nor its components are sent as
 * script. `useSiteLinks` follows its links.
 */
export function drawPart(element: ReactNode, _path?: string): Drawn | null {
  return drawnOnce({ html: renderToStaticMarkup(element) });
}

const drawn = new WeakSet<object>();

/**
 * Marks loader content that needs no script. In a document it is sent as HTML only and the script
 * keeps that HTML (see `DrawnOnce`); a navigation by script gets it as data. A component therefore
 * gets null during hydration.
 */
function drawnOnce<T extends object>(content: T): T | null {
  drawn.add(content);
  return content;
}

export function withoutDrawn(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (drawn.has(value)) return null;
  if (Array.isArray(value)) return value.map(withoutDrawn);
  if (Object.getPrototypeOf(value) !== Object.prototype) return value;

  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, withoutDrawn(part)]),
  );
}
