/** @type {import("@remix-run/dev").AppConfig} */
export default {
  server: "./server/main.ts",
  serverModuleFormat: "esm",
  serverPlatform: "node",
  // Of hundreds of modules each, which a start would look for one by one.
  serverDependenciesToBundle: ["kysely", "marked", /^@conform-to\//, /^zod/],
  ignoredRouteFiles: ["**/*.css", "routes/home.tsx"],
  // Declared by path, not as an index route, so that a POST to "/" and to "/?index" is the same.
  routes: (defineRoutes) => defineRoutes((route) => route("/", "routes/home.tsx")),
  future: {
    v3_fetcherPersist: true,
    v3_lazyRouteDiscovery: true,
    v3_relativeSplatPath: true,
    v3_singleFetch: true,
    v3_throwAbortReason: true,
  },
};
