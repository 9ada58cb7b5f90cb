import { spawnSync } from "node:child_process";
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { loadData } from "./load-data.mjs";

/**
 * `npm run new-case some-slug [group]` makes the folder of a case with every required part as a gap,
 * and its line in `data/groups.ts`. A gap says what belongs there and what a case of the same group
 * has; the checks name each one.
 */
const [slug = "", group = "products"] = process.argv.slice(2);
const folder = `data/cases/${slug}`;

if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(slug))
  stop("Give a slug such as purple-widget: npm run new-case purple-widget drugs");
if (existsSync(folder)) stop(`${folder} exists`);

const groups = readFileSync("data/groups.ts", "utf8");
if (!groups.includes(`id: "${group}"`)) stop(`data/groups.ts has no group ${group}`);

const [, similar = ""] =
  groups.match(new RegExp(`^ {2}"?([a-z0-9-]+)"?: "${group}"`, "m")) ??
  groups.match(/^ {2}"?([a-z0-9-]+)"?: "\w+"/m) ??
  [];
const { page, record, quiz, brief, editions } = await loadData(`
  export { page } from "./data/cases/${similar}/page";
  export { record } from "./data/cases/${similar}/record";
  export { quiz } from "./data/cases/${similar}/quiz";
  export { brief } from "./data/cases/${similar}/brief";
  export { editions } from "./data/languages";`);
const { status } = record;
const today = new Date().toISOString().slice(0, 10);

/** What belongs here in each language, with the words that the similar case has here. */
function gap(what, similarTexts) {
  const texts = Object.keys(editions).map((code) => {
    const example = (similarTexts?.[code] ?? "").replace(/\s+/g, " ").replace(/\[\^[\w-]+\]/g, "");
    const shown = example.length > 90 ? `${example.slice(0, 90).replace(/ \S*$/, "")} …` : example;
    return `${code}: ${JSON.stringify(`GAP ${what}${shown && `, such as: ${shown}`}`)}`;
  });
  return `{ ${texts.join(", ")} }`;
}

function times(count, similarParts, make) {
  return Array.from({ length: count }, (_, at) =>
    make(similarParts[at] ?? similarParts.at(-1) ?? {}, at + 1),
  ).join(",\n    ");
}

const choice = quiz.questions.find(({ options }) => Array.isArray(options)) ?? {};
const open = quiz.questions.find(({ options }) => !options) ?? {};
const lawyer = quiz.questions.at(-1);
const sides = record.charts.find(({ kind }) => kind === "sides") ?? {};
const cited = "end with its source, [^first]";

