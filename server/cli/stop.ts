import type { Command } from "commander";
import { commandWords } from "~/data/desk/commands";
import { channelsOf, stopContact } from "../operator/stop-contact";
import { withdraw } from "../operator/withdraw";
import type { Who } from "../privacy/identity";
import type { Run } from "./context";
import { person, reference } from "./options";

const words = commandWords.stop;

type Options = { calls?: boolean; texts?: boolean; emails?: boolean };

export function addStop(relay: Command, run: Run) {
  relay
    .command("stop")
    .description("stops contact with one person, and tells everyone who was sent a lead")
    .argument("<email|phone>", "of the person", person)
    .option("--calls", "only calls, and whatever else is named")
    .option("--texts", "only texts, and whatever else is named")
    .option("--emails", "only e-mails, including the newsletter, and whatever else is named")
    .action((who: Who, options: Options) =>
      run(async (context) => {
        const channels = channelsOf(options);
        const request = { ...who, channels, manner: "command line" } as const;
        const { leads, told, needs } = await stopContact(context, request);
        context.out(words.done(channels.join(", "), leads));
        if (told > 0) context.out(words.told(told));
        if (needs > 0) context.out(words.needs(needs));
        return 0;
      }),
    );
}

export function addWithdraw(relay: Command, run: Run) {
  relay
    .command("withdraw")
    .description("withdraws one lead: tells everyone who was sent it, then erases it")
    .argument("<reference>", "of the lead", reference)
    .action((given: string) =>
      run(async (context) => {
        const result = await withdraw(context, given);
        if (result.kind === "obstacle") context.err(result.obstacle);
        else context.out(words.withdrawn(given, result.count));
        return result.kind === "done" ? 0 : 1;
      }),
    );
}
