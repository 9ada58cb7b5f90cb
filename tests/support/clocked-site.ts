import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { get } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { expect, vi } from "vitest";
import { preload } from "./preload";
import { startSite } from "./site";

/** A server whose clock a test moves: a new day costs nothing, and a start costs a second. */
export async function startClockedSite(at: string) {
  const folder = mkdtempSync(join(tmpdir(), "clock-"));
  const clockFile = join(folder, "clock");
  writeFileSync(clockFile, shiftTo(at));
  const site = await startSite({ ...preload("shift-clock.mjs"), CLOCK_FILE: clockFile });

  return {
    url: site.url,
    /**
     * Reads on a new connection, because a clock that jumps ends open ones; a byte order mark stays.
     * What the server does not answer now fails here, not as a page that lacks something.
     */
    read(path: string): Promise<string> {
      return new Promise((resolve, reject) => {
        const asked = get(site.url + path, { agent: false }, (answer) =>
          buffer(answer).then((bytes) => {
            const text = bytes.toString();
            const { statusCode = 0 } = answer;
            const isLater = statusCode === 429 || statusCode >= 500;
            if (isLater) reject(new Error(`${path}: ${statusCode} ${text}`));
            else resolve(text);
          }, reject),
        );
        asked.once("error", reject);
      });
    },
    /** Moves the clock forward. Moving it back would keep the pages of a later day. */
    async goOnTo(later: string) {
      const shift = shiftTo(later);
      writeFileSync(clockFile, shift);
      site.process.kill("SIGUSR2");
      await vi.waitFor(
        () => expect(site.output()).toContain(`clock shifted by ${shift}\n`),
        60_000,
      );
    },
    async stop() {
      await site.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function shiftTo(at: string): string {
  return String(Date.parse(at) - Date.now());
}
