import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "./privacy/given";

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
  for (const name of [...files, "plainclaim-backup.service"]) expect(text).toContain(name);
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

test("a wrong setting does not make the service restart for ever", () => {
  const unit = read("plainclaim.service");
  const number = (name: string) => Number(new RegExp(`^${name}=(\\d+)$`, "m").exec(unit)?.[1]);
  const longest = number("RestartSec") * number("StartLimitBurst");
  expect(longest).toBeLessThan(number("StartLimitIntervalSec"));
});
