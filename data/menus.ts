import type { GroupId } from "./case";

/** The five groups of the lawsuit menu and of the catalogue's filter, in order. */
export const groups = [
  { id: "products", title: "Dangerous & Defective Products", short: "Products" },
  { id: "toxic", title: "Exposure to Toxic Substances", short: "Toxic substances" },
  { id: "drugs", title: "Defective Drugs & Medical Devices", short: "Drugs & devices" },
  { id: "injury", title: "Injury & Disability", short: "Injury & disability" },
  { id: "abuse", title: "Physical & Sexual Abuse", short: "Abuse" },
] as const satisfies readonly { id: GroupId; title: string; short: string }[];

export type MenuLink = { label: string; href: string };

export const resources = [
  { label: "Blog", href: "/blog" },
  { label: "Read the newsletter", href: "/newsletter" },
  { label: "Subscribe to the newsletter", href: "/newsletter#subscribe" },
  { label: "FAQs", href: "/faqs" },
] as const satisfies readonly MenuLink[];

export const mobileMenu = [
  { label: "Camp Lejeune", href: "/#camp-lejeune" },
  { label: "Roundup", href: "/#roundup" },
  { label: "Hair Relaxer", href: "/#hair-relaxer" },
  { label: "Talcum Powder", href: "/#talc" },
  { label: "All lawsuits", href: "/#cases" },
  { label: "About Us", href: "/about" },
  ...resources,
  { label: "Contact Us", href: "/contact" },
] as const satisfies readonly MenuLink[];

export const legalRow = [
  { label: "Privacy", href: "/privacy" },
  { label: "Terms", href: "/terms" },
  { label: "California Privacy", href: "/california-privacy" },
  { label: "Do Not Sell or Share My Personal Information", href: "/do-not-sell-my-info" },
  { label: "Consumer Health Data", href: "/consumer-health-data" },
  { label: "Unsubscribe", href: "/unsubscribe" },
] as const satisfies readonly MenuLink[];

export const sitePages = [
  { label: "Home", href: "/" },
  { label: "Lawsuits", href: "/#cases" },
  { label: "About Us", href: "/about" },
  { label: "Contact Us", href: "/contact" },
  ...resources,
  { label: "Partners", href: "/partners" },
] as const satisfies readonly MenuLink[];

/** Every page a search engine may list, besides the case pages. */
export const indexedPaths = [
  "/",
  "/about",
  "/contact",
  "/blog",
  "/newsletter",
  "/faqs",
  "/privacy",
  "/terms",
  "/partners",
  "/california-privacy",
  "/do-not-sell-my-info",
  "/unsubscribe",
  "/consumer-health-data",
] as const;
