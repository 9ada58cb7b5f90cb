import { realpathSync } from "node:fs";
import { pathToFileURL } from "node:url";
import * as build from "@remix-run/dev/server-build";
import { createRequestHandler } from "@remix-run/node";
import { cases } from "~/data/cases";
import { deskRenderer } from "../app/desk/render-desk.server";
import { endWithReader, openForCommands, openStoreless } from "./commands/open";
import { runRelay } from "./commands/relay";
import { loadEnvFile } from "./config/load-env-file";
import { explainError } from "./explain-error";
import { keepHeapSmall, keepTickClass, letHeapGrow } from "./heap";
import { createRequestCounts } from "./http/admin/request-counts";
import { cacheablePaths } from "./http/cacheable-paths";
import { directActions } from "./http/direct-actions";
import { acceptsPosts } from "./http/find-page";
import { onceForRequest } from "./http/once-for-request";
import { serve } from "./http/serve";
import { createSiteServer } from "./http/site-server";
import { closeWithProcess, services } from "./services";

// `remix-serve build/index.js` runs the same build.
export * from "@remix-run/dev/server-build";

// A release is often started through a symbolic link, but `import.meta.url` is the real path.
const started = realpathSync(process.argv[1] ?? ".");
const isProgram = import.meta.url === pathToFileURL(started).href;
const [command, ...rest] = process.argv.slice(2);

// Before the settings are read. Variables that are set win.
if (isProgram) loadEnvFile();

if (isProgram && command === "relay") {
  keepHeapSmall();
  endWithReader();
  process.exitCode = await runRelay(rest, {
    open: openOrSay,
    openStoreless,
    renderer: deskRenderer,
  });
} else {
  await openOrExit();
}

/** Also under `remix-serve`, so that the loops run and deliver what is pending. */
async function openOrExit() {
  keepTickClass();
  try {
    const opened = await services();
    if (!isProgram) {
      letHeapGrow();
      return closeWithProcess(opened);
    }

    const routes = withActionsOnce(build.routes);
    const draw = createRequestHandler({ ...build, routes }, build.mode);
    const respond = directActions(routes, draw);
    const takesPosts = acceptsPosts(routes);
    const sharedPaths = cacheablePaths(build.routes, { slug: cases.map(({ slug }) => slug) });
    const requests = createRequestCounts();
    const count = opened.config.ADMIN_PORT === undefined ? () => undefined : requests.count;
    const site = createSiteServer(opened, { respond, takesPosts, sharedPaths, count });
    keepHeapSmall(site.postsAtWork);
    await serve(opened, { site, requests });
  } catch (reason) {
    const error = explainError(reason);
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}

function withActionsOnce(routes: typeof build.routes): typeof build.routes {
  return Object.fromEntries(
    Object.entries(routes).map(([id, route]) => {
      const action = route?.module.action;
      if (!route || !action) return [id, route];
      return [id, { ...route, module: { ...route.module, action: onceForRequest(action) } }];
    }),
  );
}

async function openOrSay(access: "read" | "write") {
  return openForCommands(access).catch((reason: unknown) => {
    throw explainError(reason);
  });
}
