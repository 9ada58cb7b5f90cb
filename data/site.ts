/**
 * Who runs the site. Renaming the site is editing this file; the settings of the same names
 * (SITE_NAME, COMPANY_NAME, …) replace single values at start.
 */
export const site = {
  name: "Plainclaim",
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
  /** Subject line of an opt-out request sent by e-mail. */
  optOutSubject: string;
  postalAddress: string;
  /** Lawyer or firm and city that answers for the advertising (lawyer advertising rules). */
  responsibleAdvertiser: string;
  /** Empty: not drawn in the footer. */
  social: Record<"facebook" | "instagram" | "x" | "linkedin" | "youtube", string>;
};

/** Firms that may call a visitor who asks for a review. Empty: the forms say that none is named yet. */
export const partners: readonly Partner[] = [];

export type Partner = { name: string; city: string; site: string };

/** How long things are kept, for the legal pages; the defaults of the settings of the same names. */
export const retention = { submissionDays: 1095, receiptDays: 1826, logMonths: 24 } as const;

/** The date every legal page shows, and the day its newer parts were read again. ISO dates. */
export const legalDates = { lastUpdated: "2025-04-30", reviewed: "2026-11-21" } as const;
