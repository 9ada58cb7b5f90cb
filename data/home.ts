import { addresses, caseAddress, postAddress } from "./addresses";
import { home as spanishHome } from "./es/home";
import { inEach, language } from "./language";

/** The home page, top to bottom. */
const englishHome = {
  hero: {
    title: "Plain answers about injury claims",
    figure: "/images/pages/home.svg",
    lead: "Read what a lawsuit is about and where it stands, or ask a law firm to look at your case, at no cost.",
    start: "Start Your Free Review",
    points: [
      "A law firm does the review. {{site.name}} is not one.",
      "No tracking cookies on this site.",
      "You can stop calls, texts and emails at any time.",
    ],
    formTitle: "Ask for a free case evaluation",
  },
  features: [
    {
      id: "network",
      title: "{{partners.network}}",
      text: "The partners page names each firm, its city and the states it takes requests from.",
    },
    {
      id: "review",
      title: "Asking takes a few minutes",
      text: "The form is short. Allow 1 to 10 business days for a firm to answer.",
    },
    {
      id: "intake-style",
      title: "Lawyers decide, not us",
      text: "We only take your request. A law firm does the review and the legal work.",
    },
  ],
  whyUs: {
    title: "Why choose us",
    lead: "Four things you can check yourself.",
    points: [
      {
        title: "Check a firm's experience",
        text: "The state bar shows how long its lawyers have been licensed.",
      },
      {
        title: "No upfront costs",
        text: "You pay us nothing. A firm usually takes a share of what it recovers. You may still owe costs. Ask before you sign.",
      },
      {
        title: "Ask about results",
        text: "Ask a firm how cases like yours ended, and check court records.",
      },
      {
        title: "Compassionate support",
        text: "Pages about abuse begin with help lines, and their forms ask whether a call is safe.",
      },
    ],
    links: [{ label: "What we ask of partner firms", href: addresses.partners }],
  },
  activeLawsuits: {
    title: "Lawsuits and claims",
    lead: "Each page says who may qualify, how long you may have, and where it stands.",
  },
  whyMassTorts: {
    title: "Why mass torts",
    paragraphs: [
      "Courts may handle the shared questions of many people together. Each person still has a separate case.",
    ],
    topics: [
      {
        id: "camp-lejeune",
        title: "Camp Lejeune water",
        paragraphs: [
          "From 1953 to 1987, water at this Marine Corps base had harmful chemicals in it. The window to file a claim closed on August 10, 2024, and we pass none on. The VA still offers health care and disability pay.",
        ],
        links: [
          {
            label: "VA: Camp Lejeune benefits",
            href: "https://www.va.gov/disability/eligibility/hazardous-materials-exposure/camp-lejeune-water-contamination/",
          },
          { label: "Navy: Camp Lejeune claims", href: "https://www.navy.mil/clja/" },
        ],
      },
      {
        id: "roundup",
        title: "Roundup",
        paragraphs: [
          "Lawsuits claim that this weed killer raised the risk of non-Hodgkin lymphoma. The maker denies it. A proposed class settlement may cover you.",
        ],
        links: [{ label: "Roundup and lymphoma", href: caseAddress("roundup-cancer") }],
      },
      {
        id: "hair-relaxer",
        title: "Hair relaxers",
        paragraphs: [
          "Lawsuits claim that relaxers raised the risk of cancer of the uterus or ovaries. The companies deny it. A 2022 study found a link, not proof.",
        ],
        links: [{ label: "Hair relaxers and cancer", href: caseAddress("hair-relaxer-cancer") }],
      },
      {
        id: "talc",
        title: "Talcum powder",
        paragraphs: [
          "Lawsuits claim that talc powder led to cancer of the ovaries or to mesothelioma. The companies deny it. We have no page and no form for it yet. A lawyer in your state can name the time limit.",
        ],
        links: [
          { label: "Find a lawyer", href: "https://www.findlegalhelp.org" },
          {
            label: "Find legal aid",
            href: "https://www.lsc.gov/about-lsc/what-legal-aid/get-legal-help",
          },
        ],
      },
    ],
  },
  howItWorks: {
    title: "How it works",
    steps: [
      {
        title: "Check eligibility",
        text: "The page on your case lists who may qualify and who may not. It decides nothing.",
      },
      {
        title: "Free case review",
        text: "A firm that gets your request reads it. It may call to ask more, and may say no.",
      },
      {
        title: "Sign and file",
        text: "You are a client only once you and a firm both sign. Then it files what your case needs.",
      },
      {
        title: "Your firm fights for you",
        text: "From then on it speaks for you, as your agreement says.",
      },
    ],
  },
  testimonials: {
    title: "Three common situations",
    label: "Made-up examples, not reviews of this site.",
    items: [
      {
        quote: "My dad breathed asbestos at work, and he smoked. Does that end it?",
        name: "Maria, an example",
        location: "Ohio",
        avatar: "/images/avatar-1.svg",
        link: { label: "Asbestos and smoking", href: caseAddress("asbestos-lung-cancer") },
      },
      {
        quote: "Social Security said no. Do I start over, or appeal?",
        name: "James, an example",
        location: "Texas",
        avatar: "/images/avatar-2.svg",
        link: { label: "Disability appeals", href: caseAddress("ssdi-applications") },
      },
      {
        quote: "A firm I never heard of called about my claim. How do I check it?",
        name: "Renee, an example",
        location: "Georgia",
        avatar: "/images/avatar-3.svg",
        link: { label: "When a law firm calls", href: postAddress("when-a-law-firm-calls") },
      },
    ],
  },
  closing: {
    title: "About deadlines",
    paragraphs: [
      "Most claims have a time limit. It depends on the state, the claim and when you learned of the harm. Ask a lawyer early.",
    ],
    links: [
      { label: "Start Your Free Review", href: addresses.reviewForm },
      { label: "Deadlines", href: addresses.deadlines },
      { label: "Time limits by state", href: addresses.timeLimits },
      { label: "How time limits work", href: postAddress("how-time-limits-work") },
    ],
  },
} satisfies Home;

export const home = /* @__PURE__ */ inEach<Home>({ en: englishHome, es: spanishHome });

/** The line under the site name. An installation sets the English one in `site`. */
export function tagline(site: { tagline: string }): string {
  return language() === "en" ? site.tagline : home().hero.title;
}

export type Link = { label: string; href: string };

export type Home = {
  hero: {
    title: string;
    /** A decorative drawing. */
    figure: string;
    /** One sentence; also the description of the page. */
    lead: string;
    start: string;
    points: readonly string[];
    formTitle: string;
  };
  features: readonly { id: "network" | "review" | "intake-style"; title: string; text: string }[];
  whyUs: { title: string; lead: string; points: readonly Point[]; links: readonly Link[] };
  activeLawsuits: { title: string; lead: string };
  whyMassTorts: { title: string; paragraphs: readonly string[]; topics: readonly Topic[] };
  howItWorks: { title: string; steps: readonly Point[] };
  /** `label` is always shown with them: invented testimonials are unlawful (16 CFR 465). */
  testimonials: { title: string; label: string; items: readonly Testimonial[] };
  closing: { title: string; paragraphs: readonly string[]; links: readonly Link[] };
};

type Point = { title: string; text: string };

export type Topic = {
  id: "camp-lejeune" | "roundup" | "hair-relaxer" | "talc";
  title: string;
  paragraphs: readonly string[];
  links: readonly Link[];
};

/** A made-up situation, and the page that answers it. */
type Testimonial = {
  quote: string;
  name: string;
  location: string;
  avatar: string;
  link: Link;
};
