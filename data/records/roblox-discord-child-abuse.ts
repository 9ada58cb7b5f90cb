import type { CaseRecord } from "../record";

export const robloxDiscordChildAbuseRecord = {
  status: {
    kind: "federal MDL",
    court:
      "US District Court, Northern District of California; some cases are in California state court",
    docket:
      "MDL No. 3166, In re: Roblox Corporation Child Sexual Exploitation and Assault Litigation",
    judge: "Chief Judge Richard Seeborg",
    since: [{ date: "2025-12-12" }],
    stage:
      "As of mid-2026 the federal proceeding was at an early stage: no trial date and no ruling on the merits was found, and the companies deny liability.",
    next: "none known. A law firm reported in May 2026 that the judge planned to appoint a settlement master; not confirmed.",
    settlement:
      "none found for families' cases. Separate agreements with state attorneys general (Nevada, April 2026; Alabama and West Virginia, reported in 2026, month not found) are about safety measures and state programs, not payments to families.",
    classAction:
      "no: individual cases brought for minors or by people who were minors; unrelated class actions about Robux and privacy exist",
    checkedOn: "2026-11-21",
  },
  events: [
    {
      date: "2026-04-15",
      text: "Nevada's attorney general announced an agreement with Roblox on age checks, chat limits for minors and other safety steps; the company denies wrongdoing in the suits against it.",
      source: "newserReuters2026",
      isReported: true,
    },
    {
      date: "2026-02-24",
      text: "Plaintiffs' lawyers announced that a San Mateo judge refused arbitration again, in a child case that also names Discord, under the 2022 federal law on sexual assault claims.",
      source: "globenewswire2026",
    },
    {
      date: "2026-02",
      text: "A federal court in another district did enforce Roblox's arbitration clause, in a privacy class action and not an abuse case.",
      source: "cipaworld2026",
    },
    {
      date: "2026-01",
      text: "Roblox began to require an age check, by face estimate or identity document, before users can chat.",
      source: "pocketgamerBiz2026",
      isReported: true,
    },
    {
      date: "2025-12-12",
      text: "The federal judicial panel sent the federal lawsuits to Judge Richard Seeborg in San Francisco as MDL 3166; many also name Discord, Snap or Meta, and the companies refute liability for what third parties did.",
      source: "reutersCopied2025",
      isReported: true,
    },
    {
      date: "2025-11",
      text: "A San Mateo County judge was reported to have refused to send one family's case against Roblox to private arbitration; Roblox said it would appeal.",
      source: "abc2025",
      isReported: true,
    },
    {
      date: "2025-11",
      text: "Texas's attorney general sued Roblox, alleging that it misrepresented how safe the platform is for children.",
      source: "stateAg2025",
    },
    {
      date: "2025-04-17",
      text: "New Jersey's attorney general sued Discord, alleging that it misled parents about its safety features; Discord disputes the claims.",
      source: "hunton2025",
    },
  ],
  ways: [
    {
      way: "Federal suit joined to MDL 3166",
      who: "A parent or guardian for a child, or a person who was a minor at the time, with harm tied to contact on Roblox, often with Discord or another app",
      clock:
        "State law usually sets the limit and often gives minors more time; varies by state; ask",
      check: {
        text: "Court site https://www.cand.uscourts.gov ; panel site https://www.jpml.uscourts.gov",
        href: "https://www.cand.uscourts.gov",
      },
    },
    {
      way: "State court suit",
      who: "Families whose case stays in state court, for example in California",
      clock:
        "Varies by state; ask. California: no limit for childhood sexual assault, as its law defines it, on or after 1 January 2024; for earlier acts generally until age 40 or five years from discovery, whichever is later; other claims, such as a parent's own, can end much sooner.",
      check: {
        text: "Court self-help site; California https://selfhelp.courts.ca.gov",
        href: "https://selfhelp.courts.ca.gov",
      },
    },
    {
      way: "Federal claim under 18 U.S.C. 2255 against the offender",
      who: "People who as minors were victims of listed federal crimes such as enticement or sexual images",
      clock: "No time limit for claims not already expired on 16 September 2022",
      check: {
        text: "Public Law 117-176 https://www.govinfo.gov/link/plaw/117/public/176?link-type=html",
        href: "https://www.govinfo.gov/link/plaw/117/public/176?link-type=html",
      },
    },
    {
      way: "Refusing arbitration",
      who: "A child or family facing an arbitration clause in the terms of service, where the claim is sexual assault or harassment",
      clock:
        "Disputes arising on or after 3 March 2022; courts have differed on other kinds of claim",
      check: {
        text: "Public Law 117-90 https://www.govinfo.gov/link/plaw/117/public/90?link-type=html",
        href: "https://www.govinfo.gov/link/plaw/117/public/90?link-type=html",
      },
    },
    {
      way: "Report now: CyberTipline, FBI, the platform",
      who: "Anyone; no lawyer needed. Do not copy, send or delete sexual images of a child",
      clock: "At once; data on platforms is not kept for ever",
      check: {
        text: "https://report.cybertip.org or 800-843-5678; https://tips.fbi.gov; images under 18: https://takeitdown.ncmec.org",
        href: "https://report.cybertip.org",
      },
    },
    {
      way: "State crime victim compensation (not a lawsuit; pays some costs such as counseling)",
      who: "People hurt by a crime, and some family members. Every state, DC, Puerto Rico and the US Virgin Islands has a program.",
      clock:
        "Varies by state; ask. California: the latest of seven years from the crime, seven years from turning 21 (the 28th birthday), or seven years from when the injury was or could have been discovered; a late application can be accepted for good cause (Government Code 13953).",
      check: {
        text: "Office for Victims of Crime https://ovc.ojp.gov ; California https://victims.ca.gov/for-victims/frequently-asked-questions/",
        href: "https://ovc.ojp.gov",
      },
    },
  ],
  documents: [
    {
      name: "Usernames, user numbers and profile links of the child and the other person, on each app",
      holder: "write them down or screenshot them before blocking; do not delete the account.",
      how: "",
    },
    {
      name: "Chats without sexual images",
      holder:
        "screenshots that show name, date and time; leave any sexual image where it is and tell NCMEC or police that it is on the device.",
      how: "",
    },
    {
      name: "CyberTipline report number or police report number",
      holder: "from the confirmation e-mail or the police records unit.",
      how: "",
    },
    {
      name: "Account data",
      holder:
        "ask Roblox, Discord or the other platform through its data request page, as the account holder or parent.",
      how: "",
    },
    {
      name: "Device used, with the approximate dates",
      holder: "keep it as it is; the police may ask for it.",
      how: "",
    },
    {
      name: "Purchase or gift card history (Robux or other)",
      holder: "from the platform account, app store or bank.",
      how: "",
    },
    {
      name: "School, medical and counseling records that show changes or care",
      holder: "from the school office or provider, by written request of a parent.",
      how: "",
    },
    {
      name: "Reports to the platform and its answers",
      holder: "in the e-mail and help center history.",
      how: "",
    },
  ],
  questions: [
    "Would our case go to the federal MDL, or to state court, and why?",
    "Which companies would be named, and what must be shown against each?",
    "How does the time limit run for a child in our state, and does a parent's own claim end sooner?",
    "Will the terms of service or arbitration clause matter, given the 2022 federal law and our dates?",
    "How will our child's name and records be kept private?",
    "How should evidence on the phone or computer be kept without handling illegal images?",
    "What is the fee, and must a court approve any settlement for a minor?",
  ],
  figures: [],
  sources: {
    reutersCopied2025: {
      publisher: "Reuters, copied by ttmplan",
      title:
        "UPDATE 1-Child sexual exploitation lawsuits against Roblox centralized in San Francisco",
      date: "2025",
      url: "https://ttmplan.com/m/news/2591893681",
    },
    levinPapantonio2025: {
      publisher: "Levin Papantonio on GlobeNewswire",
      title:
        "Federal Court Centralizes Roblox Child Sexual Exploitation Lawsuits Into Multidistrict Litigation",
      date: "2025",
      url: "https://www.globenewswire.com/news-release/2025/12/12/3204839/7663/en/Levin-Papantonio-Federal-Court-Centralizes-Roblox-Child-Sexual-Exploitation-Lawsuits-Into-Multidistrict-Litigation.html",
    },
    congressGovinfo2022: {
      publisher: "US Congress / GovInfo",
      title:
        "Public Law 117-90, Ending Forced Arbitration of Sexual Assault and Sexual Harassment Act of 2021",
      date: "2022",
      url: "https://www.govinfo.gov/link/plaw/117/public/90?link-type=html",
    },
    congressGovinfo2022b: {
      publisher: "US Congress / GovInfo",
      title:
        "Public Law 117-176, Eliminating Limits to Justice for Child Sex Abuse Victims Act of 2022",
      date: "2022",
      url: "https://www.govinfo.gov/link/plaw/117/public/176?link-type=html",
    },
    legalInformation: {
      publisher: "Legal Information Institute, Cornell",
      title: "18 U.S. Code 2255 - Civil remedy for personal injuries",
      date: "None",
    },
    nationalChildren: {
      publisher: "National Children's Advocacy Center",
      title: "Steps to take following financial sextortion",
      date: "None",
      url: "https://www.nationalcac.org/steps-to-take-following-financial-sextortion/",
    },
    ncmec: {
      publisher: "NCMEC",
      title: "CyberTipline",
      date: "None",
      url: "https://report.cybertip.org",
    },
    ncmecb: {
      publisher: "NCMEC",
      title: "Take It Down",
      date: "None",
      url: "https://takeitdown.ncmec.org",
    },
    hunton2025: {
      publisher: "Hunton",
      title: "New Jersey AG Sues Discord over Child Privacy and Safety Allegations",
      date: "2025",
      url: "https://www.hunton.com/privacy-and-information-security-law/new-jersey-ag-sues-discord-over-child-privacy-and-safety-allegations",
    },
    keyt2023: {
      publisher: "KEYT",
      title: "Governor signs bill removing civil statute of limitations for sexual abuse survivors",
      date: "2023",
      url: "https://keyt.com/news/california/2023/10/10/governor-signs-bill-removing-civil-statute-of-limitations-for-sexual-abuse-survivors/",
    },
    newserReuters2026: {
      publisher: "Newser / Reuters, copied by National Cyber Security",
      title: "Gaming Platform Preempts Suit, Adds Child Safety Steps",
      date: "2026-04",
      url: "https://nationalcybersecurity.com/gaming-platform-preempts-suit-adds-child-safety-steps-childsafety-kids-chldern-parents-schoolsafey/",
    },
    globenewswire2026: {
      publisher: "GlobeNewswire",
      title: "law firm release of 24 February 2026 (noted in the fact base, not seen again)",
      date: "2026-02-24",
    },
    cipaworld2026: {
      publisher: "CIPAWorld",
      title:
        "Arbitration Unlocked: Federal Court Grants Roblox's Motion to Compel Arbitration in Privacy Class Action (from the page address)",
      date: "2026-02-23",
      url: "https://cipaworld.com/2026/02/23/arbitration-unlocked-federal-court-grants-robloxs-motion-to-compel-arbitration-in-privacy-class-action",
    },
    pocketgamerBiz2026: {
      publisher: "PocketGamer.biz",
      title:
        "Roblox rolls out mandatory facial age checks for in-game chat worldwide (from the page address)",
      date: "2026-01-09",
      url: "https://www.pocketgamer.biz/roblox-rolls-out-mandatory-facial-age-checks-for-in-game-chat-worldwide/",
    },
    abc2025: {
      publisher: "ABC News, copied by WHEE",
      title:
        "Judge rules against online platform Roblox, keeping alleged abuse case in the public eye",
      date: "2025-11",
      url: "https://whee.net/judge-rules-against-online-platform-roblox-keeping-alleged-abuse-case-in-the-public-eye/",
    },
    stateAg2025: {
      publisher: "State AG Report",
      title:
        "Texas AG Declares Game Over for Roblox in Child Safety Lawsuit (from the page address)",
      date: "2025",
      url: "https://www.stateagreport.com/news/texas-ag-declares-game-over-for-roblox-in-child-safety-lawsuit",
    },
  },
} as const satisfies CaseRecord;
