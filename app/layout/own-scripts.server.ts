import { existsSync, readFileSync } from "node:fs";
import type { EntryContext } from "@remix-run/node";
import { type Language, perLanguage } from "~/data/language";

type Manifest = EntryContext["manifest"];

/** The scripts that the build has written for each language; none in development. */
const list = new URL("own-scripts.json", import.meta.url);
const own = new Set(existsSync(list) ? readFileSync(list, "utf8").match(/[^"]+\.js/g) : []);

/** The scripts of a page in its language: they have the texts of no other. */
export function withOwnScripts(context: EntryContext, language: Language): EntryContext {
  return { ...context, manifest: named(context.manifest)(language) };
}

const manifests = new WeakMap<Manifest, (of?: Language) => Manifest>();

function named(manifest: Manifest) {
  const known = manifests.get(manifest) ?? perLanguage((of) => nameScripts(manifest, of));
  manifests.set(manifest, known);
  return known;
}

function nameScripts(manifest: Manifest, of: Language): Manifest {
  const isOwn = (value: unknown) => typeof value === "string" && own.has(value);
  return JSON.parse(JSON.stringify(manifest), (_, value) =>
    isOwn(value) ? value.replace("/build/", `/build/languages/${of}/`) : value,
  );
}
