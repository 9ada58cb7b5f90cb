import { onTestFinished } from "vitest";
import { readConfig } from "~/server/config/config";
import { invite } from "~/server/desk/access";
import { createDesk } from "~/server/desk/desk";
import { emptyStore, keys, noon } from "~/tests/support/given";
import { annsLead } from "~/tests/support/sent-submission";
import { testApp } from "~/tests/support/test-app";

export const lead = annsLead("ann@example.com");

/** A desk on a store of its own, and a browser that has opened the printed address. */
export async function openDesk(
  onError: (error: unknown) => void = () => {},
  at: number | { at: number } = noon,
  env: Record<string, string> = { FORM_ID: "abcdefgh" },
  name?: string,
) {
  const db = await emptyStore();
  const now = () => (typeof at === "number" ? at : at.at);
  const app = testApp({ db, keys, config: readConfig(env), now });
  const { server, address } = await createDesk({
    app,
    actor: { place: "desk", name },
    env,
    styles: "",
    port: 0,
    onError,
  });
  // A connection that the server closes while a slow test reuses it fails the request.
  server.keepAliveTimeout = 0;
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const { origin } = new URL(address);
  const opened = await fetch(address, { redirect: "manual" });
  let cookie = cookieOf(opened);
  /** Every page of a session has the same one. */
  let token = "";
  /** A session ends after twelve hours; a test may move its clock further. */
  async function signInAgain() {
    const invitation = await invite(app, name ?? null);
    cookie = cookieOf(await fetch(`${origin}/?token=${invitation}`, { redirect: "manual" }));
    token = "";
  }

  /** What was done last, which the next page says. */
  let said = "";
  /** With that of an act that was posted in another way. */
  async function get(path: string, after?: Response) {
    const known = after ? cookieOf(after) : said;
    said = "";
    const answer = await fetch(`${origin}${path}`, { headers: { cookie: `${cookie}; ${known}` } });
    return { status: answer.status, html: await answer.text(), headers: answer.headers };
  }
  /** The references in the list. */
  async function list(query: string) {
    const { html } = await get(`/?${query || "tab=all"}`);
    return [...html.matchAll(/\/submissions\/(\w{8})[?"]/g)].map(([, reference]) => reference);
  }
  async function post(path: string, fields: Record<string, string>) {
    token ||= /name="form_token" value="([^"]+)"/.exec((await get("/")).html)?.[1] ?? "";
    const answer = await fetch(`${origin}${path}`, {
      method: "POST",
      redirect: "manual",
      headers: { cookie },
      body: new URLSearchParams({ form_token: token, ...fields }),
    });
    said = cookieOf(answer);
    return answer;
  }
  return { db, app, address, origin, opened, cookie, get, list, post, signInAgain };
}

function cookieOf({ headers }: Response): string {
  return (headers.get("Set-Cookie") ?? "").split(";")[0] ?? "";
}
