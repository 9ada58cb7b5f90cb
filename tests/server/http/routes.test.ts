import { createRequestHandler, type EntryContext, type ServerBuild } from "@remix-run/node";
import { expect, test } from "vitest";
import type { RequestContext } from "~/server/http/request-facts";
import { respondByRoute } from "~/server/http/routes";

const paths = {
  home: "/",
  about: "about",
  deadlines: "deadlines",
  table: "/deadlines.csv",
  case: "lawsuits/:slug",
  record: "lawsuits/:slug/record",
  spanish: "/es",
  spanishCase: "/es/lawsuits/:slug",
  firm: "partners/:id",
  firms: "/partners",
  other: "*",
};

const page = { id: "page", path: "page", parentId: "root", module: { default: () => null } };
const root = { id: "root", path: "", module: { default: () => null } };
const routes = Object.fromEntries(
  Object.entries(paths).map(([id, path]) => {
    const answer = () => new Response(id);
    return [id, { id, path, parentId: "root", module: { loader: answer, action: answer } }];
  }),
);

const listModules = (...[, , , { routeModules }]: [unknown, unknown, unknown, EntryContext]) =>
  Response.json(Object.keys(routeModules));

const build = {
  routes: { root, ...routes, page },
  future: { v3_singleFetch: true },
  assets: { routes: {} },
  entry: { module: { default: listModules } },
  publicPath: "/build/",
  mode: "production",
} as unknown as ServerBuild;

const respond = (some: ServerBuild["routes"]) =>
  createRequestHandler({ ...build, routes: some }, "production");
const quick = respondByRoute(build.routes, respond);

test("each address has the route that Remix finds among all of them", async () => {
  const all = respond(build.routes);
  const found = new Set<string>();
  const addresses = [
    ...["/", "/?index", "//", "/about", "/about/", "/About", "/%61bout", "//about", "/about/us"],
    ...["/deadlines", "/deadlines.csv", "/deadlines.ics", "/lawsuits", "/lawsuits/talc"],
    ...["/LAWSUITS/talc/record", "/lawsuits/talc/record/", "/lawsuits//record", "/es", "/es/"],
    ...["/es/lawsuits/talc", "/ES/lawsuits/talc", "/es/about", "/partners", "/partners/lee"],
    ...["/partners/lee/more", "/elsewhere", "/a b", "/*", "/constructor"],
  ];
  for (const address of addresses) {
    const ask = () => new Request(`http://localhost${address}`, { method: "POST" });
    const expected = await (await all(ask())).text();
    const response = await quick(ask(), {} as RequestContext);
    expect([address, await response.text()]).toEqual([address, expected]);
    found.add(expected);
  }
  expect([...found].toSorted()).toEqual(Object.keys(paths).toSorted());
});

test("a document can name the modules of every route", async () => {
  const response = await quick(new Request("http://localhost/page"), {} as RequestContext);
  expect(await response.json()).toEqual(Object.keys(build.routes));
});
