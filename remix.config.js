import { readFileSync } from "node:fs";

/** The codes of `data/languages.ts`, without that of English, which has no part of an address. */
const others = [...readFileSync("data/languages.ts", "utf8").matchAll(/^ {2}(\w+): \{/gm)]
  .map(([, code]) => code)
  .filter((code) => code !== "en");

/** The same modules once more, at the same addresses below `/es`. */
const inOthers = {
  "": "home.tsx",
  "/about": "about.tsx",
  "/blog": "blog.tsx",
  "/contact": "contact.tsx",
  "/deadlines": "deadlines.tsx",
  "/do-not-sell-my-info": "do-not-sell-my-info.tsx",
  "/faqs": "faqs.tsx",
  "/lawsuits/:slug": "lawsuits.$slug.tsx",
  "/lawsuits/:slug/checklist": "lawsuits.$slug_.checklist.tsx",
  "/lawsuits/:slug/record": "lawsuits.$slug_.record.tsx",
  "/newsletter": "newsletter.tsx",
  "/site.webmanifest": "site[.]webmanifest.ts",
  "/stop-contact": "stop-contact.tsx",
  "/time-limits": "time-limits.tsx",
  "/time-limits/:state": "time-limits_.$state.tsx",
  "/tort/:slug": "tort.$slug.tsx",
  "/unsubscribe": "unsubscribe.tsx",
  "/your-request": "your-request.tsx",
};

/** Modules with several addresses, which are not in the name of the file. */
const shared = {
  "/deadlines.csv": "data-file.ts",
  "/deadlines.ics": "data-file.ts",
  "/feed.xml": "data-file.ts",
  "/lawsuits/:slug/dates.ics": "data-file.ts",
  "/lawsuits/:slug/feed.xml": "data-file.ts",
  "/california-privacy": "legal.tsx",
  "/consumer-health-data": "legal.tsx",
  "/partners": "legal.tsx",
  "/privacy": "legal.tsx",
  "/terms": "legal.tsx",
};

/** @type {import("@remix-run/dev").AppConfig} */
export default {
  server: "./server/main.ts",
  serverModuleFormat: "esm",
  serverPlatform: "node",
  // `npm run dev` looks at `app` alone unless it is told.
  watchPaths: ["./data/**/*", "./server/**/*"],
  // Of hundreds of modules each, which a start would look for one by one.
  serverDependenciesToBundle: ["kysely", "marked", /^@conform-to\//, /^zod/],
  ignoredRouteFiles: [
    "**/*.css",
    "routes/home.tsx",
    ...Object.values(shared).map((file) => `routes/${file}`),
  ],
  // Declared by path, not as an index route, so that a POST to "/" and to "/?index" is the same.
  routes: (defineRoutes) =>
    defineRoutes((route) => {
      route("/", "routes/home.tsx");
      for (const [path, file] of Object.entries(shared)) {
        route(path, `routes/${file}`, { id: `routes${path}` });
      }
      for (const code of others) {
        for (const [path, file] of Object.entries({ ...inOthers, ...shared })) {
          route(`/${code}${path}`, `routes/${file}`, { id: `${code}${path}` });
        }
      }
    }),
  future: {
    v3_fetcherPersist: true,
    // Its documents match every prefix of their path, and each view costs another request.
    v3_lazyRouteDiscovery: false,
    v3_relativeSplatPath: true,
    v3_singleFetch: true,
    v3_throwAbortReason: true,
  },
};
