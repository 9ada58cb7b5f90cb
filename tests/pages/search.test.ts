import { expect, test } from "vitest";
import { attributesOf, tagsOf } from "../support/document";
import { sharedSite } from "../support/shared-site";

const site = sharedSite();

test("every search of the cases is the same form: finder, catalog, both menus and the not-found page", async () => {
  const places = { "/": 4, "/no-such-page": 3 };
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

function searchesOf(html: string) {
  return [...html.matchAll(/<form(\s[^>]*)>([\s\S]*?)<\/form>/g)]
    .map(([, tag = "", inside = ""]) => ({ form: attributesOf(tag), inside }))
    .filter(({ form }) => form.role === "search");
}
