import type { Command } from "commander";
import { tryDestinations } from "../operator/try-destinations";
import { operator, type Run } from "./context";

export function addTry(relay: Command, run: Run) {
  relay
    .command("try")
    .description("probes paused destinations now; exits 1 while one of them does not work")
    .argument("[destination]", "such as sheet or firm:lee-roe; without it, all that are paused")
    .action((name?: string) =>
      run(async (context) => {
        const tried = await tryDestinations(context.app, operator, name);
        if (tried.length === 0) {
          context.out(name === undefined ? "No destination is paused." : `${name} is not paused.`);
          return 0;
        }
        for (const { isOpen, text } of tried) (isOpen ? context.out : context.err)(text);
        return tried.every(({ isOpen }) => isOpen) ? 0 : 1;
      }),
    );
}
