import { createHash, randomInt } from "node:crypto";
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import express, {
  type ErrorRequestHandler,
  type Express,
  type Request,
  type RequestHandler,
  type Response,
} from "express";
import { z } from "zod";
import { type App, type Current, rereadPartners } from "../app";
import type { Environment } from "../config/partners";
import type { Actor } from "../leads/operator-log";
import { acts, describeAct, typedOn } from "../operator/acts";
import { readProblems } from "../operator/needs";
import { type Acted, canUndo, runAct, runOnFirm, type Undo } from "../operator/run-act";
import { isSameSecret } from "../privacy/secret-keys";
import type { SubmissionTable } from "../store/schema";
import { findSubmission, isReference, unlessDamaged } from "../submission/submission";
import {
  hasCookie,
  invite,
  originOf,
  readInvitation,
  readSession,
  type Said,
  sayNext,
  signIn,
  signOut,
  takeSaid,
} from "./access";
import { destinationsPage, tryNow } from "./destinations";
import { firmsPage, statisticsCsv, statisticsPage } from "./firms";
import {
  addressIn,
  discardChecked,
  listCsv,
  listPage,
  nameOf,
  pageSize,
  reopenDiscarded,
} from "./list";
import { submissionPage } from "./page";
import {
  type DeskAnswer,
  problemText,
  renderPage,
  type Sent,
  type Shown,
  type Spreadsheet,
  signInForm,
  type Unsaved,
  unsavedForm,
  type Visit,
} from "./parts";
import { script } from "./script";

type Desk = {
  server: Server;
  /** The address to be opened first; it signs in once. */
  address: string;
};

type DeskSetup = Current & {
  actor: Actor;
  /** Where `PARTNERS_FILE` finds the secrets of firms. */
  env: Environment;
  /** The only style block of each page; the policy names its hash. */
  styles: string;
  port: number;
  /** Called with errors whose details the page does not show. */
  onError: (error: unknown) => void;
};

/**
 * Listens on a loopback address only. A GET changes nothing except that the printed address signs
 * in, and no page needs its script.
 *
 * @throws when the port is taken
 */
export async function createDesk(setup: DeskSetup): Promise<Desk> {
  const { app, actor, styles, port } = setup;
  const published = app.config.DESK_ORIGIN;
  const web = express();
  web.disable("x-powered-by");
  web.use(headers(styles));
  // Before the session is read, so that what was typed is kept if the store fails.
  web.use(express.urlencoded({ extended: false, limit: "256kb" }));
  addAccess(web, setup);
  addRoutes(web, setup);

  const server = createServer(web);
  const host = await listen(server, port, published !== undefined);
  const bound = server.address();
  const actual = typeof bound === "object" && bound ? bound.port : port;
  const token = await invite(app, actor.name ?? null);
  const address = published
    ? `${published}/sign-in?invitation=${token}`
    : `http://${host}:${actual}/?token=${token}`;
  return { server, address };
}

/**
 * Browsers send a cookie to every port of its host, so each desk has an address of its own: only
 * this machine reaches it, and no other program on it is likely to listen there. A proxy needs to
 * know the address.
 *
 * @returns the address it listens on
 */
