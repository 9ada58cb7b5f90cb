import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { connect, createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { createContext, runInContext } from "node:vm";
import fc from "fast-check";
import { Webhook } from "standardwebhooks";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { partnerExamples } from "~/server/partners/openapi";
import { anyText } from "~/tests/support/any-text";
import { secretOf } from "~/tests/support/firms";
import { ownPort } from "~/tests/support/own-port.mjs";

const examples = resolve("docs/partners/examples");
const names = readdirSync(examples);
const secret = secretOf(1);
let stop = () => {};
afterEach(() => stop());

type Way = { needs: string; start(env: NodeJS.ProcessEnv, port: number): Promise<() => void> };

const runs = (command: string, ...args: string[]) => ({
  needs: command,
  start: async (env: NodeJS.ProcessEnv, port: number) => {
    const child = spawn(
      command,
      args.map((one) => one.replace("PORT", String(port))),
      {
        env: { ...env, PORT: String(port) },
        stdio: "ignore" as const,
      },
    );
    return () => void child.kill("SIGKILL");
  },
});

/** The shell's receiver has one process per connection, as socat and systemd start it. */
const perConnection: Way = {
  needs: "openssl",
  async start(env, port) {
    const children = new Set<ChildProcess>();
    const server: Server = createServer({ allowHalfOpen: true }, (socket) => {
      const child = spawn("bash", [join(examples, "receiver.sh")], { env });
      children.add(child);
      socket.on("error", () => undefined);
      child.stdin.on("error", () => undefined);
      socket.pipe(child.stdin);
      child.stdout.pipe(socket);
    });
    await new Promise<void>((done) => server.listen(port, "127.0.0.1", done));
    return () => {
      server.close();
      for (const child of children) child.kill("SIGKILL");
    };
  },
};

const ways: Record<string, Way> = {
  "receiver.mjs": runs(process.execPath, join(examples, "receiver.mjs")),
  "receiver.php": runs("php", "-S", "127.0.0.1:PORT", join(examples, "receiver.php")),
  "receiver.py": runs("python3", join(examples, "receiver.py")),
  "receiver.sh": perConnection,
};

test("each example is tried, and has at most 40 lines", () => {
  expect(names.toSorted()).toEqual(Object.keys(ways).toSorted());
  for (const name of names) {
    const lines = readFileSync(join(examples, name), "utf8").trimEnd().split("\n");
    expect(lines.length).toBeLessThanOrEqual(40);
  }
});

describe.each(Object.entries(ways))("%s", (_name, { needs, start }) => {
  const isMissing = spawnSync(needs, ["--version"]).error !== undefined;

  test.skipIf(isMissing)(
    "stores every message once, and nothing that is not signed or too old",
    async () => {
      const folder = mkdtempSync(join(tmpdir(), "plainclaim-receiver-"));
      const port = await ownPort();
      const env = { ...process.env, SECRET: secret, DATA: folder };
      const end = await start(env, port);
      stop = () => {
        end();
        rmSync(folder, { recursive: true, force: true });
      };
      await expect.poll(() => isOpen(port)).toBe(true);

      const stored = () => readdirSync(folder).filter((name) => name.endsWith(".json"));
      const [first] = partnerExamples;
      const body = JSON.stringify(first);
      const now = new Date();
      const old = new Date(now.getTime() - 6 * 60_000);
      expect(await post(port, "bad", body, now, secretOf(2))).toBe(401);
      expect(await post(port, "old", body, old, secret)).toBe(401);
      expect(stored()).toEqual([]);

      for (const [index, message] of [...partnerExamples, ...partnerExamples].entries()) {
        const id = `msg_${index % partnerExamples.length}`;
        expect(await post(port, id, JSON.stringify(message), now, secret)).toBe(204);
      }
      expect(stored()).toHaveLength(partnerExamples.length);
      const kept = readFileSync(join(folder, "msg_0.json"), "utf8");
      expect(kept).toBe(body);

      // Killed between storing and answering, or while it wrote: the message comes once more.
      end();
      await expect.poll(() => isOpen(port)).toBe(false);
      writeFileSync(join(folder, "msg_half.json.part"), body.slice(0, 20));
      const endAgain = await start(env, port);
      stop = () => {
        endAgain();
        rmSync(folder, { recursive: true, force: true });
      };
      await expect.poll(() => isOpen(port)).toBe(true);
      expect(await post(port, "msg_0", body, now, secret)).toBe(204);
      expect(stored()).toHaveLength(partnerExamples.length);
      expect(await post(port, "msg_half", body, now, secret)).toBe(204);
      expect(readFileSync(join(folder, "msg_half.json"), "utf8")).toBe(body);
    },
  );
});

describe.each(Object.entries(ways))("%s", (_name, { needs, start }) => {
  const isMissing = spawnSync(needs, ["--version"]).error !== undefined;

  test.skipIf(isMissing)(
    "answers 5xx while it cannot store, and goes on after that and after a request that ends early",
    async () => {
      const folder = mkdtempSync(join(tmpdir(), "plainclaim-receiver-"));
      const port = await ownPort();
      const end = await start({ ...process.env, SECRET: secret, DATA: folder }, port);
      stop = () => {
        end();
        rmSync(folder, { recursive: true, force: true });
      };
      await expect.poll(() => isOpen(port)).toBe(true);
      const head = "POST / HTTP/1.1\r\nHost: x\r\nwebhook-id: x\r\nContent-Length: 100\r\n\r\n";
      await new Promise<void>((done) => {
        const socket = connect(port, "127.0.0.1", () =>
          socket.write(`${head}abc`, () => socket.destroy()),
        );
        socket.on("close", () => done());
      });

      const body = JSON.stringify(partnerExamples[0]);
      const now = new Date();
      expect(await post(port, "first", body, now, secret)).toBe(204);
      // A file in place of the folder, as nothing stops root from writing into a folder.
      rmSync(folder, { recursive: true });
      writeFileSync(folder, "");
      expect(await post(port, "second", body, now, secret)).toBe(500);
      rmSync(folder);
      mkdirSync(folder);
      expect(await post(port, "second", body, now, secret)).toBe(204);
      expect(readFileSync(join(folder, "second.json"), "utf8")).toBe(body);
    },
  );
});

/** Beside a newer secret, which the receiver does not know yet. */
async function post(port: number, id: string, body: string, at: Date, known: string) {
  const signatures = [secretOf(3), known].map((one) => new Webhook(one).sign(id, at, body));
  const response = await fetch(`http://127.0.0.1:${port}/`, {
    method: "POST",
    body,
    headers: {
      "Content-Type": "application/json",
      "webhook-id": id,
      "webhook-timestamp": String(Math.floor(at.getTime() / 1000)),
      "webhook-signature": signatures.join(" "),
    },
  });
  return response.status;
}

function isOpen(port: number): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect(port, "127.0.0.1");
    socket.on("connect", () => {
      socket.destroy();
      done(true);
    });
    socket.on("error", () => done(false));
  });
}

