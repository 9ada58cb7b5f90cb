import { once } from "node:events";
import { type Command, InvalidArgumentError } from "commander";
import { counted } from "~/data/formats";
import { invite, signOutAll } from "../desk/access";
import { createDesk } from "../desk/desk";
import { oneLine } from "../operator/printable";
import { type CommandContext, type ExitCode, type Extras, errorMessage, type Run } from "./context";
import { port } from "./options";

export function addDesk(relay: Command, run: Run, { styles }: Extras) {
  const desk = relay
    .command("desk")
    .description("serves web pages for clerks, on this machine only, until it is stopped")
    .option("--port <port>", "a fixed port; without it the system chooses one", port, 0)
    .option("--name <name>", "who works at it, for the log of what was done", personName)
    .action((options: { port: number; name?: string }) =>
      run((context) => serveDesk(context, styles, options), "write", "firms"),
    );
  desk
    .command("invite")
    .argument("<name>", "who works at the desk, for the log of what was done", personName)
    .description("prints a link that signs in once, within 24 hours, at DESK_ORIGIN")
    .action((name: string) => run((context) => inviteClerk(context, name)));
  desk
    .command("sign-out")
    .description(
      "ends all sessions and invitations of the desk, such as when a clerk leaves; at the desk, one's own",
    )
    .action(() => run(endSessions));
}

function personName(text: string): string {
  const name = oneLine(text);
  if (name !== "" && name.length <= 80) return name;
  throw new InvalidArgumentError("It must have 1 to 80 characters.");
}

async function inviteClerk(context: CommandContext, name: string): Promise<ExitCode> {
  const { DESK_ORIGIN } = context.app.config;
  if (DESK_ORIGIN === undefined) {
    context.err(
      "DESK_ORIGIN is not set: set it to the address of the desk, such as https://desk.example.com, for the desk too. On this machine, relay desk prints an address of its own.",
    );
    return 1;
  }
  const token = await invite(context.app, name);
  context.out(
    `For ${name}, once, within 24 hours:\n\n  ${DESK_ORIGIN}/sign-in?invitation=${token}\n`,
  );
  return 0;
}

async function endSessions(context: CommandContext): Promise<ExitCode> {
  const count = await signOutAll(context.app);
  context.out(`${counted(count, "session or invitation", "sessions and invitations")} ended.`);
  return 0;
}

async function serveDesk(
  context: CommandContext,
  styles: string,
  { port: wanted, name }: { port: number; name?: string },
): Promise<ExitCode> {
  const desk = await createDesk({
    app: context.app,
    actor: { place: "desk", name },
    env: process.env,
    styles,
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
