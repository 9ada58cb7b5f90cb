import type { Browser, BrowserContextOptions, Page } from "@playwright/test";
import type { FakeServer } from "../support/fake-server";
import { startDesk, type Trouble } from "./desk.fixture";
import { test as base } from "./kept-site.fixture";
import { provide, startCertified } from "./outside-world.fixture";

type Worlds = {
  /** With everything configured, and a stand-in for each service. */
  certified: World<typeof startCertified>;
  desk: World<typeof openDesk>;
};

type World<Start extends (browser: Browser) => unknown> = Awaited<ReturnType<Start>>;

type ForOneTest = {
  provider: FakeServer;
  /** Troubles at the desk that belong to this test alone. */
  trouble: Trouble;
  look: BrowserContextOptions;
  /** The desk, opened in the browser. */
  at: Page;
};

/**
 * Sites with an outside world of their own, each started once per worker, when it is asked for. All
 * in one `test`: files with fixtures of their own have workers of their own, each with a cold
 * browser.
 */
export const test = base.extend<ForOneTest, Worlds>({
  certified: [({ browser }, use) => live(startCertified, browser, use), { scope: "worker" }],
  desk: [({ browser }, use) => live(openDesk, browser, use), { scope: "worker" }],
  provider: async ({ certified: { provider, certificates } }, use) => {
    provider.requests.length = 0;
    certificates.requests.length = 0;
    provider.always(provide);
    await use(provider);
  },
  trouble: async ({ desk }, use) => use(await desk.makeTrouble()),
  look: [{}, { option: true }],
  at: async ({ browser, desk, trouble: _made, look }, use) => {
    const context = await browser.newContext({ ...look, storageState: desk.session });
    const page = await context.newPage();
    await page.goto(new URL(desk.address).origin);
    await use(page);
    await context.close();
  },
});

async function live<Started extends { stop(): Promise<void> }>(
  start: (browser: Browser) => Promise<Started>,
  browser: Browser,
  use: (started: Started) => Promise<void>,
) {
  const started = await start(browser);
  await use(started);
  await started.stop();
}

/** The printed address opens only once; the browser that opened it has the session. */
async function openDesk(browser: Browser) {
  const desk = await startDesk();
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(desk.address);
  const session = await context.storageState();
  await context.close();
  return { ...desk, session };
}
