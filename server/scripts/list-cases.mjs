import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";

/**
 * Writes `data/cases/all.js` from the folders beside it, before each build: a new case is a folder.
 */
const slugs = readdirSync("data/cases").filter((name) => existsSync(`data/cases/${name}/page.ts`));
const file = "data/cases/all.js";
const parts = ["page", "record", "quiz", "brief"];
const imports = slugs.flatMap((slug, at) =>
  parts.map((part) => `import { ${part} as ${part}${at} } from "./${slug}/${part}";`),
);
const pages = slugs.map(
  (slug, at) =>
    `  "${slug}": { ...page${at}, record: record${at}, quiz: quiz${at}, brief: brief${at} },`,
);
const text = `${imports.join("\n")}

export const pages = {
${pages.join("\n")}
};
`;
// An unchanged file keeps its time, by which `build-when-needed` sees what is newer than a build.
if (!existsSync(file) || readFileSync(file, "utf8") !== text) writeFileSync(file, text);
