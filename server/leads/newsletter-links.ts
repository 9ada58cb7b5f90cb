import { unsubscribeForm } from "~/data/forms/unsubscribe";
import type { App } from "../app";
import { questionTo } from "../outbox/plan";
import { revive } from "../outbox/queue";
import { hashesUnder, type PersonHashes, withStored } from "../privacy/identity";
import { isSuppressed, lift } from "../privacy/opt-out";
import { logRequest } from "../privacy/privacy-log";
import { readSignUpToken, readUnsubscribeToken } from "../privacy/sealed-token";
import type { SecretKeys } from "../privacy/secret-keys";
import { logFault } from "../store/store-error";
import { lockPerson, transact } from "../store/transact";
import { endCount } from "../submission/rates";
import { findSubmission, readSubmission } from "../submission/submission";
import type { FormPost } from "./form-post";
import { byPerson } from "./operator-log";
import { changeWithPerson, leaveNewsletter } from "./preferences";
import { receive } from "./receive";

type Unsubscribed =
  /** `reference` is null when no submission could be stored. */
  | { kind: "done"; reference: string | null }
  /** The token is truncated, or was made with a key that is not ours. */
  | { kind: "unknown" }
  /** Far too many from one address; `retryAfter` in seconds. */
  | { kind: "limited"; retryAfter: number }
  | { kind: "unavailable" };

export function isUnsubscribeToken({ keys }: App, token: string): boolean {
  return readUnsubscribeToken(keys, token) !== null;
}

/** Who followed the link, and on which page. */
type Pressed = Pick<FormPost, "facts" | "page">;

/**
 * Unsubscribes the address behind a one-click link as if it had been typed in, so that the
 * newsletter service hears of it too.
 */
export async function unsubscribeByToken(
  app: App,
  token: string,
  pressed: Pressed,
): Promise<Unsubscribed> {
  const hash = readUnsubscribeToken(app.keys, token);
  if (hash === null) return { kind: "unknown" };

  try {
    const email = await findNewsletterAddress(app, hash);
    const unsubscribed = email ? await unsubscribe(app, email, pressed) : null;
    if (unsubscribed) return unsubscribed;

    await suppressOnly(app, hash);
    return { kind: "done", reference: null };
  } catch (error) {
    logFault(app.log, error, "nothing stored");
    return { kind: "unavailable" };
  }
}

/**
 * The address behind a token, which has only a hash of it, if it has signed up. The sign-up may be
 * stored under another key, so the address is read from anything that it sent.
 */
async function findNewsletterAddress({ db, keys }: App, hash: string): Promise<string | null> {
  const sent = (hashes: PersonHashes) =>
    db
      .selectFrom("persons")
      .innerJoin("submissions", "submissions.reference", "persons.reference")
      .selectAll("submissions")
      .where("persons.hash", "in", hashes)
      .where("submissions.erased_at", "is", null)
      .orderBy("submissions.received_at", "desc");
  const row = await sent(ofToken(keys, hash)).executeTakeFirst();
  const email = row && readSubmission(row).contact.email;
  if (!email) return null;

  const signUp = await sent(hashesUnder(keys, { email }))
    .where("submissions.kind", "=", "newsletter")
    .executeTakeFirst();
  return signUp ? email : null;
}

function ofToken(keys: SecretKeys, hash: string): PersonHashes {
  return withStored(hashesUnder(keys, {}), [hash]);
}

async function unsubscribe(
  app: App,
  email: string,
  pressed: Pressed,
): Promise<Unsubscribed | null> {
  const entries = new Map([
    ["email", [email]],
    ["formType", ["unsubscribe"]],
  ]);
  const post = { form: unsubscribeForm(), entries, firms: [], ...pressed };
  const received = await receive(app, post);

  switch (received.kind) {
    case "accepted":
      return { kind: "done", reference: received.reference };
    case "limited":
      return { kind: "limited", retryAfter: received.retryAfter };
    case "unavailable":
      return { kind: "unavailable" };
    default:
      // The form service or today's rules refuse this address: the list still needs its hash.
      return null;
  }
}

/** Unsubscribes a hash without its address: the sign-up was erased, or the form refuses the address. */
async function suppressOnly(app: App, hash: string) {
  const at = app.now();
  await transact(app, async (app) => {
    await lockPerson(app.db, [hash]);
    const isAdded = await leaveNewsletter(app, "one-click", [], [hash]);
    if (!isAdded) return;

    await logRequest(app.db, byPerson, { at, nature: "unsubscribe", outcome: "one click" });
  });
}

export function isSignUpToken({ keys }: App, token: string): boolean {
  return readSignUpToken(keys, token) !== null;
}

/**
 * Takes the address of a sign-up back on the newsletter's list, because only that address got the
 * token, and relays the sign-up.
 *
 * @returns its reference; null for a token that is not ours, a sign-up that was erased, or one whose
 * address left our mails later: that takes another sign-up
 */
export async function confirmSignUp(app: App, token: string): Promise<string | null> {
  const { keys, wake } = app;
  const reference = readSignUpToken(keys, token);
  if (reference === null) return null;

  const found = await findSubmission(app.db, reference);
  if (found?.kind !== "newsletter") return null;

  const isDone = await changeWithPerson(app, found, async (app, row) => {
    if (row.erased_at !== null) return false;

    const { email } = readSubmission(row).contact;
    const hashes = hashesUnder(keys, { email });
    if (await isSuppressed(app.db, "newsletter", hashes, row.received_at)) return false;

    await lift(app.db, "newsletter", hashes);
    await endCount(app.db, keys, questionTo(email));
    await revive(app, (is) => is.and({ reference, state: "cancelled", cause: "superseded" }));
    return true;
  });
  if (isDone) wake();
  return isDone ? reference : null;
}
