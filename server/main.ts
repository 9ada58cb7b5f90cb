import { readFileSync, realpathSync } from "node:fs";
import { pathToFileURL } from "node:url";
import * as build from "@remix-run/dev/server-build";
import { createRequestHandler, type LoaderFunction } from "@remix-run/node";
import { matchRoutes } from "@remix-run/react";
import { cases } from "~/data/cases";
import deskStyles from "../app/desk/desk.css";
import { createDeskRenderer } from "../app/desk/render-desk.server";
import { endWithReader, openForCommands, openStoreless } from "./cli/open";
import { runRelay } from "./cli/relay";
import { loadEnvFile } from "./config/load-env-file";
import {
  acceptsPosts,
  createPageFinder,
  directActions,
  onceForRequest,
} from "./http/direct-actions";
import { cacheablePaths } from "./http/documents";
import { createRequestCounts } from "./http/metrics";
import { serve } from "./http/serve";
import { createSiteServer } from "./http/site-server";
import { drawInItsLanguage, inItsLanguage, type Offered } from "./language";
import { closeWithProcess, explainError, services } from "./services";

// `remix-serve build/index.js` runs this too: `routes` and `entry` below replace those of the build.
export * from "@remix-run/dev/server-build";

const offered: Offered = async () => (await services()).config.LANGUAGES;

export const routes: typeof build.routes = Object.fromEntries(
  Object.entries(build.routes).map(([id, route]) => {
    if (!route) return [id, route];
    const { loader, action, ...module } = route.module;
    const spoken = {
      ...module,
      ...(loader && { loader: route.parentId ? inItsLanguage(loader, offered) : frame(loader) }),
      ...(action && { action: inItsLanguage(action, offered) }),
    };
    return [id, { ...route, module: spoken }];
  }),
);

export const entry: typeof build.entry = {
  module: {
    ...build.entry.module,
    default: (...args) =>
      drawInItsLanguage(args[0], offered, () => build.entry.module.default(...args)),
  },
};

/** The loader of the root, which frames every page, the 404 page included. */
function frame(loader: LoaderFunction): LoaderFunction {
  return (args) => drawInItsLanguage(args.request, offered, () => loader(args));
}

// A release is often started through a symbolic link, but `import.meta.url` is the real path.
const started = realpathSync(process.argv[1] ?? ".");
const isProgram = import.meta.url === pathToFileURL(started).href;
const [command, ...rest] = process.argv.slice(2);

// Must run before the settings are read. Variables that are already set win.
if (isProgram) loadOrExit();

if (isProgram && command === "relay") {
  endWithReader();
  process.exitCode = await runRelay(rest, {
    open: openOrSay,
    openStoreless,
    renderer: createDeskRenderer(readBuilt(`../public${deskStyles}`)),
    version: readBuilt("version").trim(),
  });
} else {
  await openOrExit();
}

function loadOrExit() {
  try {
    loadEnvFile();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}

/** A file that the build wrote, by its path beside the program. */
function readBuilt(path: string): string {
  return readFileSync(new URL(path, import.meta.url), "utf8");
}

/** Also under `remix-serve`, so that the loops run and deliver what is pending. */
async function openOrExit() {
  try {
    const opened = await services();
    if (!isProgram) return closeWithProcess(opened);

    const once = withActionsOnce(routes);
    const draw = createRequestHandler({ ...build, entry, routes: once }, build.mode);
    const findPage = createPageFinder(once, routeMatcher());
    const respond = directActions(findPage, draw);
    const takesPosts = acceptsPosts(findPage);
    const sharedPaths = cacheablePaths(build.routes, { slug: cases.map(({ slug }) => slug) });
    const requests = createRequestCounts();
    const count = opened.config.ADMIN_PORT === undefined ? () => undefined : requests.count;
    const site = createSiteServer(opened, { respond, takesPosts, sharedPaths, count });
    await serve(opened, { site, requests, version: readBuilt("version").trim() });
  } catch (reason) {
    const error = explainError(reason);
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}

/** Every route but the first, the root, is a direct child of the root. */
function routeMatcher() {
  const patterns = Object.values(build.routes).flatMap((route) =>
    route?.parentId ? [{ id: route.id, path: route.path ?? "" }] : [],
  );
  return (path: string) => {
    const [found] = matchRoutes(patterns, path) ?? [];
    return found ? { id: found.route.id, params: found.params } : null;
  };
}

function withActionsOnce(all: typeof build.routes): typeof build.routes {
  return Object.fromEntries(
    Object.entries(all).map(([id, route]) => {
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
