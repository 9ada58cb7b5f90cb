import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { explainError } from "~/server/services";
import { openStore } from "~/server/store/open";
import { runProgram, startSite } from "../../support/site";

const folder = mkdtempSync(join(tmpdir(), "plainclaim-settings-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("a file .env", () => {
  const cwd = join(folder, "elsewhere");
  mkdirSync(cwd);

  test("is read from the current folder, set variables win, and errors stop the start", async () => {
    writeFileSync(join(cwd, ".env"), "LOG_LEVEL=loud\nSUBMIT_RATE=many\nPORT=http\n");
    for (const args of [[], ["relay", "status"]]) {
      const { code, printed } = await start({ SUBMIT_RATE: "1" }, { cwd, args });
      expect(code).toBe(1);
      expect(printed).toMatch(/^ {2}LOG_LEVEL\b.*"loud"/m);
      expect(printed).not.toMatch(/SUBMIT_RATE|PORT|\n\s+at /);
    }
  });

  test("is not read under another server, which has its own rules", async () => {
    writeFileSync(join(cwd, ".env"), "LOG_LEVEL=loud\nFORM_ID=a b\nSUBMIT_RATE=few\n");
    const program = resolve("tests/support/failing-server.mjs");
    const { printed } = await start({ SUBMIT_RATE: "many" }, { cwd, program });
    expect(printed).toContain('"many"');
    expect(printed).not.toMatch(/LOG_LEVEL|FORM_ID|few/);
  });
});

describe("a refusal by the machine", () => {
  const text = join(folder, "text");
  writeFileSync(text, "no database, and longer than nothing");
  const endless = join(folder, "endless");
  symlinkSync(endless, endless);

  test.each([
    { setting: "HOST", host: "no.such.host.invalid" },
    { setting: "HOST", host: "203.0.113.7" },
  ])("is reported with the name of the setting: $setting=$host", async ({ setting, host }) => {
    const refused = await listening(host).catch(explainError);
    expect(refused).toMatchObject({ message: expect.stringMatching(`^${setting} .*${host}`) });
  });

  test.each([
    { url: `file:${folder}`, fault: /^DATABASE_URL .*folder/ },
    { url: `file:${text}`, fault: /^DATABASE_URL .*not a database/ },
    { url: `file:${text}/x.db`, fault: /^DATABASE_URL .*folder/ },
    { url: "file:/dev/null", fault: /^DATABASE_URL .*device/ },
    { url: "file:/proc/x.db", fault: /^DATABASE_URL .*folder/ },
    { url: "file:/proc/x/y.db", fault: /^DATABASE_URL .*folder/ },
    { url: `file:${folder}/${"x".repeat(300)}`, fault: /^DATABASE_URL .*folder/ },
    { url: `file:${endless}`, fault: /^DATABASE_URL .*folder/ },
  ])("is reported with the name of the setting: DATABASE_URL=$url", async ({ url, fault }) => {
    const refused = await openStore(url).catch(explainError);
    expect(refused).toMatchObject({ message: expect.stringMatching(fault) });
  });

  test("is reported on the command line in one line", async () => {
    const settings = { DATABASE_URL: `file:${folder}` };
    const { code, printed } = await start(settings, { args: ["relay", "status"] });
    expect(code).toBe(1);
    expect(printed).toMatch(/^DATABASE_URL .*\n$/);
  });
});

describe("a second server", () => {
  test("on the same port or data is refused with a message, and the first continues", async ({
    onTestFinished,
  }) => {
    const site = await startSite();
    onTestFinished(() => site.stop());
    const samePort = await start({ PORT: site.env.PORT ?? "", HOST: "127.0.0.1" });
    expect(samePort.code).toBe(1);
    expect(samePort.printed).toMatch(/^PORT .*in use.*\n$/);

    const second = await start({ DATABASE_URL: site.env.DATABASE_URL ?? "" });
    expect(second.code).toBe(1);
    expect(second.printed).toContain("Another server is running");
    expect(second.printed).not.toMatch(/\n\s+at /);
    expect((await fetch(`${site.url}/healthz`)).ok).toBe(true);

    await site.end("SIGKILL");
    await site.restart();
    expect((await fetch(`${site.url}/healthz`)).ok).toBe(true);
  });
});

/** Rejects, as a server does that may not listen at this address. */
function listening(host: string): Promise<unknown> {
  return once(createServer().listen(0, host), "listening");
}

/** The program, on the store of this test file. */
function start(settings: Record<string, string>, how: Parameters<typeof runProgram>[1] = {}) {
  return runProgram({ DATABASE_URL: `file:${join(folder, "site.db")}`, ...settings }, how);
}
