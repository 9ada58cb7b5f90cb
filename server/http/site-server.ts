import type { RequestListener } from "node:http";
import type { Services } from "../services";
import { createAfterAccepting } from "./after-accepting";
import type { Respond } from "./answer-page";
import { createApp, readTrust } from "./app";
import { createDocuments } from "./documents";
import { commonHeaders } from "./headers";
import { createListener } from "./listener";
import { messageClasses } from "./message-classes";
import { oneAtATime } from "./one-at-a-time";
import { loadStaticFiles } from "./static-files";
import { createTurns } from "./turns";

type Parts = {
  respond: Respond;
  /** Whether the page at this path has a form. */
  takesPosts: (path: string) => boolean;
  /** Addresses of the pages that are the same for everybody. */
  sharedPaths: readonly string[];
  /** Called with every answer. */
  count: (url: string, status: number) => void;
};

export type SiteServer = {
  listener: RequestListener;
  /** Of the requests and responses that the listener is called with. */
  classes: ReturnType<typeof messageClasses>;
  /** Call with every connection. */
  noteConnection(): void;
  /** Posts being handled at this moment. */
  postsAtWork(): number;
  /** Renders the shared pages for this origin, one at a time. */
  warm(origin: string): Promise<void>;
};

/** Wires memory, files and Remix behind one listener. */
export function createSiteServer(services: Services, parts: Parts): SiteServer {
  const { config, now } = services;
  const { respond, takesPosts, sharedPaths, count } = parts;
  // Behind a proxy without SITE_URL, what needs no page is answered before its scheme is known.
  const common = commonHeaders(config.SITE_URL ?? "http:");
  const { run: defer, noteConnection } = createAfterAccepting();
  const turns = createTurns({ atOnce: 4, waiting: 512, defer });
  const postTurns = createTurns({ atOnce: 256, waiting: 1024 });
  const app = createApp(services, { respond, takesPosts, turns, postTurns });
  const files = loadStaticFiles(
    {
      files: new URL("../public/", import.meta.url),
      packed: new URL("./packed/", import.meta.url),
    },
    common,
  );
  const documents = createDocuments({
    config,
    respond,
    trust: readTrust(app),
    paths: sharedPaths,
    turns,
    now,
  });
  return {
    classes: messageClasses(app),
    listener: oneAtATime(createListener({ files, documents, app, common, count, defer }), defer),
    noteConnection,
    postsAtWork: () => postTurns.depth().atWork,
    warm: (origin) => documents.warm(origin),
  };
}
