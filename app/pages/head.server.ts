import type { Services, Visit } from "~/app/services.server";

type Page = { title: string; description: string; path: string };

/** What the head of a page says about it. */
export function headOf({ config }: Services, { origin }: Visit, page: Page) {
  return { ...page, name: config.site.name, origin };
}
