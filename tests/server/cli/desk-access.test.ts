import { createHash } from "node:crypto";
import { request as httpRequest } from "node:http";
import { expect, test } from "vitest";
import { submission } from "../privacy/given";
import { lead, openDesk } from "./open-desk";

test("the desk opens only with its printed address, once, and then by a strict cookie", async () => {
  const { address, origin, opened, get } = await openDesk();

  expect(opened.status).toBe(303);
  expect(opened.headers.get("Set-Cookie")).toMatch(
    /Max-Age=43200; HttpOnly; SameSite=Strict; Path=\//,
  );
  expect((await fetch(address, { redirect: "manual" })).status).toBe(403);
  expect((await fetch(origin)).status).toBe(403);
  expect((await fetch(`${origin}/?token=guess`)).status).toBe(403);
  const { status, headers } = await get("/");
  expect(status).toBe(200);
  expect(headers.get("Content-Security-Policy")).toMatch(
    /^default-src 'none'; script-src 'sha256-[^']+'; style-src 'sha256-[^']+'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'$/,
  );
  expect(headers.get("Cache-Control")).toContain("no-store");
});

test("each start of the desk has an address of its own, so that its cookie is sent nowhere else", async () => {
  const [first, second] = await Promise.all([openDesk(), openDesk()]);
  const hosts = [first, second].map(({ origin }) => new URL(origin).hostname);
  for (const host of hosts) expect(host).toMatch(/^127\.\d+\.\d+\.\d+$/);
  expect(new Set([...hosts, "127.0.0.1"]).size).toBe(3);
});

test("a host name that points at this machine is refused, whatever cookie comes with it", async () => {
  const { origin, cookie } = await openDesk();
  const { hostname: host, port } = new URL(origin);
  const status = await new Promise((resolve, reject) => {
    httpRequest({ host, port, headers: { host: "evil.example", cookie } }, (answer) =>
      resolve(answer.resume().statusCode),
    )
      .on("error", reject)
      .end();
  });
  expect(status).toBe(403);
});

test("every act by GET, without the cookie or with another form's token is refused", async () => {
  const { db, origin, cookie, get } = await openDesk();
  const reference = await submission(db, lead);
  const before = await db.selectFrom("submissions").selectAll().execute();

  for (const act of ["retry", "pass", "release", "note", "edit", "allow", "erase"]) {
    const path = `/submissions/${reference}/${act}`;
    const body = new URLSearchParams({ form_token: "guess", confirm: reference });
    const ask = (headers: HeadersInit) => fetch(origin + path, { method: "POST", headers, body });
    expect((await get(`${path}?confirm=${reference}`)).status).toBe(404);
    expect((await ask({})).status).toBe(403);
    expect((await ask({ cookie })).status).toBe(403);
    expect((await ask({ cookie: "plainclaim_desk=guess" })).status).toBe(403);
  }
  expect(await db.selectFrom("submissions").selectAll().execute()).toEqual(before);
  expect(await db.selectFrom("operator_log").selectAll().execute()).toEqual([]);
});

test("every page of the desk has only the script that its policy names, and asks no other machine for anything", async () => {
  const { db, get } = await openDesk();
  const reference = await submission(db, lead);
  for (const path of [
    "/",
    "/destinations",
    "/firms",
    "/pages",
    "/statistics",
    `/submissions/${reference}`,
    "/nowhere",
  ]) {
    const { html, headers } = await get(path);
    expect(html).toMatch(/^<!DOCTYPE html>/);
    const scripts = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, text = ""]) => text);
    const hashes = scripts.map((text) => createHash("sha256").update(text).digest("base64"));
    expect(headers.get("Content-Security-Policy")).toContain(`script-src 'sha256-${hashes[0]}';`);
    expect(html.match(/<script/g)).toHaveLength(1);
    expect(html).not.toMatch(/https?:\/\/(?!plainclaim)/);
  }
});

test("a failure on the desk gives a page that says so, and its reason on the terminal", async () => {
  const told: unknown[] = [];
  const { db, get } = await openDesk((error) => told.push(error));
  await db.schema.alterTable("deliveries").renameTo("away").execute();
  const { status, html } = await get("/");
  // The database may serve other tests after this one.
  await db.schema.alterTable("away").renameTo("deliveries").execute();
  expect(status).toBe(500);
  expect(html).not.toContain("deliveries");
  expect(String(told[0])).toContain("deliveries");
});

test("the desk refuses a post whose Origin is another site, even with cookie and form token", async () => {
  const { db, origin, cookie, get } = await openDesk();
  const reference = await submission(db, { ...lead, state: "quarantined" });
  const { html } = await get(`/submissions/${reference}`);
  const form_token = /name="form_token" value="([^"]+)"/.exec(html)?.[1] ?? "";
  const release = (from: string) =>
    fetch(`${origin}/submissions/${reference}/release`, {
      method: "POST",
      redirect: "manual",
      headers: { cookie, origin: from },
      body: new URLSearchParams({ form_token }),
    });

  for (const from of ["https://evil.example", "null", "http://127.0.0.1"]) {
    expect((await release(from)).status, from).toBe(403);
  }
  expect((await release(origin)).status).toBe(303);
});
