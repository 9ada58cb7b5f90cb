import { spawn, spawnSync } from "node:child_process";
import { on, once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { z } from "zod";
import { ownPort } from "../support/own-port.mjs";

/** A browser that Playwright does not drive as it is installed. */
export type Driver = {
  go(url: string): Promise<unknown>;
  /** Runs the body of a function in the page; its parameters are `arguments`. */
  run(body: string, ...values: unknown[]): Promise<unknown>;
  quit(): Promise<void>;
};

const miniBrowser = "/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser";

export const drivers = {
  Firefox: { needs: ["firefox-esr"], start: startFirefox },
  WebKit: { needs: ["WebKitWebDriver", "Xvfb", miniBrowser], start: startWebKit },
};

export function isInstalled(program: string): boolean {
  return spawnSync("which", [program]).status === 0;
}

/** Over Marionette, which Firefox has itself: messages are `length:json`. */
async function startFirefox(): Promise<Driver> {
  const profile = mkdtempSync(join(tmpdir(), "plainclaim-firefox-"));
  const port = await ownPort();
  writeFileSync(join(profile, "user.js"), `user_pref("marionette.port", ${port});`);
  const firefox = spawn("firefox-esr", ["--headless", "--marionette", "--profile", profile]);
  const socket = await connected(port);
  socket.setEncoding("utf8");
  const chunks = on(socket, "data");
  let received = "";
  const read = async () => {
    for (;;) {
      const [, length = "", rest = ""] = /^(\d+):(.*)$/s.exec(received) ?? [];
      const bytes = Buffer.from(rest);
      if (length && bytes.length >= Number(length)) {
        received = bytes.subarray(Number(length)).toString();
        return JSON.parse(bytes.subarray(0, Number(length)).toString());
      }
      received += (await chunks.next()).value;
    }
  };
  const ask = async (command: string, parameters = {}) => {
    const message = JSON.stringify([0, 1, command, parameters]);
    socket.write(`${Buffer.byteLength(message)}:${message}`);
    const [, , error, result] = z.array(z.unknown()).parse(await read());
    if (error) throw new Error(JSON.stringify(error));
    return result;
  };
  await read();
  await ask("WebDriver:NewSession");

  return {
    go: (url) => ask("WebDriver:Navigate", { url }),
    run: async (script, ...args) =>
      z.object({ value: z.unknown() }).parse(await ask("WebDriver:ExecuteScript", { script, args }))
        .value,
    quit: async () => {
      socket.destroy();
      firefox.kill();
      await once(firefox, "exit");
      rmSync(profile, { recursive: true, maxRetries: 5 });
    },
  };
}

async function startWebKit(): Promise<Driver> {
  const screen = spawn("Xvfb", ["-displayfd", "1", "-screen", "0", "1400x1000x24"]);
  const [display] = await once(screen.stdout, "data");
  const port = await ownPort();
  const env = { ...process.env, DISPLAY: `:${String(display).trim()}` };
  const driver = spawn("WebKitWebDriver", [`--port=${port}`], { env });
  (await connected(port)).destroy();
  const ask = async (method: string, path: string, parameters?: object) => {
    const body = parameters && JSON.stringify(parameters);
    const response = await fetch(`http://127.0.0.1:${port}/session${path}`, { method, body });
    const { value } = z.object({ value: z.unknown() }).parse(await response.json());
    if (!response.ok) throw new Error(JSON.stringify(value));
    return value;
  };
  const options = { binary: miniBrowser, args: ["--automation"] };
  const capabilities = { alwaysMatch: { "webkitgtk:browserOptions": options } };
  const session = z
    .object({ sessionId: z.string() })
    .parse(await ask("POST", "", { capabilities }));
  const own = `/${session.sessionId}`;
  // Wide enough that the form of a case is beside the article.
  await ask("POST", `${own}/window/rect`, { width: 1366, height: 900 });

  return {
    go: (url) => ask("POST", `${own}/url`, { url }),
    run: (script, ...args) => ask("POST", `${own}/execute/sync`, { script, args }),
    quit: async () => {
      await ask("DELETE", own);
      driver.kill();
      screen.kill();
    },
  };
}

/** Tries for up to a minute: a browser takes seconds to start. */
async function connected(port: number): Promise<Socket> {
  for (let tries = 0; ; tries++) {
    const socket = connect(port, "127.0.0.1");
    try {
      await once(socket, "connect");
      return socket;
    } catch (error) {
      if (tries === 300) throw error;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }
}
