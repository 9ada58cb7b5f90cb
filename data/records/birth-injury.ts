import type { CaseRecord } from "../record";

export const birthInjuryRecord = {
  status: {
    kind: "Individual claims and state programs",
    court:
      "State courts; federal court for care by a federal facility or covered clinic; state programs in Florida and Virginia",
    docket: null,
    judge: null,
    since: [],
    stage:
      "As of February 2026, there was no shared litigation: each case turns on its own records, an expert's review and state law. State programs have rules of their own, which Florida's Senate was then asked to change.[^senate]",
    next: "We know of nothing that is scheduled. We could not find out whether Florida's 2026 bill on NICA became law. New York's fund reopened in 2024 with money meant for enrollment through March 31, 2025, and we do not know whether it takes new children today. Ask each program by phone.[^senate][^reopen]",
    settlement: "We found none that families share.",
    classAction: "No. Each claim is decided by itself.",
    checkedOn: "2026-11-25",
  },
  newest: {
    date: "2026-02-25",
    source: "senate",
  },
  soonest: null,
  figures: [
    {
      value: "$250,000 from January 1, 2021; the maximum rises 3 percent each January 1",
      what: "Florida NICA: the most that parents or guardians together may be awarded, apart from the child's care. It depends on NICA's own rules.",
      date: "2022-03",
      where: {
        part: "ways",
        way: "Florida NICA petition, no fault needed",
      },
      source: "ceiling",
    },
    {
      value: "$50,000",
      what: "Florida NICA: payment to a family whose child has died, under the same rules.",
      date: "2021-06",
      where: {
        part: "ways",
        way: "Florida NICA petition, no fault needed",
      },
      isReported: true,
      source: "signed",
    },
  ],
  events: [
    {
      date: "2026-02-25",
      text: "A Florida Senate committee rewrote a bill (SB 1668) to change what NICA pays and its rule against suing; we could not find out whether it became law.",
      source: "senate",
    },
    {
      date: "2024-06-05",
      text: "New York's Medical Indemnity Fund took new children again after the state added money; the same limit in the law can close it once more.",
      source: "reopen",
      isReported: true,
    },
    {
      date: "2024-05-02",
      text: "New York's Medical Indemnity Fund stopped taking new children because its expected costs passed a limit in the law. Children already in it kept their coverage.",
      source: "suspend",
      isReported: true,
    },
    {
      date: "2024-01-11",
      text: "Canadian pediatricians again named cooling as standard care for certain newborns of 36 weeks or more.",
      source: "canada",
    },
    {
      date: "2021-06-21",
      text: "Florida signed a law that raised what its program, NICA, pays to parents and to families whose child died.",
      source: "signed",
      isReported: true,
    },
    {
      date: "2019-02-20",
      text: "A New York appeals court let a child go on against a public hospital although notice of the claim had come late.",
      source: "late",
    },
    {
      date: "2014-05-26",
      text: "U.S. child doctors reported that cooling works if a baby meets the trial rules and the center can do it.",
      source: "aap",
    },
    {
      date: "2011-03-31",
      text: "New York passed the law behind its fund for the later health costs of some children.",
      source: "create",
      isReported: true,
    },
  ],
  ways: [
    {
      way: "State claim for medical negligence",
      who: "The child through a parent or guardian, the mother, or an estate, against a hospital, doctor, midwife or clinic",
      clock:
        "It depends on the state, and many first want an expert's certificate. Extra time for a child can end early. In New York, childhood adds time only up to ten years after the claim arises.[^cplr] California gives six years from birth, though another section may apply.[^ccp] Texas is reported to give two years for the parents' costs, and ten from the act for the child.[^painter] Virginia, as a law firm reports, gives until the tenth birthday if the child was hurt before age eight.[^vachild]",
      check: {
        text: "Self-help site of the state's courts",
      },
    },
    {
      way: "Birth at a public hospital: notice first",
      who: "Families whose baby was born or treated at a hospital run by a city, county, state or public hospital body.",
      clock:
        "A written notice is due long before the time to sue ends. New York gives 90 days, and the notice goes to the hospital body itself. A judge can accept a late one for a child.[^nycClaim][^late] California gives you six months.[^caClaim] Elsewhere, ask at once.",
      check: {
        text: "New York City's page on filing a claim",
        href: "https://comptroller.nyc.gov/services/for-the-public/claims/file-a-claim/",
      },
    },
    {
      way: "Florida NICA petition, no fault needed",
      who: "A live-born child of at least 2,500 grams (2,000 for twins or more), born in a hospital with a participating doctor. The child must have a brain or spine injury with lasting, major harm to mind and body.",
      clock:
        "Before the child's fifth birthday; a later petition is barred.[^nicaPetition][^statute] If it is accepted, you can usually no longer sue over the birth, so ask a lawyer first. A 2026 bill would have changed the rules from July 1, 2026; ask NICA which rules apply.",
      check: {
        text: "NICA's petition page, or (800) 398-2129: NICA helps with the form",
        href: "https://nica.com/filing-a-claim/petition-for-benefits/",
      },
    },
    {
      way: "Virginia program petition",
      who: "A child delivered by a participating doctor or hospital who will always have trouble moving. The child must also have a disability in development or thinking and need help with all daily tasks.",
      clock:
        "Before the child's tenth birthday.[^vafaq] File it with the state's Workers' Compensation Commission.[^virginia] A petition pauses the time limit for a suit, and an award replaces the suit.[^vapause][^virginia] There is a small filing fee. A lawyer is recommended but not required, and the program can pay reasonable lawyer's fees.",
      check: {
        text: "Code of Virginia, chapter 50",
        href: "https://law.lis.virginia.gov/vacodefull/title38.2/chapter50",
      },
    },
    {
      way: "New York Medical Indemnity Fund",
      who: "A child whose birth-related brain or spine injury is part of a judgment or a settlement that a court approved",
      clock:
        "It follows a case and does not replace one. The state can stop enrollment. When it did, it was reported to refuse applications that were not yet accepted.[^suspend] Have the court's order signed, apply at once, and ask the fund whether it is open.",
      check: {
        text: "The fund by phone, (855) 696-4333",
      },
    },
    {
      way: "Claim over a federal hospital or health center",
      who: "Families who got care at a federal hospital, such as one of the military, or at a health center that the law treats as federal.",
      clock:
        "A written claim within two years after it accrues, then suit within six months after a denial is mailed.[^cfr] For a health center it goes to the Department of Health and Human Services first.[^hrsa] Being a child usually gives no extra time.",
      check: {
        text: "The federal time rule at Cornell",
        href: "https://www.law.cornell.edu/cfr/text/32/750.36",
      },
    },
    {
      way: "Help that needs no lawsuit",
      who: "Any child with a disability. Ask about SSI, Medicaid and its waivers, and Early Intervention.",
      clock: "Apply early, since Early Intervention is for children under three.",
      check: {
        text: "ssa.gov/ssi and medicaid.gov",
      },
    },
  ],
  documents: [
    {
      name: "Prenatal record, complete",
      holder: "Obstetric or midwife practice",
      how: "Every visit, scan and phone note.",
    },
    {
      name: "Labor and delivery chart",
      holder: "Hospital records office",
      how: "With the times of decisions, medicines and calls.",
    },
    {
      name: "Fetal monitoring strips",
      holder: "Hospital, often in another archive",
      how: "Name them in your request, or they may be left out.",
    },
    {
      name: "Apgar scores and cord blood gas",
      holder: "Newborn record",
      how: "Together with any notes on reviving the baby.",
    },
    {
      name: "NICU chart and head images",
      holder: "NICU and radiology",
      how: "Images on disc, and the hour cooling began.",
    },
    {
      name: "Placenta report",
      holder: "Hospital pathology",
      how: "Ask whether the placenta was examined at all.",
    },
    {
      name: "Bilirubin, sugar and infection results",
      holder: "Hospital laboratory",
      how: "Those of the first days of life.",
    },
    {
      name: "Therapy, nerve and genetic reports",
      holder: "Each clinic or program since birth",
      how: "Add the Early Intervention plan.",
    },
  ],
  questions: [
    "Which state's law applies, and is a state program the only choice there?",
    "What are the separate limits for the child, for the mother and for a death?",
    "Was anyone who cared for us federal, so that a two-year claim comes first?",
    "Who will read the monitor strips and images, and who pays for that?",
    "Which other causes will be looked at, such as genes, infection or an early birth?",
    "What would we give up by a petition to a state program?",
    "How would a recovery affect SSI, Medicaid or a special-needs trust?",
  ],
  charts: [
    {
      kind: "sides",
      caption:
        "A bad outcome can be explained in different ways; the records may show which one fits.[^cdc][^review]",
      sides: [
        {
          title: "What families may claim",
          points: [
            "Warning signs on the monitor were missed",
            "A C-section came too late",
            "Cooling was not offered in time",
          ],
        },
        {
          title: "What hospitals may answer",
          points: [
            "Care met the standard",
            "The harm arose before labor",
            "The cause is genetic or unknown",
          ],
        },
      ],
    },
    {
      kind: "timeline",
      caption:
        "New York's fund, as reported, shows how fast a program can change.[^create][^suspend][^reopen]",
      points: [
        {
          date: "2011-03-31",
          text: "Law creates fund",
        },
        {
          date: "2024-05-02",
          text: "New children refused",
        },
        {
          date: "2024-06-05",
          text: "Fund reopens",
        },
      ],
    },
  ],
  sources: {
    cdc: {
      publisher: "CDC",
      title: "Causes and Risk Factors of Cerebral Palsy",
      date: "undated",
      url: "https://www.cdc.gov/ncbddd/cp/causes.html",
    },
    review: {
      publisher: "Facts, Views & Vision in ObGyn (PMC)",
      title: "Review of cooling for newborns who lacked oxygen",
      date: "undated",
      url: "https://pmc.ncbi.nlm.nih.gov/articles/PMC3987503/",
    },
    aap: {
      publisher: "American Academy of Pediatrics, Pediatrics",
      title: "Hypothermia and Neonatal Encephalopathy",
      date: "May 26, 2014",
      url: "https://doi.org/10.1542/peds.2014-0899",
    },
    canada: {
      publisher: "Canadian Paediatric Society",
      title: "Hypothermia for newborns with hypoxic-ischemic encephalopathy",
      date: "January 11, 2024",
      url: "https://cps.ca/en/documents/position/hypothermia-for-newborns",
    },
    nica: {
      publisher: "NICA (Florida)",
      title: "General: Frequently Asked Questions",
      date: "undated",
      url: "https://nica.com/faq.html",
    },
    benefits: {
      publisher: "NICA (Florida)",
      title: "Eligibility & Benefits",
      date: "undated",
      url: "https://www.nicaofficial.org/eligibility_benefits.html",
    },
    statute: {
      publisher: "Florida Statutes",
      title: "Section 766.313, limitation on NICA claims [copy at McMillen Law Firm]",
      date: "2024",
      url: "https://floridamalpractice.com/practice-areas/nica-birth-injury/nica-laws/766-313-statute-limitations-nica-claims/",
    },
    virginia: {
      publisher: "Virginia Birth-Related Neurological Injury Compensation Program",
      title: "Eligibility",
      date: "undated",
      url: "https://www.vabirthinjury.com/eligibility",
    },
    vacode: {
      publisher: "Code of Virginia",
      title: "Chapter 50. Virginia Birth-Related Neurological Injury Compensation Act",
      date: "undated",
      url: "https://law.lis.virginia.gov/vacodefull/title38.2/chapter50",
    },
    vapause: {
      publisher: "Code of Virginia",
      title: "Section 38.2-5005 [copy at OneCLE]",
      date: "undated",
      url: "https://law.onecle.com/virginia/insurance/38.2-5005.html",
    },
    vachild: {
      publisher: "injuryfrombirth.com (law firm)",
      title: "Page on Virginia's limits for medical claims",
      date: "undated",
      url: "https://www.injuryfrombirth.com/statute-limitations-map/virginia/",
    },
    create: {
      publisher: "Martin Clearwater & Bell (law firm)",
      title: "Creation of the New York State Medical Indemnity Fund",
      date: "2011",
      url: "https://www.mcblaw.com/appellate/2438/creation-of-the-new-york-state-medical-indemnity-fund/",
    },
    suspend: {
      publisher: "Martin Clearwater & Bell (law firm)",
      title: "MCB Appellate Alert: Enrollment in Medical Indemnity Fund Suspended",
      date: "May 2024",
      url: "https://mcblaw.com/news/appellate-alert-enrollment-in-medical-indemnity-fund-suspended",
    },
    reopen: {
      publisher: "Martin Clearwater & Bell (law firm)",
      title: "MCB Appellate Alert: Medical Indemnity Fund Reopens to Enrollment",
      date: "June 2024",
      url: "https://mcblaw.com/news/mcb-appellate-alert-medical-indemnity-fund-reopens-to-enrollment",
    },
    cfr: {
      publisher: "Cornell Legal Information Institute",
      title: "32 CFR 750.36 - Time limitations",
      date: "undated",
      url: "https://www.law.cornell.edu/cfr/text/32/750.36",
    },
    senate: {
      publisher: "The Florida Senate",
      title:
        "SB 1668 (2026), Florida Birth-Related Neurological Injury Compensation Association: committee amendment",
      date: "February 25, 2026",
      url: "https://flsenate.gov/Session/Bill/2026/1668/Amendment/149182/HTML",
    },
    nicaPetition: {
      publisher: "NICA (Florida)",
      title: "Petition for Benefits",
      date: "undated",
      url: "https://nica.com/filing-a-claim/petition-for-benefits/",
    },
    vafaq: {
      publisher: "Virginia Birth-Related Neurological Injury Compensation Program",
      title: "Eligibility: Frequently Asked Questions",
      date: "undated",
      url: "https://www.vabirthinjury.com/eligibility-frequently-asked-questions/",
    },
    late: {
      publisher: "N.Y. Supreme Court, Appellate Division",
      title: "J.H. v New York City Health & Hosps. Corp., 2019 NY Slip Op 01203 [copy at Justia]",
      date: "February 20, 2019",
      url: "https://law.justia.com/cases/new-york/appellate-division-second-department/2019/2017-05006.html",
    },
    signed: {
      publisher: "Florida Politics",
      title: "Gov. DeSantis signs bill expanding injured infant compensation program",
      date: "June 2021",
      url: "https://floridapolitics.com/archives/437139-gov-desantis-signs-bill-expanding-injured-infant-compensation-program",
    },
    cplr: {
      publisher: "New York State Senate",
      title: "CPLR 208, Infancy, insanity",
      date: "2019",
      url: "https://www.nysenate.gov/legislation/laws/CVP/208",
    },
    ccp: {
      publisher: "California Code of Civil Procedure",
      title: "Section 340.4 [copy at Public.Law]",
      date: "2016",
      url: "https://california.public.law/codes/ca_civ_proc_code_section_340.4",
    },
    painter: {
      publisher: "Painter Law Firm",
      title:
        "How long do I have to sue a hospital in Texas for medical malpractice from an injury to a child?",
      date: "undated",
      url: "https://painterfirm.com/medmal/how-long-do-i-have-to-sue-a-hospital-in-texas-for-medical-malpractice-from-an-injury-to-a-child",
    },
    ceiling: {
      publisher: "The Florida Senate",
      title: "Amendment 603264 to CS/SB 768 (2022), setting out section 766.31",
      date: "March 1, 2022",
      url: "https://www.flsenate.gov/Session/Bill/2022/768/Amendment/603264/HTML",
    },
    hrsa: {
      publisher: "Health Resources and Services Administration",
      title: "Claims Filing: Health Centers",
      date: "undated",
      url: "https://bphc.hrsa.gov/initiatives/ftca/claims-filing-health-centers",
    },
    nycClaim: {
      publisher: "New York City Comptroller",
      title: "File a Claim (General Municipal Law 50-e; separate service on authorities)",
      date: "undated",
      url: "https://comptroller.nyc.gov/services/for-the-public/claims/file-a-claim/",
    },
    caClaim: {
      publisher: "Judicial Council of California",
      title: "Ask a government agency to pay you by a deadline",
      date: "undated",
      url: "https://selfhelp.courts.ca.gov/civil-lawsuit/government-claim",
    },
  },
} as const satisfies CaseRecord;
