import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ConsentText } from "~/app/lead/consent-text";
import { consentFor, disclosureText } from "~/app/lead/lead.server";
import { readConfig } from "~/server/config/config";

const config = readConfig({ CONTACT_EMAIL: "hello@firm.test", RETENTION_DAYS: "30" });
function wordsIn(html: string): string {
  const text = html.replace(/<\/(p|legend|div|li)>/g, " ").replace(/<[^>]+>/g, " ");
  return text.replaceAll("&#x27;", "'").replace(/\s+/g, " ").trim();
}

test("a receipt keeps the text above the button, word for word", () => {
  const drawn = renderToStaticMarkup(<ConsentText {...consentFor(config, config.partners)} />);

  expect(disclosureText(config, config.partners).replace(/\s+/g, " ")).toBe(wordsIn(drawn));
});

test("the text above the button has this installation's values", () => {
  const text = disclosureText(config, config.partners);

  expect(text).toContain("hello@firm.test");
  expect(text).not.toContain("{{");
});

test("more than three firms are in a list of their own, on the page and in the receipt", () => {
  const firm = { city: "Albany", state: "NY", site: "https://firm.example/" } as const;
  const named = ["One", "Two", "Three", "Four"].map((name) => ({ ...firm, name }));
  const many = { ...config, partners: named };

  const drawn = renderToStaticMarkup(<ConsentText {...consentFor(many, many.partners)} />);

  expect(drawn.match(/<li>/g)).toHaveLength(4);
  expect(disclosureText(many, many.partners).replace(/\s+/g, " ")).toBe(wordsIn(drawn));
  expect(disclosureText(many, many.partners).split("\n")[2]).toBe("One (Albany, New York)");
});
