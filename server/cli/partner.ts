import type { Command } from "commander";
import { day, spellDuration } from "~/data/dates";
import { isReachable } from "../config/partners";
import { partnerActs, testAsOperator } from "../operator/partner-acts";
import {
  countDelivered,
  type PartnerFigures,
  readPartnerFigures,
} from "../operator/partner-figures";
import { linkToFirmPage } from "../partners/firm-page";
import { conditionNames } from "../state/condition";
import { type CommandContext, type ExitCode, operator, type Run } from "./context";
import { aligned } from "./print";

export function addPartner(relay: Command, run: Run) {
  const partner = relay.command("partner").description("the firms that leads go to");
  partner
    .command("list")
    .description("lists each firm with how leads reach it and its figures of today")
    .action(() => run(list, "read", "firms"));
  partner
    .command("test")
    .description(partnerActs.find(({ name }) => name === "test")?.does ?? "")
    .argument("<id>", "of the firm")
    .option("--lead", "a marked test lead with every member, and each kind of notice about it")
    .action((id: string, { lead }: { lead?: boolean }) =>
      run((context) => test(context, id, lead), "write", "firms"),
    );
  partner
    .command("link")
    .description("prints a link to one firm's page, valid for 30 days from its last use")
    .argument("<id>", "of the firm")
    .action((id: string) => run((context) => link(context, id), "read", "firms"));
}

async function link(context: CommandContext, id: string): Promise<ExitCode> {
  const firm = context.app.config.partners.find((one) => one.id === id);
  if (!firm || !isReachable(firm, context.app.config)) {
    context.err(`No firm of PARTNERS_FILE that can be reached has the id ${id}.`);
    return 1;
  }
  context.out(linkToFirmPage(context.app, firm.id));
  return 0;
}

async function list(context: CommandContext): Promise<ExitCode> {
  const firms = await readPartnerFigures(context.app);
  const delivered = await countDelivered(context.app, context.app.now() - 30 * day);
  const head = [
    "firm",
    "name",
    "way",
    "state",
    "today",
    "delivered",
    "answered",
    "slowest",
    "declined",
    "waiting",
    "oldest",
  ];
  for (const line of aligned([
    head,
    ...firms.map((firm) => columns(firm, delivered.get(firm.id) ?? 0)),
  ]))
    context.out(line);
  context.out(
    "Delivered, answered (median and slowest tenth) and declined are of the last 30 days. Today is the day in New York.",
  );
  return 0;
}

function columns(firm: PartnerFigures, delivered: number): string[] {
  const { id, name, way, condition, taken, cap, answered, declined, waiting } = firm;
  return [
    id ?? "-",
    name,
    way ?? "none: stored only",
    conditionNames[condition.kind],
    cap === null ? String(taken) : `${taken} of ${cap}`,
    String(delivered),
    spellDuration(answered?.median),
    spellDuration(answered?.slowest),
    String(declined),
    String(waiting),
    spellDuration(firm.oldestMs),
  ];
}

async function test(context: CommandContext, id: string, withLead = false): Promise<ExitCode> {
  const tested = await testAsOperator(context.app, operator, id, withLead);
  if (tested.kind === "obstacle") {
    context.err(tested.obstacle);
    return 1;
  }
  for (const { isAccepted, text } of tested.lines) (isAccepted ? context.out : context.err)(text);
  return tested.isAccepted ? 0 : 1;
}
