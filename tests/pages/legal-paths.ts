import { readdirSync, readFileSync } from "node:fs";

const names = readdirSync("data/legal").map((file) => file.replace(/\.md$/, ""));
export const paths = names.map((name) => `/${name}`);

/** `April 30, 2025` for the ISO date that the front matter has under this name. */
export function frontDate(path: string, name: string): string {
  const text = readFileSync(`data/legal${path}.md`, "utf8");
  const [, date = ""] = new RegExp(`^${name}: (\\S+)$`, "m").exec(text) ?? [];
  return new Date(date).toLocaleDateString("en-US", { dateStyle: "long", timeZone: "UTC" });
}
