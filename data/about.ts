import { addresses } from "./addresses";
import { about as spanishAbout } from "./es/about";
import type { Link } from "./home";
import { inEach } from "./language";

const englishAbout = {
  title: "About us",
  lead: "{{site.name}} explains injury lawsuits in plain words and helps you reach a law firm if you want one.",
  sections: [
    {
      id: "mission",
      drawing: "help",
      title: "Our mission",
      paragraphs: [
        "A diagnosis, an injury or a loss is hard enough. Finding out whether the law can help should not be hard as well.",
        "We want you to be able to read one page and know what a case is about, what each side says and what to ask a lawyer.",
      ],
      items: [],
    },
    {
      id: "why-people-choose-us",
      drawing: "checklist",
      title: "Why people choose us",
      paragraphs: [],
      items: [
        "We show both sides: what the lawsuits claim, and what the other side answers.",
        "Facts have numbered sources, and each case page shows the day its sources were last searched.",
        "We say who may not qualify, so that you do not wait for a call that will not come.",
        "The site works without scripts, with cookies blocked and with a screen reader.",
        "We do not track you. Our one cookie remembers an opt-out.",
      ],
    },
    {
      id: "how-we-work",
      drawing: "about",
      title: "How we work",
      paragraphs: [
        "Partner firms pay us for advertising or for the requests they receive. They have no say in what we write. {{partners.list}}",
      ],
      items: [],
      steps: [
        "We look for sources that you can check yourself: a court, a public agency, a journal, or a report, which we label as one.",
        "We write down what they say. We call an allegation an allegation, and if we found nothing, the page says so.",
        "We check again, and the page shows the date.",
        "You read, and send a form only if you want to. You get a reference for it. {{lead.goes}}",
        "You can correct your request or take it back at any time.",
      ],
    },
    {
      id: "not-a-law-firm",
      drawing: "record",
      title: "We are not a law firm",
      paragraphs: [
        "{{site.company}} is {{site.companyForm}}. We are not lawyers or doctors. We give no legal or medical advice. {{referral.plain}}",
        "We do not weigh claims or choose a lawyer for you. A law firm does its own review and may say no. You become a client only when you and a firm both sign an agreement.",
      ],
      items: [],
    },
  ],
  links: [
    { label: "Contact us", href: addresses.contact },
    { label: "Our partner standards", href: addresses.partners },
    { label: "Privacy Policy", href: addresses.privacy },
  ],
} satisfies About;

export const about = /* @__PURE__ */ inEach<About>({ en: englishAbout, es: spanishAbout });

export type About = {
  title: string;
  lead: string;
  sections: readonly {
    id: string;
    /** Name of a file in `app/drawings/pages`. */
    drawing: string;
    title: string;
    paragraphs: readonly string[];
    items: readonly string[];
    /** The steps in their order, as a numbered list. */
    steps?: readonly string[];
  }[];
  links: readonly Link[];
};
