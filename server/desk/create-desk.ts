import { createHash } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import express, { type RequestHandler } from "express";
import { createAccess } from "./access";
import { type Desk, type DeskSetup, deskHost } from "./desk";
import { addRoutes } from "./routes";

/**
 * Listens on 127.0.0.1 only. Changes nothing by GET and needs no script.
 *
 * @throws when the port is taken
 */
export async function createDesk({ port, ...setup }: DeskSetup): Promise<Desk> {
  const access = createAccess();
  const app = express();
  app.disable("x-powered-by");
  app.use(headers(setup.renderer.styles));
  app.use(access.guard);
  app.use(express.urlencoded({ extended: false, limit: "256kb" }));
  addRoutes(app, { ...setup, formToken: access.formToken });

  const server = createServer(app).listen(port, deskHost);
  await once(server, "listening");
  const bound = server.address();
  const actual = typeof bound === "object" && bound ? bound.port : port;
  return { server, address: `http://${deskHost}:${actual}/?token=${access.token}` };
}

/** No script, and one style block by its hash. */
function headers(styles: string): RequestHandler {
  const hash = createHash("sha256").update(styles).digest("base64");
  const policy = [
    "default-src 'none'",
    `style-src 'sha256-${hash}'`,
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join("; ");

  return (_request, response, next) => {
    response.setHeader("Content-Security-Policy", policy);
    response.setHeader("X-Content-Type-Options", "nosniff");
    response.setHeader("Referrer-Policy", "no-referrer");
    response.setHeader("Cross-Origin-Opener-Policy", "same-origin");
    response.setHeader("Cross-Origin-Resource-Policy", "same-origin");
    response.setHeader("Cache-Control", "no-store");
    next();
  };
}
