import type { ErrorRequestHandler, Express, Request, Response } from "express";
import { z } from "zod";
import { isReference } from "../submission/submission";
import { isSame } from "./access";
import { type Acted, actOnAlert, acts } from "./acts";
import type { DeskContent, DeskSetup, Note } from "./desk";
import { actOnFirm, actOnUntold, firmContent, firmsContent } from "./firms";
import { overviewContent } from "./overview";
import { statisticsContent } from "./statistics";
import { submissionContent } from "./submission";

type Context = Omit<DeskSetup, "port"> & { formToken: string };

export function addRoutes(app: Express, context: Context): void {
  const { operator } = context;
  const get = (path: string, find: Find) => app.get(path, answer(context, find));
  /** Only with the hidden field of our own forms; everything else is refused. */
  const post = (path: string, act: Find) =>
    app.post(
      path,
      answer(context, async (request) =>
        isSame(textsIn(request.body).form_token, context.formToken) ? act(request) : forbidden,
      ),
    );

  get("/", async (request) => {
    const content = await overviewContent(operator, readQuery(request));
    return { title: content.state === null ? "Submissions found" : "Desk", content };
  });
  get("/statistics", async () => ({
    title: "Statistics",
    content: await statisticsContent(operator),
  }));
  get("/firms", async () => ({ title: "Firms", content: await firmsContent(operator) }));
  get("/firms/:id", (request) => showFirm(context, request));
  post("/firms/:id/:act", async (request) => {
    const { id = "", act = "" } = request.params;
    const acted = isFirmId(id) ? await actOnFirm(operator, id, act) : null;
    return acted ? after(acted, `/firms/${id}`, () => showFirm(context, request)) : missing;
  });
  post("/untold", async (request) => {
    const { mark = "" } = textsIn(request.body);
    const acted = await actOnUntold(operator, mark);
    return after(acted, "/firms#untold", async () => ({
      title: "Firms",
      content: await firmsContent(operator),
    }));
  });
  post("/alerts", async (request) => {
    const acted = await actOnAlert(operator, textsIn(request.body));
    return after(acted, "/#alerts", async () => ({
      title: "Desk",
      content: await overviewContent(operator, new URLSearchParams()),
    }));
  });
  get("/submissions/:reference", (request) => showSubmission(context, request));
  post("/submissions/:reference/:act", async (request) => {
    const { reference = "", act = "" } = request.params;
    const chosen = Object.hasOwn(acts, act) ? acts[act] : undefined;
    if (!isReference(reference) || !chosen) return missing;
    const acted = await chosen(operator, reference, textsIn(request.body));
    return after(acted, `/submissions/${reference}`, () =>
      showSubmission(context, request, acted.kind === "failed" ? acted : {}),
    );
  });
  app.use(answer(context, async () => missing));
  app.use(refuse(context));
}

type Shown = { title: string; content: DeskContent; note?: Note; status?: number };
type Answer = Shown | { location: string };
type Find = (request: Request) => Promise<Answer>;

/** Renders a route's result; an error page repeats nothing that was typed. */
function answer(
  { operator, renderer, onError, formToken }: Context,
  find: Find,
): (request: Request, response: Response) => Promise<void> {
  return async (request, response) => {
    const found = await find(request).catch((error: unknown) => {
      onError(error);
      return broken;
    });
    if ("location" in found) return response.redirect(303, found.location);

    const { title, content, status = 200 } = found;
    const note = found.note ?? noteIn(readQuery(request));
    const site = operator.config.site.name;
    const page = { site, title, note, path: pathOf(request.originalUrl), formToken, content };
    response.status(status).type("html").send(renderer.page(page));
  };
}

/**
 * Handles bodies and URLs that cannot be parsed; faults of the desk itself are handled by `answer`.
 */
function refuse(context: Context): ErrorRequestHandler {
  return (error: unknown, request, response, _next) => {
    const given = z.object({ status: z.number().min(400).max(499) }).safeParse(error);
    const unreadable = "The request could not be parsed. Nothing was changed.";
    const shown = given.success ? problem(given.data.status, unreadable) : broken;
    if (!given.success) context.onError(error);
    void answer(context, async () => shown)(request, response);
  };
}

const missing = problem(404, "There is no such page here.");
const broken = problem(500, "Something failed, and nothing was changed. See the terminal.");
const forbidden = problem(
  403,
  "This page opens only with the address that the desk printed in its terminal. Start the desk again for a new one.",
);

function problem(status: number, text: string): Shown {
  return { title: "Desk", content: { kind: "problem", text }, status };
}

/** The result is passed in the address of the next page, so that a reload repeats nothing. */
async function after(acted: Acted, path: string, show: () => Promise<Answer>): Promise<Answer> {
  if (acted.kind === "done") {
    const [page = "", anchor = ""] = path.split("#");
    const location = `${page}?done=${encodeURIComponent(acted.text)}`;
    return { location: anchor ? `${location}#${anchor}` : location };
  }
  const shown = await show();
  const note = { tone: "error", text: acted.text } as const;
  return "location" in shown || shown === missing ? shown : { ...shown, note, status: 422 };
}

function noteIn(query: URLSearchParams): Note | null {
  const text = query.get("done");
  return text ? { tone: "done", text: text.slice(0, 200) } : null;
}

async function showSubmission(
  { operator }: Context,
  request: Request,
  correction = {},
): Promise<Answer> {
  const reference = request.params.reference ?? "";
  if (!isReference(reference)) return missing;
  const content = await submissionContent(operator, reference, correction);
  return content ? { title: reference, content } : missing;
}

async function showFirm({ operator }: Context, request: Request): Promise<Answer> {
  const { id = "" } = request.params;
  const content = isFirmId(id) ? await firmContent(operator, id) : null;
  return content ? { title: content.name, content } : missing;
}

function isFirmId(id: string): boolean {
  return /^[a-z0-9-]{1,40}$/.test(id);
}

/** Without control characters: nothing stored has them, and PostgreSQL refuses a NUL. */
function readQuery({ originalUrl }: Request): URLSearchParams {
  const given = new URLSearchParams(originalUrl.slice(pathOf(originalUrl).length));
  return new URLSearchParams(
    [...given].map(([name, value]) => [name, value.replace(/\p{Cc}/gu, "")]),
  );
}

function pathOf(address: string): string {
  return address.replace(/\?.*$/s, "");
}

function textsIn(body: unknown): Record<string, string> {
  if (typeof body !== "object" || body === null) return {};

  return Object.fromEntries(
    Object.entries(body).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
}
