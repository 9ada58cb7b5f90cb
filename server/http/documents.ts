import type { IncomingMessage, ServerResponse } from "node:http";
import { performance } from "node:perf_hooks";
import type { Config } from "../config/config";
import { hasOptOutCookie, optOutCookieHeader } from "../privacy/opt-out";
import type { Respond } from "./answer-page";
import { dataPath } from "./cacheable-paths";
import { type Asked, createDocumentCache } from "./document-cache";
import type { CachedDocument } from "./document-store";
import { chooseEncoding } from "./encoding";
import { packDocument, packTighter, readPage } from "./pack-document";
import { sendReady } from "./ready-answer";
import { decideFacts } from "./request-facts";
import type { RequestLines } from "./request-lines";
import { requestOrigin, type Trust } from "./request-origin";
import type { Turns } from "./turns";

type Parts = {
  config: Config;
  respond: Respond;
  trust: Trust;
  /** Addresses of the pages that are the same for everybody. */
  paths: readonly string[];
  turns: Turns;
  now: () => number;
};

export type Documents = ReturnType<typeof createDocuments>;

type Given = {
  lines: RequestLines;
  done: (status: number) => void;
  /** Called for a page that cannot be shared. */
  otherwise: () => void;
};

/** Shared pages, rendered once for each opt-out state. */
export function createDocuments({ trust, paths, now, ...means }: Parts) {
  const { config } = means;
  const urls = new Set(paths.flatMap((path) => [path, dataPath(path)]));
  const cache = createDocumentCache({
    now,
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
        noteUse(document);
        const more = hasCookie ? ["Set-Cookie", optOutCookieHeader(origin)] : undefined;
        const packed = document[chooseEncoding(lines.accepted)];
        done(sendReady(response, packed, { ifNoneMatch: lines.ifNoneMatch, more }));
      };
      const found = cache.find({ origin, url, optedOut: hasCookie || lines.hasSignal });
      if (!(found instanceof Promise)) return send(found);

      found.then((document) => (document ? send(document) : otherwise()), otherwise);
    },
    /**
     * Renders the shared pages in advance: a few at once, after which the code is compiled, and the
     * others in the pauses of the server.
     */
    async warm(origin: string) {
      for (const [index, url] of paths.slice(0, mostWarmed).entries()) {
        if (index === warmedAtOnce) await waitForPause(othersAfterMs);
        await Promise.resolve(cache.find({ origin, url, optedOut: false })).catch(() => null);
        await waitForPause(index < warmedAtOnce ? 10 : 200);
      }
    },
  };
}

/** More would evict each other. */
const mostWarmed = 200;
const warmedAtOnce = 6;
/** A start that is one of several, or only to try something, does not cost a second of processor. */
const othersAfterMs = 10_000;

/** Until the event loop has been idle for half of a time. */
async function waitForPause(lengthMs: number): Promise<void> {
  const before = performance.eventLoopUtilization();
  await new Promise((resolve) => setTimeout(resolve, lengthMs).unref());
  if (performance.eventLoopUtilization(before).utilization > 0.5) await waitForPause(lengthMs);
}

function readOrigin(lines: RequestLines, peer: string | undefined, trust: Trust): string {
  const { host, forwardedScheme } = lines;
  return requestOrigin({ host, forwardedScheme, peer }, trust);
}

function noteUse(document: CachedDocument) {
  document.isUsed = true;
  document.improve?.();
  document.improve = null;
}

type Means = Pick<Parts, "config" | "respond" | "turns">;

async function render({ config, respond, turns }: Means, asked: Asked) {
  const { origin, url, optedOut } = asked;
  const turn = turns.take();
  if (turn === null) return null;

  const end = await turn;
  try {
    // A shared page does not depend on the reason for the opt-out.
    const seen = { origin, hasSignal: optedOut, address: undefined, cookie: null, userAgent: "" };
    const facts = decideFacts(seen, config);
    return await readPage(await respond(new Request(`${origin}${url}`), { facts }));
  } finally {
    end();
  }
}
