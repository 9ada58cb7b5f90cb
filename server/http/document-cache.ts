import { type CachedDocument, createDocumentStore } from "./document-store";
import { nextMidnight } from "./next-midnight";

const limits = { entries: 1000, bytes: 48 * 1024 * 1024 };

export type Asked = { origin: string; url: string; optedOut: boolean };

type Parts = {
  /** Null for a page that cannot be shared. `improve` stores bodies compressed better. */
  make(asked: Asked, improve: (better: CachedDocument) => void): Promise<CachedDocument | null>;
  now: () => number;
};

/** One render serves all who ask meanwhile. Entries end when the date changes in New York. */
export function createDocumentCache({ make, now }: Parts) {
  const store = createDocumentStore(limits);
  const inFlight = new Map<string, Promise<CachedDocument | null>>();
  let freshUntil = 0;

  const fill = async (key: string, asked: Asked) => {
    const until = freshUntil;
    const keep = (document: CachedDocument) => {
      if (until === freshUntil) store.set(key, document);
    };
    const document = await make(asked, keep);
    if (document) keep(document);
    return document;
  };
  const fillOnce = (key: string, asked: Asked) => {
    const filling = inFlight.get(key) ?? fill(key, asked).finally(() => inFlight.delete(key));
    inFlight.set(key, filling);
    return filling;
  };
  return {
    size: store.size,
    find(asked: Asked): CachedDocument | Promise<CachedDocument | null> {
      if (now() >= freshUntil) {
        store.clear();
        freshUntil = nextMidnight(now());
      }
      const key = `${asked.optedOut ? "out" : "in"} ${asked.origin}${asked.url}`;
      return store.get(key) ?? fillOnce(key, asked);
    },
  };
}
