import { existsSync, readFileSync, realpathSync } from "node:fs";
import { pathToFileURL } from "node:url";
import * as build from "@remix-run/dev/server-build";
import { createRequestHandler } from "@remix-run/node";
import { endWithReader, openForCommands, openStoreless } from "./cli/context";
import { runRelay } from "./cli/relay";
import { loadEnvFile } from "./config/config";
import deskStyles from "./desk/desk.css";
import { createSite } from "./http/create-site";
import { respondByRoute } from "./http/routes";
import { closeWithProcess, serve } from "./http/serve";
import { inItsLanguage } from "./language";
import { explainError, openApp, openServer } from "./services";

// `remix-serve build/index.js` runs this too: `routes` below replaces that of the build.
export * from "@remix-run/dev/server-build";

const offered = async () => (await openApp()).config.LANGUAGES;

export const routes: typeof build.routes = Object.fromEntries(
  Object.entries(build.routes).map(([id, route]) => {
    if (!route) return [id, route];
    const { loader, action, ...module } = route.module;
    const isRoot = route.parentId === undefined;
    const spoken = {
      ...module,
      ...(loader && { loader: inItsLanguage(loader, offered, isRoot) }),
      ...(action && { action: inItsLanguage(action, offered, isRoot) }),
    };
    return [id, { ...route, module: spoken }];
  }),
);

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
    styles: readBuilt(`../public${deskStyles}`),
    version: readVersion(),
  });
} else if (isProgram && command !== undefined) {
  // A mistyped `relay` must not start a second server, on an empty store.
  process.stderr.write(`There is no command ${JSON.stringify(command)}: only relay, or none.\n`);
  process.exitCode = 2;
} else {
  await openOrExit();
}

function loadOrExit() {
  try {
    loadEnvFile();
  } catch (error) {
    exitWith(error);
  }
}

/** A file that the build wrote, by its path beside the program. */
function readBuilt(path: string): string {
  return readFileSync(new URL(path, import.meta.url), "utf8");
}

/** A build for development leaves none. */
function readVersion(): string {
  const isBuilt = existsSync(new URL("version", import.meta.url));
  return isBuilt ? readBuilt("version").trim() : "development";
}

/** Also under `remix-serve`, so that the schedule runs and delivers what is pending. */
async function openOrExit() {
  try {
    const running = await openServer();
    if (!isProgram) return closeWithProcess(running);

    const respond = respondByRoute(routes, (some) =>
      createRequestHandler({ ...build, routes: some }, build.mode),
    );
    await serve(running, createSite(running, respond), readVersion());
  } catch (error) {
    exitWith(explainError(error));
  }
}

function exitWith(error: unknown) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}

async function openOrSay(access: "read" | "write") {
  return openForCommands(access).catch((reason: unknown) => {
    throw explainError(reason);
  });
}
