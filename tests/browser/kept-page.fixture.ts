import type { BrowserContext, CDPSession, Page } from "@playwright/test";

/** A page in a context of its own, shared by all tests of a worker that ask for the same kind. */
export type Kept = { context: BrowserContext; page: Page; session: CDPSession };

export type Kind = {
  /** Scripts of the site are not loaded, while those of a test still run. */
  isScriptBlocked: boolean;
  /** For one test only, because it leaves something behind that cannot be undone. */
  isAlone: boolean;
};

const withoutScript = new WeakSet<Page>();

/** Whether scripts of the site run on this page. */
export async function hasScript(page: Page): Promise<boolean> {
  if (withoutScript.has(page)) return false;

  return page.evaluate(() => !matchMedia("(scripting: none)").matches);
}

/** Opening a page takes 1.1 s, of which 0.8 s are for a new process and a cold start. */
export async function openKept(context: BrowserContext, kind: Kind): Promise<Kept> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  if (kind.isScriptBlocked) await blockScript(page, session);
  if (!kind.isAlone) refuseLastingChanges(page);
  return { context, page, session };
}

/** In all later tests a fake clock would stand still, and an init script would run. */
function refuseLastingChanges(page: Page) {
  const refuse = () => Promise.reject(new Error("test.use({ isAlone: true })"));
  page.addInitScript = refuse;
  page.clock.install = refuse;
}

/**
 * Leaves the document as it was delivered, and still lets a test run script of its own. The content
 * of `noscript`, which is for browsers without script, is shown.
 */
async function blockScript(page: Page, session: CDPSession) {
  withoutScript.add(page);
  // Blocked by the browser itself: a route would switch its cache off.
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

/** As good as new, except for what the browser has cached and compiled. */
export async function forget({ context, page, session }: Kept) {
  for (const event of ["request", "console", "page"] as const) context.removeAllListeners(event);
  for (const event of [
    "request",
    "response",
    "dialog",
    "popup",
    "pageerror",
    "websocket",
  ] as const) {
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
 * Also resets the history, the session storage and the position of the pointer. The page goes to a
 * text file of the same site: `about:blank` would take a new process, and a document that is merely
 * emptied may go on requesting frames, at three quarters of a processor, for a scroll that never
 * arrives.
 */
async function leave(page: Page, session: CDPSession) {
  await page.mouse.move(-1, -1);
  const { protocol, hostname, origin } = new URL(page.url());
  if (protocol === "about:") return;
  // On another site, reached by the quick way out.
  if (hostname !== "127.0.0.1") return void (await page.goto("about:blank"));
  await page.goto(`${origin}/robots.txt`);
  // Not before, because the page that is left writes there, and it may be leaving already.
  await page.evaluate(() => sessionStorage.clear());
  await session.send("Page.resetNavigationHistory");
}
