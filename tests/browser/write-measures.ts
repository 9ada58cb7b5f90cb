import { writeFileSync } from "node:fs";
import { keptMeasures, type Measures, measured, type Width } from "./measures.fixture";

const columns = ["screens", "action", "question", "words"] as const;

/** At the end of a run, writes the table of `docs/design.md` for the pages that were measured. */
export default function writeMeasures(): void {
  const rows = measured.flatMap((name) => {
    const [narrow, wide] = [keptMeasures(name, 390), keptMeasures(name, 1280)];
    return narrow && wide ? [`| ${title(name)} | ${cells(narrow)} | ${cells(wide)} |`] : [];
  });
  if (rows.length > 0) writeFileSync(".cache/measures.md", `${[...head(), ...rows].join("\n")}\n`);
}

function head(): string[] {
  const titles = ([390, 1280] satisfies Width[]).map(
    (width) => `screens at ${width} | first action | first question | words`,
  );

  return [`| page | ${titles.join(" | ")} |`, `|${"---|".repeat(9)}`];
}

function cells(measures: Measures): string {
  return columns
    .map((name) => (name === "screens" ? measures.screens.toFixed(1) : measures[name] || "–"))
    .join(" | ");
}

function title(name: string): string {
  if (name === "/") return "home";
  if (name === "step 2 of a case sent") return "done";
  return name.split("/").at(-1) ?? name;
}
