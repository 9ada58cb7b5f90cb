import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";

/**
 * Writes `data/cases/all.js` from the folders beside it, before each build: a new case is a folder.
 */
const slugs = readdirSync("data/cases").filter((name) => existsSync(`data/cases/${name}/page.ts`));
const file = "data/cases/all.js";
const text = `${slugs.map((slug, at) => `import { page as page${at} } from "./${slug}/page";`).join("\n")}

export const pages = {
${slugs.map((slug, at) => `  "${slug}": page${at},`).join("\n")}
};
`;
// An unchanged file keeps its time, by which `build-when-needed` sees what is newer than a build.
if (!existsSync(file) || readFileSync(file, "utf8") !== text) writeFileSync(file, text);
