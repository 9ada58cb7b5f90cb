import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { readConfig } from "~/server/config";
import { startSite } from "../../support/site";

const folder = mkdtempSync(join(tmpdir(), "plainclaim-settings-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const bad = {
  PORT: "http",
  SITE_URL: "www.example.com/home",
  TRUST_PROXY: "everybody",
  SECRET_KEY: "abc",
  FORM_SERVICE_URL: "formspree",
  FORM_ID: "a b",
  FORM_SERVICE_TIMEOUT_MS: "0",
  FORM_SERVICE_RATE: "0",
  INLINE_DELIVERY_MS: "-1",
  FORWARD_URL: "ftp://example.com",
  FORWARD_ROLE: "friend",
  CONSENT_SCRIPT_URL: "javascript:alert(1)",
  CONSENT_SCRIPT_HOSTS: "https://example.com",
  CONSENT_PING_HOSTS: "a/b",
  SUBMIT_RATE: "1.5",
  RETRY_SCALE: "0",
  ALERT_WEBHOOK_URL: "x",
  EXCLUDED_STATES: "California",
  RETENTION_DAYS: "0",
  QUICK_EXIT_URL: "weather",
  ADMIN_PORT: "70000",
  CONTACT_EMAIL: "nobody",
  SOCIAL_X: "plainclaim",
  LOG_LEVEL: "loud",
};

describe("settings", () => {
  test("that are wrong stop the start with one message that names each of them", async () => {
    const { code, printed } = await start(bad);
    expect(code).toBe(1);
    const missing = Object.keys(bad).filter(
      (name) => !new RegExp(`^ {2}${name}\\b`, "m").test(printed),
    );
    expect(missing).toEqual([]);
    expect(printed).not.toMatch(/\n\s+at /);
  });

  test("that belong together are refused alone", async () => {
    const { code, printed } = await start({ FORWARD_URL: "https://sheet.example/x" });
    expect(code).toBe(1);
    expect(printed).toContain("FORWARD_API_KEY");
  });

  test("never show a key or a database password", async () => {
    const secrets = { SECRET_KEY: "s3cr3tkey", DATABASE_URL: "mysql://me:passw0rd@db/x" };
    const { code, printed } = await start(secrets);
    expect(code).toBe(1);
    expect(printed).toMatch(/SECRET_KEY[\s\S]*DATABASE_URL|DATABASE_URL[\s\S]*SECRET_KEY/);
    expect(printed).not.toMatch(/s3cr3tkey|passw0rd/);
  });

  test("left empty are the same as unset", () => {
    const empty = Object.fromEntries(schemaNames().map((name) => [name, ""]));
    expect(readConfig(empty)).toEqual(readConfig({}));
  });

  test("are all in .env.example, each once, with its default and nothing else switched on", () => {
    const lines = readFileSync(".env.example", "utf8").split("\n");
    const listed = lines.flatMap(
      (line) => /^#? ?([A-Z][A-Z_]+)=(.*)$/.exec(line)?.slice(1, 3) ?? [],
    );
    const names = listed.filter((_text, index) => index % 2 === 0);
    expect(names.toSorted()).toEqual(schemaNames().toSorted());
    expect(lines.filter((line) => line !== "" && !line.startsWith("#"))).toEqual([]);

    const defaults = Object.fromEntries(names.map((name, index) => [name, listed[index * 2 + 1]]));
    // Unset, the other server trusts nobody: it cannot see who is connected.
    expect(readConfig(defaults)).toEqual({ ...readConfig({}), TRUST_PROXY: "loopback" });
  });
});

describe("a second server", () => {
  test("on the same data is refused in words, and the first goes on", async () => {
    const site = await startSite();
    const second = await start({ DATABASE_URL: site.env.DATABASE_URL ?? "" });
    expect(second.code).toBe(1);
    expect(second.printed).toContain("Another server is running");
    expect(second.printed).not.toMatch(/\n\s+at /);
    expect((await fetch(`${site.url}/healthz`)).ok).toBe(true);

    await site.end("SIGKILL");
    await site.restart();
    expect((await fetch(`${site.url}/healthz`)).ok).toBe(true);
    await site.stop();
  });
});

/** The names the schema reads, from its source: it shows them nowhere else. */
function schemaNames(): string[] {
  const source = readFileSync("server/config.ts", "utf8");
  return [...source.matchAll(/^ {4}([A-Z][A-Z_]+): /gm)].map(([, name = ""]) => name);
}

function start(settings: Record<string, string>) {
  const env = {
    PATH: process.env.PATH ?? "",
    NODE_ENV: "production" as const,
    DATABASE_URL: `file:${join(folder, "site.db")}`,
    PORT: "0",
    ...settings,
  };
  return new Promise<{ code: number; printed: string }>((resolve) => {
    const child = execFile(
      process.execPath,
      ["build/index.js"],
      { env, timeout: 15_000 },
      (_error, out, err) => resolve({ code: child.exitCode ?? -1, printed: out + err }),
    );
  });
}
