import type { Encoding } from "./encoding";
import type { ReadyAnswer } from "./ready-answer";

export type CachedDocument = Record<Encoding, ReadyAnswer> & {
  /** Used since it was last considered for eviction. */
  isUsed: boolean;
  /** Called when the document is used again: compresses it better. */
  improve: (() => void) | null;
};

type Limits = { entries: number; bytes: number };

/** Bounded; evicts the oldest first, but one that was used since its last turn gets another. */
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
