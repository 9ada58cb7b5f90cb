import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromiumOnPath } from "./chromium.mjs";

/*
 * Provides the browser: `chromium` on the PATH, else the distribution's package if root on Debian,
 * else Playwright's own download.
 */
if (!chromiumOnPath()) {
  if (process.getuid?.() === 0 && existsSync("/etc/debian_version")) {
    run("apt-get", ["update", "-qq"]);
    const packages = ["chromium", "fonts-dejavu-core"];
    run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...packages]);
  } else {
    run("npx", ["playwright", "install", "chromium"]);
  }
}

function run(command, args) {
  const { status } = spawnSync(command, args, {
    stdio: "inherit",
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  });
  if (status !== 0) process.exit(1);
}
