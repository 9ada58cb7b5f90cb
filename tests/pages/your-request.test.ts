import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { cases } from "~/data/cases";
import { commandBeside } from "../support/command-beside";
import { controlOf, filledIn, idsOf, tagsOf, titleOf, wordsOf } from "../support/document";
import { homeLead, post, type Site, startSite } from "../support/site";

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

const codePattern = /[2-9A-HJKMNP-Z]{5}-[2-9A-HJKMNP-Z]{5}/;

type Sent = { location: string; reference: string; code: string; html: string };

async function send(path: string, fields: Record<string, string>): Promise<Sent> {
  const location = (await post(`${site.url}${path}`, fields)).headers.get("Location") ?? "";
  const html = await (await fetch(new URL(location, site.url))).text();
  const [, reference = ""] = /sent=(\w{8})/.exec(location) ?? [];
  return { location, reference, code: codePattern.exec(wordsOf(html))?.[0] ?? "", html };
}

async function ask(fields: Record<string, string>) {
  const answer = await post(`${site.url}/your-request`, fields);
  return { answer, status: answer.status, html: await answer.text() };
}

const home = (email: string) => ({ ...homeLead(), Email: email });
const abuse = (email: string) => ({ ...home(email), caseTypeSlug: "lds-abuse" });

describe("the private code", () => {
  test("is shown by the ticket, and the reference alone shows the box that says the same of every one", async () => {
    const sent = await send("/", home("code@example.com"));
    expect(sent.location).toMatch(/^\/\?sent=\w{8}\.[\w-]{24}#form$/);
    expect(sent.code).not.toBe("");
    expect(sent.html).toContain('download="request.txt"');

    const bare = await (await fetch(`${site.url}/?sent=${sent.reference}`)).text();
    expect(wordsOf(bare)).toContain("If you have just sent this form, we have it.");
    expect(bare).not.toContain(sent.code);
  });

  test("a ticket of another request or an altered one shows no code", async () => {
    const one = await send("/", home("one@example.com"));
    const other = await send("/", home("other@example.com"));
    const ticket = /\.([\w-]{24})/.exec(other.location)?.[1] ?? "";
    for (const text of [ticket, `${ticket.slice(0, -2)}AA`, "A".repeat(24)]) {
      const html = await (await fetch(`${site.url}/?sent=${one.reference}.${text}`)).text();
      expect(wordsOf(html)).not.toContain("Thanks for Submitting!");
      expect(html).not.toContain(one.code);
    }
    const broken = await (await fetch(`${site.url}/?sent=${one.reference}.short`)).text();
    expect(wordsOf(broken)).not.toContain("Thanks for Submitting!");
  });

  test("is shown only on the first view of an abuse case", async () => {
    const sent = await send("/", abuse("quiet@example.com"));
    expect(sent.code).not.toBe("");
    const again = await (await fetch(new URL(sent.location, site.url))).text();
    expect(again).not.toContain(sent.code);
  });

  test("of an abuse case is not used up by a HEAD or a prefetch", async () => {
    const posted = await post(`${site.url}/`, abuse("ahead@example.com"));
    const address = new URL(posted.headers.get("Location") ?? "", site.url);
    await fetch(address, { method: "HEAD" });
    for (const name of ["Sec-Purpose", "Purpose"]) {
      const early = await fetch(address, { headers: { [name]: "prefetch" } });
      expect(codePattern.test(wordsOf(await early.text()))).toBe(false);
    }
    const read = async () => codePattern.test(wordsOf(await (await fetch(address)).text()));
    expect([await read(), await read()]).toEqual([true, false]);
  });

  test("can be hidden, which ends its ticket", async () => {
    const sent = await send("/", home("hide@example.com"));
    const value = /sent=([^#]+)/.exec(sent.location)?.[1] ?? "";
    const { answer } = await ask({ intent: "hide", sent: value });
    expect(answer.headers.get("Location")).toBe(`/?sent=${sent.reference}#form`);
    const again = await (await fetch(new URL(sent.location, site.url))).text();
    expect(again).not.toContain(sent.code);
  });
});

describe("a request, opened with reference and code", () => {
  test("shows what was sent, also for a code typed in lower case or with blanks, and is never cached", async () => {
    const sent = await send("/", home("open@example.com"));
    const typed = {
      reference: ` ${sent.reference.toLowerCase()} `,
      code: sent.code.replace("-", " "),
    };
    const { answer, status, html } = await ask({ ...typed, intent: "open" });
    expect(status).toBe(200);
    expect(answer.headers.get("Cache-Control")).toContain("no-store");
    expect(answer.headers.get("Set-Cookie")).toBeNull();
    // Nor does it renew the one that a browser has, in any edition or form of its data.
    const headers = { Cookie: "do_not_sell=1" };
    for (const path of ["/your-request", "/es/your-request", "/your-request.data"]) {
      const seen = await fetch(site.url + path, { headers });
      expect([path, seen.headers.get("Set-Cookie")]).toEqual([path, null]);
    }
    const posted = await post(`${site.url}/your-request`, { intent: "open" }, headers);
    expect(posted.headers.get("Set-Cookie")).toBeNull();
    expect(html).toContain('content="noindex"');
    expect(wordsOf(html)).toContain("open@example.com");
    expect(wordsOf(html)).toContain(`Reference ${sent.reference}`);
  });

  test("is an account page: a heading with the case, a state line, and a Change link per row that leads to its field", async () => {
    const sent = await send("/", home("account@example.com"));
    const pair = { reference: sent.reference, code: sent.code };
    // Without an intent, the pair opens the request.
    const { html } = await ask(pair);
    expect(html).toMatch(/<h1[^>]*>Your Oxbryta \(Voxelotor\) request<\/h1>/);
    expect(wordsOf(html)).toContain("Only we have it. It is stored here.");
    const forms = tagsOf(html, "form").filter(({ action }) => action?.includes("request#"));
    expect(forms.map(({ action }) => action)).toEqual(
      ["first-name", "last-name", "phone", "email"].map(
        (field) => `/your-request#form-field-${field}`,
      ),
    );
    const act = (await ask({ ...pair, intent: "correct" })).html;
    for (const { action = "" } of forms) expect(idsOf(act)).toContain(action.split("#")[1]);
    expect(filledIn(act)).toMatchObject({ Phone: "(212) 555-0123" });
  });

  test("says what each way to end it does, and has a title for each act; the withdrawal shows the reference to type", async () => {
    const sent = await send("/", home("titles@example.com"));
    const pair = { reference: sent.reference, code: sent.code };
    const account = wordsOf((await ask({ ...pair, intent: "open" })).html);
    expect(account).toContain("Withdraw We tell everyone who has it to stop using it");
    expect(account).toContain("Close this page Your code will no longer open this page.");
    expect(account).not.toContain("Take back answers");
    for (const [intent, title] of [
      ["correct", "Correct your request"],
      ["stop", "Stop contact"],
      ["copy", "Take a copy"],
      ["close", "Close this page"],
      ["withdraw", "Withdraw your request"],
    ] as const) {
      const { html } = await ask({ ...pair, intent });
      expect(titleOf(html)).toBe(`${title} | Plainclaim`);
      expect(html).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`));
      if (intent === "withdraw") expect(html).toContain(`reference">${sent.reference}</p>`);
    }
  });

  test("is opened on a page that no cache keeps, in either language", async () => {
    for (const path of ["/your-request", "/es/your-request"]) {
      const answer = await fetch(site.url + path);
      expect(answer.headers.get("Cache-Control")).toContain("no-store");
      expect(answer.headers.get("ETag")).toBeNull();
    }
  });

  test("is not shut by posts without a pair, whatever they want", async () => {
    const none: Record<string, string>[] = [
      {},
      { a: "1" },
      { reference: "", code: " " },
      { intent: "nope", reference: "22222222" },
    ];
    for (const typed of [...none, ...none, ...none, ...none, ...none, ...none]) {
      expect((await ask(typed)).status).toBe(422);
    }
    const sent = await send("/", home("not-shut@example.com"));
    const pair = { reference: sent.reference, code: sent.code };
    expect((await ask({ ...pair, intent: "open" })).status).toBe(200);
  });

  test("looks the same for each of four abuse cases, with help lines and a quick exit", async () => {
    const pages: string[] = [];
    for (const { slug } of cases.filter(({ sensitive }) => sensitive)) {
      const sent = await send("/", { ...home(`nothing-${slug}@example.com`), caseTypeSlug: slug });
      const { html } = await ask({ reference: sent.reference, code: sent.code, intent: "open" });
      const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
      expect(main).toContain('class="quick-exit"');
      expect(main).toContain('href="tel:988"');
      const same = main
        .replaceAll(sent.reference, "")
        .replaceAll(sent.code, "")
        .replace(/(Not yet|Number \d+) in the chain/, "");
      pages.push(same.replace(`nothing-${slug}@`, "").replaceAll(/[0-9a-f]{64}|\d+/g, ""));
    }
    expect(pages).toHaveLength(4);
    expect(new Set(pages).size).toBe(1);
    expect(pages[0]).not.toMatch(/uber|lyft|lds-|roblox|church|abuse|assault/i);
  });

  test("gets the same response for a wrong code, a closed page and an unknown reference", async () => {
    const sent = await send("/", home("closed@example.com"));
    const pair = { reference: sent.reference, code: sent.code };
    expect((await ask({ ...pair, intent: "close", do: "1" })).status).toBe(200);
    const answers = await Promise.all(
      [pair, { ...pair, code: "22222-22222" }, { reference: "22222222", code: "22222-22222" }].map(
        (typed) => ask({ ...typed, intent: "open" }),
      ),
    );
    const told = answers.map(({ status, html }) => ({ status, words: wordsOf(html) }));
    expect(told[1]).toEqual(told[0]);
    expect(told[2]).toEqual(told[0]);
    expect(told[0]?.status).toBe(422);
  });

  test("can be withdrawn, which erases it; its page then shows only who was told", async () => {
    const sent = await send("/", home("withdraw@example.com"));
    const pair = { reference: sent.reference, code: sent.code };
    const unsure = await ask({ ...pair, intent: "withdraw", do: "1", confirm: "no" });
    expect(unsure.status).toBe(422);
    const done = await ask({ ...pair, intent: "withdraw", do: "1", confirm: sent.reference });
    expect(done.status).toBe(200);
    const { html } = await ask({ ...pair, intent: "open" });
    expect(wordsOf(html)).toContain("You withdrew this request on");
    expect(html).not.toContain("withdraw@example.com");
    expect((await commandBeside(site, "show", sent.reference)).out).toMatch(
      /Withdrawn \(by the person\)/,
    );
  });

  test("erased by the operator between two steps, does nothing more and says what a wrong code says", async () => {
    const email = "between@example.com";
    const acts: Record<string, string>[] = [
      { intent: "stop", texts: "on" },
      { intent: "answers" },
      { intent: "copy" },
      { intent: "close" },
      { intent: "withdraw" },
      { intent: "correct", revision: "1", Email: "new@example.com" },
    ];
    const opened: { pair: { reference: string; code: string }; act: Record<string, string> }[] = [];
    for (const [index, act] of acts.entries()) {
      const name = `Ann ${"abcdef"[index]}`;
      const { reference, code } = await send("/", { ...home(email), "First name": name });
      const pair = { reference, code };
      expect((await ask({ ...pair, intent: "open" })).status).toBe(200);
      opened.push({ pair, act });
    }
    expect((await commandBeside(site, "erase", email, "--yes")).code).toBe(0);

    const unknown = { reference: "22222222", code: "22222-22222", intent: "open" };
    const told = wordsOf((await ask(unknown)).html);
    for (const { pair, act } of opened) {
      const answer = await ask({ ...pair, do: "1", confirm: pair.reference, ...act });
      expect({ act, status: answer.status }).toEqual({ act, status: 422 });
      expect(wordsOf(answer.html)).toBe(told);
      expect(answer.html).not.toContain(email);
    }
  });

  test("has a complete copy", async () => {
    const sent = await send("/", home("copy@example.com"));
    const pair = { reference: sent.reference, code: sent.code };
    const asked = await ask({ ...pair, intent: "copy" });
    expect(controlOf(asked.html, "do")).toMatchObject({ value: "1" });
    const { html } = await ask({ ...pair, intent: "copy", do: "1" });
    expect(html).toContain("copy@example.com");
    expect(html).toContain('download="request.txt"');
    expect(html).toContain('download="request.json"');
    const [, text = ""] = /href="data:text\/plain;charset=utf-8,([^"]+)"/.exec(html) ?? [];
    expect(decodeURIComponent(text)).toMatch(
      /Email: copy@example\.com[\s\S]+I agree to be contacted/,
    );
  });

  test("has a complete copy on an abuse case, after a warning, in a file whose name reveals nothing", async () => {
    const sent = await send("/", abuse("whole@example.com"));
    const pair = { reference: sent.reference, code: sent.code };
    const asked = await ask({ ...pair, intent: "copy" });
    expect(wordsOf(asked.html)).toContain(
      "The copy is complete: it names what your request is about.",
    );
    const { html } = await ask({ ...pair, intent: "copy", do: "1" });
    expect([...html.matchAll(/download="([^"]+)"/g)].map(([, name]) => name)).toEqual([
      "request.txt",
    ]);
    expect(html).toContain("lds-abuse");
  });
});

