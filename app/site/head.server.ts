import type { RequestFacts, Services } from "~/app/services.server";
import { pageMeta } from "./page-meta.server";

type Page = { title: string; description: string; path: string };

export function makeHead({ config }: Services, { origin }: RequestFacts, page: Page) {
  const head = { ...page, name: config.site.name, origin };

  return { ...head, meta: pageMeta(head) };
}
