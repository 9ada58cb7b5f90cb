/* The same build with a home action that does nothing but redirect, under Remix's own adapter. */
import { createRequestHandler } from "@remix-run/express";
import express from "express";

// A plain import would give the type checker the whole build to read.
const build = await import(new URL("../../build/index.js", import.meta.url).href);
const home = build.routes["routes/home"];
const action = () => new Response(null, { status: 303, headers: { Location: "/?sent=22222222" } });
const routes = {
  ...build.routes,
  "routes/home": { ...home, module: { ...home.module, action } },
};

const app = express();
app.all("*", createRequestHandler({ build: { ...build, routes }, mode: "production" }));
const server = app.listen(0, "127.0.0.1", () => {
  console.log(`http://localhost:${server.address().port}`);
});