async function listen(server: Server, port: number, isFixed: boolean): Promise<string> {
  const own = isFixed
    ? "127.0.0.1"
    : `127.${randomInt(1, 255)}.${randomInt(1, 255)}.${randomInt(1, 255)}`;
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
function headers(styles: string): RequestHandler {
  const policy = [
    "default-src 'none'",
    `script-src ${hashOf(script)}`,
    `style-src ${hashOf(styles)}`,
    // A list asks what has come in since.
    "connect-src 'self'",
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

/** Admits only who is signed in; everything else is refused with how to get in. */
function addAccess(web: Express, setup: DeskSetup) {
  const { app } = setup;
  const published = app.config.DESK_ORIGIN;
  const how =
    published === undefined
      ? "The desk opens by the address that it printed in its terminal, once. Start it again for a new one, or ask your operator for a new link."
      : "Ask your supervisor for a new link to the desk.";
  const refuse = (response: Response, title: string, text = how, typed = "") =>
    showOutside(setup, response, { title, body: problemText(title, text, typed), status: 403 });
  const spent = "This link was used, or is too old";

  web.use((request, response, next) => {
    const origin = originOf(request, published);
    if (origin === null) {
      return refuse(response, "The desk does not answer to this address");
    }
    // Browsers name the origin of every post; a form token alone could have been read elsewhere.
    const from = request.headers.origin;
    if (request.method !== "GET" && from !== undefined && from !== origin) {
      return refuse(response, "This form was sent by another site", "Nothing was changed.");
    }
    response.locals.isSecure = origin.startsWith("https:");
    next();
  });
  const enter = async (response: Response, token: string) => {
    const cookie = await signIn(app, token, response.locals.isSecure === true);
    if (cookie === null) return refuse(response, spent);
    response.setHeader("Set-Cookie", cookie);
    response.redirect(303, "/");
  };
  web.get(
    "/sign-in",
    guarded(setup, async (request, response) => {
      const token = readQuery(request).get("invitation") ?? "";
      const invitation = await readInvitation(app, token);
      if (!invitation) return refuse(response, spent);
      showOutside(setup, response, {
        title: "Sign in",
        body: signInForm(token, invitation.name),
      });
    }),
  );
  web.post(
    "/sign-in",
    guarded(setup, (request, response) =>
      enter(response, readPosted(request.body).invitation ?? ""),
    ),
  );
  web.use(
    guarded(setup, async (request, response, next) => {
      const session = await readSession(app, request);
      response.locals.session = session;
      if (session !== null) return next();

      const token = readQuery(request).get("token");
      // A mail program may open the link of an invitation, so that one needs a button.
      const isPrinted = published === undefined && request.method === "GET" && token !== null;
      if (isPrinted) return enter(response, token);
      const typed = typedIn(pathOf(request.originalUrl), readPosted(request.body));
      // The cookie ends with the session.
      const unsaved = request.method === "POST" ? "What you sent just now was not saved. " : "";
      if (!hasCookie(request)) {
        return refuse(response, "You are not signed in", unsaved + how, typed);
      }
      return refuse(
        response,
        "You are signed out",
        `You signed out, twelve hours are over, or the operator ended all sessions. ${unsaved}${how}`,
        typed,
      );
    }),
  );
}

/** What a person wrote in a post, to be copied; the page of a submission posts every field. */
function typedIn(path: string, posted: Sent): string {
  const isCorrection = path.endsWith("/edit");
  return Object.entries(posted)
    .filter(
      ([name, value]) =>
        value !== "" &&
        (name === "note" || name === "reason" || (isCorrection && name.startsWith("field."))),
    )
    .map(([, value]) => value)
    .join("\n");
}

type Handler = (request: Request, response: Response, next: () => void) => unknown;

/** Also while the store, and so the session, cannot be read. */
function guarded(setup: DeskSetup, handle: Handler): RequestHandler {
  return async (request, response, next) => {
    try {
      await handle(request, response, next);
    } catch (error) {
      setup.onError(error);
      showOutside(setup, response, faultOf(request));
    }
  };
}

/** A page for nobody who is known to be signed in. */
function showOutside({ app, styles }: DeskSetup, response: Response, shown: Shown) {
  const page = { visit: null, site: app.config.site.name, now: app.now(), styles };
  response
    .status(shown.status ?? 200)
    .type("html")
    .send(renderPage(shown, page));
}

function addRoutes(web: Express, setup: DeskSetup): void {
  // A desk stays open for weeks; each page and each act has the firms of the file as it is now.
  web.use((_request, _response, next) => {
    rereadPartners(setup, setup.env);
    next();
  });
  const get = (path: string, find: Find) => web.get(path, answer(setup, find));
  /** Only with the hidden field of our own forms; everything else is refused. */
  const post = (path: string, act: Find) =>
    web.post(
      path,
      answer(setup, async (visit, request) =>
        isSameSecret(readPosted(request.body).form_token ?? "", visit.formToken)
          ? act(visit, request)
          : forbidden,
      ),
    );

  get("/", (visit) => listPage(visit));
  get("/firms", (visit) => firmsPage(visit));
  get("/statistics", statisticsPage);
  get("/destinations", destinationsPage);
  get("/submissions/:reference", async (visit, { params: { reference = "" } }) => {
    return (isReference(reference) && (await submissionPage(visit, reference))) || missing;
  });
  web.get("/submissions.csv", sendCsv(setup, listCsv));
  web.get("/statistics.csv", sendCsv(setup, statisticsCsv));
  post("/discard", async (visit, request) => {
    const { body } = request;
    const several = (name: "reference" | "shown") =>
      [body[name]].flat().filter((one) => typeof one === "string");
    const checked = several("reference");
    const { rows = "" } = readPosted(body);
    const chosen = { checked, rows, shown: several("shown") };
    const acted = await discardChecked(visit.app, visit.actor, chosen);
    const typed = { rows, ...Object.fromEntries(checked.map((one) => [one, "on"])) };
    visit.query.delete("all");
    const query = `?${new URLSearchParams({ list: String(visit.query) })}`;
    return after(visit, acted, {
      to: `/?${visit.query}`,
      undoIn: { place: "rows", query },
      show: () => listPage(visit, typed),
    });
  });
  post(`/rows/:of/undo/:row(${rowPattern})`, async (visit, { params: { of = "", row = "" } }) => {
    const undo = { of: of.split(",").filter(isReference), entry: row };
    const acted = await reopenDiscarded(visit.app, visit.actor, undo);
    return after(visit, acted, {
      to: `/?${visit.query.get("list") ?? ""}`,
      show: () => listPage(visit),
    });
  });
  post("/sign-out", async (visit, request) => {
    const { refused } = await saveLeft(visit, readPosted(request.body));
    if (refused) return refused;
    await signOut(visit.app, request);
    return { location: "/" };
  });
  post("/try/:name", async (visit, { params }) => {
    const acted = await tryNow(visit.app, visit.actor, params.name ?? "");
    const list = visit.query.get("list");
    return after(
      visit,
      acted,
      list === null
        ? { to: "/destinations", show: () => destinationsPage(visit) }
        : {
            to: `/?${list}`,
            show: () => listPage({ ...visit, query: new URLSearchParams(list) }),
          },
    );
  });
  post(`/firms/:id/:act/:row(${rowPattern})?`, async (visit, request) => {
    const { id = "", act = "", row = "" } = request.params;
    const posted = { ...readPosted(request.body), row };
    const acted = await runOnFirm(visit.app, visit.actor, act, id, posted);
    if (!acted) return missing;
    return after(visit, acted, {
      to: "/firms",
      undoIn: { place: "firms", query: "" },
      show: () => firmsPage(visit, { firm: id, ...unsavedOf(act, posted, acted) }),
    });
  });
  post(`/submissions/:reference/:act/:row(${rowPattern})?`, async (visit, request) => {
    const { reference = "", act = "", row = "" } = request.params;
    const isKnown = act === "undo" || acts.some(({ name }) => name === act);
    if (!isReference(reference) || !isKnown) return missing;

    const sent = readPosted(request.body);
    // *Undo* stands on the page of the next request too, and leaves it as *Next* does.
    const isOther = sent.of !== undefined && sent.of !== reference;
    const { refused, saved } = await saveLeft(visit, isOther ? sent : {});
    if (refused) return refused;
    const posted: Sent = { ...(isOther ? {} : sent), row };
    for (const name of ["next", "previous"] as const) {
      const before = posted[name];
      if (before !== undefined) visit.query.set(name, before);
    }
    const subject = await findSubmission(visit.app.db, reference);
    const ran = await runAct(visit.app, visit.actor, act, reference, posted);
    const acted = { ...ran, text: ran.text + saved };
    const list = visit.query.get("list") ?? "";
    const query = list === "" ? "" : `?${visit.query}`;
    const own = `/submissions/${reference}`;
    const next = posted.go === undefined ? "" : posted.next;
    const wanted = posted.to ?? (next ? addressIn(list, next) : "");
    const goesOn =
      /^\/(submissions\/[A-Z0-9]{8}|firms|statistics|destinations)?(\?[\w%+.=&*-]*)?(#\w{8})?$/.test(
        wanted,
      );
    return after(visit, acted, {
      to: goesOn ? wanted : own + query,
      own: own + query,
      about: goesOn && subject ? `${nameOf(subject)}: ` : "",
      undoIn: { place: "submissions", query },
      show: async () =>
        (await submissionPage(visit, reference, unsavedOf(act, touched(subject, posted), acted))) ??
        missing,
    });
  });
  web.use(answer(setup, async () => missing));
  web.use(refuseBody(setup));
}

/** The last part of an address: the id of a recipient, or of what the log has of an act. */
const rowPattern = "[\\w-]{1,36}";

type Write = (app: App, query: URLSearchParams) => Promise<Spreadsheet>;

/** Reads no further than the browser takes it, so that memory does not grow with the store. */
function sendCsv(setup: DeskSetup, write: Write) {
  return guarded(setup, async (request, response) => {
    const { name, rows } = await write(setup.app, readQuery(request));
    response.attachment(name);
    await pipeline(Readable.from(rows), response).catch(setup.onError);
  });
}

type Find = (visit: Visit, request: Request) => Promise<DeskAnswer>;

const sessionShape = z.object({ name: z.string().nullable(), formToken: z.string() });

/** Renders a route's result. */
function answer(
  setup: DeskSetup,
  find: Find,
): (request: Request, response: Response) => Promise<void> {
  return async (request, response) => {
    const { app, actor, styles, onError } = setup;
    const { name, formToken } = sessionShape.parse(response.locals.session);
    const query = readQuery(request);
    const visit: Visit = {
      app,
      actor: { ...actor, name: name ?? undefined },
      formToken,
      path: pathOf(request.originalUrl),
      query,
      earlier: earlierOf(readPosted(request.body)),
    };
    const read = async () => {
      const found = await find(visit, request);
      return { found, problems: "location" in found ? [] : await readProblems(app) };
    };
    const { found, problems } = await read().catch((error: unknown) => {
      onError(error);
      return { found: faultOf(request), problems: [] };
    });
    if ("location" in found) {
      if (found.said) sayNext(response, found.said);
      return response.redirect(303, found.location);
    }
    const said = takeSaid(request, response);
    const note = said ? { tone: "done" as const, text: said.done, undo: said.undo } : found.note;
    const isOpen = note?.undo && (await isUndoOpen(visit, note.undo).catch(() => false));
    const shown = { ...found, note: note && { ...note, undo: isOpen ? note.undo : undefined } };
    const page = { visit, problems, site: app.config.site.name, now: app.now(), styles };
    response
      .status(found.status ?? 200)
      .type("html")
      .send(renderPage(shown, page));
  };
}

/** Handles bodies and URLs that cannot be parsed; faults of the desk are handled by `answer`. */
function refuseBody(setup: DeskSetup): ErrorRequestHandler {
  return (error: unknown, _request, response, _next) => {
    const given = z.object({ status: z.number().min(400).max(499) }).safeParse(error);
    const unreadable = "The request could not be parsed. Nothing was changed.";
    const shown = given.success ? problem(given.data.status, unreadable) : broken;
    if (!given.success) setup.onError(error);
    showOutside(setup, response, shown);
  };
}

const missing = problem(404, "There is no such page here.");
const broken = problem(500, "Something failed, and nothing was changed. See the terminal.");
/** A post that could not be saved keeps what it held. */
function faultOf({ method, originalUrl, body }: Request): Shown {
  if (method !== "POST") return broken;
  const [, name] = /^\/submissions\/\w+\/([a-z-]+)/.exec(originalUrl) ?? [];
  return unsavedForm(originalUrl, describeAct(name), body);
}

const forbidden = problem(403, "This form is too old. Go back, reload the page, and try again.");

function problem(status: number, text: string): Shown {
  return { title: "Desk", body: problemText(text), status };
}

/** Saves the note that was typed on the page of a request which this post leaves. */
async function saveLeft(
  visit: Visit,
  { of, ...sent }: Sent,
): Promise<{ refused?: DeskAnswer; saved: string }> {
  if (of === undefined) return { saved: "" };
  if (!isReference(of)) return { refused: missing, saved: "" };
  const noted = { ...sent, to: "" };
  const left = await runAct(visit.app, visit.actor, "note", of, noted);
  if (left.kind === "done") {
    if (left.text === "") return { saved: "" };
    const row = await findSubmission(visit.app.db, of);
    return { saved: ` ${row ? nameOf(row) : of}: ${left.text}` };
  }
  const refused = await after(visit, left, {
    to: `/submissions/${of}?${visit.query}`,
    show: async () => (await submissionPage(visit, of, unsavedOf("note", noted, left))) ?? missing,
  });
  return { refused, saved: "" };
}

type Next = {
  /** Address of the page that follows. */
  to: string;
  /** Address of the page that shows a refusal, if it is another one. */
  own?: string;
  /** Before the result, on the page of another submission. */
  about?: string;
  /** Where what takes it back is posted. */
  undoIn?: { place: string; query: string };
  show: () => Promise<DeskAnswer>;
};

async function after(
  { earlier }: Visit,
  acted: Acted,
  { to, own = to, about = "", undoIn, show }: Next,
): Promise<DeskAnswer> {
  if (acted.text === "") {
    // In the list, too, the last act can be taken back.
    if (!earlier || !to.startsWith("/?")) return { location: to };
    const isOwn = earlier.undo?.startsWith(`${pathOf(own)}/`);
    return { location: to, said: { ...earlier, done: (isOwn ? about : "") + earlier.done } };
  }
  if (acted.kind === "done" && acted.note === undefined) {
    const undo = acted.undo && undoIn && undoAddress(acted.undo, undoIn);
    return { location: to, said: { done: about + acted.text, undo } };
  }
  const shown = await show();
  if ("location" in shown || shown === missing) return shown;
  if (acted.kind === "done") {
    return { ...shown, note: { tone: "done", text: acted.text }, address: own };
  }
  // This act changed nothing, so the one before it can still be taken back.
  const note = { tone: "error", text: acted.text, undo: earlier?.undo } as const;
  return { ...shown, note, address: own, status: 422 };
}

function undoAddress({ of, entry }: Undo, { place, query }: NonNullable<Next["undoIn"]>) {
  return `/${place}/${of.map(encodeURIComponent).join()}/undo/${entry}${query}`;
}

function earlierOf({ done = "", undo }: Sent): Said | null {
  return undo === undefined ? null : { done, undo };
}

const undoPattern = new RegExp(`^/(?:submissions|rows|firms)/([^/]+)/undo/(${rowPattern})$`);

/** Whether the *Undo* that posts to this address is still possible. */
async function isUndoOpen({ app, actor }: Visit, address: string): Promise<boolean> {
  const [, all = "", entry = ""] = undoPattern.exec(pathOf(address)) ?? [];
  const of = all.split(",").slice(0, pageSize).map(decodeURIComponent);
  return canUndo(app, actor, { of, entry });
}

/** Without fields that show what was stored when the page was opened: the next page shows what is stored. */
function touched(row: SubmissionTable | undefined, posted: Sent): Sent {
  const names = row && unlessDamaged(() => typedOn(row, posted).untouched);
  const without = new Set(names?.map((name) => `field.${name}`));
  return Object.fromEntries(Object.entries(posted).filter(([name]) => !without.has(name)));
}

/** What the page shows again, because the act did not save it. */
function unsavedOf(act: string, posted: Sent, acted: Acted): Unsaved {
  if (acted.kind === "done") return acted.note === undefined ? {} : { typed: { note: acted.note } };
  // Enter names no act: the one is meant for which the reference was typed.
  const meant =
    posted.entered && acts.find(({ isFinal, name }) => isFinal && posted[`${name}.confirm`])?.name;
  return { typed: posted, errors: acted.errors, act: meant || act };
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

function readPosted(body: unknown): Sent {
  if (typeof body !== "object" || body === null) return {};

  return Object.fromEntries(
    Object.entries(body).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
}