const source = readFileSync("docs/google-sheet-receiver.gs", "utf8");
const lead = { apiKey: "k", Email: "a@b.example", submission_id: "REF1", revision: "1" };

let cells: string[][];
let size: { rows: number; columns: number };
/** Cells that the script formatted as text: `row column`. */
let formatted: Set<string>;
let isLocked: boolean;
let properties: Record<string, string>;
beforeEach(() => {
  cells = [];
  size = { rows: 1000, columns: 26 };
  formatted = new Set();
  isLocked = false;
  properties = { API_KEY: "k", SHEET_ID: "s" };
});

/** The vendor's sheet as far as the script uses it, with its edges. */
const sheet = {
  getLastRow: () => cells.length,
  getLastColumn: () => Math.max(0, ...cells.map((line) => line.length)),
  getMaxRows: () => size.rows,
  getMaxColumns: () => size.columns,
  insertRowsAfter(_row: number, count: number) {
    size.rows += count;
  },
  insertColumnsAfter(_column: number, count: number) {
    size.columns += count;
  },
  getRange(row: number, left: number, height: number, width: number) {
    if (row + height - 1 > size.rows || left + width - 1 > size.columns) {
      throw new Error("The coordinates of the range are outside the dimensions of the sheet.");
    }
    const range = {
      setNumberFormat() {
        for (let across = 0; across < width; across += 1) formatted.add(`${row} ${left + across}`);
        return range;
      },
      setValues(values: string[][]) {
        for (const [down, line] of values.entries()) {
          const target = cells[row - 1 + down] ?? [];
          cells[row - 1 + down] = target;
          for (const [across, value] of line.entries()) target[left - 1 + across] = value;
        }
        return range;
      },
      getDisplayValues: () =>
        Array.from({ length: height }, (_, down) =>
          Array.from(
            { length: width },
            (_, across) => cells[row - 1 + down]?.[left - 1 + across] ?? "",
          ),
        ),
    };
    return range;
  },
};

function postToSheet(parameter: Record<string, string>): Record<string, unknown> {
  const waitLock = () => {
    if (isLocked) throw new Error("Could not obtain lock");
  };
  const context = createContext({
    LockService: { getScriptLock: () => ({ waitLock, releaseLock: () => undefined }) },
    PropertiesService: {
      getScriptProperties: () => ({ getProperty: (name: string) => properties[name] ?? null }),
    },
    SpreadsheetApp: { openById: () => ({ getSheetByName: () => sheet }), flush: () => undefined },
    ContentService: {
      MimeType: { JSON: "json" },
      createTextOutput: (text: string) => ({ setMimeType: () => text }),
    },
    event: { parameter },
  });
  return JSON.parse(runInContext(`${source}\ndoPost(event)`, context));
}