test("a withdrawal with the wrong confirmation and a stop of nothing are errors at their fields", async () => {
  const sent = await send("/", home("errors@example.com"));
  const pair = { reference: sent.reference, code: sent.code };
  const unsure = await ask({ ...pair, intent: "withdraw", do: "1", confirm: "not this" });
  const nothing = await ask({ ...pair, intent: "stop", do: "1" });
  for (const [{ status, html }, field] of [
    [unsure, "confirm"] as const,
    [nothing, "calls"] as const,
  ]) {
    expect(status).toBe(422);
    expect(html).toMatch(/<title>Error: /);
    const id = String(controlOf(html, field)?.id);
    expect(controlOf(html, field)).toMatchObject({ "aria-invalid": "true" });
    expect(html).toContain(`href="#${id}"`);
  }
  expect(controlOf(unsure.html, "confirm")).toMatchObject({ value: "not this" });
});

test("makes an address wait after six wrong codes for a reference, and what was typed for an act stays", async () => {
  const guarded = await startSite({ TRUST_PROXY: "loopback" });
  const ask = (from: string, fields: Record<string, string>) =>
    post(`${guarded.url}/your-request`, fields, { "X-Forwarded-For": from });
  try {
    const guess = (from: string) =>
      ask(from, { reference: "22222222", code: "22222-22222", intent: "open" });
    const statuses: number[] = [];
    for (let tries = 0; tries < 6; tries++) statuses.push((await guess("203.0.113.7")).status);
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429]);
    expect((await guess("198.51.100.7")).status).toBe(422);

    const asked = { reference: "22222222", code: "22222-22222", do: "1" };
    const typed = { ...asked, intent: "correct", "First name": 'Ann "A" <b>', revision: "1" };
    const put = await ask("203.0.113.7", typed);
    expect(put.status).toBe(429);
    const again = await put.text();
    expect(filledIn(again)).toEqual(typed);
    expect(again).toMatch(/<title>Error: Correct your request/);
    const strange = await ask("203.0.113.7", { ...asked, intent: "constructor" });
    expect(strange.status).toBe(429);
    expect(filledIn(await strange.text())).toMatchObject({ intent: "open" });
  } finally {
    await guarded.stop();
  }
});

