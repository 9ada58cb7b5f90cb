import { contactChannels } from "~/data/contact-channels";
import { deskNotes, deskWords } from "~/data/desk/words";
import { correct as correctLead } from "../leads/correct";
import { closePage } from "../leads/open";
import { allowPerson, erasePersonBehind } from "../leads/person";
import { stopContactOf } from "../leads/stop";
import { withdraw } from "../leads/withdraw";
import type { ActResult } from "../operator/act-result";
import type { Operator } from "../operator/operator";
import { release } from "../operator/release";
import { retry } from "../operator/retry";

/**
 * Result of a button; `errors` and `typed` belong to the fields of a correction; `isStale` says
 * that it was made on an outdated page.
 */
export type Acted =
  | { kind: "done"; text: string }
  | {
      kind: "failed";
      text: string;
      errors?: Readonly<Record<string, string>>;
      typed?: Readonly<Record<string, string>>;
      isStale?: boolean;
    };

type Asked = { reference: string; posted: Readonly<Record<string, string>> };

/** Calls the same functions as the commands of these names. */
export const acts: Readonly<Record<string, (operator: Operator, asked: Asked) => Promise<Acted>>> =
  {
    retry: async (operator, { reference }) =>
      told(await retry(operator, reference), deskNotes.retried),
    release: async (operator, { reference }) =>
      told(await release(operator, reference), deskNotes.released),
    edit: correct,
    allow: async (operator, { reference }) =>
      told(await allowPerson(operator, reference), deskNotes.lifted),
    stop: stopAsked,
    withdraw: async (operator, { reference, posted }) => {
      if (!isTyped(posted.confirm, reference)) {
        return { kind: "failed", text: deskWords.withdrawMismatch };
      }
      return told(await withdraw(operator, reference), deskNotes.withdrawn);
    },
    close: async (operator, { reference }) => {
      await closePage(operator, reference);
      return { kind: "done", text: deskNotes.closed };
    },
    erase: async (operator, { reference, posted }) => {
      if (!isTyped(posted.confirm, reference)) {
        return { kind: "failed", text: deskWords.eraseMismatch };
      }
      const result = await erasePersonBehind(operator, reference);
      return result.kind === "done"
        ? { kind: "done", text: deskNotes.erased(result.erased) }
        : { kind: "failed", text: result.obstacle };
    },
  };

function isTyped(confirm: string | undefined, reference: string): boolean {
  return confirm?.trim().toUpperCase() === reference;
}

async function stopAsked(operator: Operator, { reference, posted }: Asked): Promise<Acted> {
  const channels = contactChannels.filter((channel) => posted[channel]);
  if (channels.length === 0) return { kind: "failed", text: deskWords.stopNothing };

  const stopped = await stopContactOf(operator, { reference, channels });
  return { kind: "done", text: deskNotes.stopped(stopped) };
}

function told(result: ActResult, words: (count: number) => string): Acted {
  return result.kind === "done"
    ? { kind: "done", text: words(result.count) }
    : { kind: "failed", text: result.obstacle };
}

const prefix = "field.";

async function correct(operator: Operator, { reference, posted }: Asked): Promise<Acted> {
  const typed = Object.fromEntries(
    Object.entries(posted)
      .filter(([name]) => name.startsWith(prefix))
      .map(([name, value]) => [name.slice(prefix.length), value]),
  );
  // The form posts every field, so an outdated page would undo later corrections.
  const seen = posted.revision === undefined ? undefined : Number(posted.revision);
  const result = await correctLead(operator, reference, { changes: typed, seen });
  switch (result.kind) {
    case "done":
      return { kind: "done", text: deskNotes.edited(result.revision, result.count) };
    case "invalid":
      return { kind: "failed", text: deskNotes.invalid, errors: result.errors, typed };
    case "stale":
      return { kind: "failed", text: deskNotes.stale, typed, isStale: true };
    case "obstacle":
      return { kind: "failed", text: result.obstacle };
    case "unagreed":
      throw new Error("The operator needs no consent for a correction");
  }
}
