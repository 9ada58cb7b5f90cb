import type { Page } from "@playwright/test";

export const footerLink = (page: Page, name: string) =>
  page.locator(".site-footer").getByRole("link", { name, exact: true });
