import type { CaseRecord } from "../record";

export const birthInjuryRecord = {
  status: {
    kind: "individual suits",
    court:
      "State courts; federal court when care was given by a federal facility or a covered clinic. Florida and Virginia decide some claims in state programs",
    docket: "none: no MDL and no coordinated docket",
    judge: "none: a different judge or program in each case",
    since: [],
    stage:
      "As of November 2026 this is not one litigation: each case turns on its own records, an expert's review and the law of the state, and state programs have their own rules and age limits.",
    next: "none known; New York's fund has closed and reopened before, so check its page",
    settlement: "none found: there is no common settlement",
    classAction: "no: each family's case is separate",
    checkedOn: "2026-11-21",
  },
  events: [
    {
      date: "2024-06-05",
      text: "The New York fund reopened to new enrollment after extra state money; the same limit can close it again. Its status today was not confirmed.",
      source: "martinClearwater2024",
    },
    {
      date: "2024-05-02",
      text: "New York's health department stopped new enrollment in the Medical Indemnity Fund because projected costs had passed a limit in the law; children already enrolled kept their coverage.",
      source: "martinClearwater2024b",
    },
    {
      date: "2024-01-11",
      text: "Canadian pediatricians reaffirmed cooling as standard care for newborns of 36 weeks or more with moderate to severe oxygen-related brain injury.",
      source: "canadianPaediatric2024",
    },
    {
      date: "2021-07",
      text: "Florida changed its birth-injury compensation law (NICA), with wider benefits for families.",
      source: "lexblog2021",
    },
    {
      date: "2014-05-26",
      text: "The American Academy of Pediatrics reported that cooling is an effective therapy for newborn brain injury when babies meet trial criteria and are treated in able centers.",
      source: "americanAcademy2014",
    },
    {
      date: "2011-03-31",
      text: "New York passed the law creating its Medical Indemnity Fund, which pays later health costs of children with a birth-related brain or spine injury after a court-approved settlement or a judgment.",
      source: "martinClearwater2011",
    },
  ],
  ways: [
    {
      way: "State medical-negligence claim",
      who: "Child (through parent or guardian), mother or estate, against a hospital, doctor, midwife or clinic",
      clock:
        "varies by state; ask. Extra time for children can end early: Virginia's statute gives a child hurt before age eight until the tenth birthday (Va. Code 8.01-243.1). Many states first want an expert's certificate",
      check: { text: "The state court's self-help site; the state legislature's code site" },
    },
    {
      way: "Florida NICA petition (no-fault state program)",
      who: "Live-born child of at least 2,500 g (2,000 g for twins or more), hospital birth, participating physician, brain or spine injury from lack of oxygen or mechanical force, permanent and substantial mental and physical impairment",
      clock:
        "Petition within five years of the birth (Florida Statutes 766.313); later ones are barred. If accepted, a malpractice suit over the birth is generally closed, so ask a lawyer first",
      check: { text: "nica.com; (800) 398-2129" },
    },
    {
      way: "Virginia birth-injury program petition",
      who: "Child delivered by a participating doctor or hospital, permanently motor-disabled and also developmentally or cognitively disabled, needing help in all daily activities",
      clock:
        "See Code of Virginia 38.2-5013 for the limit; filing a petition pauses the civil time limit (38.2-5005). An award replaces a malpractice suit",
      check: { text: "vabirthinjury.com and law.lis.virginia.gov" },
    },
    {
      way: "New York Medical Indemnity Fund",
      who: "Child whose birth-related brain or spine injury was found in a court-approved settlement or a judgment; it follows a case, it does not replace one",
      clock:
        "Enrollment after settlement or judgment; the state can suspend enrollment, and has; an application not yet accepted when that happens was refused. Check the fund's page and phone before relying on it",
      check: { text: "health.ny.gov; (855) 696-4333" },
    },
    {
      way: "Federal Tort Claims Act claim",
      who: "Care at a military or other federal hospital, or at a federally covered community health center",
      clock:
        "Written claim to the agency within 2 years after it accrues; suit within 6 months after a denial is mailed, and no answer in 6 months may be treated as a denial; childhood usually gives no extra time",
      check: {
        text: "findahealthcenter.hrsa.gov to see whether a clinic is federally funded; the agency's claims office for the form",
      },
    },
    {
      way: "Benefits that need no lawsuit",
      who: "Children with disabilities: SSI, Medicaid and waivers, Early Intervention",
      clock: "Apply early; Early Intervention is for children under three",
      check: { text: "ssa.gov/ssi, medicaid.gov" },
    },
  ],
  documents: [
    { name: "Complete prenatal record", holder: "obstetric or midwife practice", how: "" },
    {
      name: "Labor and delivery chart with times of decisions, medicines and calls",
      holder: "hospital records office",
      how: "",
    },
    {
      name: "Electronic fetal monitoring strips",
      holder: "ask for them by name, they are often stored apart from the chart",
      how: "",
    },
    {
      name: "Apgar scores, cord blood gas results, resuscitation notes",
      holder: "hospital newborn record",
      how: "",
    },
    {
      name: "NICU chart, cooling start time, EEG and head imaging (ultrasound, MRI) on disc",
      holder: "hospital NICU and radiology",
      how: "",
    },
    { name: "Placenta pathology report", holder: "hospital pathology", how: "" },
    {
      name: "Newborn bilirubin, glucose and infection results",
      holder: "hospital laboratory",
      how: "",
    },
    {
      name: "Therapy, neurology and genetic test reports and Early Intervention plan since birth",
      holder: "each clinic or program",
      how: "",
    },
  ],
  questions: [
    "Which state's law applies, and is a state program the only route there?",
    "What are the separate time limits for the child, for the mother and for a death?",
    "Was any provider federal or federally covered, so that a two-year federal claim applies?",
    "Which expert will read the monitoring strips and imaging, and who pays for that?",
    "What other causes will be looked at, such as genetics, infection or prematurity?",
    "If we petition a state program, what do we give up?",
    "How would a recovery affect SSI, Medicaid or a special-needs trust?",
  ],
  figures: [],
  sources: {
    cdc: {
      publisher: "CDC",
      title: "Causes and Risk Factors of Cerebral Palsy",
      date: "None",
      url: "https://www.cdc.gov/ncbddd/cp/causes.html",
    },
    nica: {
      publisher: "NICA (Florida)",
      title: "General: Frequently Asked Questions",
      date: "None",
      url: "https://nica.com/faq.html",
    },
    nicab: {
      publisher: "NICA (Florida)",
      title: "Eligibility & Benefits",
      date: "None",
      url: "https://www.nicaofficial.org/eligibility_benefits.html",
    },
    virginiaBirth: {
      publisher: "Virginia Birth-Related Neurological Injury Compensation Program",
      title: "Eligibility",
      date: "None",
      url: "https://www.vabirthinjury.com/eligibility",
    },
    codeVirginia: {
      publisher: "Code of Virginia",
      title: "Chapter 50. Virginia Birth-Related Neurological Injury Compensation Act",
      date: "None",
      url: "https://law.lis.virginia.gov/vacodefull/title38.2/chapter50",
    },
    cornellLegal: {
      publisher: "Cornell Legal Information Institute",
      title: "32 CFR 750.36 - Time limitations",
      date: "None",
      url: "https://www.law.cornell.edu/cfr/text/32/750.36",
    },
    factsViews: {
      publisher: "Facts, Views & Vision in ObGyn (PMC)",
      title: "Hypothermia for newborn asphyxia (review; title not shown in the extract)",
      date: "None",
      url: "https://pmc.ncbi.nlm.nih.gov/articles/PMC3987503/",
    },
    americanAcademy2014: {
      publisher: "American Academy of Pediatrics, Pediatrics",
      title: "Hypothermia and Neonatal Encephalopathy",
      date: "2014",
      url: "https://doi.org/10.1542/peds.2014-0899",
    },
    canadianPaediatric2024: {
      publisher: "Canadian Paediatric Society",
      title: "Hypothermia for newborns with hypoxic-ischemic encephalopathy",
      date: "2024",
      url: "https://cps.ca/en/documents/position/hypothermia-for-newborns",
    },
    martinClearwater2024: {
      publisher: "Martin Clearwater & Bell (law firm)",
      title: "MCB Appellate Alert: Medical Indemnity Fund Reopens to Enrollment",
      date: "2024",
      url: "https://mcblaw.com/news/mcb-appellate-alert-medical-indemnity-fund-reopens-to-enrollment",
    },
    newYork: {
      publisher: "New York State Department of Health",
      title: "Medical Indemnity Fund Enrollment Forms (undated copy from a time of suspension)",
      date: "None",
      url: "http://www.health.state.ny.us/regulations/medical_indemnity_fund/enroll_forms.htm",
    },
    mcmillenLaw2024: {
      publisher: "McMillen Law Firm (copy of Florida Statutes)",
      title: "Section 766.313, limitation on NICA claims",
      date: "2024",
      url: "https://floridamalpractice.com/practice-areas/nica-birth-injury/nica-laws/766-313-statute-limitations-nica-claims/",
    },
    martinClearwater2024b: {
      publisher: "Martin Clearwater & Bell (law firm)",
      title: "MCB Appellate Alert: Enrollment in Medical Indemnity Fund Suspended",
      date: "2024-05",
      url: "https://mcblaw.com/news/appellate-alert-enrollment-in-medical-indemnity-fund-suspended",
    },
    lexblog2021: {
      publisher: "LexBlog (law firm)",
      title: "Florida's Neurological Birth Injury Compensation Fund Q&A",
      date: "2021-07-23",
      url: "https://www.lexblog.com/2021/07/23/floridas-neurological-birth-injury-compensation-fund-qa/",
    },
    martinClearwater2011: {
      publisher: "Martin Clearwater & Bell (law firm)",
      title: "Creation of the New York State Medical Indemnity Fund",
      date: "2011",
      url: "https://www.mcblaw.com/appellate/2438/creation-of-the-new-york-state-medical-indemnity-fund/",
    },
  },
} as const satisfies CaseRecord;
