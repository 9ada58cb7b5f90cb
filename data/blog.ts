import { addresses, postAddress } from "./addresses";
import { blog as spanishBlog } from "./es/blog";
import type { Link } from "./home";
import { inEach } from "./language";
import type { PrintedSource } from "./record";

const englishBlog = {
  title: "Blog",
  lead: "Short guides for people who are thinking about a claim. They are general information and not legal advice.",
  posts: [
    {
      slug: "how-time-limits-work",
      drawing: "deadlines",
      title: "How time limits for injury claims work",
      date: "2026-11-21",
      excerpt:
        "Most claims must be started within a set time. Here is how the clock starts, what can pause it and why a lawyer should check.",
      body: [
        {
          kind: "paragraph",
          text: "Almost every claim has a deadline. After it, a court will usually turn the case away, however strong it is. The rules are not the same for everyone, so this guide gives you ideas to ask about, not a date.",
        },
        { kind: "heading", text: "The main clock" },
        {
          kind: "paragraph",
          text: "The main rule is called a statute of limitations. It says how long you have to file a lawsuit. Each state sets its own. Within a state, the time can differ by kind of claim. A crash, a faulty product, a doctor's mistake and a death may each have a rule of their own.",
        },
        {
          kind: "paragraph",
          text: "Note the word file. Calling a lawyer, talking to an insurer or sending a form on a website does not stop the clock. Only the step the law asks for does. That is most often a paper filed in court.",
        },
        { kind: "heading", text: "When the clock starts" },
        {
          kind: "paragraph",
          text: "Often it starts on the day you were hurt. But some harm shows up late. An illness can take years, and its cause may be learned later still. Many states then use a discovery rule. The clock starts when you knew of the harm and its likely cause, or should have known.",
        },
        {
          kind: "paragraph",
          text: "What you should have known is often argued about. A diagnosis, a doctor's remark, a recall letter or a news report can all play a part. It helps to write down when you learned what, and from whom.",
        },
        { kind: "heading", text: "What can pause it" },
        {
          kind: "list",
          items: [
            "The injured person was a child.",
            "The person could not act because of illness or a mental condition.",
            "Facts were hidden from the person.",
            "The person or company to be sued was in bankruptcy.",
            "A class action covers the same claim. This pause has limits, so do not count on it.",
          ],
        },
        {
          kind: "paragraph",
          text: "Lawyers call a pause tolling. Each of these depends on the state. For past sexual abuse, some states have also opened a time window for older claims. Such windows open and close by law.",
        },
        { kind: "heading", text: "The outer limit" },
        {
          kind: "paragraph",
          text: "Some states have a second clock, called a statute of repose. It may start when a product was sold or a treatment was given. It can end a claim before the harm is even known. Pauses often do not apply to it.",
        },
        { kind: "heading", text: "Shorter clocks" },
        {
          kind: "paragraph",
          text: "Claims against a city, a state or the federal government often need a written notice first. That may be due much sooner than a lawsuit. Bankruptcy courts and settlements set dates of their own. So do appeals of a denied benefit.",
        },
        { kind: "heading", text: "What to do with this" },
        {
          kind: "list",
          items: [
            "Write down four dates: use or exposure, first signs, diagnosis and when you first heard of a link.",
            "Note each state where you lived, were treated or were hurt.",
            "Keep letters from insurers, agencies and courts with their envelopes.",
            "Ask a lawyer which clock applies. Ask for the answer in writing.",
            "If a firm says no, ask whether a deadline is near, and try another lawyer.",
          ],
        },
        {
          kind: "paragraph",
          text: "If you think your time has run out, it can still be worth one question to a lawyer. Exceptions are easy to miss from the outside.",
        },
      ],
      cited: [
        {
          publisher: "Cornell Law School, Legal Information Institute",
          title: "Wex: Statute of Limitations",
          date: "2026",
          url: "https://www.law.cornell.edu/wex/statute_of_limitations",
        },
        {
          publisher: "Cornell Law School, Legal Information Institute",
          title: "Wex: Statute of Repose",
          date: "2026",
          url: "https://www.law.cornell.edu/wex/statute_of_repose",
        },
        {
          publisher: "United States Code",
          title: "28 U.S.C. 2401(b), claims against the United States",
          date: "2026",
          url: "https://www.law.cornell.edu/uscode/text/28/2401",
        },
        {
          publisher: "Supreme Court of the United States",
          title: "American Pipe & Construction Co. v. Utah, 414 U.S. 538",
          date: "1974",
        },
      ],
      links: [],
    },
    {
      slug: "when-a-law-firm-calls",
      drawing: "contact",
      title: "When a law firm calls: what to expect, and how to check the firm",
      date: "2026-11-21",
      excerpt:
        "What a first call is like, what you can ask, how to look up a lawyer's license, and the signs that a caller is not what they claim.",
      body: [
        {
          kind: "paragraph",
          text: "You asked for a review, and the phone rings. The number may be new to you. Here is what a good first call looks like, and how to tell it from a bad one.",
        },
        { kind: "heading", text: "Who is calling" },
        {
          kind: "paragraph",
          text: "The first caller is often an intake worker, not a lawyer. The person should give a name and the name of the firm, and say which request the call is about. You can ask for the reference you got from us. The firm has it too.",
        },
        {
          kind: "paragraph",
          text: "You do not have to talk right then. Ask for a name and call back on the number that the firm's own website or the state bar gives. Federal rules keep sales calls to the hours from 8 a.m. to 9 p.m. where you are. Some states set tighter hours.",
        },
        { kind: "heading", text: "What they may ask" },
        {
          kind: "list",
          items: [
            "What happened, where and when.",
            "Your diagnosis and who treated you.",
            "Which product, drug or place was involved.",
            "Whether you already have a lawyer or signed a release.",
            "How to reach you, and when it is safe to call.",
          ],
        },
        {
          kind: "paragraph",
          text: "It is fine to say that you do not know. Do not guess, and do not change your story to fit. Honest gaps are normal. Wrong facts can end a case.",
        },
        { kind: "heading", text: "What you can ask" },
        {
          kind: "list",
          items: [
            "Which lawyer would handle my case, and in which states is that lawyer licensed?",
            "Would your firm do the work, or pass the case to another firm?",
            "How many cases of this kind have you handled, and how did they end?",
            "What share is your fee? Is it taken before or after costs?",
            "Do I owe costs if nothing is recovered?",
            "Is a deadline near in my case?",
            "How often will I hear from you?",
          ],
        },
        { kind: "heading", text: "How to check a firm" },
        {
          kind: "list",
          items: [
            "Look the lawyer up on the website of the state bar or state court. It shows whether the license is active and any public discipline.",
            "Search court records for cases like yours. Federal cases are on PACER, which charges a small fee per page. Many state courts are free.",
            "Do not rely on badges. Some awards can be bought.",
            "Talk with more than one lawyer if you can.",
          ],
        },
        {
          kind: "paragraph",
          text: "A fee that depends on the result must be in writing and signed by you, under the rules of nearly every state. The paper must say how the share is worked out and which costs you may owe. Take a day to read it. You may end the agreement later, though you may then owe for work that was done.",
        },
        { kind: "heading", text: "Signs of trouble" },
        {
          kind: "list",
          items: [
            "The caller wants money, a bank login or a card number.",
            "The caller promises a result or names a sum.",
            "The caller tells you what to answer.",
            "You are pressed to sign during the call.",
            "The caller will not name a lawyer or a firm.",
            "The caller cannot give your reference but says we sent them.",
          ],
        },
        {
          kind: "paragraph",
          text: "If you see one of these, hang up. You can report it to the FTC and to your state bar. Please tell us too, at {{site.contactEmail}}.",
        },
        { kind: "heading", text: "How to stop calls" },
        {
          kind: "paragraph",
          text: "Say stop, or reply STOP to a text. The caller must act on it within 10 business days at the latest. You can also write to us, and we pass it on to each firm that got your request.",
        },
      ],
      cited: [
        {
          publisher: "Federal Trade Commission",
          title: "Look beyond the award when you hire a lawyer",
          date: "2021",
          url: "https://consumer.ftc.gov/consumer-alerts/2021/12/look-beyond-award-when-you-hire-lawyer",
        },
        {
          publisher: "Code of Federal Regulations",
          title: "47 CFR 64.1200, calls, texts and how to stop them",
          date: "2026",
          url: "https://www.law.cornell.edu/cfr/text/47/64.1200",
        },
        {
          publisher: "American Bar Association",
          title: "Model Rules of Professional Conduct, Rule 1.5: Fees",
          date: "2026",
        },
      ],
      links: [
        { label: "Report fraud to the FTC", href: "https://reportfraud.ftc.gov" },
        { label: "What we ask of partner firms", href: addresses.partners },
      ],
    },
    {
      slug: "how-to-gather-records",
      drawing: "checklist",
      title: "How to gather records for a claim",
      date: "2026-11-21",
      excerpt:
        "Which papers help, how to ask for your medical records, what they may cost, and what to do when you have no receipts.",
      body: [
        {
          kind: "paragraph",
          text: "You need no papers to ask for a review. Later they matter a lot. A little work now can spare you a long search, and a law firm can often collect the rest.",
        },
        { kind: "heading", text: "Start with a page of dates" },
        {
          kind: "paragraph",
          text: "Write down what happened, in order, while you remember it. Put in names of doctors, hospitals, drugs, products and jobs. Add who saw what. Mark what you are not sure of. This page is for you and a lawyer, so do not post it online.",
        },
        { kind: "heading", text: "Ask for your medical records" },
        {
          kind: "paragraph",
          text: "Federal law gives you a right to see your records and get a copy. It covers most doctors, hospitals, clinics, pharmacies and health plans. Many let you download part of your records at once from a patient portal. To get all of them, write to the records office.",
        },
        {
          kind: "list",
          items: [
            "Give your full name, date of birth and the dates of care.",
            "Name what you want: visit notes, test results, images, operation reports, pathology reports and bills.",
            "Say how you want the copy, such as by email, on a disc or on paper.",
            "Keep a copy of the request and note the day you sent it.",
          ],
        },
        {
          kind: "paragraph",
          text: "They must answer within 30 days. They may take up to 30 more if they tell you why in writing. They may charge a fair fee for copying and mail, but not for finding the records. They cannot refuse because you owe a bill. Psychotherapy notes follow other rules.",
        },
        {
          kind: "paragraph",
          text: "For someone who has died, the person in charge of the estate can usually ask. For a child, a parent usually can.",
        },
        { kind: "heading", text: "Other records that help" },
        {
          kind: "list",
          items: [
            "Drugs: a printout from each pharmacy, and the boxes with lot numbers.",
            "Implants: the card you got, the operation report and the sticker page with the model and lot.",
            "Products: receipts, photos, packages, and store or loyalty accounts.",
            "Work: pay stubs, union records and names of co-workers. Social Security can send a list of past employers for a fee.",
            "Service: military records are free from the National Archives for most veterans and next of kin.",
            "Accidents: the police report, photos, repair bills and letters from insurers.",
            "Costs: bills, miles driven to care, and days of work you missed.",
          ],
        },
        { kind: "heading", text: "Keep things as they are" },
        {
          kind: "paragraph",
          text: "If you still have the product, keep it in a safe, dry place. Do not clean, fix, send back or throw it away before a lawyer has advised you. If a device is to be taken out of your body, ask before the operation how it can be kept.",
        },
        {
          kind: "paragraph",
          text: "Do not delete messages or posts about what happened. A court may see that as hiding proof. If the matter concerns images of a child, do not copy or send them. Report them to the CyberTipline instead.",
        },
        { kind: "heading", text: "If you have no receipts" },
        {
          kind: "paragraph",
          text: "Many people do not. A bank record, a photo with a date, an old email or a neighbor who remembers can help. Hospitals do not keep records forever, so ask soon. If a place has closed, ask the state health office where its records went.",
        },
        { kind: "heading", text: "How to keep it all" },
        {
          kind: "list",
          items: [
            "Use one folder, with one list of what is in it.",
            "Hand over copies, never the originals.",
            "Send papers only to a firm you have checked and chosen.",
            "Please do not send us medical records. We have no use for them.",
          ],
        },
      ],
      cited: [
        {
          publisher: "US Department of Health and Human Services",
          title:
            "Individuals' Right under HIPAA to Access their Health Information, 45 CFR 164.524",
          date: "2026",
          url: "https://www.hhs.gov/hipaa/for-professionals/privacy/guidance/access/index.html",
        },
        {
          publisher: "Social Security Administration",
          title: "Form SSA-7050, Request for Social Security Earnings Information",
          date: "2022",
          url: "https://www.ssa.gov/forms/ssa-7050.pdf",
        },
        {
          publisher: "National Archives",
          title: "Request Military Service Records",
          date: "2026",
          url: "https://www.archives.gov/veterans/military-service-records",
        },
      ],
      links: [{ label: "When a law firm calls", href: postAddress("when-a-law-firm-calls") }],
    },
  ],
} satisfies Blog;

export const blog = /* @__PURE__ */ inEach<Blog>({ en: englishBlog, es: spanishBlog });

export type Blog = { title: string; lead: string; posts: readonly Post[] };

export type Post = {
  /** Also the post's anchor on /blog. */
  slug: string;
  /** Name of a file in `app/drawings/pages`. */
  drawing: string;
  title: string;
  /** ISO date of the day it was written. */
  date: string;
  excerpt: string;
  body: readonly Block[];
  cited: readonly PrintedSource[];
  links: readonly Link[];
};

export type Block =
  | { kind: "paragraph"; text: string }
  | { kind: "heading"; text: string }
  | { kind: "list"; items: readonly string[] };
