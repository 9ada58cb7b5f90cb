import { addresses, caseAddress, postAddress } from "./addresses";

/** The home page, top to bottom. */
export const home = {
  hero: {
    title: "Plain answers about injury claims",
    lead: "Read what a lawsuit is about and where it stands, or ask a law firm to look at your case, at no cost.",
    finder: {
      name: "Find your case",
      label: "What happened?",
      placeholder: "Product, illness or place",
      button: "Find",
      suggestions: "Cases that may fit",
    },
    start: "Start Your Free Review",
    points: [
      "Free to ask, and you decide what happens next.",
      "No tracking cookies on this site.",
      "You can stop calls, texts and emails at any time.",
    ],
    formTitle: "Ask for a free case evaluation",
    formNote: "A law firm does the review. {{site.name}} is not a law firm.",
  },
  features: [
    {
      id: "network",
      title: "A national network",
      text: "We pass your request on to partner firms that handle such cases. {{partners.list}}",
    },
    {
      id: "review",
      title: "A short first step",
      text: "The form takes a few minutes, and you need no papers to start.",
    },
    {
      id: "intake-style",
      title: "Made for a careful start",
      text: "We ask only what a firm needs for a first look, and pass your answers on only if you tick the box.",
    },
  ],
  whyUs: {
    title: "Why choose us",
    lead: "Four things people ask about, and how you can check each.",
    points: [
      {
        title: "Experienced network",
        text: "Look a firm's lawyers up at the state bar. It shows their license and any discipline.",
      },
      {
        title: "No upfront costs",
        text: "You pay us nothing. Firms usually take a share of what they recover. Ask about costs.",
      },
      {
        title: "Proven results",
        text: "Ask the firm how cases like yours ended. Past results do not guarantee yours.",
      },
      {
        title: "Compassionate support",
        text: "Hard subjects begin with help lines. You can tell us if a call is not safe.",
      },
    ],
    links: [
      { label: "What we ask of partner firms", href: addresses.partners },
      { label: "How to check a law firm", href: postAddress("when-a-law-firm-calls") },
    ],
  },
  activeLawsuits: {
    title: "Active lawsuits",
    paragraphs: [
      "Each page says who may qualify, what each side says, and where things stand in court.",
    ],
  },
  whyMassTorts: {
    title: "Why mass torts",
    paragraphs: [
      "When one product or event is said to have hurt many people, courts may handle the shared questions together. Each person keeps a case of their own. Here are four you may have heard of.",
    ],
    topics: [
      {
        id: "camp-lejeune",
        title: "Camp Lejeune water",
        paragraphs: [
          "From 1953 to 1987, water at this Marine Corps base held harmful chemicals. The window to file a claim with the Navy closed on August 10, 2024, and we pass none on. The VA still offers health care and disability pay to many who lived there.",
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
          "Lawsuits claim that long use of this weed killer raised the risk of a blood cancer, non-Hodgkin lymphoma. The maker denies it, and agencies differ. A class settlement has been proposed, and it may cover you.",
        ],
        links: [{ label: "Roundup and lymphoma", href: caseAddress("roundup-cancer") }],
      },
      {
        id: "hair-relaxer",
        title: "Hair relaxers",
        paragraphs: [
          "Lawsuits claim that chemical hair relaxers raised the risk of cancer of the uterus or ovaries. The companies deny it. A large study of 2022 found a link with cancer of the uterus, which is not proof of cause.",
        ],
        links: [{ label: "Hair relaxers and cancer", href: caseAddress("hair-relaxer-cancer") }],
      },
      {
        id: "talc",
        title: "Talcum powder",
        paragraphs: [
          "Lawsuits claim that talc powder led to cancer of the ovaries or to mesothelioma. The companies deny it. We have no page on talc and take no talc requests. A lawyer in your state can tell you which time limit applies.",
        ],
        links: [
          { label: "Find a lawyer through your bar", href: "https://www.findlegalhelp.org" },
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
        text: "We pass your form on to a partner firm. It may call you to ask more, and may say no.",
      },
      {
        title: "Sign and file",
        text: "You are a client only once you and a firm both sign. Then it files what your case needs.",
      },
      {
        title: "We fight for you",
        text: 'Here "we" is the law firm that took your case. This site has no part in that.',
      },
    ],
  },
  testimonials: {
    title: "What people often tell us they want",
    label:
      "These three are illustrations that we wrote. The people are not real clients, and these are not reviews of us or of any firm.",
    items: [
      {
        quote:
          "I did not want a sales call. I wanted to know what the case was about, and what a lawyer would ask me.",
        name: "Maria, an illustration",
        location: "Ohio",
        avatar: "/images/avatar-1.svg",
      },
      {
        quote:
          "My dad had passed away, and I did not know if I could ask for him. The page told me what to look for.",
        name: "James, an illustration",
        location: "Texas",
        avatar: "/images/avatar-2.svg",
      },
      {
        quote:
          "I was not ready to talk on the phone. It helped that I could read first and write when I felt able to.",
        name: "Renee, an illustration",
        location: "Georgia",
        avatar: "/images/avatar-3.svg",
      },
    ],
  },
  closing: {
    title: "About deadlines",
    paragraphs: [
      "The law sets a time limit for most claims. It depends on the state, the kind of claim and when you learned of the harm. Only a lawyer can tell you yours, and it is sensible to ask early.",
    ],
    links: [
      { label: "Start Your Free Review", href: addresses.reviewForm },
      { label: "How time limits work", href: postAddress("how-time-limits-work") },
    ],
  },
} as const satisfies Home;

export type Link = { label: string; href: string };

export type Home = {
  hero: {
    title: string;
    /** One sentence; also the description of the page. */
    lead: string;
    finder: {
      name: string;
      label: string;
      placeholder: string;
      button: string;
      suggestions: string;
    };
    start: string;
    points: readonly string[];
    formTitle: string;
    formNote: string;
  };
  features: readonly { id: "network" | "review" | "intake-style"; title: string; text: string }[];
  whyUs: { title: string; lead: string; points: readonly Point[]; links: readonly Link[] };
  activeLawsuits: { title: string; paragraphs: readonly string[] };
  whyMassTorts: { title: string; paragraphs: readonly string[]; topics: readonly Topic[] };
  howItWorks: { title: string; steps: readonly Point[] };
  /** `label` is always shown with them: invented testimonials are unlawful (16 CFR 465). */
  testimonials: { title: string; label: string; items: readonly Testimonial[] };
  closing: { title: string; paragraphs: readonly string[]; links: readonly Link[] };
};

export type Point = { title: string; text: string };

export type Topic = {
  id: "camp-lejeune" | "roundup" | "hair-relaxer" | "talc";
  title: string;
  paragraphs: readonly string[];
  links: readonly Link[];
};

export type Testimonial = { quote: string; name: string; location: string; avatar: string };
