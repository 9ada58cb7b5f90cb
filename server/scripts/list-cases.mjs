import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";

/**
 * Writes `data/cases/all.ts` from the folders beside it, before each build: a new case is a folder.
 */
const slugs = readdirSync("data/cases").filter((name) => existsSync(`data/cases/${name}/page.ts`));
const nameOf = (slug) => slug.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
const file = "data/cases/all.ts";
const text = `/* Written by \`npm run build\` from the folders beside it. */
import type { CasePage } from "~/data/case";
${slugs.map((slug) => `import { page as ${nameOf(slug)} } from "./${slug}/page";`).join("\n")}

/** By slug. */
export const pages: Readonly<Record<string, CasePage>> = {
${slugs.map((slug) => (slug === nameOf(slug) ? `  ${slug},` : `  "${slug}": ${nameOf(slug)},`)).join("\n")}
};
`;
// An unchanged file keeps its time, by which `build-when-needed` sees what is newer than a build.
if (!existsSync(file) || readFileSync(file, "utf8") !== text) writeFileSync(file, text);
