import type { CasePage } from "~/data/case";

/** By slug: the folders beside this file, which each build lists in `all.js`. */
export const pages: Readonly<Record<string, CasePage>>;
