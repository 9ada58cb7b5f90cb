/** The same modules once more, at the same addresses below `/es`. */
const inSpanish = {
  "": "home.tsx",
  "/about": "about.tsx",
  "/blog": "blog.tsx",
  "/contact": "contact.tsx",
  "/deadlines": "deadlines.tsx",
  "/deadlines.csv": "deadlines[.]csv.ts",
  "/deadlines.ics": "deadlines[.]ics.ts",
  "/do-not-sell-my-info": "do-not-sell-my-info.tsx",
  "/faqs": "faqs.tsx",
  "/feed.xml": "feed[.]xml.ts",
  "/lawsuits/:slug": "lawsuits.$slug.tsx",
  "/lawsuits/:slug/checklist": "lawsuits.$slug_.checklist.tsx",
  "/lawsuits/:slug/dates.ics": "lawsuits.$slug_.dates[.]ics.ts",
  "/lawsuits/:slug/feed.xml": "lawsuits.$slug_.feed[.]xml.ts",
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

/** One module serves these legal texts. */
const legalTexts = ["california-privacy", "consumer-health-data", "partners", "privacy", "terms"];

/** @type {import("@remix-run/dev").AppConfig} */
export default {
  server: "./server/main.ts",
  serverModuleFormat: "esm",
  serverPlatform: "node",
  // Of hundreds of modules each, which a start would look for one by one.
  serverDependenciesToBundle: ["kysely", "marked", /^@conform-to\//, /^zod/],
  ignoredRouteFiles: ["**/*.css", "routes/home.tsx", "routes/legal.tsx"],
  // Declared by path, not as an index route, so that a POST to "/" and to "/?index" is the same.
  routes: (defineRoutes) =>
    defineRoutes((route) => {
      route("/", "routes/home.tsx");
      for (const [path, file] of Object.entries(inSpanish)) {
        route(`/es${path}`, `routes/${file}`, { id: `es${path}` });
      }
      for (const name of legalTexts) {
        route(`/${name}`, "routes/legal.tsx", { id: `routes/${name}` });
        route(`/es/${name}`, "routes/legal.tsx", { id: `es/${name}` });
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
