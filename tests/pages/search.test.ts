import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cases } from "~/data/cases";
import { attributesOf, idsOf, tagsOf, titleOf, wordsOf } from "../support/document";
import { sharedSite } from "../support/shared-site";
import { homeLead, post } from "../support/site";

const site = sharedSite();

test("every search of the cases is the same form: finder, both menus and the not-found page", async () => {
  const places = { "/": 3, "/?q=fire": 3, "/no-such-page": 3 };
  for (const [path, count] of Object.entries(places)) {
    const searches = searchesOf(await (await fetch(site.url + path)).text());
    expect(searches, path).toHaveLength(count);
    for (const { form, inside } of searches) {
      const fields = tagsOf(inside, "input");
      const [label] = tagsOf(inside, "label");
      expect(form).toMatchObject({ method: "get", action: "/#cases", class: "search" });
      expect(fields).toMatchObject([{ type: "search", name: "q", maxlength: "80" }]);
      expect(label?.for).toBe(fields[0]?.id);
      expect(tagsOf(inside, "button")).toMatchObject([{ type: "submit" }]);
    }
    const ids = searches.flatMap(({ inside }) => tagsOf(inside, "input").map(({ id }) => id));
    expect(new Set(ids).size, path).toBe(count);
  }
});

test("a search for characters that nobody sees is no search", async () => {
  const titleAt = async (path: string) => titleOf(await (await fetch(site.url + path)).text());
  for (const unseen of ["%00", "%E2%80%8B", "%E2%80%A8", "%EF%BB%BF%00"]) {
    expect(await titleAt(`/?q=${unseen}`), unseen).toBe(await titleAt("/?q="));
  }
});

describe("the page of a search", () => {
  test.each([
    ["/?q=weedkiller", "2 lawsuits for “weedkiller”"],
    ["/?q=Uber", "1 lawsuit for “Uber”"],
    ["/?q=ssdi", "1 case for “ssdi”"],
    ["/es?q=ssdi", "1 caso sobre “ssdi”"],
    ["/?q=zzzz", "No lawsuits for “zzzz”"],
    ["/es?q=matamalezas", "2 demandas sobre “matamalezas”"],
    ["/es?q=zzzz", "Ninguna demanda sobre “zzzz”"],
    ["/?q=talc", "“talc”: a topic without its own page"],
    ["/es?q=talco", "“talco”: un tema sin página propia"],
    ["/?q=ovarian cancer", "1 lawsuit for “ovarian cancer”"],
  ])("%s has its count as title and status, and neither hero nor form", async (path, title) => {
    const response = await fetch(site.url + path);
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(titleOf(html)).toMatch(new RegExp(`^${title} \\|`));
    expect(wordsOf(/<div role="status">.*?<\/div>/s.exec(html)?.[0] ?? "").trim()).toBe(title);
    expect(idsOf(html)).not.toContain("form");
    expect(idsOf(html)).not.toContain("home");
    expect(html).toContain('content="noindex"');
  });

  test.each(["talc", "camp lejeune", "polvo de talco"])(
    "%s shows the paragraph about it, and no link to the form",
    async (query) => {
      const html = await (await fetch(`${site.url}/?q=${encodeURIComponent(query)}`)).text();
      const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? "";
      const topic = query === "camp lejeune" ? "camp-lejeune" : "talc";
      expect(tagsOf(main, "details")).toMatchObject([{ id: topic, open: "" }]);
      expect(tagsOf(main, "a").map(({ href }) => href)).not.toContain("/#form");
    },
  );

  test("without a match leads to the form, and to the cases of each group", async () => {
    const html = await (await fetch(`${site.url}/?q=zzzz`)).text();
    const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? "";
    expect(wordsOf(main)).toContain("No case matches");
    expect(main).toMatch(/<a [^>]*href="\/#form"[^>]*>Tell us what happened</);
    const [, group = ""] = /<a [^>]*href="([^"]*)"[^>]*><span>Abuse\b/.exec(main) ?? [];
    const { pathname, search } = new URL(group.replaceAll("&amp;", "&"), site.url);
    const listed = await (await fetch(site.url + pathname + search)).text();
    expect(listed.match(/<li class="card"/g)).toHaveLength(
      cases.filter((item) => item.group === "abuse").length,
    );
  });

  test("a post to the address of a search shows the form with its errors", async () => {
    const response = await post(`${site.url}/?q=fire`, homeLead({ Email: "" }));
    expect(response.status).toBe(422);
    expect(idsOf(await response.text())).toContain("form");
  });

  test("any query is answered with a page whose text is escaped", async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: "grapheme" }), async (text) => {
        const query = `${text}<b>"&`;
        const response = await fetch(`${site.url}/?q=${encodeURIComponent(query)}`);
        const html = await response.text();
        expect(response.status).toBe(200);
        expect(html).not.toContain('<b>"');
      }),
      { numRuns: 20 },
    );
  });
});

function searchesOf(html: string) {
  return [...html.matchAll(/<form(\s[^>]*)>([\s\S]*?)<\/form>/g)]
    .map(([, tag = "", inside = ""]) => ({ form: attributesOf(tag), inside }))
    .filter(({ form }) => form.role === "search");
}
