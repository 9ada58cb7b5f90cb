import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { Session } from "node:inspector/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { homeFields } from "./lead-fields.mjs";

/*
 * `npm run walk -- lead|case|opt-out|erase`: the files and functions of the build that one journey
 * passes, in the order of the files, each with its functions. What is done before (modules, a first
 * journey of the same kind) does not count, nor do timers that fire meanwhile: of several journeys,
 * what each of them passed is counted.
 *
 * - lead: from the action of the home page to the request that reaches the form service
 * - case: one case page rendered
 * - opt-out: from the action to its answer, for a person with an earlier lead
 * - erase: the whole `relay erase`
 *
 * `npm run walk -- limits` says how long the ways of a lead and of a case page are, and fails where
 * one is longer than a reader should have to follow.
 */
const limits = { lead: { files: 35, functions: 150 }, case: { files: 80, functions: 350 } };

const built = resolve("build/index.js");
const folder = mkdtempSync(join(tmpdir(), "plainclaim-"));
const reached = { now: () => {} };
const service = createServer((request, response) => {
  request.resume().once("end", () => {
    reached.now();
    response.setHeader("Content-Type", "application/json");
    response.end('{"ok":true,"next":"/thanks"}');
  });
});
await new Promise((listening) => service.listen(0, "127.0.0.1", listening));
Object.assign(process.env, {
  DATABASE_URL: `file:${join(folder, "walk.db")}`,
  FORM_SERVICE_URL: `http://127.0.0.1:${service.address().port}`,
  FORM_ID: "walk",
  LOG_LEVEL: "fatal",
  NODE_ENV: "production",
});
const build = await import(pathToFileURL(built).href);
const text = readFileSync(built, "utf8");
const times = 4;

const email = "walker@example.com";
const person = { fullName: "Ann Lee", email, phone: "", state: "Ohio", details: "" };
const walks = {
  lead: () => watch((count) => lead(`walker${count}@example.com`)),
  case: () => watch(page),
  "opt-out": async () => {
    for (let count = 0; count <= times; count++) await lead(`walker${count}@example.com`);
    return watch((count) => optOut(`walker${count}@example.com`));
  },
  erase: async () => {
    await lead(email);
    return erase();
  },
};

const wanted = process.argv[2];
if (wanted === "limits") {
  for (const name of Object.keys(limits)) check(name, functionsByFile(await walks[name]()));
} else if (walks[wanted]) {
  print(functionsByFile(await walks[wanted]()));
} else {
  process.stderr.write(`Name one of: ${Object.keys(walks).join(", ")}, limits\n`);
  process.exitCode = 2;
}
rmSync(folder, { recursive: true, force: true });
process.exit();

async function lead(Email) {
  const arrived = new Promise((arrive) => {
    reached.now = arrive;
  });
  void act("routes/home", "/", { ...homeFields, Email });
  await arrived;
}

function optOut(address) {
  const fields = { intent: "opt-out-request", ...person, email: address };
  return act("routes/do-not-sell-my-info", "/do-not-sell-my-info", fields);
}

function act(route, path, fields) {
  const request = new Request(`http://localhost${path}`, {
    method: "POST",
    body: new URLSearchParams(fields),
  });
  return build.routes[route].module.action({ request, params: {}, context: {} });
}

async function page() {
  const { createRequestHandler } = await import("@remix-run/node");
  const handle = createRequestHandler(build, "production");
  const answer = await handle(new Request("http://localhost/lawsuits/oxbryta"), {});
  await answer.text();
}

/**
 * Runs once to get everything ready, then counted runs, so far apart that no timer fires in all of
 * them.
 */
async function watch(journey) {
  const session = new Session();
  session.connect();
  await session.post("Profiler.enable");
  await session.post("Profiler.startPreciseCoverage", { callCount: true, detailed: false });
  await journey(0);
  const passed = [];
  for (let count = 1; count <= times; count++) {
    await new Promise((settled) => setTimeout(settled, 330));
    await session.post("Profiler.takePreciseCoverage");
    await journey(count);
    const { result } = await session.post("Profiler.takePreciseCoverage");
    passed.push(passedIn(result));
  }
  const [first, ...others] = passed;
  return first.filter(({ at }) => others.every((other) => other.some((one) => one.at === at)));
}

/** A command is a process of its own, which writes down what it passed when it ends. */
function erase() {
  const coverage = join(folder, "coverage");
  execFileSync(process.execPath, [built, "relay", "erase", email, "--yes"], {
    env: { ...process.env, NODE_V8_COVERAGE: coverage },
  });
  return readdirSync(coverage).flatMap((name) =>
    passedIn(JSON.parse(readFileSync(join(coverage, name), "utf8")).result),
  );
}

function passedIn(scripts) {
  const { functions } = scripts.find(({ url }) => url === pathToFileURL(built).href);
  return functions
    .map(({ functionName: name, ranges: [{ startOffset: at, count }] }) => ({ name, at, count }))
    .filter(({ at, count }) => count > 0 && !isExport(at));
}

/** esbuild makes a module's exports readable by functions such as `action: () => action`. */
function isExport(at) {
  return text.lastIndexOf("\n__export(", at) > text.lastIndexOf("\n});", at);
}

function print(passed) {
  for (const [file, names] of passed) process.stdout.write(`${file}: ${names.join(", ")}\n`);
  process.stdout.write(`${lengthOf(passed)}\n`);
}

function check(name, passed) {
  const { files, functions } = limits[name];
  process.stdout.write(`${name}: ${lengthOf(passed)}\n`);
  // Without a single file the build was not read and nothing was measured.
  if (passed.size > 0 && passed.size <= files && countIn(passed) <= functions) return;

  process.stderr.write(`${name}: the limit is ${files} files and ${functions} functions\n`);
  process.exitCode = 1;
}

function lengthOf(passed) {
  return `${passed.size} files, ${countIn(passed)} functions`;
}

function countIn(passed) {
  return [...passed.values()].flat().length;
}

/** Named functions; a callback counts as part of the function that contains it. */
function functionsByFile(functions) {
  const fileAt = readModules();
  const passed = new Map();
  for (const { name, at } of functions) {
    const file = fileAt(at);
    if (!file) continue;
    const names = passed.get(file) ?? [];
    passed.set(file, isNamed(name, at) ? [...names, name] : names);
  }
  return passed;
}

/** V8 also names a callback, after what its result is assigned to; the source does not name it. */
function isNamed(name, at) {
  const own = name.replace(/^get /, "");
  const head = text.slice(at).match(/^(?:async |function |get |\*|#)*([\w$]*)/)?.[1];
  const before = text.slice(Math.max(0, at - 80), at);
  return (
    own !== "" && (head === own || before.endsWith(`${own} = `) || before.endsWith(`${own}: `))
  );
}

/** esbuild writes the name of each module above its code. */
function readModules() {
  const marks = [...text.matchAll(/^\/\/ (\S+\.\w+)$/gm)];
  return (offset) => {
    const module = marks.findLast(({ index }) => index <= offset)?.[1];
    return /^(app|server|data)\//.test(module ?? "") ? module : undefined;
  };
}
