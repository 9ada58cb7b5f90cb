import { once } from "node:events";
import { createServer } from "node:net";

/**
 * A port for a program that must be told one. Systems give ports from 32768 on to whoever asks for
 * any, so nobody is given this one before the program has it, or while it restarts.
 *
 * @returns {Promise<number>}
 */
export async function ownPort() {
  for (;;) {
    const port = 11_000 + Math.floor(Math.random() * 21_000);
    const probe = createServer().listen(port, "127.0.0.1");
    const isFree = await once(probe, "listening").then(
      () => true,
      () => false,
    );
    await new Promise((done) => probe.close(done));
    if (isFree) return port;
  }
}
