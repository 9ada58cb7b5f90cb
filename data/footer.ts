import { footer as spanishFooter } from "./es/footer";
import { inEach } from "./language";
import type { Site } from "./site";

/** The three statements in the footer of every page. */
const englishFooter = {
  statements: [
    "Attorney advertising. {{site.name}} is run by {{site.company}}, which is not a law firm. Law firms pay to take part. The responsible advertiser is {{site.responsibleAdvertiser}}.",
    "Past results do not guarantee future outcomes. Each case depends on its own facts and on the law that applies.",
    "Submitting information on this site does not create an attorney-client relationship. You become a client only when you and a law firm both sign an agreement.",
  ],
} satisfies Footer;

export const footer = /* @__PURE__ */ inEach<Footer>({ en: englishFooter, es: spanishFooter });

/** Social profiles that settings may define, in the order of the footer. */
export const networks = [
  { id: "facebook", label: "Facebook" },
  { id: "instagram", label: "Instagram" },
  { id: "x", label: "X" },
  { id: "linkedin", label: "LinkedIn" },
  { id: "youtube", label: "YouTube" },
] as const satisfies readonly { id: keyof Site["social"]; label: string }[];

type Footer = { statements: readonly [string, string, string] };
