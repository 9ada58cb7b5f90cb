import { z } from "zod";
import { editions } from "~/data/languages";
import { type Site, sample, site } from "~/data/site";
import type { Environment } from "./partners";
import { approval, httpAddress, isSigned, mailAddress } from "./types";

/** Who runs the site: each setting replaces one value of `data/site.ts`. */
export const siteSettings = {
  SITE_NAME: z.string().default(site.name),
  COMPANY_NAME: z.string().default(site.company),
  COMPANY_FORM: z.string().default(site.companyForm),
  CONTACT_EMAIL: mailAddress.default(site.contactEmail),
  PRIVACY_EMAIL: mailAddress.default(site.privacyEmail),
  OPT_OUT_SUBJECT: z.string().default(site.optOutSubject),
  POSTAL_ADDRESS: z.string().default(site.postalAddress),
  RESPONSIBLE_ADVERTISER: z.string().default(site.responsibleAdvertiser),
  SOCIAL_FACEBOOK: httpAddress.default(site.social.facebook),
  SOCIAL_INSTAGRAM: httpAddress.default(site.social.instagram),
  SOCIAL_X: httpAddress.default(site.social.x),
  SOCIAL_LINKEDIN: httpAddress.default(site.social.linkedin),
  SOCIAL_YOUTUBE: httpAddress.default(site.social.youtube),
};

type SiteSettings = { [Name in keyof typeof siteSettings]: string };

export function readSite(set: SiteSettings): Site {
  return {
    ...site,
    name: set.SITE_NAME,
    company: set.COMPANY_NAME,
    companyForm: set.COMPANY_FORM,
    contactEmail: set.CONTACT_EMAIL,
    privacyEmail: set.PRIVACY_EMAIL,
    optOutSubject: set.OPT_OUT_SUBJECT,
    postalAddress: set.POSTAL_ADDRESS,
    responsibleAdvertiser: set.RESPONSIBLE_ADVERTISER,
    social: {
      facebook: set.SOCIAL_FACEBOOK,
      instagram: set.SOCIAL_INSTAGRAM,
      x: set.SOCIAL_X,
      linkedin: set.SOCIAL_LINKEDIN,
      youtube: set.SOCIAL_YOUTUBE,
    },
  };
}

/** Names of the settings that still have their sample value. */
export function sampleSettings(set: SiteSettings & { PARTNERS_FILE?: unknown }): string[] {
  const isSample = {
    COMPANY_NAME: set.COMPANY_NAME === sample.company,
    COMPANY_FORM: set.COMPANY_FORM === sample.companyForm,
    CONTACT_EMAIL: set.CONTACT_EMAIL === sample.contactEmail,
    PRIVACY_EMAIL: set.PRIVACY_EMAIL === sample.privacyEmail,
    POSTAL_ADDRESS: set.POSTAL_ADDRESS === sample.postalAddress,
    RESPONSIBLE_ADVERTISER: set.RESPONSIBLE_ADVERTISER === sample.responsibleAdvertiser,
    PARTNERS_FILE: set.PARTNERS_FILE === undefined,
  };
  return Object.entries(isSample).flatMap(([name, is]) => (is ? [name] : []));
}

const translation = z.object({
  approved: approval.optional(),
  /** The translator, then the reviser. */
  translatedBy: z
    .string()
    .transform((text) => text.split(";").map((part) => part.trim()))
    .refine(
      (parts) => parts.length <= 2 && parts.every(isSigned),
      "must be dates and names, such as 2026-11-20 Luis Gil; 2026-11-23 Ana Ruiz",
    )
    .optional(),
  referral: z.string().optional(),
});

export type Translation = z.infer<typeof translation>;

const translated = Object.entries(editions).flatMap(([code, edition]) =>
  "settings" in edition ? [{ code, names: edition.settings }] : [],
);

/** The settings of all languages. */
export const translationNames: readonly string[] = translated.flatMap(({ names }) =>
  Object.values(names),
);

/** Who answers for each language but the main one, and which settings say it wrongly. */
export function readTranslations(given: Environment) {
  const translations: Partial<Record<string, Translation>> = {};
  const issues = translated.flatMap(({ code, names }) => {
    const told = Object.entries(names).map(([part, name]) => [part, given[name]]);
    const { data, error } = translation.safeParse(Object.fromEntries(told));
    translations[code] = data ?? {};
    return (error?.issues ?? []).map(({ path: [part], message }) => ({
      path: [String(Reflect.get(names, part ?? ""))],
      message,
    }));
  });
  return { translations, issues };
}
