import { once } from "node:events";
import { type Command, InvalidArgumentError } from "commander";
import { createDesk } from "../desk/create-desk";
import type { DeskRenderer } from "../desk/desk";
import { oneLine } from "../operator/printable";
import { type CommandContext, type ExitCode, type Extras, errorMessage, type Run } from "./context";
import { port } from "./options";

export function addDesk(relay: Command, run: Run, { renderer }: Extras) {
  relay
    .command("desk")
    .description("serves web pages for the operator, on this machine only, until it is stopped")
    .option("--port <port>", "a fixed port; without it the system chooses one", port, 0)
    .option("--name <name>", "who works at it, for the log of what was done", personName)
    .action((options: { port: number; name?: string }) =>
      run((context) => serveDesk(context, renderer, options), "write", "firms"),
    );
}

function personName(text: string): string {
  const name = oneLine(text);
  if (name !== "" && name.length <= 80) return name;
  throw new InvalidArgumentError("It must have 1 to 80 characters.");
}

async function serveDesk(
  context: CommandContext,
  renderer: DeskRenderer,
  { port: wanted, name }: { port: number; name?: string },
): Promise<ExitCode> {
  const actor = { ...context, place: "desk" as const, name };
  const desk = await createDesk({
    actor,
    env: process.env,
    renderer,
    port: wanted,
    onError: (error) => context.err(errorMessage(error)),
  }).catch((error: unknown) => {
    if (!/listen E(ACCES|ADDRINUSE)/.test(errorMessage(error))) throw error;
    return null;
  });
  if (!desk) {
    context.err(
      `Port ${wanted} is taken, or not open to this user. Choose another with --port, or leave it out and the system chooses one.`,
    );
    return 1;
  }
  const { server, address } = desk;
  context.out(
    `The desk is open on this machine. Its address works once:\n\n  ${address}\n\nStop it with Ctrl+C.`,
  );
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.once(signal, () => {
      server.close();
      server.closeAllConnections();
    });
  }
  await once(server, "close");
  return 0;
}
