import type { Command } from "commander";
import { findOpenDecisions } from "../operator/open-decisions";
import { sendTests } from "../operator/send-test";
import { openStore } from "../store/open";
import { readHosts } from "../store/upkeep";
import { type ExitCode, type Extras, operator, type Run, type StorelessContext } from "./context";

export function addCheck(relay: Command, run: Run, { runStoreless }: Extras) {
  relay
    .command("check")
    .description(
      "lists what must be decided before launch; with --send-test, sends a marked test to each destination that is on; exits 1 while anything is open",
    )
    .option("--send-test", "also sends one marked test post to every destination that is on")
    .option("--json", "as one JSON object")
    .action(({ sendTest, json = false }: { sendTest?: boolean; json?: boolean }) =>
      sendTest
        ? run(async ({ app, ...terminal }) =>
            check({ ...app, ...terminal }, json, await sendTests(app, operator)),
          )
        : runStoreless((context) => check(context, json)),
    );
}

type Tests = Awaited<ReturnType<typeof sendTests>>;

async function check(
  context: StorelessContext,
  json: boolean,
  tests: Tests = [],
): Promise<ExitCode> {
  const { config, now, out } = context;
  const open = findOpenDecisions(config, now());
  const hosts = await readSeenHosts(context);
  const count = open.length + tests.filter(({ isTaken }) => !isTaken).length;
  if (json) out(JSON.stringify({ open, tests, hosts, count }));
  else {
    for (const line of [...open, ...tests.map((test) => test.line)]) out(line);
    if (hosts.length > 0) out(aboutHosts(hosts, config.SITE_URL));
    out(count === 0 ? "Nothing is open." : `${count} open.`);
  }
  return count === 0 ? 0 : 1;
}

/** None if the store cannot be read: what is open can still be said. */
async function readSeenHosts({ config }: StorelessContext): Promise<string[]> {
  try {
    const store = await openStore(config.DATABASE_URL, "read");
    return await readHosts(store.db).finally(() => store.close());
  } catch {
    return [];
  }
}

function aboutHosts(hosts: readonly string[], siteUrl: string | undefined): string {
  const what = siteUrl
    ? `Hosts other than that of SITE_URL that were asked for, each redirected to ${siteUrl}`
    : "Hosts that were asked for";
  return `${what}: ${hosts.join(", ")}`;
}
