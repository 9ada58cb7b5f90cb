import { pathToFileURL } from "node:url";
import * as build from "@remix-run/dev/server-build";
import { createRequestHandler } from "@remix-run/express";
import { openForCommands } from "./commands/open";
import { runRelay } from "./commands/relay";
import { ConfigError } from "./config";
import { createApp } from "./http/app";
import { serve } from "./http/serve";
import { closeWithProcess, services } from "./services";
import { AlreadyServed } from "./store/lock";

// So that `remix-serve build/index.js` runs the same build.
export * from "@remix-run/dev/server-build";

const isProgram = import.meta.url === pathToFileURL(process.argv[1] ?? "").href;
const [command, ...rest] = process.argv.slice(2);

if (isProgram && command === "relay") {
  process.exitCode = await runRelay(rest, openForCommands);
} else {
  await openOrExit();
}

/** Under another server the loops must run too: what was left undelivered is taken up at start. */
async function openOrExit() {
  try {
    const opened = await services();
    if (!isProgram) return closeWithProcess(opened);

    const remix = createRequestHandler({ build, mode: process.env.NODE_ENV });
    await serve(opened, createApp(opened, remix));
  } catch (error) {
    if (!(error instanceof ConfigError || error instanceof AlreadyServed)) throw error;

    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}
