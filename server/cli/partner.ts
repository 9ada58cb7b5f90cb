import type { Command } from "commander";
import { spellDuration } from "~/data/dates";
import { isReachable } from "../config/partners";
import { partnerDestination, sendTestLead, sendTestPing } from "../destinations/partner";
import { type PartnerStanding, readPartners } from "../operator/partners";
import { endPause } from "../outbox/channel";
import type { CommandContext, ExitCode, Run } from "./context";
import { aligned } from "./print";

export function addPartner(relay: Command, run: Run) {
  const partner = relay.command("partner").description("the firms that leads go to");
  partner
    .command("list")
    .description("lists each firm with how leads reach it and its figures of today")
    .option("--json", "one JSON object per line")
    .action(({ json }: { json?: boolean }) =>
      run((context) => list(context, json), "read", "firms"),
    );
  partner
    .command("test")
    .description("sends a test message to one firm, prints its response, and ends its pause")
    .argument("<id>", "of the firm")
    .option("--lead", "a marked test lead with every member, and each kind of notice about it")
    .action((id: string, { lead }: { lead?: boolean }) =>
      run((context) => test(context, id, lead), "read", "firms"),
    );
}

async function list(context: CommandContext, asJson = false): Promise<ExitCode> {
  const firms = await readPartners(context);
  if (asJson) {
    for (const firm of firms) context.out(JSON.stringify(firm));
    return 0;
  }
  const head = [
    ...["firm", "name", "way", "state", "today", "delivered", "contacted", "slowest"],
    ...["declined", "waiting", "oldest"],
  ];
  for (const line of aligned([head, ...firms.map(columns)])) context.out(line);
  context.out(
    "Delivered, contacted (median and slowest tenth) and declined are of the last 30 days. Today is the day in New York.",
  );
  return 0;
}

function columns(firm: PartnerStanding): string[] {
  const { id, name, way, state, taken, cap, delivered, contacted, declined, waiting } = firm;
  return [
    id ?? "-",
    name,
    way ?? "none: stored only",
    state,
    cap === null ? String(taken) : `${taken} of ${cap}`,
    String(delivered),
    spellDuration(contacted?.median),
    spellDuration(contacted?.slowest),
    String(declined),
    String(waiting),
    spellDuration(firm.oldestMs),
  ];
}

async function test(
  { db, config, keys, out, err, now }: CommandContext,
  id: string,
  withLead = false,
): Promise<ExitCode> {
  const firm = config.partners.find((one) => one.id === id);
  if (!firm) {
    err(`No firm of PARTNERS_FILE has the id ${id}.`);
    return 1;
  }
  if (!isReachable(firm, config)) {
    err(`${id} cannot be reached: give it a webhook, or an email address and SMTP_URL.`);
    return 1;
  }
  const tests = withLead
    ? await sendTestLead({ config, key: keys[0], at: now() }, firm)
    : [{ type: "test.ping", outcome: await sendTestPing(config, firm, now()) }];
  const failed = tests.filter(({ outcome }) => outcome.kind !== "delivered");
  for (const { type, outcome } of tests) {
    const isTaken = outcome.kind === "delivered";
    const print = isTaken ? out : err;
    print(`${firm.name} ${isTaken ? "accepted" : "did not accept"} ${type} (${outcome.detail}).`);
  }
  if (failed.length === 0) await endPause(db, partnerDestination(firm.id));
  return failed.length === 0 ? 0 : 1;
}
