import { addresses, partAddress } from "./addresses";
import { locale } from "./language";

type MenuLink = { label: string; href: string };

export const resources = [
  { label: "Blog", href: addresses.blog },
  { label: "Read the newsletter", href: addresses.newsletter },
  { label: "Subscribe to the newsletter", href: addresses.subscribe },
  { label: "FAQs", href: addresses.faqs },
] as const satisfies readonly MenuLink[];

/** Last in a group that is too long to be listed whole. */
export const allInGroup = (count: number) =>
  `All ${count.toLocaleString(locale())} lawsuits of this group`;

/**
 * Subjects of the home page that people ask for by name; first in a phone's menu, after its search.
 * The two that we do not take come last.
 */
export const wellKnown = [
  { label: "Roundup", href: partAddress("home", "roundup") },
  { label: "Hair Relaxer", href: partAddress("home", "hair-relaxer") },
  { label: "Camp Lejeune", href: partAddress("home", "camp-lejeune") },
  { label: "Talcum Powder", href: partAddress("home", "talc") },
] as const satisfies readonly MenuLink[];

const partners = { label: "Partners", href: addresses.partners };

/** After the lawsuits, on a phone. */
export const otherPages = [
  { label: "About Us", href: addresses.about },
  ...resources,
  partners,
  { label: "Contact Us", href: addresses.contact },
] as const satisfies readonly MenuLink[];

/** After the anchors of the page itself. */
export const afterAbout = [partners] as const satisfies readonly MenuLink[];

export const legalRow = [
  { label: "Privacy", href: addresses.privacy },
  { label: "Terms", href: addresses.terms },
  { label: "California Privacy", href: addresses.californiaPrivacy },
  { label: "Do Not Sell or Share My Personal Information", href: addresses.optOut },
  { label: "Consumer Health Data", href: addresses.consumerHealthData },
  { label: "Unsubscribe", href: addresses.unsubscribe },
  { label: "Your Request", href: addresses.yourRequest },
  { label: "Stop Calls and Texts", href: addresses.stopContact },
] as const satisfies readonly MenuLink[];

export const sitePages = [
  { label: "Home", href: addresses.home },
  { label: "Lawsuits", href: addresses.catalogue },
  { label: "About Us", href: addresses.about },
  { label: "Contact Us", href: addresses.contact },
  ...resources,
  partners,
] as const satisfies readonly MenuLink[];

/** Every page a search engine may list, besides the case pages. */
export const indexedPaths = [
  addresses.home,
  addresses.about,
  addresses.contact,
  addresses.blog,
  addresses.newsletter,
  addresses.faqs,
  addresses.privacy,
  addresses.terms,
  addresses.partners,
  addresses.californiaPrivacy,
  addresses.optOut,
  addresses.unsubscribe,
  addresses.stopContact,
  addresses.consumerHealthData,
] as const;
