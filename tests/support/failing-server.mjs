/*
 * The built site with two faults, for the page that no request can bring about otherwise:
 * the loader of /about throws, and on /faqs that of the frame around every page.
 */
import { createRequestHandler } from "@remix-run/express";
import express from "express";
import * as build from "../../build/index.js";

const { root, "routes/about": about } = build.routes;

const routes = {
  ...build.routes,
  root: withLoader(root, (args) => {
    if (new URL(args.request.url).pathname === "/faqs") throw new Error("the frame fails");
    return root.module.loader(args);
  }),
  "routes/about": withLoader(about, () => {
    throw new Error("a page fails");
  }),
};

function withLoader(route, loader) {
  return { ...route, module: { ...route.module, loader } };
}

const app = express();
app.use(express.static("public"));
app.all("*", createRequestHandler({ build: { ...build, routes }, mode: "production" }));
app.listen(Number(process.env.PORT), process.env.HOST);
