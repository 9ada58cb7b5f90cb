import { locale } from "~/data/locale";

type Progress = { set(done: number): void; end(): void };

const pauseMs = 200;

/**
 * Counts on one line of the terminal, with a bar if the total is known. Writes nothing if stderr is
 * not a terminal.
 */
export function createProgress(noun: string, total?: number): Progress {
  if (!process.stderr.isTTY) return { set: () => {}, end: () => {} };

  let last = 0;
  return {
    set(done) {
      if (Date.now() - last < pauseMs) return;
      last = Date.now();
      process.stderr.write(`\r\u001b[K${bar(done, total)}${done.toLocaleString(locale)} ${noun}`);
    },
    end: () => void process.stderr.write("\r\u001b[K"),
  };
}

const width = 30;

function bar(done: number, total: number | undefined): string {
  if (!total) return "";
  const share = Math.min(1, done / total);
  const filled = Math.round(share * width);
  return `[${"#".repeat(filled)}${".".repeat(width - filled)}] ${Math.round(share * 100)} % `;
}
