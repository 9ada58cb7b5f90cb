import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";

/**
 * `npm run new-case some-slug [group]` makes the folder of a case with every required part as a gap,
 * and its line in `data/groups.ts`. A gap is the word below; the checks name each one.
 */
const [slug = "", group = "products"] = process.argv.slice(2);
const folder = `data/cases/${slug}`;

if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(slug))
  stop("Give a slug such as purple-widget: npm run new-case purple-widget drugs");
if (existsSync(folder)) stop(`${folder} exists`);

const groups = readFileSync("data/groups.ts", "utf8");
if (!groups.includes(`id: "${group}"`)) stop(`data/groups.ts has no group ${group}`);

const codes = [...readFileSync("data/languages.ts", "utf8").matchAll(/^ {2}(\w+): \{/gm)].map(
  ([, code]) => code,
);
const gap = `{ ${codes.map((code) => `${code}: "GAP"`).join(", ")} }`;
const today = new Date().toISOString().slice(0, 10);
const times = (count, text) => Array.from({ length: count }, () => text).join(",\n    ");

const files = {
  "page.ts": `import type { CasePage } from "~/data/case";
import { brief } from "./brief";
import { quiz } from "./quiz";
import { record } from "./record";

export const page: CasePage = {
  title: ${gap},
  documentTitle: ${gap},
  description: ${gap},
  summary: ${gap},
  highlights: [${times(2, gap)}],
  card: { title: ${gap}, sub: ${gap}, desc: ${gap} },
  searchWords: ${gap},
  drawing: ${gap},
  gallery: [],
  eligibility: [${times(5, `{ text: ${gap}, short: ${gap} }`)}],
  overview: [${times(3, `{ heading: ${gap}, paragraphs: [${gap}, ${gap}] }`)}],
  disqualifiers: [${times(3, gap)}],
  faqs: [${times(4, `{ question: ${gap}, answer: ${gap} }`)}],
  cautions: [{ question: "has_lawyer", answers: ["yes"], note: ${gap} }],
  related: [],
  reviewedOn: "${today}",
  record,
  quiz,
  brief,
};
`,
  "record.ts": `import type { WrittenRecord } from "~/data/record";

export const record: WrittenRecord = {
  status: {
    kind: ${gap},
    court: ${gap},
    docket: null,
    judge: null,
    since: [],
    stage: ${gap},
    next: ${gap},
    settlement: ${gap},
    classAction: ${gap},
    checkedOn: "${today}",
  },
  newest: { date: "${today}", source: "first" },
  soonest: null,
  figures: [],
  events: [${times(3, `{ date: "${today}", text: ${gap}, source: "first" }`)}],
  ways: [
    WAY1,
    WAY2,
  ],
  documents: [${times(4, `{ name: ${gap}, holder: ${gap}, how: ${gap} }`)}],
  questions: [${times(5, gap)}],
  charts: [
    {
      kind: "sides",
      caption: ${gap},
      sides: [
        { title: ${gap}, points: [${gap}, ${gap}] },
        { title: ${gap}, points: [${gap}, ${gap}] },
      ],
    },
  ],
  sources: { first: { publisher: "GAP", title: "GAP", date: "${today}", url: "https://example.com/GAP" } },
};
`.replace(
    /WAY(\d)/g,
    (_, number) => `{
      id: "way-${number}",
      way: ${gap},
      last: ${gap},
      whom: ${gap},
      who: ${gap},
      clock: ${gap},
      check: { text: ${gap} },
    }`,
  ),
  "quiz.ts": `import type { WrittenQuiz } from "~/data/case";

export const quiz: WrittenQuiz = {
  bannerTitle: ${gap},
  bannerSubtitle: ${gap},
  cta: ${gap},
  questions: [
    {
      type: "radio",
      name: "affected",
      label: ${gap},
      options: [
        { value: "yes", label: ${gap} },
        { value: "no", label: ${gap} },
      ],
      required: true,
    },
    { type: "text", name: "what_happened", label: ${gap}, maxLength: 200 },
    {
      type: "radio",
      name: "has_lawyer",
      label: ${gap},
      options: [
        { value: "no", label: ${gap} },
        { value: "yes", label: ${gap} },
      ],
      required: true,
    },
  ],
};
`,
  "brief.ts": `import type { WrittenBrief } from "~/data/case-brief";
import { barReferral } from "~/data/free-help";

export const brief: WrittenBrief = {
  limit: { rule: ${gap}, kinds: ["product"] },
  now: ${gap},
  next: ${gap},
  money: ${gap},
  help: [
    { ...barReferral, who: ${gap} },
    { what: ${gap}, who: ${gap}, cost: ${gap}, href: "https://example.com/GAP" },
  ],
};
`,
};

mkdirSync(folder, { recursive: true });
for (const [name, text] of Object.entries(files)) writeFileSync(`${folder}/${name}`, text);

const drawing = `${folder}/drawing.svg`;
// The build paints it.
writeFileSync(
  drawing,
  readFileSync("public/images/cases/default.svg", "utf8").replace(
    / *<style>[\s\S]*?<\/style>\n/,
    "",
  ),
);

const end = "} as const satisfies Readonly<Record<string, GroupId>>;";
const key = /^[a-z]\w*$/.test(slug) ? slug : `"${slug}"`;
writeFileSync("data/groups.ts", groups.replace(end, `  ${key}: "${group}",\n${end}`));

spawnSync("npx", ["biome", "format", "--write", folder, "data/groups.ts"], { shell: true });
spawnSync(process.execPath, ["server/scripts/list-cases.mjs"], { stdio: "inherit" });
process.stdout.write(`${folder} is made, with a line in data/groups.ts.
Replace every GAP: npm run find GAP lists them. ${drawing} is the general one until you draw another.
`);

function stop(message) {
  process.stderr.write(`${message}\n`);
  process.exit(2);
}
