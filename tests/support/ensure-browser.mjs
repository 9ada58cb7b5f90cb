import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromiumOnPath, packages } from "./chromium.mjs";

const install = ["install", "-y", "-qq", "--no-install-recommends", "fonts-dejavu-core"];

/*
 * Provides the browser: `chromium` on the PATH, else the distribution's package if root on Debian,
 * else Playwright's own download.
 */
if (!chromiumOnPath()) {
  if (process.getuid?.() === 0 && existsSync("/etc/debian_version")) {
    run("apt-get", ["update", "-qq"]);
    // Older releases have no headless package.
    const isThere = packages.some((name) => isRun("apt-get", [...install, name]));
    if (!isThere) process.exit(1);
  } else {
    run("npx", ["playwright", "install", "chromium"]);
  }
}

function run(command, args) {
  if (!isRun(command, args)) process.exit(1);
}

function isRun(command, args) {
  const { status } = spawnSync(command, args, {
    stdio: "inherit",
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  });
  return status === 0;
}
