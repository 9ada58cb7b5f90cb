import { type ChildProcess, type SpawnOptions, spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { z } from "zod";

/*
 * Playwright drives patched builds of Firefox and WebKit only, which it downloads. The
 * distribution's own builds understand W3C WebDriver: WebKit over HTTP through its driver, Firefox
 * in its own Marionette, where the commands have names instead of addresses.
 */
const routes = {
  "WebDriver:Navigate": "POST url",
  "WebDriver:Back": "POST back",
  "WebDriver:GetCurrentURL": "GET url",
  "WebDriver:FindElements": "POST elements",
  "WebDriver:ElementClick": "POST element/{id}/click",
  "WebDriver:ElementClear": "POST element/{id}/clear",
  "WebDriver:ElementSendKeys": "POST element/{id}/value",
  "WebDriver:GetElementText": "GET element/{id}/text",
  "WebDriver:GetElementProperty": "GET element/{id}/property/{name}",
  "WebDriver:IsElementDisplayed": "GET element/{id}/displayed",
  "WebDriver:SetWindowRect": "POST window/rect",
  "WebDriver:TakeScreenshot": "GET screenshot",
  "WebDriver:ExecuteScript": "POST execute/sync",
} as const;

type Command = keyof typeof routes;
type Send = (command: Command, params?: Record<string, unknown>) => Promise<unknown>;
type Started = { send: Send; stop: () => Promise<void> };

const folder = "/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1";
const firefox = ["/usr/bin/firefox-esr", "/usr/bin/firefox"].find((file) => existsSync(file));
const forWebkit = ["/usr/bin/WebKitWebDriver", "/usr/bin/Xvfb", `${folder}/MiniBrowser`];

/** The engines, each with what it takes to have it; WebKit's driver cannot work without script. */
export const engines = [
  {
    name: "Firefox",
    packages: "firefox-esr",
    isThere: firefox !== undefined,
    ways: ["with script", "without script"],
    start: startFirefox,
  },
  {
    name: "WebKit",
    packages: "webkit2gtk-driver xvfb",
    isThere: forWebkit.every((file) => existsSync(file)),
    ways: ["with script"],
    start: startWebkit,
  },
] as const;

async function startFirefox(hasScript: boolean): Promise<Started> {
  const profile = mkdtempSync(join(tmpdir(), "plainclaim-firefox-"));
  const preferences = {
    "marionette.port": 0,
    "javascript.enabled": hasScript,
    "datareporting.policy.dataSubmissionEnabled": false,
    "app.normandy.enabled": false,
    "extensions.formautofill.addresses.enabled": false,
    // The weather that quick exit leads to is not asked for: nothing listens here.
    "network.dns.localDomains": "www.weather.gov",
  };
  const lines = Object.entries(preferences).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${value});`,
  );
  writeFileSync(join(profile, "user.js"), lines.join("\n"));
  const args = ["--headless", "--marionette", "--no-remote", "--profile", profile];
  const child = launch(firefox ?? "", args, { stdio: "ignore" });
  const told = join(profile, "MarionetteActivePort");
  await expect.poll(() => existsSync(told) && readFileSync(told, "utf8") !== "").toBe(true);
  const { call, close } = await speakMarionette(Number(readFileSync(told, "utf8")));
  await call("WebDriver:NewSession", {});
  return {
    send: call,
    async stop() {
      close();
      await end(child);
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Marionette's messages are JSON, each after its length in bytes and a colon. */
async function speakMarionette(port: number) {
  const socket = connect(port, "127.0.0.1");
  const waiting = new Map<unknown, (reply: unknown[]) => void>();
  let received = Buffer.alloc(0);
  socket.on("data", (chunk) => {
    received = Buffer.concat([received, chunk]);
    for (let colon = received.indexOf(":"); colon > 0; colon = received.indexOf(":")) {
      const stop = colon + 1 + Number(received.subarray(0, colon));
      if (received.length < stop) return;
      const message: unknown = JSON.parse(String(received.subarray(colon + 1, stop)));
      received = received.subarray(stop);
      if (Array.isArray(message)) waiting.get(message[1])?.(message);
    }
  });
  await new Promise((resolve) => socket.once("data", resolve));

  let count = 0;
  const call = async (command: string, params: Record<string, unknown> = {}): Promise<unknown> => {
    const id = ++count;
    const replied = new Promise<unknown[]>((resolve) => waiting.set(id, resolve));
    const text = JSON.stringify([0, id, command, params]);
    socket.write(`${Buffer.byteLength(text)}:${text}`);
    const [, , error, result] = await replied;
    waiting.delete(id);
    if (error) throw new Error(`${command}: ${JSON.stringify(error).slice(0, 400)}`);
    const single = z.object({ value: z.unknown() }).safeParse(result);
    return single.success ? single.data.value : result;
  };
  return { call, close: () => socket.destroy() };
}

async function startWebkit(): Promise<Started> {
  // It has no mode without a display.
  const screen = launch("Xvfb", ["-displayfd", "3", "-screen", "0", "1400x1100x24"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const display = await new Promise<string>((resolve) =>
    screen.stdio[3]?.once("data", (chunk) => resolve(String(chunk).trim())),
  );
  const port = await freePort();
  const driver = launch("WebKitWebDriver", [`--port=${port}`], {
    env: { ...process.env, DISPLAY: `:${display}` },
    stdio: "ignore",
  });
  const origin = `http://127.0.0.1:${port}/session`;
  const options = { binary: `${folder}/MiniBrowser`, args: ["--automation"] };
  const alwaysMatch = { "webkitgtk:browserOptions": options };
  let opened: unknown;
  await expect(async () => {
    opened = await ask("POST", origin, { capabilities: { alwaysMatch } });
  }).toPass();
  const { sessionId } = z.object({ sessionId: z.string() }).parse(opened);
  return {
    send(command, params = {}) {
      const [method = "", path = ""] = routes[command].split(" ");
      const address = path.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name]));
      return ask(method, `${origin}/${sessionId}/${address}`, params);
    },
    async stop() {
      await ask("DELETE", `${origin}/${sessionId}`, {});
      await end(driver);
      await end(screen);
    },
  };
}

