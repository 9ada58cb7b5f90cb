import type { IncomingMessage, ServerResponse } from "node:http";
import type { Config } from "../config/config";
import { hasOptOutCookie, optOutCookieHeader } from "../privacy/opt-out";
import type { Respond } from "./app";
import { type Asked, createDocumentCache } from "./document-cache";
import { chooseEncoding } from "./encoding";
import {
  type CachedDocument,
  packDocument,
  packTighter,
  readPage,
  sendPrebuilt,
} from "./prebuilt-response";
import { decideFacts, type RequestLines, requestOrigin, type Trust } from "./request-facts";
import type { Turns } from "./turns";

type Parts = {
  config: Config;
  respond: Respond;
  trust: Trust;
  /** Paths of the pages that are the same for everybody. */
  paths: readonly string[];
  turns: Turns;
  now: () => number;
  /** Changes when the file of firms is read again, because pages name them. */
  edition: () => object;
};

export type Documents = ReturnType<typeof createDocuments>;

type Given = {
  lines: RequestLines;
  done: (status: number) => void;
  /** Called for a page that cannot be shared. */
  otherwise: () => void;
};

/** Shared pages, rendered once for each opt-out state. */
export function createDocuments({ trust, paths, now, edition, ...means }: Parts) {
  const { config } = means;
  const urls = new Set(paths.flatMap((path) => [path, dataPath(path)]));
  const cache = createDocumentCache({
    now,
    edition,
    async make(asked, improve) {
      const page = await render(means, asked);
      return (
        page && {
          ...(await packDocument(page, "quick")),
          improve: () => packTighter(page, improve),
        }
      );
    },
  });
  return {
    size: cache.size,
    isShared: (url: string) => urls.has(url),
    answer({ url = "/", socket }: IncomingMessage, response: ServerResponse, given: Given) {
      const { lines, done, otherwise } = given;
      const hasCookie = lines.cookie !== undefined && hasOptOutCookie(lines.cookie);
      const origin = config.SITE_URL ?? readOrigin(lines, socket.remoteAddress, trust);
      const send = (document: CachedDocument) => {
        const more = hasCookie ? ["Set-Cookie", optOutCookieHeader(origin)] : undefined;
        const packed = document[chooseEncoding(lines.accepted)];
        done(sendPrebuilt(response, packed, { ifNoneMatch: lines.ifNoneMatch, more }));
      };
      const found = cache.find({ origin, url, optedOut: hasCookie || lines.hasSignal });
      if (!(found instanceof Promise)) {
        noteUse(found);
        return send(found);
      }
      found.then((document) => (document ? send(document) : otherwise())).catch(otherwise);
    },
  };
}

function readOrigin(lines: RequestLines, peer: string | undefined, trust: Trust): string {
  const { host, forwardedScheme } = lines;
  return requestOrigin({ host: host ?? "localhost", forwardedScheme, peer }, trust);
}

/** Called from the second request on, because most pages of a `Host` are requested only once. */
function noteUse(document: CachedDocument) {
  document.isUsed = true;
  if (document.improve?.()) document.improve = null;
}

type Means = Pick<Parts, "config" | "respond" | "turns">;

async function render({ config, respond, turns }: Means, asked: Asked) {
  const { origin, url, optedOut } = asked;
  const turn = turns.take();
  if (turn === null) return null;

  const end = await turn;
  try {
    // Whether the visitor opted out matters to a shared page; the reason does not.
    const seen = { origin, hasSignal: optedOut, address: undefined, cookie: null, userAgent: "" };
    const facts = decideFacts(seen, config);
    return await readPage(await respond(new Request(`${origin}${url}`), { facts }));
  } finally {
    end();
  }
}

/** Passed on by Remix as `handle`. */
export type RouteHandle = {
  /** The page differs only by opt-out, errors and query. */
  isShared?: boolean;
};

type Routes = Readonly<
  Record<string, { path?: string; module: { handle?: unknown; default?: unknown } } | undefined>
>;

/**
 * Addresses that may be answered from memory: documents, and their data for the client router.
 *
 * @param known all values of each path parameter; other addresses are unbounded
 */
export function cacheablePaths(
  routes: Routes,
  known: Readonly<Record<string, readonly string[]>>,
): string[] {
  return Object.values(routes).flatMap((route) =>
    route && isShared(route.module.handle) ? fillPath(route.path ?? "", known) : [],
  );
}

function isShared(handle: unknown): boolean {
  return (
    typeof handle === "object" &&
    handle !== null &&
    "isShared" in handle &&
    handle.isShared === true
  );
}

function fillPath(path: string, known: Readonly<Record<string, readonly string[]>>): string[] {
  const parameter = /:(\w+)/.exec(path)?.[1];
  const plain = path.startsWith("/") ? path : `/${path}`;
  if (!parameter) return [plain];

  return (known[parameter] ?? []).map((value) => plain.replace(`:${parameter}`, value));
}

/** Address of a page's data for the client router. */
function dataPath(path: string): string {
  return path === "/" ? "/_root.data" : `${path}.data`;
}
