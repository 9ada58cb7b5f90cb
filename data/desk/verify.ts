import { counts } from "./counts";

type Where = { seq: number; reference: string };

/** What `relay verify` found. */
export const verifyWords = {
  verified: (count: number) => `${counts.receipts(count)} verified`,
  counts: ({ stored, sealed, unsealed }: Record<"stored" | "sealed" | "unsealed", number>) =>
    `${stored} stored, ${sealed} sealed, ${unsealed} unsealed`,
  head: (seal: string) => `head ${seal}`,
  changed: ({ seq, reference }: Where) =>
    `receipt ${seq} (${reference}) was changed: its text does not match its hash`,
  personal: ({ seq, reference }: Where) =>
    `receipt ${seq} (${reference}): its personal part was changed`,
  misplaced: ({ seq, reference }: Where) =>
    `receipt ${seq} (${reference}): its seal does not match; it was changed, moved or swapped`,
  removed: (from: number, to: number) =>
    from === to ? `receipt ${from} was removed` : `receipts ${from} to ${to} were removed`,
  unsealed: (reference: string) =>
    `the receipt of ${reference} is older than a minute and not sealed; is the server running?`,
  headUnknown: "the head given is not in the chain: the newest receipts known to it are gone",
  newestGone: "the chain no longer holds the newest receipt that the server sealed",
  without: (reference: string) => `${reference} has no receipt`,
} as const;
