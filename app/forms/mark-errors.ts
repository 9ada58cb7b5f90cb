import type { MetaDescriptor, MetaFunction } from "@remix-run/node";
import type { LayoutData } from "~/app/site/layout-data.server";

/** The head a loader made; a page that is refused, or drawn again with errors, says so in its title. */
export function markErrors(
  head: readonly MetaDescriptor[],
  matches: Parameters<MetaFunction>[0]["matches"],
): MetaDescriptor[] {
  const frame: unknown = matches[0]?.data;
  if (!isFrame(frame) || !(frame.refusal || frame.hasErrors)) return [...head];

  return head.map((entry) =>
    "title" in entry ? { title: frame.refusal?.title ?? `Error: ${entry.title}` } : entry,
  );
}

function isFrame(data: unknown): data is Pick<LayoutData, "refusal" | "hasErrors"> {
  return typeof data === "object" && data !== null && "hasErrors" in data;
}
