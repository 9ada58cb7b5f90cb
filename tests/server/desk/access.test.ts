import { createHash } from "node:crypto";
import { once } from "node:events";
import { request as httpRequest } from "node:http";
import express from "express";
import fc from "fast-check";
import { expect, onTestFinished, test } from "vitest";
import { readConfig } from "~/server/config/config";
import { invite, type Said, sayNext, signOutAll, takeSaid } from "~/server/desk/access";
import { createDesk } from "~/server/desk/desk";
import { emptyStore, keys, noon, submission } from "~/tests/support/given";
import { testApp } from "~/tests/support/test-app";
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
    /^default-src 'none'; script-src 'sha256-[^']+'; style-src 'sha256-[^']+'; connect-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'$/,
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
    const signedOut = await ask({});
    expect(signedOut.status).toBe(403);
    expect(await signedOut.text()).toContain("What you sent just now was not saved.");
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
  const reference = await submission(db, lead);
  await db.schema.alterTable("deliveries").renameTo("away").execute();
  const { status, html } = await get(`/submissions/${reference}`);
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

const hour = 60 * 60_000;

/** A desk that a proxy publishes, as `ask` sends what that proxy passes on. */
async function openPublished(at: { at: number }) {
  const env = { DESK_ORIGIN: "https://desk.example.com" };
  const db = await emptyStore();
  const app = testApp({ db, keys, config: readConfig(env), now: () => at.at });
  const { server, address } = await createDesk({
    app,
    actor: { place: "desk" },
    env,
    styles: "",
    port: 0,
    onError: () => {},
  });
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const bound = server.address();
  const port = typeof bound === "object" ? bound?.port : 0;
  type Asked = { cookie?: string; host?: string; body?: Record<string, string> };
  const ask = (path: string, { cookie = "", host = "desk.example.com", body }: Asked = {}) =>
    new Promise<{ status: number; html: string; cookie: string }>((resolve, reject) => {
      const type = { "content-type": "application/x-www-form-urlencoded" };
      const headers = { host, cookie, ...(body && type) };
      const method = body ? "POST" : "GET";
      const sent = httpRequest({ host: "127.0.0.1", port, path, method, headers }, (answer) => {
        let html = "";
        answer.setEncoding("utf8").on("data", (chunk) => {
          html += chunk;
        });
        answer.on("end", () => {
          const [set = ""] = answer.headers["set-cookie"] ?? [];
          resolve({ status: answer.statusCode ?? 0, html, cookie: set });
        });
      });
      sent.on("error", reject).end(body && String(new URLSearchParams(body)));
    });
  const signIn = async (name: string) => {
    const body = { invitation: await invite(app, name) };
    const { cookie } = await ask("/sign-in", { body });
    return cookie.split(";")[0] ?? "";
  };
  return { app, address, ask, signIn };
}

test("behind DESK_ORIGIN an invitation signs in once, by a button that a mail program does not press", async () => {
  const { app, address, ask } = await openPublished({ at: noon });
  expect(address).toMatch(/^https:\/\/desk\.example\.com\/sign-in\?invitation=/);
  const invitation = await invite(app, "Maria");
  for (const _ of ["a mail program", "Maria"]) {
    const { status, html } = await ask(`/sign-in?invitation=${invitation}`);
    expect(status).toBe(200);
    expect(html).toContain("Sign in as Maria");
    expect(html).toContain("twelve hours");
  }
  expect((await ask(`/?token=${invitation}`)).status).toBe(403);
  const signedIn = await ask("/sign-in", { body: { invitation } });
  expect(signedIn.status).toBe(303);
  expect(signedIn.cookie).toMatch(/Max-Age=43200; HttpOnly; SameSite=Strict; Path=\/; Secure$/);
  const [cookie] = signedIn.cookie.split(";");
  expect(await ask("/", { cookie })).toMatchObject({ status: 200 });

  for (const answer of [
    await ask("/sign-in", { body: { invitation } }),
    await ask(`/sign-in?invitation=${invitation}`),
    await ask("/sign-in?invitation=guess"),
  ]) {
    expect(answer.status).toBe(403);
    expect(answer.html).toContain("This link was used, or is too old");
    expect(answer.html).toContain("Ask your supervisor for a new link");
  }
});

test("behind DESK_ORIGIN the desk answers to no other host, whatever cookie comes with it", async () => {
  const { ask, signIn } = await openPublished({ at: noon });
  const cookie = await signIn("Maria");
  for (const host of ["evil.example", "desk.example.com.evil.example", "desk.example.com:81"]) {
    expect((await ask("/", { cookie, host })).status, host).toBe(403);
  }
});

test("an invitation ends after 24 hours, and an unused one when the operator signs everybody out", async () => {
  const clock = { at: noon };
  const { app, ask } = await openPublished(clock);
  const late = await invite(app, "Maria");
  clock.at += 24 * hour - 1;
  expect((await ask(`/sign-in?invitation=${late}`)).status).toBe(200);
  clock.at += 1;
  expect((await ask("/sign-in", { body: { invitation: late } })).status).toBe(403);
  const revoked = await invite(app, "Eva");
  await signOutAll(app);
  expect((await ask("/sign-in", { body: { invitation: revoked } })).status).toBe(403);
});

test("a session ends after twelve hours, whatever is sent then, and the page says why and what to do", async () => {
  const clock = { at: noon };
  const { app, ask, signIn } = await openPublished(clock);
  const reference = await submission(app.db, lead);
  const cookie = await signIn("Maria");
  clock.at += 12 * hour - 1;
  const { html } = await ask("/", { cookie });
  const form_token = /name="form_token" value="([^"]+)"/.exec(html)?.[1] ?? "";
  clock.at += 1;
  const body = { form_token, note: "asked by mail" };
  const opened = await ask("/", { cookie });
  expect(opened.html).not.toContain("was not saved");
  const posted = await ask(`/submissions/${reference}/note`, { cookie, body });
  expect(posted.html).toContain("What you sent just now was not saved.");
  for (const answer of [opened, posted]) {
    expect(answer.status).toBe(403);
    expect(answer.html).toContain("twelve hours are over");
    expect(answer.html).toContain("Ask your supervisor for a new link");
  }
  expect(await app.db.selectFrom("lead_notes").selectAll().execute()).toEqual([]);
  expect((await ask("/")).html).toContain("You are not signed in");
  // A browser sends no cookie any more; what was typed is there to be copied either way.
  const fields = { ...body, "field.Phone": "212 555 0100" };
  for (const own of [{ cookie }, {}]) {
    const noted = await ask(`/submissions/${reference}/note`, { ...own, body: fields });
    expect(noted.html).toContain(">asked by mail</textarea>");
    const corrected = await ask(`/submissions/${reference}/edit`, { ...own, body: fields });
    expect(corrected.html).toContain(">asked by mail\n212 555 0100</textarea>");
  }
});

