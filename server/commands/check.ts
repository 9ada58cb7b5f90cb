import type { Command } from "commander";
import { checkWords } from "~/data/desk/check";
import { findOpenDecisions } from "../operator/find-open-decisions";
import { sendTests } from "../operator/send-test";
import type { ExitCode, Extras, Run, StorelessContext } from "./context";

export function addCheck(relay: Command, _run: Run, { runStoreless }: Extras) {
  relay
    .command("check")
    .description("what must be decided before launch; exits 1 while anything is open")
    .option("--send-test", "also sends one marked test post to every destination that is on")
    .action((options: { sendTest?: boolean }) =>
      runStoreless((context) => check(context, options.sendTest === true)),
    );
}

async function check(context: StorelessContext, sendsTests: boolean): Promise<ExitCode> {
  const open = findOpenDecisions(context);
  for (const line of open) context.out(line);

  const tests = sendsTests ? await sendTests(context) : [];
  for (const { line } of tests) context.out(line);

  const count = open.length + tests.filter(({ isTaken }) => !isTaken).length;
  context.out(count === 0 ? checkWords.ready : checkWords.open(count));
  return count === 0 ? 0 : 1;
}
