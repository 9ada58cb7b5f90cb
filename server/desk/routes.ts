import type { ErrorRequestHandler, Express, Request, Response } from "express";
import { z } from "zod";
import type { DeskContent, Note } from "~/data/desk/view";
import { deskWords, firmWords } from "~/data/desk/words";
import { isReference } from "../submission/submission";
import { isSame } from "./access";
import { type Acted, acts } from "./acts";
import type { DeskSetup } from "./desk";
import { actOnFirm, actOnUntold, firmContent, firmsContent } from "./firms";
import { overviewContent } from "./overview";
import { statisticsContent } from "./statistics";
import { submissionContent } from "./submission";

type Context = Omit<DeskSetup, "port"> & { formToken: string };

export function addRoutes(app: Express, context: Context): void {
  const { operator } = context;

  app.get(
    "/",
    answer(context, async (request) => {
      const content = await overviewContent(operator, readQuery(request));
      const isSearch = content.kind === "overview" && content.overview.destinations === null;
      return { title: isSearch ? deskWords.found : deskWords.heading, content };
    }),
  );
  app.get(
    "/statistics",
    answer(context, async () => ({
      title: deskWords.statistics,
      content: await statisticsContent(operator),
    })),
  );
  app.get(
    "/submissions/:reference",
    answer(context, (request) => showSubmission(context, request)),
  );
  app.post(
    "/submissions/:reference/:act",
    answer(context, (request) => carryOut(context, request)),
  );
  app.get(
    "/firms",
    answer(context, async (request) => {
      const content = await firmsContent(operator, context.formToken);
      return { title: firmWords.firms, content, note: noteIn(readQuery(request)) };
    }),
  );
  app.get(
    "/firms/:id",
    answer(context, (request) => showFirm(context, request)),
  );
  app.post(
    "/firms/:id/:act",
    answer(context, (request) => changeFirm(context, request)),
  );
  app.post(
    "/untold",
    answer(context, (request) => endUntold(context, request)),
  );
  app.use(answer(context, async () => missing));
  app.use(refuse(context));
}

type Shown = { title: string; content: DeskContent; note?: Note | null; status?: number };
type Answer = Shown | { location: string };

/** Renders a route's result; an error page repeats nothing that was typed. */
function answer(
  context: Context,
  find: (request: Request) => Promise<Answer>,
): (request: Request, response: Response) => Promise<void> {
  const { operator, renderer, onError } = context;
  return async (request, response) => {
    const found = await find(request).catch((error: unknown) => {
      onError(error);
      return broken;
    });
    if ("location" in found) return response.redirect(303, found.location);

    const { title, content, note = null, status = 200 } = found;
    const path = pathOf(request.originalUrl);
    const page = { site: operator.config.site.name, title, note, path, ...content };
    response.status(status).type("html").send(renderer.page(page));
  };
}

/**
 * Handles bodies and URLs that cannot be read; faults of the desk itself are handled by `answer`.
 */
function refuse(context: Context): ErrorRequestHandler {
  return (error: unknown, request, response, _next) => {
    const given = z.object({ status: z.number().min(400).max(499) }).safeParse(error);
    const shown = given.success ? problem(given.data.status, deskWords.unreadable) : broken;
    if (!given.success) context.onError(error);
    void answer(context, async () => shown)(request, response);
  };
}

const missing = problem(404, deskWords.notFound);
const broken = problem(500, deskWords.broken);

function problem(status: number, text: string): Shown {
  return { title: deskWords.heading, content: { kind: "problem", text }, status };
}

async function showSubmission(context: Context, request: Request): Promise<Answer> {
  const { operator, formToken } = context;
  const reference = request.params.reference ?? "";
  if (!isReference(reference)) return missing;
  const content = await submissionContent(operator, { reference, formToken });
  return content ? { title: reference, content, note: noteIn(readQuery(request)) } : missing;
}

async function showFirm({ operator, formToken }: Context, request: Request): Promise<Answer> {
  const { id = "" } = request.params;
  const found = isFirmId(id) ? await firmContent(operator, { id, formToken }) : null;
  return found ? { ...found, note: noteIn(readQuery(request)) } : missing;
}

function isFirmId(id: string): boolean {
  return /^[a-z0-9-]{1,40}$/.test(id);
}

async function changeFirm({ operator, formToken }: Context, request: Request): Promise<Answer> {
  const { id = "", act = "" } = request.params;
  if (!isSame(textsIn(request.body).form_token, formToken)) {
    return problem(403, deskWords.forbidden);
  }
  const acted = isFirmId(id) ? await actOnFirm(operator, { id, act }) : null;
  if (!acted) return missing;
  if (acted.kind === "done")
    return { location: `/firms/${id}?done=${encodeURIComponent(acted.text)}` };

  const found = await firmContent(operator, { id, formToken });
  return found ? { ...found, note: { tone: "error", text: acted.text }, status: 422 } : missing;
}

async function endUntold({ operator, formToken }: Context, request: Request): Promise<Answer> {
  const { form_token, mark = "" } = textsIn(request.body);
  if (!isSame(form_token, formToken)) return problem(403, deskWords.forbidden);
  const acted = await actOnUntold(operator, mark);
  if (acted.kind === "done")
    return { location: `/firms?done=${encodeURIComponent(acted.text)}#untold` };

  const content = await firmsContent(operator, formToken);
  const note: Note = { tone: "error", text: acted.text };
  return { title: firmWords.firms, content, note, status: 422 };
}

async function carryOut(context: Context, request: Request): Promise<Answer> {
  const { operator, formToken } = context;
  const { reference = "", act = "" } = request.params;
  const posted = textsIn(request.body);
  if (!isSame(posted.form_token, formToken)) return problem(403, deskWords.forbidden);
  if (!isReference(reference)) return missing;

  const chosen = Object.hasOwn(acts, act) ? acts[act] : undefined;
  if (!chosen) return missing;
  const acted = await chosen(operator, { reference, posted });
  if (acted.kind === "done") return { location: addressAfter(reference, acted) };

  const content = await submissionContent(operator, { reference, formToken, ...acted });
  const note: Note = { tone: "error", text: acted.text };
  return content ? { title: reference, content, note, status: 422 } : missing;
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

/** The confirmation is passed in the URL of the next page, so that a reload repeats nothing. */
function noteIn(query: URLSearchParams): Note | null {
  const text = query.get("done");
  return text ? { tone: "done", text: text.slice(0, 200) } : null;
}

function addressAfter(reference: string, { text }: Extract<Acted, { kind: "done" }>): string {
  return `/submissions/${reference}?done=${encodeURIComponent(text)}`;
}

function textsIn(body: unknown): Record<string, string> {
  if (typeof body !== "object" || body === null) return {};

  return Object.fromEntries(
    Object.entries(body).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
}
