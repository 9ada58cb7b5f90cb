import { brand } from "./brand";

/** Separate from `site`, because the script of every page contains it. */
export const siteName = brand.name;

/**
 * Who runs the site; its name is in `brand.ts`. The settings of the same names (SITE_NAME,
 * COMPANY_NAME, …) replace single values at start.
 */
export const site = {
  name: siteName,
  tagline: "Plain answers about injury claims",
  company: "Plainclaim Media LLC",
  companyForm: "a Wyoming limited liability company",
  contactEmail: "hello@plainclaim.example",
  privacyEmail: "privacy@plainclaim.example",
  optOutSubject: "Do Not Sell or Share My Personal Information",
  postalAddress: "PO Box 1024, New York, NY 10001",
  responsibleAdvertiser: "Sample Law Firm PLLC, Cheyenne, Wyoming",
  social: { facebook: "", instagram: "", x: "", linkedin: "", youtube: "" },
} satisfies Site;

export type Site = {
  name: string;
  tagline: string;
  company: string;
  companyForm: string;
  contactEmail: string;
  privacyEmail: string;
  /** Subject line of an opt-out request sent by email. */
  optOutSubject: string;
  postalAddress: string;
  /** Lawyer or firm, and city, responsible for the advertising (lawyer advertising rules). */
  responsibleAdvertiser: string;
  /** Empty: not drawn in the footer. */
  social: Record<"facebook" | "instagram" | "x" | "linkedin" | "youtube", string>;
};

/**
 * The sample values of this program. While one of them is in use, every page has the demonstration
 * line. Replace values in `site` above, not here.
 */
export const sample = {
  company: "Plainclaim Media LLC",
  companyForm: "a Wyoming limited liability company",
  contactEmail: "hello@plainclaim.example",
  privacyEmail: "privacy@plainclaim.example",
  postalAddress: "PO Box 1024, New York, NY 10001",
  responsibleAdvertiser: "Sample Law Firm PLLC, Cheyenne, Wyoming",
} as const satisfies Partial<Site>;

/** The firms that the forms, /partners and receipts name, unless `PARTNERS_FILE` lists others. */
export const samplePartners = [
  {
    name: "Sample Law Firm PLLC",
    city: "Cheyenne",
    state: "WY" as const,
    site: "https://sample-law-firm.example/",
  },
];

/** Retention periods for the legal pages. Defaults of the settings with the same names. */
export const retention = { submissionDays: 1095, receiptDays: 1826, logMonths: 24 } as const;
