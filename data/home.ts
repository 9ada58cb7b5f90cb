/** The home page, top to bottom. */
export const home = {
  hero: {
    title: "Plain answers when you may have an injury claim",
    lead: "You or someone you love was hurt. Read what the lawsuits are about, or ask a law firm to look at your case. It costs nothing to ask.",
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
      text: "Cases on this site come up in many states. We pass your request on to partner firms that handle them. {{partners.list}}",
    },
    {
      id: "review",
      title: "A short first step",
      text: "The form takes a few minutes. You need no papers to start. A firm then tells you what it would like to see, and when.",
    },
    {
      id: "intake-style",
      title: "Made for a careful start",
      text: "We ask only what a firm needs for a first look. Every question says what it is for. Your answers are passed on only if you tick the box.",
    },
  ],
  whyUs: {
    title: "Why choose us",
    lead: "Four things people ask about, and what we can truly say about each.",
    points: [
      {
        title: "Experienced network",
        text: "We ask each partner firm for lawyers in good standing who handle these kinds of cases. Check this for yourself, too. Your state bar shows a lawyer's license and any discipline.",
      },
      {
        title: "No upfront costs",
        text: "We charge you nothing. Partner firms usually work for a share of what they recover, so there is no fee at the start. Ask the firm how it handles costs.",
      },
      {
        title: "Proven results",
        text: "Proof belongs to the firm, not to a website. Ask how many cases like yours it has handled and how they ended. Court records can back that up. Past results do not guarantee what will happen in your case.",
      },
      {
        title: "Compassionate support",
        text: "Our pages explain things in plain words and without pressure. On hard subjects they begin with help lines. You can tell us if it is not safe to call you.",
      },
    ],
    links: [
      { label: "What we ask of partner firms", href: "/partners" },
      { label: "How to check a law firm", href: "/blog#when-a-law-firm-calls" },
    ],
  },
  activeLawsuits: {
    title: "Active lawsuits",
    paragraphs: [
      "These are the cases we explain. Each page says who may qualify, what each side says, and where things stand in court.",
      "If yours is not here, that does not mean you have no claim. Your state bar can point you to a lawyer.",
    ],
  },
  whyMassTorts: {
    title: "Why mass torts",
    paragraphs: [
      "Sometimes one product or event is said to have hurt many people. Each person still has a case of their own. Courts may handle the shared questions together and leave the personal ones apart. That is a mass tort.",
      "It can make a hard case easier to bring, because work on the shared questions is done once. It does not decide who is right. Here are four you may have heard of.",
    ],
    topics: [
      {
        id: "camp-lejeune",
        title: "Camp Lejeune water",
        paragraphs: [
          "From 1953 to 1987, water at this Marine Corps base in North Carolina held harmful chemicals. A law of 2022 let people file claims with the Navy. That window closed on August 10, 2024. The Navy takes no new claims, and we pass none on.",
          "Other help is still there. Veterans who spent at least 30 days there may ask the VA for health care and disability pay. Family members who lived there may get some health costs paid back. If you filed a claim in time, speak with your lawyer about the next step.",
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
          "Lawsuits claim that long use of this weed killer raised the risk of a blood cancer, non-Hodgkin lymphoma. The maker denies it, and agencies differ. In June 2026 the Supreme Court limited claims about the label. A class settlement has been proposed, and it may cover you.",
        ],
        links: [{ label: "Roundup and lymphoma", href: "/lawsuits/roundup-cancer" }],
      },
      {
        id: "hair-relaxer",
        title: "Hair relaxers",
        paragraphs: [
          "Lawsuits claim that chemical hair relaxers raised the risk of cancer of the uterus or ovaries. The companies deny it. A large study of 2022 found a link with cancer of the uterus. A link is not proof of cause. As of mid-2026, the federal cases had not reached a verdict.",
        ],
        links: [{ label: "Hair relaxers and cancer", href: "/lawsuits/hair-relaxer-cancer" }],
      },
      {
        id: "talc",
        title: "Talcum powder",
        paragraphs: [
          "Lawsuits claim that talc powder led to cancer of the ovaries or to mesothelioma, a cancer of the lining of the lungs or belly. The companies deny it. We have no page on talc and take no talc requests.",
          "If you think this concerns you, ask a lawyer in your state soon. Time limits apply here too. Your state bar can give you names, and legal aid may help if you have a low income.",
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
        text: "Read the page on your case. It lists who may qualify and who may not. The questions there help you think it through. They do not decide anything.",
      },
      {
        title: "Free case review",
        text: "Send the form. We pass it on to a partner firm, and the firm reviews it at no charge. It may call you to ask more, and it may say no.",
      },
      {
        title: "Sign and file",
        text: "If a firm offers to act for you, read its agreement and ask about fees and costs. You are a client only once you both sign. The firm then files what your case needs.",
      },
      {
        title: "We fight for you",
        text: 'In this step, "we" is the law firm that took your case. It gathers records, talks with the other side and goes to court if needed. This site has no part in that.',
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
      "The law sets a time limit for most claims. It depends on the state, the kind of claim and when you learned of the harm. Some limits are short, and some have exceptions.",
      "We cannot tell you yours. A lawyer can. If you are unsure, it is sensible to ask early, even if you then choose to do nothing.",
    ],
    links: [
      { label: "Start Your Free Review", href: "/#form" },
      { label: "How time limits work", href: "/blog#how-time-limits-work" },
    ],
  },
} as const satisfies Home;

export type Link = { label: string; href: string };

export type Home = {
  hero: {
    title: string;
    lead: string;
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
