import type { Command } from "commander";
import { checkWords } from "~/data/desk/check";
import { findOpenDecisions } from "../operator/find-open-decisions";
import { listPagesByAge } from "../operator/pages-to-check";
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
  const open = findOpenDecisions(context);
  const tests = sendTest ? await sendTests(context) : [];
  const count = open.length + tests.filter(({ isTaken }) => !isTaken).length;
  const pages = listPagesByAge(context.now());
  if (json) {
    context.out(JSON.stringify({ open, tests, count, pages }));
    return count === 0 ? 0 : 1;
  }
  for (const line of [checkWords.pagesByAge, ...pages.map((page) => `  ${page}`), ""]) {
    context.out(line);
  }
  for (const line of [...open, ...tests.map((test) => test.line)]) context.out(line);
  context.out(count === 0 ? checkWords.ready : checkWords.open(count));
  return count === 0 ? 0 : 1;
}
