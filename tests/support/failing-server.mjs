/*
 * The built site with faults that no request can cause: the loader of /about throws, the layout's
 * loader throws on /faqs, and the text of /partners contains a script.
 */
import { createRequestHandler } from "@remix-run/express";
import express from "express";

// A plain import would give the type checker the whole build to read.
const build = await import(new URL("../../build/index.js", import.meta.url).href);
const { root, "routes/about": about, "routes/partners": partners } = build.routes;

const routes = {
  ...build.routes,
  root: withLoader(root, (args) => {
    if (new URL(args.request.url).pathname === "/faqs") throw new Error("the frame fails");
    return root.module.loader(args);
  }),
  "routes/about": withLoader(about, () => {
    throw new Error("a page fails");
  }),
  "routes/partners": withLoader(partners, async (args) => {
    const data = JSON.stringify(await partners.module.loader(args));
    return JSON.parse(data.replace("<p>", "<script>alert(1)</script><p>"));
  }),
};

function withLoader(route, loader) {
  return { ...route, module: { ...route.module, loader } };
}

const app = express();
app.use(express.static("public"));
app.all("*", createRequestHandler({ build: { ...build, routes }, mode: "production" }));
const server = app.listen(Number(process.env.PORT), process.env.HOST, () => {
  console.log(`http://localhost:${server.address().port}`);
});
