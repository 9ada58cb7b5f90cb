import { createHash, randomBytes, timingSafeEqual } from "node:crypto";
import { parse } from "cookie";
import type { RequestHandler, Response } from "express";

const cookieName = "plainclaim_desk";

type Access = {
  /** Stands in the printed address, and opens the desk once. */
  token: string;
  /** Lets through only requests of this machine's browser that came by the printed address. */
  guard: RequestHandler;
  /** Hidden in every form; a post without it is refused. */
  formToken: string;
};

/**
 * One browser session for each start of the desk. Names other than this machine's are refused, so
 * that a site whose name is pointed at 127.0.0.1 (DNS rebinding) cannot speak to it.
 */
export function createAccess(): Access {
  let token: string | null = randomBytes(24).toString("base64url");
  const printed = token;
  const session = randomBytes(24).toString("base64url");
  const formToken = randomBytes(24).toString("base64url");

  const guard: RequestHandler = (request, response, next) => {
    if (!isLocalName(request.headers.host)) return void forbid(response);
    if (isSame(parse(request.headers.cookie ?? "")[cookieName], session)) return next();

    const given = new URL(request.originalUrl, "http://desk").searchParams.get("token");
    if (request.method !== "GET" || token === null || !isSame(given, token)) {
      return void forbid(response);
    }
    token = null;
    response.setHeader("Set-Cookie", `${cookieName}=${session}; HttpOnly; SameSite=Strict; Path=/`);
    response.redirect(303, "/");
  };
  return { token: printed, guard, formToken };
}

function isLocalName(host: string | undefined): boolean {
  return /^(127\.0\.0\.1|localhost)(:\d+)?$/.test(host ?? "");
}

/** Compared by hash, so that the time tells nothing about how much fits. */
export function isSame(given: string | null | undefined, expected: string): boolean {
  const hash = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(hash(given ?? ""), hash(expected));
}

function forbid(response: Response) {
  response.status(403).type("text").send("Forbidden");
}
