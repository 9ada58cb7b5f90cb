import { partAddress } from "./addresses";
import type { ConfirmationCopy } from "./after-sending";
import * as spanish from "./es/declined";
import { inEach } from "./language";

const elsewhere =
  "You can still get help: from your state bar's lawyer referral service, or from free legal aid if your income is low. A time limit may be running, so ask soon.";

/**
 * For people in an excluded state: the reason, and other places to ask.
 */
const englishDeclined = {
  title: "We cannot send requests from {{state}} to a firm",
  paragraphs: [
    "Nothing you typed was saved or sent. Each state has its own rules about lawyer advertising. This says nothing about whether you have a case.",
    elsewhere,
  ],
  links: [
    { label: "Find a lawyer through your bar", href: "https://www.findlegalhelp.org/" },
    {
      label: "Find legal aid",
      href: "https://www.lsc.gov/about-lsc/what-legal-aid/get-legal-help",
    },
  ],
} satisfies ConfirmationCopy;

export const declined = /* @__PURE__ */ inEach<ConfirmationCopy>({
  en: englishDeclined,
  es: spanish.declined,
});

/** For a case that no firm takes. No form is shown, and nothing is stored. */
const englishCaseNotTaken = {
  title: "No firm on this site takes this kind of case right now",
  paragraphs: [
    "That is why there is no form here. Nothing was saved or sent. This says nothing about whether you have a case.",
    elsewhere,
  ],
  links: englishDeclined.links,
} satisfies ConfirmationCopy;

export const caseNotTaken = /* @__PURE__ */ inEach<ConfirmationCopy>({
  en: englishCaseNotTaken,
  es: spanish.caseNotTaken,
});

/** Topics of the home page that have no page and no form of their own, by a word of their slugs. */
const topics = [
  { slug: /(^|-)talc(um)?(-|$)/, anchor: "talc" },
  { slug: /(^|-)camp-lejeune(-|$)/, anchor: "camp-lejeune" },
] as const;

const englishTopicOnHome = {
  title: "There is no form for this topic",
  paragraphs: ["Our home page says what we know about it and where you can ask."],
  label: "Read what we know",
};

const topicOnHome = /* @__PURE__ */ inEach({
  en: englishTopicOnHome,
  es: spanish.topicOnHome,
});

/** In place of the form of such a topic; null for all others. */
export function findTopicOnHome(slug: string): ConfirmationCopy | null {
  const topic = topics.find((one) => one.slug.test(slug));
  if (!topic) return null;

  const { title, paragraphs, label } = topicOnHome();
  return { title, paragraphs, links: [{ label, href: partAddress("home", topic.anchor) }] };
}
