import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path/posix";
import ts from "typescript";

/**
 * The directories of server/ and app/ in import order: each imports only from later lines
 * (docs/architecture.md).
 */
const orders = {
  server: [
    ["main.ts"],
    ["http", "cli"],
    ["desk"],
    ["services.ts"],
    ["schedule.ts"],
    ["operator"],
    ["partners"],
    ["leads"],
    ["legal"],
    ["outbox"],
    ["state"],
    ["routing"],
    ["app.ts"],
    ["destinations"],
    ["submission"],
    ["privacy"],
    ["store"],
    ["config"],
    ["faults.ts"],
    ["events.ts", "language.ts"],
  ],
  app: [
    ["root.tsx", "entry.client.tsx", "entry.server.tsx", "remix.d.ts"],
    ["routes"],
    ["case", "firm", "legal", "request"],
    ["limits"],
    ["newsletter"],
    ["lead"],
    ["forms"],
    ["layout"],
    ["catalog"],
    ["ui"],
    ["client"],
    ["services.server.ts"],
    ["styles", "css.d.ts"],
  ],
};

const wrong = Object.entries(orders).flatMap(([tree, order]) =>
  listCode(tree).flatMap((file) =>
    importsOf(tree, file).flatMap((target) => complaint({ tree, order, file, target })),
  ),
);
// What becomes of a row is found in one file: who else changes one calls a function there. Migrations
// write what that file does not know; erasure and copies go over whole tables.
const writers = {
  submissions: "submission/row.ts",
  deliveries: "outbox/queue.ts",
  routings: "state/routing-row.ts",
  partner_days: "state/routing-row.ts",
  routing_choices: "state/routing-row.ts",
  channels: "state/channel.ts",
  partner_events: "partners/report-row.ts",
  lead_notes: "operator/submission-acts.ts",
  contact_stops: "submission/contact-stops.ts",
};
const code = listCode("server")
  .filter((file) => !file.startsWith("store/migrations/"))
  .map((file) => ({ file, text: readFileSync(join("server", file), "utf8") }));
for (const [table, writer] of Object.entries(writers)) {
  const writing = new RegExp(
    `\\b(insertInto|updateTable|deleteFrom)\\("${table}\\b|\\b(insert into|update|delete from) ${table}\\b|sql\`${table}\``,
  );
  const others = code.filter(({ file, text }) => file !== writer && writing.test(text));
  wrong.push(
    ...others.map(({ file }) => `server/${file} writes to ${table}: only server/${writer} does`),
  );
}
// Each such write is part of a transaction that its caller opened, so its function asks for one.
const below = orders.server.findIndex(([room]) => room === "app.ts");
for (const file of new Set(Object.values(writers))) {
  const inTransaction =
    placeIn(orders.server, file.split("/")[0]) < below ? "InTransaction" : "Trx";
  const text = readFileSync(join("server", file), "utf8");
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  for (const one of source.statements.filter(ts.isFunctionDeclaration)) {
    const isWriting = /\.(insertInto|updateTable|deleteFrom)\(/.test(one.getText());
    const asked = one.parameters.map((parameter) => parameter.type?.getText() ?? "");
    if (isWriting && !asked.some((type) => type === inTransaction || type === "Acting")) {
      wrong.push(`server/${file}: ${one.name?.text} writes, so its parameter is ${inTransaction}`);
    }
  }
}
// `transact` alone runs a transaction again that PostgreSQL ended because of a deadlock.
const opening = code.filter(({ text }) => /\.transaction\(\)/.test(text));
wrong.push(
  ...opening.flatMap(({ file }) =>
    file === "store/transact.ts" ? [] : [`server/${file} opens a transaction: use transact`],
  ),
);
// A mocked module hides changes of the real one. Tests fake only the clock and outside services.
wrong.push(
  ...listCode("tests").flatMap((file) =>
    /\bvi\.(doMock|mock)\(/.test(readFileSync(join("tests", file), "utf8"))
      ? [`tests/${file} mocks a module: use the real one, or a server on loopback`]
      : [],
  ),
);
process.stderr.write(wrong.map((line) => `${line}\n`).join(""));
process.exitCode = wrong.length > 0 ? 1 : 0;

function listCode(tree) {
  return readdirSync(tree, { recursive: true }).filter((file) => /\.tsx?$/.test(file));
}

/** What a file imports from its own tree, types included. */
function importsOf(tree, file) {
  const { importedFiles } = ts.preProcessFile(readFileSync(join(tree, file), "utf8"));
  const own = `~/${tree}/`;
  return importedFiles
    .map(({ fileName }) => fileName)
    .flatMap((name) => {
      if (name.startsWith(own)) return [name.slice(own.length)];
      return name.startsWith(".") ? [join(dirname(file), name)] : [];
    })
    .filter((path) => !path.startsWith(".."));
}

function complaint({ tree, order, file, target }) {
  const [from, to] = [roomOf(tree, file), roomOf(tree, target)];
  if (from === to || placeIn(order, from) < placeIn(order, to)) return [];
  return [`${tree}/${file} imports ${target}: ${to} is above or beside ${from}`];
}

/** A directory of the tree, or a file directly in it. */
function roomOf(tree, path) {
  if (path.includes("/")) return path.split("/")[0];
  const endings = ["", ".ts", ".tsx"];
  const ending = endings.find((end) => existsSync(join(tree, path + end))) ?? "";
  return path + ending;
}

function placeIn(order, room) {
  const index = order.findIndex((rooms) => rooms.includes(room));
  if (index < 0) throw new Error(`${room} has no place in the order of imports`);
  return index;
}
