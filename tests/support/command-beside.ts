import type { App } from "~/server/app";
import { runRelay } from "~/server/cli/relay";
import { readConfig } from "~/server/config/config";
import { openKeys } from "~/server/privacy/secret-keys";
import { openStore } from "~/server/store/open";
import type { Site } from "./site";
import { testApp } from "./test-app";

/**
 * Runs an operator's command beside a running site, on its store and with its settings, in this
 * process, because starting one takes longer than most commands. `site.relay` starts a process.
 */
export async function commandBeside({ env }: Site, ...args: string[]) {
  const lines: Record<"out" | "err", string[]> = { out: [], err: [] };
  const out = (line: string) => void lines.out.push(`${line}\n`);
  const err = (line: string) => void lines.err.push(`${line}\n`);
  const config = readConfig(env, { toleratesPartners: true });

  const code = await runRelay(args, {
    styles: "",
    openStoreless: () => ({ config, now: Date.now, out, err }),
    async open(access) {
      const store = await openStore(config.DATABASE_URL, access);
      const keys = await openKeys(config, store, access);
      const { db, file, close } = store;
      const write = async (text: string) => void lines.out.push(text);
      return {
        app: testApp({ db, keys, config }),
        file,
        out,
        err,
        write,
        close,
      };
    },
  });
  return { code, out: lines.out.join(""), err: lines.err.join("") };
}

/** Runs the function behind a button of the desk, on the store of a running site. */
export async function deskBeside<Result>(
  { env }: Site,
  act: (app: App) => Promise<Result>,
): Promise<Result> {
  const config = readConfig(env);
  const store = await openStore(config.DATABASE_URL, "write");
  try {
    const keys = await openKeys(config, store, "write");
    return await act(testApp({ config, db: store.db, keys }));
  } finally {
    await store.close();
  }
}
