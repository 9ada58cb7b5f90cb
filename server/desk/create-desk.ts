import { createHash, randomInt } from "node:crypto";
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import express, { type RequestHandler } from "express";
import { createAccess } from "./access";
import type { Desk, DeskSetup } from "./desk";
import { addRoutes } from "./routes";

/**
 * Listens on a loopback address only. A GET changes nothing, and no page needs its script.
 *
 * @throws when the port is taken
 */
export async function createDesk({ port, ...setup }: DeskSetup): Promise<Desk> {
  const access = createAccess();
  const app = express();
  app.disable("x-powered-by");
  app.use(headers(setup.renderer));
  app.use(access.guard);
  app.use(express.urlencoded({ extended: false, limit: "256kb" }));
  addRoutes(app, { ...setup, formToken: access.formToken });

  const server = createServer(app);
  const host = await listen(server, port);
  const bound = server.address();
  const actual = typeof bound === "object" && bound ? bound.port : port;
  return { server, address: `http://${host}:${actual}/?token=${access.token}` };
}

/**
 * Browsers send a cookie to every port of its host, so each desk has an address of its own: only
 * this machine reaches it, and no other program on it is likely to listen there.
 *
 * @returns the address it listens on
 */
async function listen(server: Server, port: number): Promise<string> {
  const own = `127.${randomInt(1, 255)}.${randomInt(1, 255)}.${randomInt(1, 255)}`;
  try {
    await once(server.listen(port, own), "listening");
    return own;
  } catch (error) {
    // Some systems, such as macOS, have only one loopback address.
    if (!(error instanceof Error && "code" in error && error.code === "EADDRNOTAVAIL")) throw error;
    await once(server.listen(port, "127.0.0.1"), "listening");
    return "127.0.0.1";
  }
}

/** Allows one script and one style block, each by its hash. */
function headers({ styles, script }: DeskSetup["renderer"]): RequestHandler {
  const policy = [
    "default-src 'none'",
    `script-src ${hashOf(script)}`,
    `style-src ${hashOf(styles)}`,
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join("; ");

  return (_request, response, next) => {
    response.setHeader("Content-Security-Policy", policy);
    response.setHeader("X-Content-Type-Options", "nosniff");
    // With "no-referrer" browsers would send `Origin: null` with our own forms.
    response.setHeader("Referrer-Policy", "same-origin");
    response.setHeader("Cross-Origin-Opener-Policy", "same-origin");
    response.setHeader("Cross-Origin-Resource-Policy", "same-origin");
    response.setHeader("Cache-Control", "no-store");
    next();
  };
}

function hashOf(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}
