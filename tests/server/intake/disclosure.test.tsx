import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { ConsentText } from "~/app/lead/consent-text";
import { disclosureText } from "~/app/lead/lead.server";
import { consent } from "~/data/consent";
import { consentSentence } from "~/data/forms/consent-sentence";
import { interpolate } from "~/data/interpolate";
import { readConfig } from "~/server/config/config";
import { readPlaceholders } from "~/server/legal/placeholders";

// Links need a router around them, and here only their words count.
vi.mock("@remix-run/react", () => ({
  Link: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
}));

const placeholders = readPlaceholders(
  readConfig({ CONTACT_EMAIL: "hello@firm.test", RETENTION_DAYS: "30" }),
);
const sentence = consentSentence({ certified: false });
function wordsIn(html: string): string {
  const text = html.replace(/<\/(p|h3|div)>/g, " ").replace(/<[^>]+>/g, " ");
  return text.replace(/\s+/g, " ").trim();
}

test("the text a receipt keeps is what the page draws above the button, word for word", () => {
  const drawn = renderToStaticMarkup(
    <ConsentText {...interpolate<typeof consent>(consent, placeholders)} />,
  );

  expect(disclosureText({ placeholders }).replace(/\s+/g, " ")).toBe(wordsIn(drawn));
});

test("it speaks for this installation, in 120 words at most with the sentence of the box", () => {
  const text = disclosureText({ placeholders });
  const [consentText = ""] = text.split("\n");

  expect(text).toContain("hello@firm.test");
  expect(text).not.toContain("{{");
  expect(`${sentence} ${consentText}`.split(/\s+/).length).toBeLessThanOrEqual(120);
});