async function ask(method: string, url: string, params: Record<string, unknown>) {
  const body = method === "POST" ? JSON.stringify(params) : undefined;
  const response = await fetch(url, { method, body });
  const { value } = z.object({ value: z.unknown() }).parse(await response.json());
  if (!response.ok) throw new Error(`${url}: ${JSON.stringify(value).slice(0, 400)}`);
  return value;
}

/** The driver does not say which port it chose itself. */
function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}

/** A program that ends with this process at the latest, also when a test is broken off. */
function launch(...given: [command: string, args: string[], options: SpawnOptions]): ChildProcess {
  const child = spawn(...given);
  process.once("exit", () => child.kill());
  return child;
}

function end(child: ChildProcess): Promise<unknown> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  const ended = new Promise((resolve) => child.once("exit", resolve));
  child.kill();
  return ended;
}

export type Visitor = ReturnType<typeof visitor>;

/** What a visitor does, in the commands of WebDriver. All waits are for a state. */
export function visitor({ send, stop }: Started, hasScript: boolean) {
  const all = async (css: string): Promise<string[]> => {
    const found = await send("WebDriver:FindElements", { using: "css selector", value: css });
    return z.array(z.record(z.string(), z.string())).parse(found).flatMap(Object.values);
  };
  const text = async (id: string) => String(await send("WebDriver:GetElementText", { id }));
  const shown = async (css: string, words = ""): Promise<string> => {
    for (const id of await all(css)) {
      const isShown = await send("WebDriver:IsElementDisplayed", { id });
      // Capitals may be the stylesheet's.
      if (isShown && (await text(id)).toLowerCase().includes(words.toLowerCase())) return id;
    }
    throw new Error(`Not shown: ${css} ${words}`);
  };
  const property = async (css: string, name: string) => {
    const [id = ""] = await all(css);
    return send("WebDriver:GetElementProperty", { id, name });
  };
  const patiently = (step: () => Promise<unknown>) =>
    expect(async () => void (await step())).toPass({ timeout: 30_000 });
  // WebKit's driver does not always scroll to what it is told to use.
  const inView = async (css: string, words?: string): Promise<string> => {
    const id = await shown(css, words);
    const script =
      "(arguments[0].closest('select') ?? arguments[0]).scrollIntoView({ block: 'center', behavior: 'instant' })";
    const args = [{ [elementKey]: id }];
    if (hasScript) await send("WebDriver:ExecuteScript", { script, args });
    return id;
  };

  return {
    send,
    stop,
    click: (css: string, words?: string) =>
      patiently(async () => send("WebDriver:ElementClick", { id: await inView(css, words) })),
    /** Presses what leads to a page that cannot be loaded, of which Firefox complains. */
    leaveBy: async (css: string) => {
      const id = await shown(css);
      await send("WebDriver:ElementClick", { id }).catch(() => {});
    },
    /** Waits until a field has this value. */
    has: (css: string, name: string, value: unknown) =>
      patiently(async () => expect(await property(css, name)).toBe(value)),
    resize: (width: number, height: number) => send("WebDriver:SetWindowRect", { width, height }),
    address: async () => String(await send("WebDriver:GetCurrentURL")),
    back: () => send("WebDriver:Back"),
    sees: (css: string, words?: string) => patiently(() => shown(css, words)),
    /** With script, waits until React has hydrated the document. */
    async open(url: string) {
      await send("WebDriver:Navigate", { url });
      if (hasScript) await this.takenOver();
    },
    takenOver: () =>
      expect
        .poll(() => send("WebDriver:ExecuteScript", { script: isTakenOver, args: [] }))
        .toBe(true),
    async type(css: string, typed: string) {
      await patiently(async () => {
        const id = await inView(css);
        await send("WebDriver:ElementClear", { id });
        await send("WebDriver:ElementSendKeys", { id, text: typed });
        expect(await send("WebDriver:GetElementProperty", { id, name: "value" })).toBe(typed);
      });
    },
  };
}

/** The name under which WebDriver writes a reference to an element. */
const elementKey = "element-6066-11e4-a52e-4f735466cecf";

const isTakenOver =
  "return document.readyState === 'complete' && Object.keys(document.body).some((key) => key.startsWith('__react'))";