const files = {
  "page.ts": `import type { WrittenPage } from "~/data/case";

export const page: WrittenPage = {
  title: ${gap("heading of the page and name of the case for firms, 2 to 6 words", page.title)},
  documentTitle: ${gap("title in the browser's tab and in searches, about 60 letters", page.documentTitle)},
  description: ${gap("what searches show under the title, 70 to 160 letters", page.description)},
  summary: ${gap("for whom this is, 1 or 2 sentences, at most 130 letters", page.summary)},
  highlights: [${times(2, page.highlights, (one) => gap("2 to 4 words beside the drawing", one))}],
  card: {
    title: ${gap("title on the card in lists", page.card.title)},
    sub: ${gap("what it is about, 2 to 5 words", page.card.sub)},
    desc: ${gap("for whom, 1 sentence of at most 25 words", page.card.desc)},
  },
  searchWords: ${gap("other words that people type, in small letters", page.searchWords)},
  drawing: ${gap("what drawing.svg shows, for those who do not see it, over 20 letters", page.drawing)},
  gallery: [],
  eligibility: [${times(
    5,
    page.eligibility,
    ({ text, short }) =>
      `{ text: ${gap("who may qualify, 1 sentence", text)}, short: ${gap("the same in 2 to 6 words, no period", short)} }`,
  )}],
  overview: [${times(
    3,
    page.overview,
    ({ heading, paragraphs = [] }) =>
      `{ heading: ${gap("heading of a passage", heading)}, paragraphs: [${times(2, paragraphs, (one) => gap(`about 55 words; ${cited}`, one))}] }`,
  )}],
  disqualifiers: [${times(3, page.disqualifiers, (one) => gap("who may not qualify, 1 sentence", one))}],
  faqs: [${times(
    4,
    page.faqs,
    ({ question, answer }) =>
      `{ question: ${gap("question of a reader", question)}, answer: ${gap(`about 45 words; ${cited}`, answer)} }`,
  )}],
  cautions: [{ question: "has_lawyer", answers: ["yes"], note: ${gap("what it means to have a lawyer already, 1 to 3 sentences", page.cautions.at(-1)?.note)} }],
  related: ${JSON.stringify([similar, ...page.related].slice(0, 2))},
  reviewedOn: "${today}",
};
`,
  "record.ts": `import type { WrittenRecord } from "~/data/record";

export const record: WrittenRecord = {
  status: {
    kind: ${gap("kind of proceeding, 2 to 6 words", status.kind)},
    court: ${gap("where it is decided", status.court)},
    docket: null,
    judge: null,
    since: [],
    stage: ${gap("where it stands, 1 sentence that begins As of and the month of newest, then [^first]", status.stage)},
    next: ${gap("what is expected, without a date that soonest has", status.next)},
    settlement: ${gap("official, or that none was found; no sum", status.settlement)},
    classAction: ${gap("whether there is a class action", status.classAction)},
    checkedOn: "${today}",
  },
  newest: { date: "${today}", source: "first" },
  soonest: null,
  figures: [],
  events: [${times(3, record.events, ({ text }) => `{ date: "${today}", text: ${gap("what happened on this date, 1 sentence, newest first", text)}, source: "first" }`)}],
  ways: [${times(
    2,
    record.ways,
    ({ way, last, whom, who, clock, check }, number) => `{
      id: "way-${number}",
      way: ${gap("way to a remedy", way)},
      last: ${gap("its last day, at most 6 words", last)},
      whom: ${gap("for whom, at most 12 words", whom)},
      who: ${gap("who can use it", who)},
      clock: ${gap("what ends it", clock)},
      check: { text: ${gap("where to check it free of charge", check?.text)} },
    }`,
  )}],
  documents: [${times(
    4,
    record.documents,
    ({ name, holder, how }) =>
      `{ name: ${gap("paper to gather", name)}, holder: ${gap("who has it", holder)}, how: ${gap("how to get it", how)} }`,
  )}],
  questions: [${times(5, record.questions, (one) => gap("question for a lawyer", one))}],
  charts: [
    {
      kind: "sides",
      caption: ${gap(`what the two sides disagree about, 1 sentence; ${cited}`, sides.caption)},
      sides: [${times(
        2,
        sides.sides ?? [],
        ({ title, points = [] }) =>
          `{ title: ${gap("a side", title)}, points: [${times(2, points, (one) => gap("what it says, in a few words", one))}] }`,
      )}],
    },
  ],
  sources: {
    first: {
      publisher: "GAP who published it, such as: FDA",
      title: "GAP title of that page",
      date: "${today}",
      url: "https://example.com/GAP",
    },
  },
};
`,
  "quiz.ts": `import type { WrittenQuiz } from "~/data/case";
import { hasLawyer } from "../has-lawyer";

export const quiz: WrittenQuiz = {
  bannerTitle: ${gap("heading of the form, 2 to 6 words", quiz.bannerTitle)},
  bannerSubtitle: ${gap("what it asks about, 1 or 2 sentences", quiz.bannerSubtitle)},
  cta: ${gap("button, 2 to 4 words", quiz.cta)},
  questions: [
    {
      type: "radio",
      name: "affected",
      label: ${gap("question that is answered by a choice", choice.label)},
      options: [
        { value: "yes", label: ${gap("answer", lawyer.options[1].label)} },
        { value: "no", label: ${gap("answer", lawyer.options[0].label)} },
      ],
      required: true,
    },
    {
      type: "text",
      name: "what_happened",
      label: ${gap("question answered in the visitor's words, ends in (optional)", open.label)},
      maxLength: 200,
    },
    hasLawyer,
  ],
};
`,
  "brief.ts": `import type { WrittenBrief } from "~/data/case-brief";
import { barReferral } from "~/data/free-help";

export const brief: WrittenBrief = {
  limit: {
    rule: ${gap("general time limit, 1 sentence of at most 20 words", brief.limit.rule)},
    kinds: ["product"],
  },
  now: ${gap(`where it stands, at most 30 words; ${cited}`, brief.now)},
  next: ${gap(`what is expected, at most 30 words; ${cited}`, brief.next)},
  money: ${gap(`what is known about settlements, at most 30 words; ${cited}`, brief.money)},
  help: [
    { ...barReferral, who: ${gap("whom a bar's referral service helps here", brief.help[0]?.who)} },
    {
      what: ${gap("free help", brief.help[1]?.what)},
      who: ${gap("whom it helps", brief.help[1]?.who)},
      cost: ${gap("its cost", brief.help[1]?.cost)},
      href: "https://example.com/GAP",
    },
  ],
};
`,
};

mkdirSync(folder, { recursive: true });
for (const [name, text] of Object.entries(files)) writeFileSync(`${folder}/${name}`, text);

const drawing = `${folder}/drawing.svg`;
copyFileSync("app/drawings/cases/default.svg", drawing);

const end = "} as const satisfies Readonly<Record<string, GroupId>>;";
const key = /^[a-z]\w*$/.test(slug) ? slug : `"${slug}"`;
writeFileSync("data/groups.ts", groups.replace(end, `  ${key}: "${group}",\n${end}`));

spawnSync("npx", ["biome", "format", "--write", folder, "data/groups.ts"], { shell: true });
spawnSync(process.execPath, ["server/scripts/list-cases.mjs"], { stdio: "inherit" });
process.stdout.write(`${folder} is made, with a line in data/groups.ts.
Replace every GAP: npm run find GAP ${slug} lists them. ${drawing} is the general one until you draw another.
`);

function stop(message) {
  process.stderr.write(`${message}\n`);
  process.exit(2);
}
