import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path/posix";
import ts from "typescript";

/** The rooms of server/ from the top down: each imports only from later lines (docs/architecture.md). */
const order = [
  ["main.ts"],
  ["http", "commands"],
  ["desk"],
  ["operator"],
  ["services.ts", "explain-error.ts"],
  ["legal"],
  ["intake"],
  ["outbox"],
  ["destinations"],
  ["submission"],
  ["privacy"],
  ["store"],
  ["config"],
  ["alerts.ts", "events.ts", "heap.ts"],
];

const files = readdirSync("server", { recursive: true }).filter((file) => file.endsWith(".ts"));
const wrong = files.flatMap((file) => importsOf(file).flatMap((target) => complaint(file, target)));
process.stderr.write(wrong.map((line) => `${line}\n`).join(""));
process.exitCode = wrong.length > 0 ? 1 : 0;

/** What a file imports from server/, as paths below it; types count too. */
function importsOf(file) {
  const { importedFiles } = ts.preProcessFile(readFileSync(join("server", file), "utf8"));
  return importedFiles
    .map(({ fileName }) => fileName)
    .flatMap((name) => {
      if (name.startsWith("~/server/")) return [name.slice("~/server/".length)];
      return name.startsWith(".") ? [join(dirname(file), name)] : [];
    })
    .filter((path) => !path.startsWith(".."));
}

function complaint(file, target) {
  const [from, to] = [roomOf(file), roomOf(target)];
  if (from === to || place(from) < place(to)) return [];
  return [`server/${file} imports ${target}: ${to} stands above or beside ${from}`];
}

function roomOf(path) {
  const [first = ""] = path.split("/");
  return path.includes("/") || first.endsWith(".ts") ? first : `${first}.ts`;
}

function place(room) {
  const index = order.findIndex((rooms) => rooms.includes(room));
  if (index < 0) throw new Error(`server/${room} has no place in the order of imports`);
  return index;
}
