import type { Command } from "commander";
import { commandWords } from "~/data/desk/commands";
import { obstacles } from "~/data/desk/obstacles";
import { isReachable } from "../config/partners";
import { sendTestPing } from "../destinations/partner";
import { formatAge } from "../operator/format-time";
import { type PartnerStanding, readPartners } from "../operator/partners";
import { markTold, readUntold } from "../operator/untold";
import type { CommandContext, ExitCode, Run } from "./context";
import { aligned } from "./print";

const words = commandWords.partner;

export function addPartner(relay: Command, run: Run) {
  const partner = relay.command("partner").description("the firms that leads go to");
  partner
    .command("list")
    .description("lists each firm with how leads reach it and its figures of today")
    .option("--json", "one JSON object per line")
    .action((options: { json?: boolean }) => run((context) => list(context, options), "read"));
  partner
    .command("test")
    .description("sends a test.ping to one firm and says what came back")
    .argument("<id>", "of the firm")
    .action((id: string) => run((context) => test(context, id), "read"));
  partner
    .command("needs")
    .description(
      "lists recipients that a person must tell of a withdrawal, stop, opt-out or erasure",
    )
    .option("--json", "one JSON object per line")
    .action((options: { json?: boolean }) =>
      run((context) => listUntold(context, options), "read"),
    );
  partner
    .command("done")
    .description("marks that a person has told a recipient")
    .argument("<mark>", "as needs prints it")
    .action((mark: string) => run((context) => markDone(context, mark)));
}

async function list(context: CommandContext, { json }: { json?: boolean }): Promise<ExitCode> {
  const firms = await readPartners(context);
  if (json) for (const firm of firms) context.out(JSON.stringify(firm));
  else {
    for (const line of aligned([words.columns, ...firms.map(columns)])) context.out(line);
    context.out(words.period);
  }
  return 0;
}

function columns(firm: PartnerStanding): string[] {
  const { id, name, way, state, taken, cap, delivered, contacted, declined, waiting } = firm;
  const age = (ms: number | undefined | null) =>
    ms == null ? "-" : formatAge(Math.floor(ms / 1000));
  return [
    id ?? "-",
    name,
    way ?? words.noWay,
    state,
    cap === null ? String(taken) : words.ofCap(taken, cap),
    String(delivered),
    age(contacted?.median),
    age(contacted?.slowest),
    String(declined),
    String(waiting),
    age(firm.oldestMs),
  ];
}

async function test({ config, out, err, now }: CommandContext, id: string): Promise<ExitCode> {
  const firm = config.partners.find((one) => one.id === id);
  if (!firm || !isReachable(firm, config)) {
    err(firm ? words.unreachable(id) : obstacles.unknownPartner(id));
    return 1;
  }
  const { kind, detail } = await sendTestPing(config, firm, now());
  if (kind === "delivered") out(words.taken(firm.name, detail));
  else err(words.notTaken(firm.name, detail));
  return kind === "delivered" ? 0 : 1;
}

async function listUntold(
  context: CommandContext,
  { json }: { json?: boolean },
): Promise<ExitCode> {
  const untold = await readUntold(context);
  if (json) for (const one of untold) context.out(JSON.stringify(one));
  else if (untold.length === 0) context.out(words.nothingToTell);
  else {
    const rows = untold.map(({ mark, recipient, reference, about, dueOn, why }) => [
      mark ?? "-",
      recipient,
      reference,
      about,
      dueOn ?? "-",
      why === "waiting" ? words.tries : why,
    ]);
    for (const line of aligned([[...words.needsColumns], ...rows])) context.out(line);
  }
  return 0;
}

async function markDone(context: CommandContext, mark: string): Promise<ExitCode> {
  const result = await markTold(context, mark);
  if (result.kind === "obstacle") context.err(result.obstacle);
  else context.out(words.told(mark));
  return result.kind === "obstacle" ? 1 : 0;
}
