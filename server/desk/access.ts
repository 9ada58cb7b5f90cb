import { createHash, randomBytes, timingSafeEqual } from "node:crypto";
import { parse } from "cookie";
import type { RequestHandler, Response } from "express";

const cookieName = "plainclaim_desk";

/** Seconds, so that closing the browser does not end the session: 12 hours. */
const workingDay = 12 * 60 * 60;

type Access = {
  /** Part of the printed address; valid once. */
  token: string;
  /** Admits only the browser that opened the printed address on this machine. */
  guard: RequestHandler;
  /** Hidden field of every form; a post without it is refused. */
  formToken: string;
};

/**
 * One browser session per start. `Host` must name this machine, because a site can point its name
 * at 127.0.0.1 (DNS rebinding).
 */
export function createAccess(): Access {
  let token: string | null = randomBytes(24).toString("base64url");
  const printed = token;
  const session = randomBytes(24).toString("base64url");
  const formToken = randomBytes(24).toString("base64url");

  const guard: RequestHandler = (request, response, next) => {
    const { host, origin } = request.headers;
    if (!isLocalName(host)) return void forbid(response);
    // Browsers name the origin of every post; a form token alone could have been read elsewhere.
    if (request.method !== "GET" && origin !== undefined && origin !== `http://${host}`) {
      return void forbid(response);
    }
    if (isSame(parse(request.headers.cookie ?? "")[cookieName], session)) return next();

    const given = new URLSearchParams(request.originalUrl.replace(/^[^?]*/, "")).get("token");
    if (request.method !== "GET" || token === null || !isSame(given, token)) {
      return void forbid(response);
    }
    token = null;
    const cookie = `${cookieName}=${session}; Max-Age=${workingDay}; HttpOnly; SameSite=Strict; Path=/`;
    response.setHeader("Set-Cookie", cookie);
    response.redirect(303, "/");
  };
  return { token: printed, guard, formToken };
}

/** Any loopback address, because a tunnel may end at another one. */
function isLocalName(host: string | undefined): boolean {
  return /^(127(\.\d{1,3}){3}|localhost)(:\d+)?$/.test(host ?? "");
}

/** Compares hashes, so that the time taken reveals nothing about the expected value. */
export function isSame(given: string | null | undefined, expected: string): boolean {
  const hash = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(hash(given ?? ""), hash(expected));
}

function forbid(response: Response) {
  response.status(403).type("text").send("Forbidden");
}
