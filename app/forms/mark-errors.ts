import type { MetaDescriptor, MetaFunction } from "@remix-run/node";
import type { LayoutData } from "~/app/site/layout-data.server";
import { errorMark } from "~/data/error-mark";

/** The head from a loader, with the title of a refusal or the error mark. */
export function markErrors(
  head: readonly MetaDescriptor[],
  matches: Parameters<MetaFunction>[0]["matches"],
): MetaDescriptor[] {
  const layout: unknown = matches[0]?.data;
  if (!isLayoutData(layout) || !(layout.refusal || layout.hasErrors)) return [...head];

  return head.map((entry) =>
    "title" in entry ? { title: layout.refusal?.title ?? errorMark + entry.title } : entry,
  );
}

function isLayoutData(data: unknown): data is Pick<LayoutData, "refusal" | "hasErrors"> {
  return typeof data === "object" && data !== null && "hasErrors" in data;
}
