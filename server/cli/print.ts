import Table from "cli-table3";
import { locale } from "~/data/locale";

const borders = ["top", "bottom", "left", "mid", "right"] as const;
const unseen = Object.fromEntries(
  borders
    .flatMap((side) => [side, `${side}-mid`, `${side}-left`, `${side}-right`])
    .map((name) => [name, ""]),
);

/** A table without borders, as lines. A cell with line breaks continues in its own column. */
export function aligned(rows: readonly (readonly string[])[]): string[] {
  if (rows.length === 0) return [];

  const table = new Table({
    chars: { ...unseen, middle: "  " },
    style: { "padding-left": 0, "padding-right": 0, head: [], border: [] },
  });
  table.push(...rows.map((row) => [...row]));
  return table
    .toString()
    .split("\n")
    .map((line) => line.trimEnd());
}

type Progress = { set(done: number): void; end(): void };

const waitMs = 200;

/** Counts on one line of the terminal. Writes nothing if stderr is not a terminal. */
export function createProgress(noun: string, total: number): Progress {
  if (!process.stderr.isTTY) return { set: () => {}, end: () => {} };

  let last = 0;
  return {
    set(done) {
      if (Date.now() - last < waitMs) return;
      last = Date.now();
      process.stderr.write(`\r\u001b[K${bar(done, total)}${done.toLocaleString(locale)} ${noun}`);
    },
    end: () => void process.stderr.write("\r\u001b[K"),
  };
}

const width = 30;

function bar(done: number, total: number): string {
  const share = Math.min(1, done / (total || 1));
  const filled = Math.round(share * width);
  return `[${"#".repeat(filled)}${".".repeat(width - filled)}] ${Math.round(share * 100)} % `;
}
