import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { connect, createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { Webhook } from "standardwebhooks";
import { afterEach, describe, expect, test } from "vitest";
import { secretOf } from "~/tests/support/firms";
import { partnerExamples } from "~/tests/support/partner-examples";

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
        ...{ env: { ...env, PORT: String(port) }, stdio: "ignore" as const },
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

test("the test vector of the guide is signed as our messages are", () => {
  const vector = JSON.parse(readFileSync("docs/partners/signature-vector.json", "utf8"));
  const at = new Date(Number(vector["webhook-timestamp"]) * 1000);
  const signature = new Webhook(vector.secret).sign(vector["webhook-id"], at, vector.body);
  expect(vector["webhook-signature"]).toBe(signature);
});

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
    { timeout: 30_000 },
    async () => {
      const folder = mkdtempSync(join(tmpdir(), "plainclaim-receiver-"));
      const port = await freePort();
      const env = { ...process.env, SECRET: secret, DATA: folder };
      const end = await start(env, port);
      stop = () => {
        end();
        rmSync(folder, { recursive: true, force: true });
      };
      await expect.poll(() => isOpen(port), { timeout: 20_000 }).toBe(true);

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
    },
  );
});

/** Beside a newer secret, which the receiver does not know yet. */
async function post(port: number, id: string, body: string, at: Date, known: string) {
  const signatures = [secretOf(3), known].map((one) => new Webhook(one).sign(id, at, body));
  const response = await fetch(`http://127.0.0.1:${port}/`, {
    ...{ method: "POST", body },
    headers: {
      "Content-Type": "application/json",
      "webhook-id": id,
      "webhook-timestamp": String(Math.floor(at.getTime() / 1000)),
      "webhook-signature": signatures.join(" "),
    },
  });
  return response.status;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const address = server.address();
  await new Promise((done) => server.close(done));
  return typeof address === "object" && address ? address.port : 0;
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
