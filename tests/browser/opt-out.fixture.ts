import type { BrowserContext, Page } from "@playwright/test";

export const path = "/do-not-sell-my-info";
export const honored = "Opt-Out Request Honored";

export const footer = (page: Page) => page.locator(".site-footer");
export const panel = (page: Page) => page.locator("#choices");

export async function optOutCookies(context: BrowserContext) {
  return (await context.cookies()).filter(({ name }) => name === "do_not_sell");
}
