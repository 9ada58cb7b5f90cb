import { existsSync, readFileSync } from "node:fs";
import { inject } from "vitest";
import type { TestProject } from "vitest/node";
import { startSite } from "./site";

declare module "vitest" {
  export interface ProvidedContext {
    sharedSite: string;
  }
}

/**
 * One server for all tests of a run that need neither their own settings nor an empty store.
 */
export default async function setup(project: TestProject) {
  const build = "build/index.js";
  if (!existsSync(build) || readFileSync(build).includes("jsxDEV")) {
    throw new Error(
      "The tests read a finished build, which npm run dev replaces. Stop it, and run: npm run build",
    );
  }
  const site = await startSite();
  project.provide("sharedSite", site.url);
  return () => site.stop();
}

export function sharedSite(): { url: string } {
  return { url: inject("sharedSite") };
}
