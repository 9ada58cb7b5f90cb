import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromiumOnPath, shellOnPath } from "./chromium.mjs";

/*
 * Provides the browser: `chromium` on the PATH, else the distribution's package if root on Debian,
 * else Playwright's own download. The distribution's headless shell takes
 * a quarter less of the processor, but is not needed.
 */
const isRootOnDebian = process.getuid?.() === 0 && existsSync("/etc/debian_version");
const install = ["install", "-y", "-qq", "--no-install-recommends"];

if (!chromiumOnPath()) {
  const isInstalled = isRootOnDebian
    ? run("apt-get", ["update", "-qq"]) &&
      run("apt-get", [...install, "chromium", "fonts-dejavu-core"])
    : run("npx", ["playwright", "install", "chromium"]);
  if (!isInstalled) process.exit(1);
}
if (isRootOnDebian && !shellOnPath() && !installShell()) {
  console.log(
    "No package chromium-headless-shell can be installed: tests run in chromium, slowly.",
  );
}

/** Removes nothing for it. Without a network, it is not waited for: only downloads can take long. */
function installShell() {
  const brief = ["-o", "Acquire::Retries=0", "-o", "Acquire::http::Timeout=10"];
  const limits = { timeout: 60_000, stdio: "ignore" };
  const shell = [...install, "--no-remove", ...brief, "chromium-headless-shell"];
  const download = () => run("apt-get", [...shell, "--download-only"], limits);
  const update = () => run("apt-get", ["update", ...brief], limits);
  return (download() || (update() && download())) && run("apt-get", shell);
}

function run(command, args, options) {
  const { status } = spawnSync(command, args, {
    stdio: "inherit",
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    ...options,
  });
  return status === 0;
}
