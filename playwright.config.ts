import { fileURLToPath } from "node:url";
import { defineConfig } from "@playwright/test";
import { chromiumArguments, chromiumOnPath, shellOnPath } from "./tests/support/chromium.mjs";
import { run, runs } from "./tests/support/length";

/*
 * Pages live for seconds, so code is not worth compiling well; and what would draw for a graphics
 * card that is not there costs more than to draw without.
 */
const forShortLives = ["--js-flags=--no-opt --no-maglev", "--disable-gpu"];

/**
 * Each window of the full browser loads two pages for suggestions below its address bar, half a second
 * of processor. Only the last such list counts, so what Playwright switches off is repeated.
 */
const unused = [
  "WebUIOmniboxPopup,WebUIOmniboxAimPopup,AimEnabled,AvoidCorsURLLoaderRestartOnRedirect",
  "AvoidUnnecessaryBeforeUnloadCheckSync,DestroyProfileOnBrowserClose,HttpsFirstBalancedModeAutoEnable",
  "HttpsUpgrades,LensOverlay,MediaRouter,NetworkTimeServiceQuerying,OptimizationHints,PaintHolding",
  "PreconnectToSearch,ThirdPartyStoragePartitioning",
];

/** What fits beside what is measured in one typeface, whichever the machine has. */
const fonts = fileURLToPath(new URL("tests/support/fonts.conf", import.meta.url));

const chromium = {
  name: "chromium",
  testMatch: "**/*.spec.ts",
  ...runs[run],
  use: {
    // The server compresses kept documents with Brotli at its slowest, a tenth of a second each.
    extraHTTPHeaders: { "Accept-Encoding": "gzip" },
    launchOptions: {
      executablePath: shellOnPath() ?? chromiumOnPath(),
      args: [...chromiumArguments, ...forShortLives, `--disable-features=${unused.join()}`],
      env: { ...process.env, FONTCONFIG_FILE: fonts },
    },
  },
};

export default defineConfig({
  testDir: "tests/browser",
  projects: [chromium],
  timeout: 300_000,
  // A busy machine keeps a page waiting; nothing that is there is waited for.
  expect: { timeout: 60_000 },
  retries: 0,
  workers: 2,
  // A file stays with one worker, which has its servers and pages already; the sweep is divided.
  fullyParallel: false,
  forbidOnly: true,
  reporter: [["list"], ["json", { outputFile: `.cache/browser-${run}.json` }]],
});