test("only the exact act, posted once, closes or withdraws: repeated or foreign fields and other values do nothing", async () => {
  const sent = await send("/", home("repeats@example.com"));
  const value = fc.constantFrom("1", "0", "", " 1", "true", sent.reference, "x");
  const made = fc.record({
    intent: fc.constantFrom("close", "withdraw"),
    fields: fc.array(
      fc.tuple(fc.constantFrom("do", "confirm", "revision", "intent", "extra"), value),
      { minLength: 1, maxLength: 6 },
    ),
  });
  await fc.assert(
    fc.asyncProperty(made, async ({ intent, fields }) => {
      const body = new URLSearchParams({ reference: sent.reference, code: sent.code, intent });
      for (const [name, text] of fields) body.append(name, text);
      const isOnce = new Set(body.keys()).size === [...body.keys()].length;
      fc.pre(!isOnce || body.get("do") !== "1" || body.has("extra"));
      const { status } = await fetch(`${site.url}/your-request`, { method: "POST", body });
      expect([200, 422]).toContain(status);
    }),
    { numRuns: Number(process.env.MADE_INPUTS ?? 25) },
  );
  const pair = { reference: sent.reference, code: sent.code };
  const { html } = await ask({ ...pair, intent: "open" });
  expect(wordsOf(html)).toContain("repeats@example.com");
});
