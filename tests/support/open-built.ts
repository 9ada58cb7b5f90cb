import { fork } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { z } from "zod";
import { storesIn } from "./site";

/** One request to the built site; a body is sent unchanged. */
export type Asked = {
  path: string;
  method: "GET" | "POST";
  headers?: Record<string, string>;
  body?: Buffer;
};

const answer = z.object({
  id: z.number(),
  status: z.number(),
  location: z.string().nullable(),
  html: z.string(),
});
export type Answer = z.infer<typeof answer>;

export type Built = {
  /** @throws if the process ends instead of responding */
  ask(asked: Asked): Promise<Answer>;
  close(): void;
};

/** Pages and actions of the build in a separate process, on a temporary store, without HTTP. */
export async function openBuilt(): Promise<Built> {
  const folder = mkdtempSync(join(storesIn, "plainclaim-"));
  const child = fork(resolve("tests/support/built-handler.mjs"), {
    env: {
      PATH: process.env.PATH ?? "",
      DATABASE_URL: `file:${join(folder, "site.db")}`,
      SUBMIT_RATE: "0",
      // Nothing listens there. Pages can be watched only if mail is configured.
      SMTP_URL: "smtp://127.0.0.1:9",
      MAIL_FROM: "hello@plainclaim.example",
      LOG_LEVEL: "fatal",
      NODE_ENV: "production",
    },
    serialization: "advanced",
    stdio: ["ignore", "inherit", "pipe", "ipc"],
  });
  const said: string[] = [];
  child.stderr?.on("data", (chunk) => said.push(String(chunk)));
  const waiting = new Map<number, { resolve(answer: Answer): void; reject(error: Error): void }>();
  const answerTo = (id: number) =>
    new Promise<Answer>((resolve, reject) => waiting.set(id, { resolve, reject }));

  child.on("message", (message) => {
    const got = answer.parse(message);
    waiting.get(got.id)?.resolve(got);
    waiting.delete(got.id);
  });
  child.once("exit", () => {
    const error = new Error(`The process ended: ${said.join("")}`);
    for (const { reject } of waiting.values()) reject(error);
  });
  await answerTo(0);

  let asked = 0;
  return {
    ask(request) {
      if (child.exitCode !== null) throw new Error("The process has ended");
      asked += 1;
      child.send({ id: asked, ...request });
      return answerTo(asked);
    },
    close() {
      child.kill("SIGKILL");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
