import type { Case } from "~/data/case";
import type { Chart } from "~/data/record";

/** The sentences of a case page, without tables and source titles: the text that is graded. */
export function prose({ record, ...item }: Case): string[] {
  return [
    item.summary,
    item.urgent?.text ?? "",
    ...item.eligibility.map(({ text }) => text),
    ...item.overview.flatMap(({ paragraphs }) => paragraphs),
    ...item.disqualifiers,
    ...item.faqs.flatMap(({ question, answer }) => [question, answer]),
    ...item.cautions.map(({ note }) => note),
    ...item.gallery.map(({ caption }) => caption),
    ...(record
      ? [
          record.status.stage,
          record.status.next,
          record.status.settlement,
          record.status.classAction,
          ...record.events.map(({ text }) => text),
          ...record.questions,
          ...record.charts.map(({ caption }) => caption),
          ...[record.soonest ?? [], record.otherDates ?? []]
            .flat()
            .flatMap(({ text, whom }) => [text, whom]),
          ...record.figures.map(({ what }) => what),
        ]
      : []),
  ].filter((text) => text !== "");
}

/** All text of a case page, tables and labels included. */
export function everything(item: Case): string[] {
  const { record } = item;
  return [
    ...prose(item),
    ...item.overview.map(({ heading }) => heading),
    ...item.eligibility.flatMap(({ short }) => short ?? []),
    ...item.highlights,
    item.urgent?.title ?? "",
    ...(record
      ? [
          record.status.kind,
          record.status.court,
          record.status.docket ?? "",
          record.status.judge ?? "",
          ...record.ways.flatMap(({ way, who, clock }) => [way, who, clock]),
          ...record.documents.flatMap(({ name, holder, how }) => [name, holder, how]),
          ...record.charts.flatMap(pointsOf),
        ]
      : []),
  ].filter((text) => text !== "");
}

/** Also text outside the page: titles, the card in the catalog, alternative texts. */
export function everyWord(item: Case): string {
  return [
    ...everything(item),
    item.title,
    item.documentTitle,
    item.description,
    item.card.title,
    item.card.sub,
    item.card.desc,
    item.hero.alt,
    ...item.gallery.map(({ alt }) => alt),
    ...Object.values(item.record?.sources ?? {}).flatMap(({ where }) => where ?? []),
    ...(item.record?.ways.map(({ check }) => check.text) ?? []),
  ].join("\n");
}

export function withoutNotes(text: string): string {
  return text.replace(/\s*\[\^\w+\]/g, "");
}

export function notes(text: string): string[] {
  return [...text.matchAll(/\[\^(\w+)\]/g)].map(([, key = ""]) => key);
}

function pointsOf(chart: Chart): string[] {
  switch (chart.kind) {
    case "timeline":
      return chart.points.map(({ text }) => text);
    case "sides":
      return chart.sides.flatMap(({ points }) => points);
    case "dots":
      return chart.groups.map(({ label }) => label);
  }
}

/** Statements that research has shown to be wrong or unproven. */
export const neverPrint: Readonly<Record<string, readonly RegExp[]>> = {
  "asbestos-lung-cancer": [/filing fee/i, /asbestos (is|was) banned/i, /rule (is|was) stayed/i],
  "auto-accident-personal-injury": [/multiples? of (the|your) bills/i],
  "baby-formula-nec": [
    /verdict (stands|was upheld)/i,
    /stop feeding/i,
    /formula causes/i,
    /October 2022/,
  ],
  "bard-powerport": [
    /(plaintiff|Bard|company) (won|lost)/i,
    /PowerPort (was|were) recalled/i,
    /July 2023/,
  ],
  "birth-injury": [/15 to 28/, /up to 3 (per|in) 1,?000/i],
  "depo-provera": [/trial (starts|begins|will (start|begin))/i, /FDA found the shot causes/i],
  "hair-relaxer-cancer": [/FDA (has )?banned/i, /fibroids (fit|qualify)/i],
  "hernia-mesh": [/Covidien.*polypropylene/i, /mesh is unsafe/i, /Covidien settled/i],
  "la-wildfire": [
    /late claims (were|are) (allowed|refused)/i,
    /Edison (started|caused) the/i,
    /December 30, 2025/,
  ],
  "lds-abuse": [/Bisbee/i, /\bcult\b/i, /24-2990/],
  oxbryta: [/\brecall(ed)?\b/i, /settlement (fund|program) (exists|is open)/i],
  "ozempic-wegovy": [/hearing (was|has been) held/i, /suicid/i],
  "paraquat-parkinsons": [
    /all (paraquat )?claims (are|were) settled/i,
    /new claims (can|may) join the/i,
    /production (has )?ended/i,
  ],
  "pfas-water": [/closed the MDL/i, /Camp Lejeune/i],
  "rideshare-assault": [/verdicts? (is|are|was|were) final/i, /cover-up happened/i],
  "roblox-discord-child-abuse": [/robloxsettlement/i, /settlement master/i, /delete the app/i],
  "roundup-cancer": [
    /settlement (is|was|has been) (finally )?approved/i,
    /weedkilleradsettlement|roundupwgksettlement/i,
    /(July 9|August 19), 2026/,
    /plenty of time/i,
    /Durnell (ends|ended)/i,
  ],
  "ssdi-applications": [
    /approval rate/i,
    /officially from (SSA|Social)/i,
    /\b65 days\b.*everyone/i,
    /mass tort/i,
  ],
  suboxone: [/Pennsylvania/i, /stop(ping)? buprenorphine/i],
  "institutional-sex-abuse": [/March 2027/, /payments (were|are) paused/i],
  "video-game-addiction": [/designed to addict(?!,? (the )?(suits|lawsuits))/i, /next opioid/i],
};