test("Sign out ends one session; when a clerk leaves, the operator ends all at once", async () => {
  const { app, ask, signIn } = await openPublished({ at: noon });
  const [maria, eva] = [await signIn("Maria"), await signIn("Eva")];
  const { html } = await ask("/", { cookie: maria });
  expect(html).toContain("<span>Maria</span>");
  const form_token = /name="form_token" value="([^"]+)"/.exec(html)?.[1] ?? "";
  expect((await ask("/sign-out", { cookie: maria, body: { form_token } })).status).toBe(303);
  expect((await ask("/", { cookie: maria })).status).toBe(403);
  expect((await ask("/", { cookie: eva })).status).toBe(200);
  await signOutAll(app);
  const left = await ask("/firms", { cookie: eva });
  expect(left.status).toBe(403);
  expect(left.html).toContain("You are signed out");
});

/** A server that says something on one page, and returns it as JSON on the next. */
async function saying() {
  const next: Said = { done: "" };
  const web = express();
  web.get("/say", (_, response) => {
    sayNext(response, next);
    response.end();
  });
  web.get("/take", (request, response) => void response.json(takeSaid(request, response)));
  const server = web.listen(0, "127.0.0.1");
  onTestFinished(() => void server.close());
  await once(server, "listening");
  const address = server.address();
  const origin = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
  return {
    async say(said: Said) {
      Object.assign(next, said);
      const { headers } = await fetch(`${origin}/say`);
      return headers.getSetCookie();
    },
    async take(cookie: string) {
      const answer = await fetch(`${origin}/take`, { headers: { cookie } });
      expect(answer.status).toBe(200);
      return { said: await answer.json(), cookies: answer.headers.getSetCookie() };
    },
  };
}

test("whatever an act says fits into a cookie, and the next page says and clears it", async () => {
  const { say, take } = await saying();
  const texts = fc.string({ unit: "grapheme", maxLength: 3000, size: "max" });
  await fc.assert(
    fc.asyncProperty(texts, async (done) => {
      const undo = "/rows/AAAA2222/reopen?tab=needs";
      const [cookie = "", ...more] = await say({ done, undo });
      expect(more).toEqual([]);
      expect(cookie.length).toBeLessThan(4096);
      const { said, cookies } = await take(cookie.split(";")[0] ?? "");
      expect(said.undo).toBe(undo);
      if (done.length < 600) expect(said.done).toBe(done);
      else expect(said.done.length).toBeGreaterThan(200);
      expect(cookies[0]).toMatch(/^plainclaim_desk_said=; .*Expires=Thu, 01 Jan 1970/);
    }),
    { numRuns: 40, examples: [["警".repeat(3000)], ['"'.repeat(3000)]] },
  );
});

test("a cookie of any text breaks no page, and says nothing that it should not", async () => {
  const { take } = await saying();
  const sent = fc.json().map((text) => Buffer.from(text).toString("base64url"));
  const own = fc.constantFrom("__proto__", "bnVsbA", "", "%", "a".repeat(8000));
  await fc.assert(
    fc.asyncProperty(fc.oneof(sent, own), async (value) => {
      const { said } = await take(`plainclaim_desk_said=${value}`);
      expect(said === null || typeof said.done === "string").toBe(true);
    }),
    { numRuns: 60 },
  );
});
