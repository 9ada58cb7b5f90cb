import type { Page } from "@playwright/test";
import type { Variant } from "./kept-site.fixture";
import { open } from "./site.fixture";

export async function show(page: Page, url: string, hasScript: boolean) {
  await (hasScript ? open(page, url) : page.goto(url));
}

export type Visit = { page: Page; origin: string; hasScript: boolean };

export type State = {
  name: string;
  /** Only there with script. */
  needsScript?: true;
  /** Only there on another site than the plain one. */
  on?: Variant;
  /** Only there in a wide window, or only in a narrow one. */
  width?: "wide" | "narrow";
  reach: (visit: Visit) => Promise<void>;
};

/** Comes to a state, and waits until all that belongs to it has been loaded. */
export async function reach({ reach: go }: State, visit: Visit): Promise<void> {
  await go(visit);
  await visit.page.waitForLoadState("load");
}
