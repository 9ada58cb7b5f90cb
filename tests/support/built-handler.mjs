/*
 * The built site without its server: a request comes as a message, and the answer goes back as one.
 * `openBuilt` runs it in a process of its own, so that a test sees when the process ends.
 */
import { createRequestHandler } from "@remix-run/node";
import * as build from "../../build/index.js";

const handle = createRequestHandler(build, "production");

process.on("message", async ({ id, path, ...init }) => {
  const response = await handle(new Request(`http://localhost${path}`, init), {});
  const { status, headers } = response;
  process.send({ id, status, location: headers.get("Location"), html: await response.text() });
});
process.once("disconnect", () => process.exit(0));
process.send({ id: 0, status: 200, location: null, html: "" });
