import { writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import type { Command } from "commander";
import { commandWords } from "~/data/desk/commands";
import { deskWords } from "~/data/desk/words";
import type { DeskRenderer } from "../desk/desk";
import { describePeriod, keyFigures, makeCharts } from "../desk/statistics";
import { readStatistics } from "../operator/read-statistics";
import type { CommandContext, ExitCode, Extras, Run } from "./context";

export function addReport(relay: Command, run: Run, { renderer }: Extras) {
  relay
    .command("report")
    .description("writes charts of the last 30 days as one self-contained HTML page")
    .option("--out <file>", "where to write it; standard output by default")
    .action((options: { out?: string }) =>
      run((context) => report(context, renderer, options.out), "read"),
    );
}

async function report(
  context: CommandContext,
  renderer: DeskRenderer,
  file: string | undefined,
): Promise<ExitCode> {
  const statistics = await readStatistics(context);
  const html = renderer.report({
    site: context.config.site.name,
    title: deskWords.report,
    period: describePeriod(statistics),
    charts: makeCharts(statistics),
    figures: keyFigures(statistics),
  });
  if (file === undefined) {
    context.out(html);
    return 0;
  }
  const isWritten = await writeFile(resolve(file), html, { mode: 0o600 }).then(
    () => true,
    () => false,
  );
  const { done, unwritable } = commandWords.report;
  if (isWritten) context.out(done(resolve(file)));
  else context.err(unwritable(resolve(file)));
  return isWritten ? 0 : 2;
}
