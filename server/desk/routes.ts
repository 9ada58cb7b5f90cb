import type { ErrorRequestHandler, Express, Request, Response } from "express";
import { z } from "zod";
import type { Actor } from "../leads/actor";
import { exportRows } from "../operator/export-rows";
import { readStatistics } from "../operator/read-statistics";
import { spreadsheetRow, startOfSpreadsheet } from "../operator/spreadsheet";
import { isReference } from "../submission/submission";
import { isSame } from "./access";
import { type Acted, actOnUnnotified, acts, tryNow } from "./acts";
import type { DeskContent, DeskSetup, Note } from "./desk";
import { actOnFirm, firmPage, firmsPage } from "./firms";
import { inboxPage, viewFrom } from "./inbox-page";
import {
  agesPage,
  type Correction,
  destinationsPage,
  periodFrom,
  statisticsPage,
  submissionPage,
} from "./pages";

type Context = Omit<DeskSetup, "port"> & { formToken: string };

export function addRoutes(app: Express, context: Context): void {
  const { actor, env } = context;
  const get = (path: string, find: Find) => app.get(path, answer(context, find));
  /** Only with the hidden field of our own forms; everything else is refused. */
  const post = (path: string, act: Find) =>
    app.post(
      path,
      answer(context, async (request) =>
        isSame(textsIn(request.body).form_token, context.formToken) ? act(request) : forbidden,
      ),
    );
  const destinations = async () => ({
    title: "Destinations",
    content: await destinationsPage(actor),
  });
  const firms = async () => ({ title: "Firms", content: await firmsPage(actor, env) });

  get("/", async (request) => ({
    title: "Inbox",
    content: await inboxPage(actor, readQuery(request)),
  }));
  get("/destinations", destinations);
  get("/firms", firms);
  get("/firms/:id", (request) => showFirm(context, request));
  get("/pages", async () => ({ title: "Page ages", content: agesPage(actor) }));
  get("/statistics", async (request) => ({
    title: "Statistics",
    content: await statisticsPage(actor, periodFrom(readQuery(request))),
  }));
  app.get(
    "/statistics.csv",
    sendCsv(context, (query) => statisticRows(actor, periodFrom(query))),
  );
  get("/submissions/:reference", (request) => showSubmission(context, request));
  app.get(
    "/submissions.csv",
    sendCsv(context, (query) => submissionRows(actor, query)),
  );
  post("/try/:name", async (request) =>
    after(await tryNow(actor, request.params.name ?? ""), "/destinations", destinations),
  );
  post("/untold", async (request) =>
    after(await actOnUnnotified(actor, textsIn(request.body)), "/firms#untold", firms),
  );
  post("/firms/:id/:act", async (request) => {
    const { id = "", act = "" } = request.params;
    const acted = await actOnFirm(actor, id, act, textsIn(request.body));
    if (!acted) return missing;
    const show = () => showFirm(context, request);
    return after(acted, `/firms/${encodeURIComponent(id)}`, show);
  });
  post("/submissions/:reference/:act", async (request) => {
    const { reference = "", act = "" } = request.params;
    const chosen = Object.hasOwn(acts, act) ? acts[act] : undefined;
    if (!isReference(reference) || !chosen) return missing;
    const acted = await chosen(actor, reference, textsIn(request.body));
    return after(acted, `/submissions/${reference}`, () =>
      showSubmission(context, request, acted.kind === "failed" ? acted : {}),
    );
  });
  app.use(answer(context, async () => missing));
  app.use(refuse(context));
}

type Rows = (query: URLSearchParams) => AsyncGenerator<string>;

function sendCsv({ onError }: Context, rows: Rows) {
  return async (request: Request, response: Response) => {
    response.attachment(pathOf(request.originalUrl).slice(1));
    try {
      for await (const text of rows(readQuery(request))) response.write(text);
      response.end();
    } catch (error) {
      onError(error);
      response.destroy();
    }
  };
}

/** The submissions of the current view, with the columns of `relay export`. */
async function* submissionRows(actor: Actor, query: URLSearchParams) {
  const { filter, order } = await viewFrom(actor, query);
  for await (const { text } of exportRows(actor, "csv", filter, order)) yield text;
}

async function* statisticRows(actor: Actor, weeks: number) {
  yield startOfSpreadsheet(["week", "firm", "case", "sent", "declined", "contacted", "signed"]);
  for (const row of (await readStatistics(actor, weeks)).rows) {
    const { week, firm, case: title, sent, declined, contacted, signed } = row;
    yield spreadsheetRow([week, firm, title, ...[sent, declined, contacted, signed].map(String)]);
  }
}

type Shown = { title: string; content: DeskContent; note?: Note; status?: number };
type Answer = Shown | { location: string };
type Find = (request: Request) => Promise<Answer>;

/** Renders a route's result; an error page repeats nothing that was typed. */
function answer(
  { actor, renderer, onError, formToken }: Context,
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
    const site = actor.config.site.name;
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
  if ("location" in shown || shown === missing) return shown;
  return { ...shown, note: { tone: "error", text: acted.text }, status: 422 };
}

function noteIn(query: URLSearchParams): Note | null {
  const text = query.get("done");
  return text ? { tone: "done", text: text.slice(0, 200) } : null;
}

async function showSubmission(
  { actor }: Context,
  request: Request,
  correction: Correction = {},
): Promise<Answer> {
  const reference = request.params.reference ?? "";
  if (!isReference(reference)) return missing;
  const content = await submissionPage(actor, reference, correction);
  return content ? { title: content.lead.headline, content } : missing;
}

async function showFirm({ actor, env }: Context, { params }: Request): Promise<Answer> {
  const content = await firmPage(actor, env, params.id ?? "");
  return content ? { title: content.name, content } : missing;
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
