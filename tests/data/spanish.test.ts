import { describe, expect, test } from "vitest";
import { formTexts } from "~/data/es/forms";
import { caseForm, contactNote, quizForm } from "~/data/forms/case";
import { consentSentences } from "~/data/forms/consent-sentence";
import { contactForm } from "~/data/forms/contact";
import { homeForm } from "~/data/forms/home";
import { newsletterForm } from "~/data/forms/newsletter";
import { optOutForm } from "~/data/forms/opt-out";
import { stopForm } from "~/data/forms/stop";
import { unsubscribeForm } from "~/data/forms/unsubscribe";
import { openRequestForm } from "~/data/forms/your-request";
import { watchPage } from "~/data/watch-page";

const quiz = { bannerTitle: "", bannerSubtitle: "", cta: "", questions: [] };
const forms = [
  homeForm({ caseTypes: [], consent: "", asksState: true }),
  quizForm(quiz, { keeps: true }),
  caseForm({ quiz, consent: "", sensitive: true, optedOut: false }),
  contactForm({ caseTypes: [] }),
  newsletterForm({ ownPage: true }),
  ...[optOutForm(), stopForm(), unsubscribeForm(), openRequestForm()],
  ...[watchPage().form, watchPage().confirm.form],
];

describe("Spanish", () => {
  test("has every text of every form", () => {
    const texts = [...forms.flatMap(textsOf), contactNote()].filter((text) => text !== "");
    const stateNames = homeForm({ caseTypes: [], consent: "", asksState: true }).fields.flatMap(
      (field) => ("options" in field ? field.options.map(({ label }) => label) : []),
    );
    // What has no language, or has its own place.
    const others = [...stateNames, consentSentences().plain, "+1 555 010 0199"];
    const missing = texts.filter((text) => !(text in formTexts) && !others.includes(text));
    expect([...new Set(missing)]).toEqual([]);
  });
});

const read = new Set(["label", "hint", "missing", "placeholder", "idle", "busy"]);

function textsOf(part: unknown): string[] {
  if (typeof part !== "object" || part === null) return [];

  return Object.entries(part).flatMap(([name, value]) =>
    typeof value === "string" ? (read.has(name) ? [value] : []) : textsOf(value),
  );
}
