import { once } from "node:events";
import type { Command } from "commander";
import { deskWords } from "~/data/desk/words";
import { createDesk } from "../desk/create-desk";
import type { DeskRenderer } from "../desk/desk";
import type { CommandContext, ExitCode, Extras, Run } from "./context";
import { errorMessage } from "./error-message";
import { port } from "./options";

export function addDesk(relay: Command, run: Run, { renderer }: Extras) {
  relay
    .command("desk")
    .description("serves web pages for the operator, on this machine only, until it is stopped")
    .option("--port <port>", "a fixed port; without it the system chooses one", port, 0)
    .action((options: { port: number }) =>
      run((context) => serveDesk(context, renderer, options.port)),
    );
}

async function serveDesk(
  context: CommandContext,
  renderer: DeskRenderer,
  wanted: number,
): Promise<ExitCode> {
  const operator = { ...context, place: "desk" as const };
  const desk = await createDesk({
    operator,
    renderer,
    port: wanted,
    onError: (error) => context.err(errorMessage(error)),
  }).catch((error: unknown) => {
    if (!/listen E(ACCES|ADDRINUSE)/.test(errorMessage(error))) throw error;
    return null;
  });
  if (!desk) {
    context.err(deskWords.portRefused(wanted));
    return 1;
  }
  const { server, address } = desk;
  context.out(deskWords.printedAddress(address));

  const stopped = new AbortController();
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.once(signal, () => stopped.abort());
  }
  stopped.signal.addEventListener("abort", () => {
    server.close();
    server.closeAllConnections();
  });
  await once(server, "close");
  return 0;
}
