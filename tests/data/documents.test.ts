import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { occasions } from "~/server/outbox/routing";
import { temporaryFolder } from "~/tests/support/given";

const folders = ["app", "server", "data", "tests", "docs", "public"];
const files = [
  ...readdirSync("."),
  ...folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => `${folder}/${name}`),
  ),
];
/** Decisions are historical records, so they may name files that no longer exist. */
const documents = files
  .filter((file) => /^(docs\/(?!decisions\/).+|[A-Z]+)\.md$/.test(file))
  .map((file) => ({ file, text: readFileSync(file, "utf8") }));

/** Files that a build or the operator creates. */
const createdLater = /^(\/etc\/|build\/|\.cache\/|\.timer$)/;

test("every file that a document names exists", () => {
  const missing = documents.flatMap(({ file, text }) =>
    namedIn(text)
      .filter((name) => !createdLater.test(name) && !files.some((path) => isAt(path, name)))
      .map((name) => `${file}: ${name}`),
  );
  expect(missing).toEqual([]);
});

test("every place that the glossary names exists, and its code words occur there", () => {
  const glossary = readFileSync("docs/glossary.md", "utf8");
  const rows = [...glossary.matchAll(/^\| (.+?) \|.*\| `([^`]+)` \|$/gm)];
  expect(rows.length).toBeGreaterThan(40);
  const absent = rows.flatMap(([, words = "", place = ""]) => {
    const text = files
      .filter((file) => (file === place || file.startsWith(`${place}/`)) && /\.tsx?$/.test(file))
      .map((file) => readFileSync(file, "utf8"))
      .join("\n");
    const names = codeIn(words).map((word) => word.replace(/\(.*/, ""));
    return text === "" ? [place] : names.filter((name) => !text.includes(name));
  });
  expect(absent).toEqual([]);
});

test("every function that the architecture and the tour name is declared, and one in a table is in the file of its row", () => {
  const text = ["architecture", "tour"]
    .map((name) => readFileSync(`docs/${name}.md`, "utf8"))
    .join("\n");
  const code = files.filter((file) => /^(app|server|data|tests)\/.+\.tsx?$/.test(file));
  const textOf = (paths: readonly string[]) =>
    paths.map((file) => readFileSync(file, "utf8")).join("\n");
  const all = textOf(code);
  const declared = (name: string) => RegExp(`\\b(function\\*?|const|type) ${name}\\b`).test(all);
  const undeclared = codeIn(text).filter(
    (name) => /^[a-z]+[A-Z]\w*$/.test(name) && !declared(name),
  );
  const rows = [...text.matchAll(/^\| `([\w./$-]+\.tsx?)`[^|]*\| (.*) \|$/gm)];
  const elsewhere = rows.flatMap(([, file = "", what = ""]) => {
    const own = textOf(code.filter((path) => isAt(path, file)));
    return codeIn(what).filter((name) => /^[a-z]+[A-Z]\w*$/.test(name) && !own.includes(name));
  });

  expect(rows.length).toBeGreaterThan(90);
  expect([...undeclared, ...elsewhere]).toEqual([]);
});

test("the architecture names for each state of a routing the occasions on which the program lets a lead leave it", () => {
  const text = readFileSync("docs/architecture.md", "utf8");
  const rows = [...text.matchAll(/^\| `(\w+)` \|[^|]*\| ([^|]*) \|$/gm)];
  const told = rows.map(([, state, who = ""]) => [
    state,
    codeIn(who).filter(isOccasion).toSorted(),
  ]);
  const occasionsOf = (state: string) =>
    Object.entries(occasions).flatMap(([occasion, { states }]) =>
      states.some((one) => one === state) ? occasion : [],
    );
  const states = ["held", "waiting", "routed", "exhausted"];
  expect(told).toEqual(states.map((state) => [state, occasionsOf(state).toSorted()]));
});

const isOccasion = (word: string) => word in occasions;

test("every documented systemd unit allows the system calls of Node 20 on systemd 252", () => {
  for (const unit of ["plainclaim.service", "plainclaim@.service"]) {
    const text = readFileSync(`docs/deploy/${unit}`, "utf8");
    // V8 calls pkey_alloc at start. systemd 252 does not list it in @system-service.
    expect(text).toMatch(/^SystemCallFilter=@system-service @pkey$/m);
    // The server finishes what is in flight within 25 s.
    expect(Number(/^TimeoutStopSec=(\d+)$/m.exec(text)?.[1])).toBeGreaterThan(25);
  }
});

test("the units start again without limit, so that PostgreSQL may come up an hour later", () => {
  for (const unit of ["plainclaim.service", "plainclaim@.service"]) {
    const text = readFileSync(`docs/deploy/${unit}`, "utf8");
    expect(text).toMatch(/^StartLimitIntervalSec=0$/m);
    expect(text).not.toContain("StartLimitBurst");
    expect(text).toMatch(/^Restart=always$/m);
    expect(text).toMatch(/^After=.*\bpostgresql\.service\b/m);
    // With `Type=notify`, a start would wait for the database and fail.
    expect(text).not.toMatch(/^Type=/m);
  }
});

test("a container image never contains settings, a store, or a key", () => {
  const left = readFileSync(".dockerignore", "utf8").split("\n");
  expect(left).toEqual(expect.arrayContaining(["**/.env", "var", "*.key", "**/*.db.key", ".git"]));
});

test("every file that the operations manual installs is in docs/deploy", () => {
  const manual = readFileSync("docs/operations.md", "utf8");
  const named = [...manual.matchAll(/\bplainclaim[\w@-]*\.(?:service|timer)\b/g)].map(([n]) => n);
  expect(named.length).toBeGreaterThan(3);
  for (const unit of named) expect(existsSync(`docs/deploy/${unit}`), unit).toBe(true);
});

/** Names in backquotes, or linked. */
function namedIn(text: string): string[] {
  const linked = [...text.matchAll(/\]\(([^)#\s]+)/g)].map(([, name = ""]) => name);
  return [...codeIn(text), ...linked]
    .filter((name) => /^[\w./@$-]+\.(tsx?|mjs|md|css|json|gs|sh|service|timer|ya?ml)$/.test(name))
    .map((name) => name.replace(/^(\.\.?\/)+/, ""));
}

function codeIn(text: string): string[] {
  return [...text.matchAll(/`([^`\n]+)`/g)].map(([, code = ""]) => code);
}

function isAt(file: string, name: string): boolean {
  return file === name || file.endsWith(`/${name}`);
}

const read = (name: string) => readFileSync(`docs/deploy/${name}`, "utf8");

test.each(["unavailable.html", "too-large.html"])(
  "the policy that nginx sends with %s lets its style run, and nothing else",
  (name) => {
    const style = /<style>(.*)<\/style>/s.exec(read(name))?.[1] ?? "";
    const hash = createHash("sha256").update(style).digest("base64");
    expect(style).not.toBe("");
    expect(read("nginx-errors.conf")).toContain(`style-src 'sha256-${hash}'`);
    expect(read(name)).not.toMatch(/<script|style=|https?:/);
  },
);

test("nginx shows the page about a body that is too large over HTTP/2 too", () => {
  // There nginx checks the size of the body again in the location of the page itself.
  expect(read("nginx-errors.conf")).toMatch(/internal;[^}]*client_max_body_size 0;/);
});

