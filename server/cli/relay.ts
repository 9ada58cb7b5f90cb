import { Command, CommanderError } from "commander";
import type { App } from "../app";
import { ConfigError } from "../config/config";
import { printable } from "../operator/printable";
import { addBackup } from "./backup";
import { addCheck } from "./check";
import {
  type CommandContext,
  type Extras,
  errorMessage,
  type Run,
  type RunStoreless,
  type StorelessContext,
  type Terminal,
} from "./context";
import { addCopy } from "./copy";
import { addRelease, addRetry, addTry } from "./deliver";
import { addDesk } from "./desk";
import { addExport } from "./export";
import { addExportSuppressions, addImportSuppressions } from "./import-suppressions";
import { addList } from "./list";
import { addPartner } from "./partner";
import { addAllow, addErase, addPerson } from "./person";
import { addRetention } from "./retention";
import { addShow } from "./show";
import { addStatus } from "./status";
import { addVerify } from "./verify";

type Tools = {
  open: (access: "read" | "write") => Promise<CommandContext>;
  openStoreless: () => StorelessContext;
  /** Of the desk's pages, as the build made them. */
  styles: string;
  /** Version of the build. */
  version?: string;
};

const commands = [
  addStatus,
  addTry,
  addList,
  addShow,
  addRetry,
  addRelease,
  addVerify,
  addPerson,
  addPartner,
  addErase,
  addAllow,
  addRetention,
  addExportSuppressions,
  addImportSuppressions,
  addBackup,
  addExport,
  addCheck,
  addCopy,
  addDesk,
];

/**
 * The operator's command line.
 *
 * @returns the exit code: 0 done, 1 a check failed or nothing matched, 2 wrong usage
 */
export async function runRelay(
  argv: readonly string[],
  { open, openStoreless, styles, version = "unbuilt" }: Tools,
): Promise<number> {
  let code = 0;
  const run: Run = async (work, access = "write", needs = undefined) => {
    const context = await open(access);
    try {
      if (needs === "firms") requireFirms(context.app);
      code = await work(safely(context));
    } finally {
      await context.close();
    }
  };
  const runStoreless: RunStoreless = async (work) => {
    code = await work(safely(openStoreless()));
  };

  try {
    await program(run, { runStoreless, styles })
      .version(version)
      .parseAsync(argv, { from: "user" });
    return code;
  } catch (error) {
    if (error instanceof CommanderError) return /helpDisplayed|version$/.test(error.code) ? 0 : 2;

    process.stderr.write(`${errorMessage(error)}\n`);
    return 1;
  }
}

function program(run: Run, extras: Extras): Command {
  const relay = new Command("relay")
    .description("See, retry, correct and erase what visitors sent.")
    .addHelpText(
      "after",
      "\nExit codes: 0 done, 1 a check failed or nothing matched, 2 wrong usage.",
    )
    .helpCommand(false)
    .exitOverride();
  for (const add of commands) add(relay, run, extras);
  return relay;
}

/** Without the firms, a command could act as if a firm that has a lead did not exist. */
function requireFirms({ config }: App) {
  if (config.partnerFaults.length === 0) return;
  const faults = config.partnerFaults.join("; ");
  throw new ConfigError(`These settings cannot be used:\n  PARTNERS_FILE: ${faults}`);
}

/** Everything printed passes `printable`, because it may repeat what visitors typed. */
function safely<Context extends Terminal>(context: Context): Context {
  return {
    ...context,
    out: (line: string) => context.out(printable(line)),
    err: (line: string) => context.err(printable(line)),
  };
}
