import { request as httpRequest } from "node:http";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { deskRenderer } from "~/app/desk/render-desk.server";
import { readConfig } from "~/server/config/config";
import { createDesk } from "~/server/desk/create-desk";
import { openStore } from "~/server/store/open";
import { delivery, keys, noon, submission, temporaryFolder } from "../privacy/given";

const lead = {
  kind: "home",
  fields: JSON.stringify({
    "First name": "Ann",
    "Last name": "Lee",
    Phone: "(212) 555-0123",
    Email: "ann@example.com",
    caseTypeSlug: "oxbryta",
    phone_e164: "+12125550123",
  }),
} as const;

/** A desk on a store of its own, and a browser that has opened the printed address. */
async function openDesk() {
  const { db, close } = await openStore(`file:${join(temporaryFolder(), "a.db")}`);
  onTestFinished(close);
  const operator = { db, keys, config: readConfig({ FORM_ID: "abcdefgh" }), now: () => noon };
  const { server, address } = await createDesk({
    operator: { ...operator, place: "desk" },
    renderer: deskRenderer,
    port: 0,
  });
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const opened = await fetch(address, { redirect: "manual" });
  const cookie = (opened.headers.get("Set-Cookie") ?? "").split(";")[0] ?? "";
  const { origin } = new URL(address);

  async function get(path: string) {
    const answer = await fetch(`${origin}${path}`, { headers: { cookie } });
    return { status: answer.status, html: await answer.text(), headers: answer.headers };
  }
  async function post(path: string, fields: Record<string, string>) {
    const { html } = await get(path.split("/").slice(0, 3).join("/"));
    const form_token = /name="form_token" value="([^"]+)"/.exec(html)?.[1] ?? "";
    return fetch(`${origin}${path}`, {
      method: "POST",
      redirect: "manual",
      headers: { cookie },
      body: new URLSearchParams({ form_token, ...fields }),
    });
  }
  return { db, address, origin, opened, cookie, get, post };
}

test("the desk opens only with its printed address, once, and then by a strict cookie", async () => {
  const { address, origin, opened, get } = await openDesk();

  expect(opened.status).toBe(303);
  expect(opened.headers.get("Set-Cookie")).toMatch(/HttpOnly; SameSite=Strict; Path=\//);
  expect((await fetch(address, { redirect: "manual" })).status).toBe(403);
  expect((await fetch(origin)).status).toBe(403);
  expect((await fetch(`${origin}/?token=guess`)).status).toBe(403);
  const { status, headers } = await get("/");
  expect(status).toBe(200);
  expect(headers.get("Content-Security-Policy")).toMatch(
    /^default-src 'none'; style-src 'sha256-[^']+'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'$/,
  );
  expect(headers.get("Cache-Control")).toBe("no-store");
});

test("a name that only points at this machine is refused, whatever cookie it brings", async () => {
  const { origin, cookie } = await openDesk();
  const { port } = new URL(origin);
  const status = await new Promise((resolve, reject) => {
    httpRequest({ host: "127.0.0.1", port, headers: { host: "evil.example", cookie } }, (answer) =>
      resolve(answer.resume().statusCode),
    )
      .on("error", reject)
      .end();
  });
  expect(status).toBe(403);
});

test("a post without the form's token changes nothing, and no GET does", async () => {
  const { db, get, post } = await openDesk();
  const reference = await submission(db, { ...lead, state: "quarantined" });
  const path = `/submissions/${reference}/release`;

  expect((await post(path, { form_token: "" })).status).toBe(403);
  expect((await get(path)).status).toBe(404);
  const { state } = await db.selectFrom("submissions").select("state").executeTakeFirstOrThrow();
  expect(state).toBe("quarantined");
});

test("what needs a person stands first, and the list finds by reference, address, kind and state", async () => {
  const { db, get } = await openDesk();
  await submission(db, { ...lead, reference: "AAAA2222", state: "quarantined" });
  await submission(db, { reference: "BBBB2222", kind: "newsletter" });
  await delivery(db, { reference: "BBBB2222", destination: "form:newsletter", state: "refused" });

  const { html } = await get("/");
  expect(html).toContain("1 submission quarantined");
  expect(html).toContain("1 delivery refused");
  const found = async (query: string) =>
    [...(await get(`/?${query}`)).html.matchAll(/\/submissions\/(\w{8})"/g)].map(([, ref]) => ref);
  expect(await found("q=aaaa")).toEqual(["AAAA2222"]);
  expect(await found("kind=newsletter")).toEqual(["BBBB2222"]);
  expect(await found("state=refused")).toEqual(["BBBB2222"]);
  expect(await found("q=nobody%40example.com")).toEqual([]);
  expect((await found("")).sort()).toEqual(["AAAA2222", "BBBB2222"]);
});

test("a refused lead is corrected and sent again; a wrong correction keeps what was typed", async () => {
  const { db, get, post } = await openDesk();
  const reference = await submission(db, lead);
  await delivery(db, { reference, destination: "form:home", state: "refused" });
  const fields = {
    "field.First name": "Ann",
    "field.Last name": "Lee",
    "field.Phone": "2125550123",
  };

  const wrong = await post(`/submissions/${reference}/edit`, {
    ...fields,
    "field.Email": "nobody",
  });
  expect(wrong.status).toBe(422);
  expect(await wrong.text()).toMatch(/value="nobody"[\s\S]*class="error"/);

  const right = await post(`/submissions/${reference}/edit`, {
    ...fields,
    "field.Email": "ann@example.org",
  });
  expect(right.status).toBe(303);
  const { html } = await get(right.headers.get("Location") ?? "");
  expect(html).toContain("Saved as revision 2.");
  expect(html).toMatch(/edit \(desk\): revision 2/);
  const states = await db.selectFrom("deliveries").select("state").orderBy("id").execute();
  expect(states.map(({ state }) => state)).toEqual(["cancelled", "pending"]);
});

test("a person is erased only after the reference was typed", async () => {
  const { db, get, post } = await openDesk();
  const reference = await submission(db, lead);

  const path = `/submissions/${reference}/erase`;
  expect((await post(path, { confirm: "yes" })).status).toBe(422);
  expect((await post(path, { confirm: reference.toLowerCase() })).status).toBe(303);
  const { html } = await get(`/submissions/${reference}`);
  expect(html).not.toContain("ann@example.com");
  expect(html).toMatch(/erase \(desk\): 1 submissions? erased/);
});

test("no page of the desk runs a script or asks another machine for anything", async () => {
  const { db, get } = await openDesk();
  const reference = await submission(db, lead);
  for (const path of ["/", "/statistics", `/submissions/${reference}`, "/nowhere"]) {
    const { html } = await get(path);
    expect(html).toMatch(/^<!DOCTYPE html>/);
    expect(html).not.toMatch(/<script|https?:\/\/(?!plainclaim)/);
  }
});
