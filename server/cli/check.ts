import type { Command } from "commander";
import { findOpenDecisions } from "../operator/check";
import { sendTests } from "../operator/send-test";
import type { ExitCode, Extras, Run, StorelessContext } from "./context";

export function addCheck(relay: Command, _run: Run, { runStoreless }: Extras) {
  relay
    .command("check")
    .description("lists what must be decided before launch; exits 1 while anything is open")
    .option("--send-test", "also sends one marked test post to every destination that is on")
    .option("--json", "as one JSON object")
    .action((options: Options) => runStoreless((context) => check(context, options)));
}

type Options = { sendTest?: boolean; json?: boolean };

async function check(context: StorelessContext, { sendTest, json }: Options): Promise<ExitCode> {
  const { out } = context;
  const open = findOpenDecisions(context);
  const tests = sendTest ? await sendTests(context) : [];
  const count = open.length + tests.filter(({ isTaken }) => !isTaken).length;
  if (json) out(JSON.stringify({ open, tests, count }));
  else {
    for (const line of [...open, ...tests.map((test) => test.line)]) out(line);
    out(count === 0 ? "Nothing is open." : `${count} open.`);
  }
  return count === 0 ? 0 : 1;
}
