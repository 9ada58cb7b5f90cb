import { nextMidnight } from "~/data/dates";
import type { CachedDocument } from "./prebuilt-response";

const limits = { entries: 1000, bytes: 48 * 1024 * 1024 };

export type Asked = { origin: string; url: string; optedOut: boolean };

type Parts = {
  /** Null for a page that cannot be shared. `improve` stores bodies compressed better. */
  make(asked: Asked, improve: (better: CachedDocument) => void): Promise<CachedDocument | null>;
  now: () => number;
  /** Identifies the data the pages are made from: a new object invalidates every entry. */
  edition?: () => object;
};

/**
 * Requests that arrive during a render share it. Entries expire when the date changes in New York.
 */
export function createDocumentCache({ make, now, edition = () => limits }: Parts) {
  const store = createDocumentStore(limits);
  const inFlight = new Map<string, Promise<CachedDocument | null>>();
  let freshUntil = 0;
  let current = edition();

  const fill = async (key: string, asked: Asked) => {
    const [until, made] = [freshUntil, current];
    const keep = (document: CachedDocument) => {
      if (until === freshUntil && made === edition()) store.set(key, document);
    };
    const document = await make(asked, keep);
    if (document) keep(document);
    return document;
  };
  const fillOnce = (key: string, asked: Asked) => {
    const known = inFlight.get(key);
    if (known) return known;

    const filling = fill(key, asked).finally(() => {
      if (inFlight.get(key) === filling) inFlight.delete(key);
    });
    inFlight.set(key, filling);
    return filling;
  };
  return {
    size: store.size,
    find(asked: Asked): CachedDocument | Promise<CachedDocument | null> {
      if (now() >= freshUntil || current !== edition()) {
        store.clear();
        inFlight.clear();
        freshUntil = nextMidnight(now());
        current = edition();
      }
      const key = `${freshUntil} ${asked.optedOut ? "out" : "in"} ${asked.origin}${asked.url}`;
      return store.get(key) ?? fillOnce(key, asked);
    },
  };
}

type Limits = { entries: number; bytes: number };

/**
 * Bounded; evicts the oldest first, but an entry used since it was last considered is kept for
 * another round.
 */
export function createDocumentStore({ entries: most, bytes: mostBytes }: Limits) {
  const documents = new Map<string, CachedDocument>();
  let bytes = 0;

  const drop = (key: string, document: CachedDocument) => {
    documents.delete(key);
    bytes -= documentSize(document);
  };
  const makeRoom = () => {
    for (const [key, document] of documents) {
      if (documents.size <= most && bytes <= mostBytes) return;
      drop(key, document);
      if (!document.isUsed) continue;
      document.isUsed = false;
      documents.set(key, document);
      bytes += documentSize(document);
    }
  };
  return {
    get: (key: string) => documents.get(key),
    set(key: string, document: CachedDocument) {
      const earlier = documents.get(key);
      if (earlier) drop(key, earlier);
      documents.set(key, document);
      bytes += documentSize(document);
      makeRoom();
    },
    clear() {
      documents.clear();
      bytes = 0;
    },
    size: () => ({ entries: documents.size, bytes }),
  };
}

function documentSize({ br, gzip, identity }: CachedDocument): number {
  return br.body.length + gzip.body.length + identity.body.length;
}