test("docs/operations.md names every file that it tells to copy", () => {
  const text = readFileSync("docs/operations.md", "utf8");
  const files = ["nginx-errors.conf", "unavailable.html", "Containerfile"];
  for (const name of [...files, "plainclaim-backup.service", "plainclaim-desk.service"]) {
    expect(text).toContain(name);
  }
});

test("the nightly backup removes its own oldest copies with their keys, and none made by hand", () => {
  const folder = temporaryFolder();
  const names = Array.from({ length: 16 }, (_, at) => `nightly-${at}.db`);
  for (const [at, name] of ["before-upgrade.db", ...names].entries()) {
    for (const file of [join(folder, name), join(folder, `${name}.key`)]) {
      writeFileSync(file, "");
      utimesSync(file, at, at);
    }
  }
  writeFileSync(join(folder, "relay"), '#!/bin/sh\n[ "$1" = verify ] || : > "$2"\n', {
    mode: 0o755,
  });
  const script = /-ec '(.*)'$/m.exec(read("plainclaim-backup.service"))?.[1] ?? "";
  const here = script.replaceAll("%%", "%").replaceAll("/var/backups/plainclaim", folder);
  execFileSync("/bin/sh", ["-ec", here], {
    env: { ...process.env, PATH: `${folder}:/usr/bin:/bin` },
  });

  const left = readdirSync(folder).filter((name) => name.endsWith(".db"));
  expect(left).toHaveLength(15);
  expect(left).toContain("before-upgrade.db");
  for (const old of ["nightly-0.db", "nightly-2.db"]) expect(left).not.toContain(old);
  expect(readdirSync(folder)).not.toContain("nightly-0.db.key");
});

test("the command line runs where the search path has no folder for administrators, as in cron", () => {
  expect(/^exec (\S+)/m.exec(read("relay"))?.[1]).toBe("/usr/sbin/runuser");
  expect(read("plainclaim-backup.service")).toMatch(/^Environment=PATH=.*:\/usr\/sbin:/m);
});
