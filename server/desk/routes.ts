import type { Express, Request, RequestHandler, Response } from "express";
import type { DeskContent, Note } from "~/data/desk/view";
import { deskWords } from "~/data/desk/words";
import { isSame } from "./access";
import { type Acted, acts } from "./acts";
import type { DeskSetup } from "./desk";
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
  app.use(answer(context, async () => missing));
}

type Shown = { title: string; content: DeskContent; note?: Note | null; status?: number };
type Answer = Shown | { location: string };

/** Renders a route's result; an error page repeats nothing that was typed. */
function answer(
  { operator, renderer, onError }: Context,
  find: (request: Request) => Promise<Answer>,
): RequestHandler {
  return async (request, response: Response) => {
    const found = await find(request).catch((error: unknown) => {
      onError(error);
      return broken;
    });
    if ("location" in found) return response.redirect(303, found.location);

    const { title, content, note = null, status = 200 } = found;
    const { pathname } = new URL(request.originalUrl, "http://desk");
    const page = { site: operator.config.site.name, title, note, path: pathname, ...content };
    response.status(status).type("html").send(renderer.page(page));
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
  const content = await submissionContent(operator, { reference, formToken });
  return content ? { title: reference, content, note: noteIn(readQuery(request)) } : missing;
}

async function carryOut(context: Context, request: Request): Promise<Answer> {
  const { operator, formToken } = context;
  const { reference = "", act = "" } = request.params;
  const posted = textsIn(request.body);
  if (!isSame(posted.form_token, formToken)) return problem(403, deskWords.forbidden);

  const chosen = Object.hasOwn(acts, act) ? acts[act] : undefined;
  if (!chosen) return missing;
  const acted = await chosen(operator, { reference, posted });
  if (acted.kind === "done") return { location: addressAfter(reference, acted) };

  const content = await submissionContent(operator, { reference, formToken, ...acted });
  const note: Note = { tone: "error", text: acted.text };
  return content ? { title: reference, content, note, status: 422 } : missing;
}

function readQuery(request: Request): URLSearchParams {
  return new URL(request.originalUrl, "http://desk").searchParams;
}

/** The confirmation is passed in the address of the next page, so that a reload repeats nothing. */
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
