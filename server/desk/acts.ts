import { deskNotes, deskWords } from "~/data/desk/words";
import type { ActResult } from "../operator/act-result";
import { edit } from "../operator/edit";
import type { Operator } from "../operator/operator";
import { allowPerson, erasePersonBehind } from "../operator/person-acts";
import { release } from "../operator/release";
import { retry } from "../operator/retry";

/**
 * Result of a button; `errors` and `typed` are those of a correction's fields, `isStale` whether it
 * was made on a page out of date.
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
    erase: async (operator, { reference, posted }) => {
      if (posted.confirm?.trim().toUpperCase() !== reference) {
        return { kind: "failed", text: deskWords.eraseMismatch };
      }
      const result = await erasePersonBehind(operator, reference);
      return result.kind === "done"
        ? { kind: "done", text: deskNotes.erased(result.erased) }
        : { kind: "failed", text: result.obstacle };
    },
  };

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
  // The form posts every field, so an old page would undo what was corrected since.
  const seen = posted.revision === undefined ? undefined : Number(posted.revision);
  const result = await edit(operator, reference, { changes: typed, seen });
  switch (result.kind) {
    case "done":
      return { kind: "done", text: deskNotes.edited(result.revision) };
    case "invalid":
      return { kind: "failed", text: deskNotes.invalid, errors: result.errors, typed };
    case "stale":
      return { kind: "failed", text: deskNotes.stale, typed, isStale: true };
    case "obstacle":
      return { kind: "failed", text: result.obstacle };
  }
}
