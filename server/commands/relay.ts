import { Command, CommanderError } from "commander";
import { addAllow } from "./allow";
import type { CommandContext, Run, Work } from "./context";
import { addErase } from "./erase";
import { addList } from "./list";
import { addPerson } from "./person";
import { printable } from "./print";
import { addRelease } from "./release";
import { addRetention } from "./retention";
import { addRetry } from "./retry";
import { addShow } from "./show";
import { addStatus } from "./status";
import { addVerify } from "./verify";

type Open = (access: "read" | "write") => Promise<CommandContext>;

const commands = [
  addStatus,
  addList,
  addShow,
  addRetry,
  addRelease,
  addVerify,
  addPerson,
  addErase,
  addAllow,
  addRetention,
];

/**
 * The operator's command line.
 *
 * @returns the exit code: 0 done, 1 a check failed or nothing matched, 2 wrong usage
 */
export async function runRelay(argv: readonly string[], open: Open): Promise<number> {
  let code = 0;
  const run: Run = async (work, access = "write") => {
    code = await runWith(() => open(access), work);
  };

  try {
    await program(run).parseAsync(argv, { from: "user" });
    return code;
  } catch (error) {
    if (error instanceof CommanderError) return error.code === "commander.helpDisplayed" ? 0 : 2;

    process.stderr.write(`${error instanceof Error ? error.message : "unknown error"}\n`);
    return 1;
  }
}

function program(run: Run): Command {
  const relay = new Command("relay")
    .description("See, retry, correct and erase what visitors sent.")
    .addHelpText(
      "after",
      "\nExit codes: 0 done, 1 a check failed or nothing matched, 2 wrong usage.",
    )
    .helpCommand(false)
    .exitOverride();
  for (const add of commands) add(relay, run);
  return relay;
}

async function runWith(open: () => Promise<CommandContext>, work: Work): Promise<number> {
  const context = await open();
  try {
    return await work({
      ...context,
      out: (line) => context.out(printable(line)),
      err: (line) => context.err(printable(line)),
    });
  } finally {
    await context.close();
  }
}
