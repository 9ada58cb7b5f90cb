/*
 * The built site without its server: requests and responses are messages. `openBuilt` runs it in a
 * separate process, so that a test sees when the process ends.
 */
import { createRequestHandler } from "@remix-run/node";

// A plain import would give the type checker the whole build to read.
const build = await import(new URL("../../build/index.js", import.meta.url).href);
const handle = createRequestHandler(build, "production");

process.on("message", async ({ id, path, ...init }) => {
  const response = await handle(new Request(`http://localhost${path}`, init), {});
  const { status, headers } = response;
  process.send({ id, status, location: headers.get("Location"), html: await response.text() });
});
process.once("disconnect", () => process.exit(0));
process.send({ id: 0, status: 200, location: null, html: "" });
