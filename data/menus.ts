import { addresses, partAddress } from "./addresses";
import {
  allInGroup as spanishAllInGroup,
  legalRow as spanishLegalRow,
  mainPages as spanishMainPages,
  partnersPage as spanishPartnersPage,
  resources as spanishResources,
  wellKnown as spanishWellKnown,
} from "./es/menus";
import { inEach, locale } from "./language";

type MenuLink = { label: string; href: string };

const englishResources = [
  { label: "Deadlines", href: addresses.deadlines },
  { label: "Time limits by state", href: addresses.timeLimits },
  { label: "Blog", href: addresses.blog },
  { label: "Read the newsletter", href: addresses.newsletter },
  { label: "Subscribe to the newsletter", href: addresses.subscribe },
  { label: "FAQs", href: addresses.faqs },
] satisfies readonly MenuLink[];

export const resources = /* @__PURE__ */ inEach<readonly MenuLink[]>({
  en: englishResources,
  es: spanishResources,
});

/** Last entry of a group that is too long to list completely. */
const englishAllInGroup = (count: string) => `All ${count} lawsuits of this group`;

const countedGroup = /* @__PURE__ */ inEach({ en: englishAllInGroup, es: spanishAllInGroup });

export const allInGroup = (count: number) => countedGroup()(count.toLocaleString(locale()));

/**
 * Topics of the home page that people search for by name. First in the phone menu, after the search.
 */
const englishWellKnown = [
  { label: "Camp Lejeune", href: partAddress("home", "camp-lejeune") },
  { label: "Roundup", href: partAddress("home", "roundup") },
  { label: "Hair Relaxer", href: partAddress("home", "hair-relaxer") },
  { label: "Talcum Powder", href: partAddress("home", "talc") },
] satisfies readonly MenuLink[];

export const wellKnown = /* @__PURE__ */ inEach<readonly MenuLink[]>({
  en: englishWellKnown,
  es: spanishWellKnown,
});

const englishMainPages = [
  { label: "Home", href: addresses.home },
  { label: "Lawsuits", href: addresses.catalog },
  { label: "About Us", href: addresses.about },
  { label: "Contact Us", href: addresses.contact },
] satisfies readonly MenuLink[];

export const mainPages = /* @__PURE__ */ inEach<readonly MenuLink[]>({
  en: englishMainPages,
  es: spanishMainPages,
});

const englishPartnersPage = { label: "Partners", href: addresses.partners };

export const partnersPage = /* @__PURE__ */ inEach({
  en: englishPartnersPage,
  es: spanishPartnersPage,
});

const englishLegalRow = [
  { label: "Privacy", href: addresses.privacy },
  { label: "Terms", href: addresses.terms },
  { label: "California Privacy", href: addresses.californiaPrivacy },
  { label: "Do Not Sell or Share My Personal Information", href: addresses.optOut },
  { label: "Consumer Health Data", href: addresses.consumerHealthData },
  { label: "Unsubscribe", href: addresses.unsubscribe },
  { label: "Your Request", href: addresses.yourRequest },
  { label: "Stop Calls and Texts", href: addresses.stopContact },
] satisfies readonly MenuLink[];

export const legalRow = /* @__PURE__ */ inEach<readonly MenuLink[]>({
  en: englishLegalRow,
  es: spanishLegalRow,
});

/** Every page that search engines may index, except those of cases and states. */
export const indexedPaths = [
  addresses.home,
  addresses.about,
  addresses.contact,
  addresses.blog,
  addresses.newsletter,
  addresses.faqs,
  addresses.timeLimits,
  addresses.deadlines,
  addresses.privacy,
  addresses.terms,
  addresses.partners,
  addresses.californiaPrivacy,
  addresses.optOut,
  addresses.unsubscribe,
  addresses.stopContact,
  addresses.consumerHealthData,
] as const;
