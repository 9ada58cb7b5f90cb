import { onTestFinished, vi } from "vitest";
import { runRelay } from "~/server/cli/relay";
import { readConfig } from "~/server/config/config";
import { openStore } from "~/server/store/open";
import { keys, noon } from "~/tests/support/given";
import { temporaryStore } from "~/tests/support/temporary-store";
import { testApp } from "~/tests/support/test-app";

/**
 * An operator's command line on a store of its own, with the clock at noon. `typed` makes it a
 * terminal.
 */
export async function relayLine(env: Record<string, string> = {}, typed?: string, at = noon) {
  const { db, file, url, remove } = await temporaryStore();
  onTestFinished(remove);
  const config = readConfig(env, { toleratesPartners: true });

  async function relay(...argv: string[]) {
    const out: string[] = [];
    const err: string[] = [];
    const code = await runRelay(argv, {
      styles: "",
      openStoreless: () => ({
        config,
        now: () => at,
        out: (line) => out.push(line),
        err: (line) => err.push(line),
      }),
      // As a command opens it: one that only reads cannot write.
      open: async (access) => {
        const store = await openStore(url, access);
        return {
          app: testApp({ db: store.db, keys, config, now: () => at }),
          file,
          out: (line) => out.push(line),
          err: (line) => err.push(line),
          ...(typed === undefined ? {} : { ask: async () => typed }),
          write: async (text) => void out.push(text),
          close: store.close,
        };
      },
    });
    return { code, out: out.join("\n"), err: err.join("\n") };
  }
  return { db, relay, file };
}

/** What commander itself writes: help and wrong usage. */
export function quietly() {
  const written: string[] = [];
  const note = (text: string | Uint8Array) => written.push(String(text)) > 0;
  const spies = [
    vi.spyOn(process.stdout, "write").mockImplementation(note),
    vi.spyOn(process.stderr, "write").mockImplementation(note),
  ];
  onTestFinished(() => {
    for (const spy of spies) spy.mockRestore();
  });
  return written;
}
