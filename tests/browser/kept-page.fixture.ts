import type { BrowserContext, CDPSession, Page } from "@playwright/test";

/** A page, and the context that is its own, for all tests of a worker that ask for the same kind. */
export type Kept = { context: BrowserContext; page: Page; session: CDPSession };

export type Kind = {
  /** Scripts of the site are not loaded, while those of a test still run. */
  isScriptBlocked: boolean;
  /** For one test only: it leaves something behind that cannot be taken back. */
  isAlone: boolean;
};

/** A new page costs a process and a cold start: 0.8 s of the 1.1 s that opening one takes. */
export async function openKept(context: BrowserContext, kind: Kind): Promise<Kept> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  if (kind.isScriptBlocked) await blockScript(page, session);
  if (!kind.isAlone) refuseLastingChanges(page);
  return { context, page, session };
}

/** A clock would stand still, and a script for the start of documents run, in all later tests. */
function refuseLastingChanges(page: Page) {
  const refuse = () => Promise.reject(new Error("test.use({ isAlone: true })"));
  page.addInitScript = refuse;
  page.clock.install = refuse;
}

/**
 * Leaves the document as it was delivered, and still lets a test run script of its own: what it
 * holds for browsers without script is part of it.
 */
async function blockScript(page: Page, session: CDPSession) {
  // By the browser itself: a route would switch its cache off.
  await session.send("Network.enable");
  await session.send("Network.setBlockedURLs", { urls: ["*/build/*.js"] });
  await page.addInitScript(() => {
    addEventListener("DOMContentLoaded", () => {
      for (const element of document.querySelectorAll("noscript")) {
        const shown = document.createElement("span");
        shown.innerHTML = element.textContent ?? "";
        element.replaceWith(shown);
      }
    });
  });
}

/** As new, but for what the browser has cached and compiled. */
export async function forget({ context, page, session }: Kept) {
  for (const event of ["request", "console", "page"] as const) context.removeAllListeners(event);
  for (const event of ["request", "response", "dialog", "popup", "websocket"] as const) {
    page.removeAllListeners(event);
  }
  for (const other of context.pages()) if (other !== page) await other.close();
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await context.unrouteAll({ behavior: "ignoreErrors" });
  await leave(page, session);
  await page.setExtraHTTPHeaders({});
  await page.emulateMedia({ media: null, colorScheme: null, reducedMotion: null });
  await page.emulateMedia({ forcedColors: null });
  await context.setOffline(false);
  await context.clearCookies();
  await context.clearPermissions();
}

/**
 * The history, what the session has stored, and the place of the pointer go too. The page goes to a
 * text of the same site: `about:blank` would take a new process, and a document that is only emptied
 * may go on asking for frames, at three quarters of a processor, for a scroll that never arrives.
 */
async function leave(page: Page, session: CDPSession) {
  await page.mouse.move(-1, -1);
  const { protocol, hostname, origin } = new URL(page.url());
  if (protocol === "about:") return;
  // Somebody else's site, by the quick way out.
  if (hostname !== "127.0.0.1") return void (await page.goto("about:blank"));
  await page.evaluate(() => {
    sessionStorage.clear();
    Storage.prototype.setItem = () => {};
  });
  await page.goto(`${origin}/robots.txt`);
  await session.send("Page.resetNavigationHistory");
}
