import { execFile, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { Ajv2020 } from "ajv/dist/2020.js";
import { Webhook } from "standardwebhooks";
import { afterAll, beforeAll, expect, test } from "vitest";
import { firmPage as words } from "~/data/partner-mail";
import { firmLink } from "~/server/privacy/sealed-token";
import { commandBeside } from "../support/command-beside";
import { filledIn, wordsOf } from "../support/document";
import { text } from "../support/fake-server";
import { secretOf } from "../support/firms";
import { type MailStandIn, startMailServer } from "../support/mail-server";
import { read, send } from "../support/page";
import { readMail } from "../support/read-mail";
import { key } from "../support/sent-submission";
import { post, type Site, startSite } from "../support/site";
import { rowsOf } from "../support/stored";
import { startReceiver } from "../support/webhook-receiver";

const folder = mkdtempSync(join(tmpdir(), "plainclaim-firm-page-"));
const place = { city: "Albany", state: "NY", site: "https://firm.example/" };
let lee: Awaited<ReturnType<typeof startReceiver>>;
let mails: MailStandIn;
let site: Site;
let settings: Record<string, string>;

beforeAll(async () => {
  mails = await startMailServer();
  lee = await startReceiver(secretOf(1));
  const file = join(folder, "partners.json");
  const webhook = { url: `${lee.url}?key=s3cr3t`, secretEnv: "LEE_SECRET" };
  const firms = [
    { name: "Lee LLP", id: "lee", ...place, webhook, states: ["NY", "NJ"], dailyCap: 40 },
    { name: "Roe LLP", id: "roe", ...place, states: ["CA"], email: "roe@firm.example" },
  ];
  writeFileSync(file, JSON.stringify(firms));
  settings = {
    PARTNERS_FILE: file,
    PARTNER_HOSTS: lee.host,
    LEE_SECRET: secretOf(1),
    OUTBOUND_ADDRESSES: "192.0.2.7, 2001:db8::/64",
    SMTP_URL: mails.url,
    MAIL_FROM: "mail@plainclaim.example",
    SECRET_KEY: key.toString("hex"),
    RETRY_SCALE: "0.01",
  };
  site = await startSite(settings);
});
afterAll(async () => {
  await site.stop();
  await lee.close();
  await mails.close();
  rmSync(folder, { recursive: true });
});

const day = 24 * 60 * 60 * 1000;
const link = (partner = "lee", at = Date.now()) => firmLink({ key, origin: "", partner, at });

let count = 0;
async function lead() {
  count += 1;
  const person = { "First name": "Zora", "Last name": "Quill", Phone: "(212) 555-0123" };
  const told = { Email: `page${count}@example.com`, caseTypeSlug: "oxbryta", consent: "on" };
  const form = filledIn(await (await fetch(site.url)).text());
  const answer = await post(`${site.url}/?index`, { ...form, ...person, ...told, state: "NY" });
  const reference = /sent=(\w{8})/.exec(answer.headers.get("Location") ?? "")?.[1] ?? "";
  const waiting = () => rowsOf(site, `deliveries where reference = '${reference}'`);
  await expect.poll(() => waiting().filter(({ state }) => state === "pending")).toEqual([]);
  return reference;
}

/** The number of the newest message in its button. */
async function newestMessage() {
  const { html } = await read(site, link());
  return /name="message" value="(\d+)"/.exec(html)?.[1] ?? "";
}

test("the page shows a firm's messages, settings, and months, and no personal data", async () => {
  const reference = await lead();
  const { html, status, headers } = await read(site, link());
  const shown = wordsOf(html);

  expect(status).toBe(200);
  expect(headers.get("Cache-Control")).toContain("no-store");
  expect(html).toContain('<meta name="robots" content="noindex"/>');
  expect(html).not.toContain('href="/es/partners/');
  for (const one of [
    "Lee LLP",
    lee.url,
    "192.0.2.7, 2001:db8::/64",
    "New York, New Jersey",
    "40",
    "lead.created",
    reference,
    words.messages.answered(204),
    words.settings.signature(1),
    "/partners/lee/events",
    "/partners/lee/leads",
  ]) {
    expect(shown).toContain(one);
  }
  const main = html
    .slice(html.indexOf("<main"), html.indexOf("</main>"))
    // The link itself has any letters and digits.
    .replace(/(until|token)(=|" value=")[\w-]+/g, "");
  expect(main).not.toMatch(/Zora|Quill|555.?01|page\d+@|Oxbryta|s3cr3t|whsec_|Roe LLP/);
});

test("a message is sent again with its id, also after a report, and nothing else changes", async () => {
  const reference = await lead();
  expect((await report({ data: { reference, status: "received" } })).status).toBe(202);
  const before = rowsOf(site, "deliveries");
  const repeats = lee.repeats();
  const { html } = await send(site, link(), { intent: "again", message: await newestMessage() });
  expect(wordsOf(html)).toContain(words.results.accepted);
  expect(lee.repeats()).toBe(repeats + 1);
  expect(rowsOf(site, "deliveries")).toEqual(before);
});

test("the page lists webhook-ids, every attempt, and reports without their notes, also of one reference", async () => {
  const [other, reference] = [await lead(), await lead()];
  await send(site, link(), { intent: "again", message: await newestMessage() });
  const sentId = crypto.randomUUID();
  const data = { reference, status: "declined", reason: "conflict", note: "Zora called" };
  expect((await report({ data }, sentId)).status).toBe(202);
  await report({ data: { reference, status: "received" } }, `${sentId}-2`);
  await report({ data: { reference: other, status: "contacted" } });

  const { html } = await read(site, `${link()}&reference=${reference.toLowerCase()}`);
  const shown = wordsOf(html);
  const [{ id } = {}] = rowsOf(
    site,
    `deliveries where reference = '${reference}' and destination = 'firm:lee'`,
  );
  expect(shown).toContain(words.messages.titleOf(reference));
  expect(shown).toContain(`${words.messages.id}: msg_${reference}_${id}`);
  // The newest attempt stands beside the message, and all in its details.
  expect(shown.match(new RegExp(words.messages.answered(204), "g"))).toHaveLength(3);
  expect(shown).toContain(words.messages.obstacles.not_yours);
  expect(shown).toContain("declined (conflict)");
  expect(shown).toContain(`${words.requests.id} ${sentId} `);
  expect(answersIn(html)).toEqual([
    `${words.requests.meanings.final} 202 {"counted":false,"status":"declined","why":"final"}`,
    `${words.requests.meanings.counted} 202 {"counted":true,"status":"declined"}`,
  ]);
  expect(shown).not.toMatch(new RegExp(`Zora|${other}`));
  expect(html).toMatch(/<input type="hidden" name="token" value="[^"]+"/);
  expect(wordsOf((await read(site, link())).html)).toContain(other);

  const none = wordsOf((await read(site, `${link()}&reference=22222222`)).html);
  expect(none).toContain(words.messages.noneOf("22222222"));
  expect(none).toContain(words.requests.none);
});

/** What we answered to each report and refused request, the newest first. */
function answersIn(html: string) {
  const list = html.slice(html.indexOf(words.requests.answer));
  const cells = list.matchAll(/<td>([\s\S]*?<\/code>)/g);
  return [...cells].map(([, cell = ""]) => wordsOf(`<main>${cell}</main>`).trim());
}

test("the page shows why each request was refused, also those that nobody signed", async () => {
  const reference = await lead();
  const before = answersIn((await read(site, link())).html).length;
  const { meanings } = words.requests;
  const events = `${site.url}/partners/lee/events`;
  const at = new Date();
  const old = new Date(at.getTime() - 600_000);
  const signed = (body: string, secret = secretOf(1), time = at) => ({
    method: "POST",
    body,
    headers: {
      "webhook-id": "debug",
      "webhook-timestamp": String(Math.floor(time.getTime() / 1000)),
      "webhook-signature": new Webhook(secret).sign("debug", time, body),
    },
  });
  const told = JSON.stringify({
    type: "lead.status",
    timestamp: at.toISOString(),
    data: { reference: "22222222", status: "contacted" },
  });
  const tried: [RequestInit, meaning: string, answer: RegExp][] = [
    [signed(told, secretOf(2)), meanings.unproven, /^401 \{"error":"webhook-signature is not/],
    [signed(told, secretOf(1), old), meanings.unproven, /^401 .* more than five minutes from our/],
    [signed(told), meanings.refused, /^404 \{"error":"This firm has no lead with this reference"/],
    [signed("{"), meanings.refused, /^422 \{"error":"The body is not JSON"\}$/],
    [signed(told.replace("contacted", "won")), meanings.refused, /^422 .*"member":"data.status"/],
  ];
  for (const [init, meaning, answer] of tried) {
    await fetch(events, init);
    const [newest = "", ...others] = answersIn((await read(site, link())).html);
    expect(newest.startsWith(`${meaning} `)).toBe(true);
    expect(newest.slice(meaning.length + 1)).toMatch(answer);
    expect(others).toHaveLength(before + tried.findIndex(([one]) => one === init));
  }
  await fetch(`${site.url}/partners/lee/leads/${reference}`);
  const { html } = await read(site, `${link()}&reference=${reference}`);
  expect(wordsOf(html)).toContain(`GET /partners/lee/leads/${reference}`);
  expect(answersIn(html)).toEqual([expect.stringContaining("401 {")]);
});

test("a message that failed is due at once when it is sent again", async () => {
  await lead();
  lee.always(text(422, ""));
  const form = filledIn(await (await fetch(site.url)).text());
  const told = {
    Email: "refused@example.com",
    caseTypeSlug: "oxbryta",
    consent: "on",
    state: "NY",
  };
  const person = { "First name": "Ann", "Last name": "Lee", Phone: "(212) 555-0123" };
  await post(`${site.url}/?index`, { ...form, ...person, ...told });
  await expect
    .poll(async () => wordsOf((await read(site, link())).html))
    .toContain(words.messages.states.refused);
  lee.mend();
  const wrong = wordsOf((await read(site, link())).html);
  expect(wrong).toContain("messages that failed: 1 ");
  expect(wrong).toContain(words.messages.todo("refused", 422, "", "lead"));
  const events = lee.events.length;
  const { html } = await send(site, link(), { intent: "again", message: await newestMessage() });
  expect(wordsOf(html)).toContain(words.results.queued);
  await expect.poll(() => lee.events.length).toBe(events + 1);
});

test("a button that the page does not have sends nothing", async () => {
  const from = lee.events.length;
  const { status } = await send(site, link(), { intent: "other" });
  expect(status).toBe(422);
  expect(lee.events.length).toBe(from);
});

test("tests have a fresh reference each and contain nobody's data", async () => {
  const from = lee.events.length;
  await send(site, link(), { intent: "ping" });
  await send(site, link(), { intent: "ping" });
  const { html } = await send(site, link(), { intent: "lead" });
  expect(wordsOf(html)).toContain(`lead.erased: ${words.results.accepted}`);

  const got = lee.events.slice(from);
  const references = got.map(({ data }) => data.reference);
  expect(got.map(({ type }) => type).slice(0, 3)).toEqual([
    "test.ping",
    "test.ping",
    "lead.created",
  ]);
  expect(new Set(references).size).toBe(3);
  for (const reference of references) expect(reference).toMatch(/^TEST[2-9A-Z]{4}$/);
  expect(JSON.stringify(got)).not.toMatch(/Zora|Quill/);
  const times = got.slice(2).map(({ timestamp }) => timestamp);
  expect(new Set(times).size).toBeGreaterThan(5);
  expect(times.every((time) => Date.parse(time) <= Date.now())).toBe(true);
});

test("a test is listed with its answer, and one that failed leaves no page that says it works", async () => {
  await send(site, link(), { intent: "ping" });
  const stateOf = async () =>
    /State([\s\S]*?)Webhook/.exec(wordsOf((await read(site, link())).html))?.[1];
  expect(await stateOf()).toContain(words.settings.works);

  lee.always(text(401, ""));
  await send(site, link(), { intent: "ping" });
  lee.mend();
  const shown = wordsOf((await read(site, link())).html);
  expect(shown).toContain(`${words.messages.states.failed}: ${words.messages.answered(401)}`);
  expect(await stateOf()).not.toContain(words.settings.works);
  expect(await stateOf()).toContain(words.messages.answered(401));

  await send(site, link(), { intent: "ping" });
  expect(await stateOf()).toContain(words.settings.works);
  const reference = lee.events.at(-1)?.data.reference ?? "";
  expect(wordsOf((await read(site, link())).html)).toContain(reference);
});

test("a firm that nothing was sent to reads that it was not tried, and a mailbox has no address for reports", async () => {
  const { html } = await read(site, link("roe"));
  expect(wordsOf(html)).toContain(words.now({ failed: 0, waiting: 0, condition: "works" }));
  expect(wordsOf(html)).toContain(words.settings.untried);
  expect(html).not.toContain("/partners/roe/events");
});

/** The numbers of the newest month, as the table shows them. */
async function monthOf() {
  const { html } = await read(site, link());
  const [, row = ""] =
    /<tbody>([\s\S]*?)<\/tr>/.exec(html.slice(html.indexOf(words.months.title))) ?? [];
  return [...row.matchAll(/<td>(\d+)<\/td>/g)].map(([, count]) => Number(count));
}

test("the numbers of a month stay when the people behind them are erased", async () => {
  const references = [await lead(), await lead(), await lead()];
  for (const [index, status] of ["contacted", "signed", "declined"].entries()) {
    const data = { reference: references[index], status, note: "She called back" };
    expect((await report({ data })).status).toBe(202);
  }
  const before = await monthOf();
  expect(before.slice(1).every((count) => count > 0)).toBe(true);
  for (let one = count - 2; one <= count; one += 1) {
    const erased = await commandBeside(site, "erase", `page${one}@example.com`, "--yes");
    expect(erased.code).toBe(0);
  }
  expect(await monthOf()).toEqual(before);
  expect(rowsOf(site, `partner_events where reference = '${references[0]}'`)).toEqual([]);
});

const stamped = (body: string, id: string) => {
  const at = new Date();
  return {
    "webhook-id": id,
    "webhook-timestamp": String(Math.floor(at.getTime() / 1000)),
    "webhook-signature": new Webhook(secretOf(1)).sign(id, at, body),
  };
};

async function report(message: object, id: string = crypto.randomUUID()) {
  const body = JSON.stringify({
    type: "lead.status",
    timestamp: new Date().toISOString(),
    ...message,
  });
  const headers = { ...stamped(body, id), "Content-Type": "application/json" };
  return fetch(`${site.url}/partners/lee/events`, { method: "POST", headers, body });
}

const hasTools = ["curl", "openssl", "bash"].every(
  (one) => spawnSync(one, ["--version"]).error === undefined,
);

test.skipIf(!hasTools)("the commands of docs/partners.md send a report that counts", async () => {
  const reference = await lead();
  const [, commands = ""] =
    /```sh\n([\s\S]*?)```/.exec(readFileSync("docs/partners.md", "utf8")) ?? [];
  const own = commands
    .replace("https://site.example/partners/lee-roe/", `${site.url}/partners/lee/`)
    .replace("8VTFJX8J", reference);
  expect(own).toContain(`${site.url}/partners/lee/events`);
  const env = { ...process.env, SECRET: secretOf(1) };
  const { stdout } = await promisify(execFile)("bash", ["-c", own], { env });
  expect(stdout).toMatch(/^HTTP\/1\.1 202 [\s\S]*\{"counted":true,"status":"contacted"\}$/);
});

test("every error of the addresses for programs is JSON of one shape", async () => {
  const large = { method: "POST", body: "x".repeat(70_000) };
  const cases: [string, RequestInit, number][] = [
    ["/events", {}, 405],
    ["/events", { method: "PUT", body: "{}" }, 405],
    ["/events", { method: "DELETE" }, 405],
    ["/events/", { method: "DELETE" }, 405],
    ["/leads", { method: "POST", body: "{}" }, 405],
    ["/leads", { method: "PUT", body: "{}" }, 405],
    ["/leads", { method: "DELETE" }, 405],
    ["/leads/22222222", { method: "DELETE" }, 405],
    ["/leads/22222222", { method: "POST", body: "{}" }, 405],
    ["/leads/22222222", { method: "PATCH", body: "{}" }, 405],
    ["/leads", {}, 401],
    ["/leads/22222222/notes", {}, 404],
    ["/lead", {}, 404],
    ["/leads/%00", {}, 404],
    [`/leads/${"x".repeat(300)}`, {}, 404],
    ["/../%00/leads", {}, 404],
    ["/events", { method: "POST", body: "x".repeat(20_000) }, 413],
    ["/events", large, 413],
    ["/events", { method: "POST", body: "{}", headers: { Origin: "https://other.example" } }, 403],
  ];
  for (const [path, init, status] of cases) {
    const answer = await fetch(`${site.url}/partners/lee${path}`, init);
    const seen = { path, ...init, status: answer.status, type: answer.headers.get("Content-Type") };
    expect(seen).toMatchObject({ status, type: expect.stringMatching(/^application\/json/) });
    const { error, ...rest } = await answer.json();
    expect([error, rest]).toEqual([expect.stringMatching(/\w/), {}]);
    expect(error).not.toContain("form");
    const isReport = path.startsWith("/events");
    if (status === 405) {
      expect(answer.headers.get("Allow")).toBe(isReport ? "POST" : "GET, HEAD");
      expect(error).toBe(`Use ${isReport ? "POST" : "GET"} at this address`);
    }
    if (status === 404) expect(error).toMatch(/^There is no such address: .*\/leads\/REFERENCE$/);
  }
  const withBody = await raw(
    `GET /partners/lee/leads HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\r\n{}`,
  );
  expect(withBody).toMatch(/^HTTP\/1\.1 400 [\s\S]*application\/json[\s\S]*\{"error":"/);
  expect((await fetch(`${site.url}/partners/lee`)).headers.get("Content-Type")).toMatch(/html/);
});

const openapi = JSON.parse(readFileSync("docs/partners/openapi.json", "utf8"));
const schemas = new Ajv2020({ strict: false, validateFormats: false }).addSchema(openapi, "api");

/** What docs/partners/openapi.json has against an answer: a status, a schema, or nothing. */
function faultOf(path: string, method: string, status: number, body: unknown): string | null {
  const { responses } = openapi.paths[path][method];
  const described = responses[status] ?? responses[`${Math.floor(status / 100)}XX`];
  if (!described) return `no ${status}`;
  const { $ref } = described.content["application/json"].schema;
  const fits = schemas.getSchema(`api${$ref}`);
  return fits?.(body) ? null : `${$ref}: ${JSON.stringify(fits?.errors ?? "unknown")}`;
}

test("docs/partners/openapi.json has each status with which the server answers, and its body", async () => {
  const [ended, open] = [await lead(), await lead()];
  await commandBeside(site, "erase", `page${count - 1}@example.com`, "--yes");
  const told = (reference: string, more = {}) =>
    JSON.stringify({
      type: "lead.status",
      timestamp: new Date().toISOString(),
      data: { reference, status: "contacted", ...more },
    });
  const posted = (body: string, id: string = crypto.randomUUID(), more = {}) => ({
    method: "POST",
    body,
    headers: { ...stamped(body, id), "Content-Type": "application/json", ...more },
  });
  const read = (path: string) => ({ headers: stamped(`/partners/lee${path}`, "read") });
  const [events, list, one] = ["/events", "/leads", "/leads/{reference}"];
  const requests: [template: string, path: string, init: RequestInit, status: number][] = [
    [events, events, posted(told(open), "first"), 202],
    [events, events, posted(told(open), "first"), 200],
    [events, events, posted(told(open, { status: "received", notes: "x" })), 202],
    [events, events, posted(told("TESTAB23")), 202],
    [events, events, { method: "POST", body: "{}" }, 401],
    [events, events, posted("{}", "from a page", { Origin: "https://other.example" }), 403],
    [events, events, posted(told("22222222")), 404],
    [events, events, { method: "PUT", body: "{}" }, 405],
    [events, events, posted(told(ended)), 410],
    [events, events, posted("x".repeat(20_000)), 413],
    [events, events, posted(told(open, { status: "won" })), 422],
    [list, list, read(list), 200],
    [list, `${list}?since=2026-01-01T00:00:00Z`, read(`${list}?since=2026-01-01T00:00:00Z`), 200],
    [list, list, {}, 401],
    [list, list, { method: "DELETE" }, 405],
    [list, `${list}?since=x`, read(`${list}?since=x`), 422],
    [one, `/leads/${open}`, read(`/leads/${open}`), 200],
    [one, "/leads/TESTAB23", read("/leads/TESTAB23"), 200],
    [one, `/leads/${open}`, {}, 401],
    [one, "/leads/22222222", read("/leads/22222222"), 404],
    [one, `/leads/${open}`, { method: "DELETE" }, 405],
    [one, `/leads/${ended}`, read(`/leads/${ended}`), 410],
  ];
  const seen = new Map<string, Set<string>>();
  for (const [template, path, init, status] of requests) {
    const answer = await fetch(`${site.url}/partners/lee${path}`, init);
    const body: unknown = await answer.json();
    const name = `/partners/{id}${template}`;
    const method = template === events ? "post" : "get";
    const fault = faultOf(name, method, status, body);
    expect({ path, status: answer.status, fault }).toEqual({ path, status, fault: null });
    seen.set(name, (seen.get(name) ?? new Set()).add(String(status)));
    expect(faultOf(name, method, status, { wrong: body })).not.toBeNull();
  }
  // Too many requests, a body that ends early, and a GET with a body have tests of their own.
  const others = ["400", "408", "429", "5XX"];
  for (const [name, statuses] of seen) {
    const described = openapi.paths[name][name.endsWith(events) ? "post" : "get"].responses;
    expect([name, ...statuses].toSorted()).toEqual(
      [name, ...Object.keys(described).filter((status) => !others.includes(status))].toSorted(),
    );
  }
});

/** What the server answers to these bytes. */
function raw(bytes: string): Promise<string> {
  const { hostname, port } = new URL(site.url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    let got = "";
    socket.on("data", (piece) => {
      got += piece;
    });
    socket.on("end", () => resolve(got)).on("error", reject);
  });
}

test("too many requests are answered with 429, and programs in JSON, and when to try again", async () => {
  const limited = await startSite({ ...settings, SUBMIT_RATE: "1", TRUST_PROXY: "none" });
  try {
    let answer = await fetch(`${limited.url}/partners/lee/leads`);
    for (let n = 0; n < 12 && answer.status !== 429; n += 1) {
      answer = await fetch(`${limited.url}/partners/lee/leads`);
    }
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get("Retry-After"))).toBeGreaterThan(0);
    const body = await answer.json();
    expect(body).toEqual({ error: expect.stringMatching(/: wait \d+ seconds$/) });
    expect(faultOf("/partners/{id}/leads", "get", 429, body)).toBeNull();

    const { status, headers, html } = await send(limited, link(), { intent: "ping" });
    expect(status).toBe(429);
    expect(Number(headers.get("Retry-After"))).toBeGreaterThan(0);
    expect(wordsOf(html)).toContain(words.results.busy);
  } finally {
    await limited.stop();
  }
});

test("messages are filtered by state, without losing the link", async () => {
  await lead();
  lee.always(text(422, ""));
  await send(site, link(), { intent: "ping" });
  lee.mend();
  const statesOf = async (state: string) => {
    const shown = wordsOf((await read(site, `${link()}&state=${state}`)).html);
    const { delivered, tested, failed } = words.messages.states;
    return [`${delivered}:`, `${tested}:`, `${failed}:`].map((one) => shown.includes(one));
  };
  expect(await statesOf("")).toEqual([true, true, true]);
  expect(await statesOf("failed")).toEqual([false, false, true]);
  expect(await statesOf("delivered")).toEqual([true, true, false]);
  const { html } = await read(site, `${link()}&state=waiting`);
  expect(wordsOf(html)).toContain(words.messages.noneOfState);
  expect(html).toMatch(/<option value="waiting" selected="">/);
  expect(html).toMatch(/<input type="hidden" name="token" value="[^"]+"/);
});

test("a test shows what the server answered and how to repair it; a lead's answer is not kept", async () => {
  const said = `Traceback: KeyError "lead" ${"x".repeat(600)}`;
  const results = async (status: number, headers = {}) => {
    lee.always((_, response) => void response.writeHead(status, headers).end(said));
    const { html } = await send(site, link(), { intent: "ping" });
    const shown = wordsOf(html);
    return shown.slice(0, shown.indexOf(words.settings.state));
  };
  const todo = (status: number) => words.messages.todo("hold", status, "", "test") ?? "";
  const todos = new Set<string>();
  for (const status of [301, 401, 404, 405, 410, 413, 422, 429, 500, 503]) {
    const shown = await results(status, { Location: "https://other.example/x" });
    expect(shown).toContain(`${words.messages.answered(status)} after`);
    expect(shown).toContain(todo(status));
    expect(shown).toContain('Traceback: KeyError "lead" xxx');
    expect(shown).not.toContain("x".repeat(500));
    if (status === 301) expect(shown).toContain("Location: https://other.example/x");
    todos.add(todo(status));
  }
  expect(todos.size).toBe(10);
  lee.always((_, response) => void response.destroy());
  const { html } = await send(site, link(), { intent: "ping" });
  expect(wordsOf(html)).toContain(words.messages.todo("ambiguous", null, "ECONNRESET", "test"));

  lee.always(text(422, said));
  const from = (await rowsOf(site, "attempts")).length;
  const form = filledIn(await (await fetch(site.url)).text());
  const person = { "First name": "Ann", "Last name": "Lee", Phone: "(212) 555-0123" };
  const told = { Email: "kept@example.com", caseTypeSlug: "oxbryta", consent: "on", state: "NY" };
  await post(`${site.url}/?index`, { ...form, ...person, ...told });
  await expect
    .poll(() => rowsOf(site, "attempts").slice(from))
    .toContainEqual(expect.objectContaining({ status: 422, detail: "answered 422" }));
  lee.mend();
  await send(site, link(), { intent: "ping" });
});

test("the page says with which secret the firm signs, and does not show one", async () => {
  const file = join(folder, "two.json");
  const webhook = { url: lee.url, secretEnv: "LEE_SECRET" };
  writeFileSync(file, JSON.stringify([{ name: "Lee LLP", id: "lee", ...place, webhook }]));
  const changing = await startSite({
    PARTNERS_FILE: file,
    PARTNER_HOSTS: lee.host,
    LEE_SECRET: `${secretOf(2)} ${secretOf(1)}`,
    SECRET_KEY: key.toString("hex"),
  });
  try {
    const [newer, older] = [2, 1].map((n) =>
      createHash("sha256").update(secretOf(n)).digest("hex").slice(0, 8),
    );
    const shown = async () => wordsOf((await read(changing, link())).html);
    expect(await shown()).toContain(words.settings.used(newer ?? "", null));
    expect(await shown()).toContain(words.settings.used(older ?? "", null));
    await fetch(`${changing.url}/partners/lee/leads`, {
      headers: stamped("/partners/lee/leads", "read"),
    });
    expect(await shown()).toContain(words.settings.used(newer ?? "", null));
    expect(await shown()).toContain(`begins with ${older}. You signed with it last 20`);
    expect(await shown()).not.toContain("whsec_");
  } finally {
    await changing.stop();
  }
});

test("another firm's messages cannot be sent again, and unknown ones are named", async () => {
  await lead();
  const message = await newestMessage();
  for (const wrong of [message, "0", "x", "1e9"]) {
    const { html } = await send(site, link("roe"), { intent: "again", message: wrong });
    expect(wordsOf(html)).toContain(words.messages.obstacles.unknown);
  }
});

test("a link works for 30 days from its last use, for its own firm, and only unchanged", async () => {
  const works = async (path: string) => (await read(site, path)).status === 200;
  const old = link("lee", Date.now() - 31 * day);
  const used = link("lee", Date.now() - 29 * day);
  expect(await works(old)).toBe(false);
  expect(await works(used)).toBe(true);
  const [task] = rowsOf(site, "upkeep where task like 'firm-link:lee:%'");
  expect(Number(task?.done_at)).toBeGreaterThan(Date.now() - day);
  for (const wrong of [
    link().replace("/lee", "/roe"),
    link().replace(/until=\d/, "until=9"),
    link().replace(/token=.*/, "token="),
    "/partners/lee",
    "/partners/nobody",
  ]) {
    const { html, status, headers } = await read(site, wrong);
    expect({ wrong, status }).toEqual({ wrong, status: 404 });
    expect(wordsOf(html)).toContain(words.noLink);
    expect(headers.get("Cache-Control")).toContain("no-store");
    const events = lee.events.length;
    await send(site, wrong, { intent: "ping" });
    expect(lee.events).toHaveLength(events);
  }
});

test("a check of a link by a program does not extend it", async () => {
  const checked = link("lee", Date.now() - 28 * day);
  await fetch(`${site.url}${checked}`, { method: "HEAD" });
  await fetch(`${site.url}${checked}`, { headers: { "Sec-Purpose": "prefetch" } });
  const until = new URL(checked, site.url).searchParams.get("until");
  expect(rowsOf(site, `upkeep where task = 'firm-link:lee:${until}'`)).toEqual([]);
});

test("a lead is read under its reference in capitals, without a redirect", async () => {
  const reference = await lead();
  const at = new Date();
  const signed = {
    "webhook-id": "read",
    "webhook-timestamp": String(Math.floor(at.getTime() / 1000)),
    "webhook-signature": new Webhook(secretOf(1)).sign("read", at, ""),
  };
  const address = `${site.url}/partners/lee/leads/${reference}`;
  const answer = await fetch(address, { headers: signed, redirect: "manual" });
  expect(answer.status).toBe(200);
  expect(answer.headers.get("Cache-Control")).toContain("no-store");
  expect(await answer.json()).toMatchObject({ data: { reference, status: "sent" } });
  expect((await fetch(address, { redirect: "manual" })).status).toBe(401);
});

test("an address with capitals or further slashes is answered at once, signed as it was sent", async () => {
  const reference = await lead();
  for (const path of [`/partners/lee/leads/${reference}/`, "/Partners//Lee/leads/"]) {
    const headers = stamped(path, "read");
    const { status } = await fetch(`${site.url}${path}`, { headers, redirect: "manual" });
    expect({ path, status }).toEqual({ path, status: 200 });
  }
  const timestamp = new Date().toISOString();
  const data = { reference, status: "received" };
  const body = JSON.stringify({ type: "lead.status", timestamp, data });
  const told = await fetch(`${site.url}/partners/lee/events/`, {
    method: "POST",
    body,
    headers: { ...stamped(body, "slash"), "Content-Type": "application/json" },
    redirect: "manual",
  });
  expect([told.status, await told.json()]).toEqual([202, { counted: true, status: "received" }]);
});

test("a firm with a mailbox gets the link in its test mail, and reads no words of programs", async () => {
  await send(site, link("roe"), { intent: "lead" });
  const { html: page } = await send(site, link("roe"), { intent: "ping" });
  const main = wordsOf(page);
  expect(main).toContain(words.messages.mail.taken);
  expect(main).toContain(words.messages.mail.types["lead.created"]);
  expect(main).not.toMatch(/lead\.created|test\.ping|webhook-id|answered 250/);
  const { text: mail, html } = readMail(mails.mails.at(-1)?.raw);
  const [address = ""] = /https?:\/\/\S+\/partners\/roe\?\S+/.exec(mail) ?? [];
  const { pathname, search } = new URL(address);
  expect((await read(site, `${pathname}${search}`)).status).toBe(200);
  expect(html).toMatch(/<a href="[^"]+\/partners\/roe\?[^"]+">/);
});