test("writes a lead once, however often it is sent", () => {
  expect(postToSheet(lead)).toEqual({ result: "success", row: 2 });
  expect(postToSheet(lead)).toEqual({ result: "success", row: 2, duplicate: true });
  expect(cells).toEqual([
    ["Email", "submission_id", "revision"],
    ["a@b.example", "REF1", "1"],
  ]);
});

test("writes a correction and another lead as rows of their own", () => {
  postToSheet(lead);
  expect(postToSheet({ ...lead, revision: "2" })).toEqual({ result: "success", row: 3 });
  expect(postToSheet({ ...lead, submission_id: "REF2" })).toEqual({ result: "success", row: 4 });
});

test("reads a home lead from JSON and adds columns for its new names", () => {
  postToSheet(lead);
  const data = JSON.stringify({ state: "NY", submission_id: "REF2", revision: "1" });
  postToSheet({ apiKey: "k", data });
  expect(cells[0]).toEqual(["Email", "submission_id", "revision", "state"]);
  expect(Array.from(cells[2] ?? [], (value) => value ?? "")).toEqual(["", "REF2", "1", "NY"]);
});

test("writes below the last lead and only in its own columns, beside check boxes down to row 1000", () => {
  postToSheet(lead);
  // The operator adds columns, one of them among ours, and moves nothing else.
  const own = ["Called", "Email", "Mine", "submission_id", "revision"];
  cells = [own, ["TRUE", "a@b.example", "=1", "REF1", "1"]];
  while (cells.length < 1000) cells.push(["FALSE", "", "=1", "", ""]);
  formatted.clear();

  const second = { ...lead, submission_id: "REF2" };
  expect(postToSheet(second)).toEqual({ result: "success", row: 3 });
  expect(cells[2]).toEqual(["FALSE", "a@b.example", "=1", "REF2", "1"]);
  expect([...formatted].sort()).toEqual(["3 2", "3 4", "3 5"]);
  expect(postToSheet(second)).toEqual({ result: "success", row: 3, duplicate: true });
  expect(size.rows).toBe(1000);
});

test("writes below a lead that somebody typed into its columns", () => {
  postToSheet(lead);
  cells.push(["typed@b.example", "", ""]);
  expect(postToSheet({ ...lead, submission_id: "REF2" })).toEqual({ result: "success", row: 4 });
  expect(cells[2]?.[0]).toBe("typed@b.example");
});

test("returns an error for a wrong key, a missing id and an unavailable lock", () => {
  expect(postToSheet({ ...lead, apiKey: "x" })).toMatchObject({
    error: "unauthorized: wrong API key",
  });
  expect(postToSheet({ apiKey: "k" })).toMatchObject({ result: "error" });
  isLocked = true;
  expect(postToSheet(lead)).toEqual({ result: "error", error: "Error: Could not obtain lock" });
  properties = {};
  expect(postToSheet({ ...lead, apiKey: "" })).toMatchObject({
    error: "unauthorized: wrong API key",
  });
  expect(cells).toEqual([]);
});

test("writes the lead after row 1000 and the opt-out notice after column 26", () => {
  const names = Array.from({ length: 24 }, (_, index) => `field ${index}`);
  const lead = { apiKey: "k", ...Object.fromEntries(names.map((name) => [name, "x"])) };
  postToSheet({ ...lead, submission_id: "REF1", revision: "1" });
  expect(cells[0]).toHaveLength(26);
  while (cells.length < 1000) cells.push(["x"]);
  const notice = { formType: "opt_out_notice", regarding: "REF1", do_not_sell: "1" };

  expect(postToSheet({ ...lead, submission_id: "REF2", revision: "1" })).toMatchObject({
    row: 1001,
  });
  expect(postToSheet({ apiKey: "k", ...notice, submission_id: "REF3", revision: "1" })).toEqual({
    result: "success",
    row: 1002,
  });
  expect(cells[0]?.slice(26)).toEqual(["formType", "regarding", "do_not_sell"]);
  expect(cells[1001]?.slice(26)).toEqual(["opt_out_notice", "REF1", "1"]);
  expect(size).toEqual({ rows: 1002, columns: 29 });
});

test("any post is answered as JSON, and whatever is written is written once", () => {
  const text = fc.oneof(
    anyText(),
    fc.constantFrom("__proto__", "constructor", "=1+1", "null", "[]", '{"submission_id":{}}'),
    fc.json(),
  );
  const names = fc.oneof(fc.constantFrom("data", "submission_id", "revision", "Email"), text);
  fc.assert(
    fc.property(fc.dictionary(names, text), (members) => {
      const sent = { ...members, apiKey: "k" };
      const first = postToSheet(sent);
      const rows = cells.length;
      const second = postToSheet(sent);

      expect(["success", "error"]).toContain(first.result);
      expect(second.result).toBe(first.result);
      if (first.result === "success") expect(second).toMatchObject({ row: first.row });
      expect(cells).toHaveLength(rows);
    }),
    { numRuns: 300 },
  );
});
