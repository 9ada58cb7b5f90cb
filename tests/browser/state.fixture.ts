import type { Page } from "@playwright/test";
import type { Variant } from "./kept-site.fixture";
import { open } from "./site.fixture";

export async function show(page: Page, url: string, hasScript: boolean) {
  await (hasScript ? open(page, url) : page.goto(url));
}

export type Visit = { page: Page; origin: string; hasScript: boolean };

export type State = {
  name: string;
  /** Exists only with script. */
  needsScript?: true;
  /** Exists only on a site other than the plain one. */
  on?: Variant;
  /** Exists only in a wide window, or only in a narrow one. */
  width?: "wide" | "narrow";
  reach: (visit: Visit) => Promise<void>;
};

/** Brings the page into a state, and waits until everything that belongs to it is loaded. */
export async function reach({ reach: go }: State, visit: Visit): Promise<void> {
  await go(visit);
  await visit.page.waitForLoadState("load");
}
