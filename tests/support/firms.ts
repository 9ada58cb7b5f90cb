import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readAsked, revokeAuthorization, signAuthorization } from "~/server/leads/authorize";
import { passOn } from "~/server/outbox/routing";
import { newestHashes } from "~/server/privacy/identity";
import { suppress } from "~/server/privacy/opt-out";
import { reportOf } from "~/server/state/holders";
import { findRouting } from "~/server/state/routing-row";
import { changeSubmissions } from "~/server/state/settle";
import type { Db } from "~/server/store/schema";
import { calm, type Fixture, startRelay } from "./relay-fixture";
import { startReceiver } from "./webhook-receiver";

export const secretOf = (fill: number) => `whsec_${Buffer.alloc(32, fill).toString("base64")}`;

/** Stores an operator's pause as a row, without moving the leads of the firm; null ends it. */
export async function pauseFirm(db: Db, id: string, since: number | null): Promise<void> {
  const pause = { paused_since: since, paused_until: null };
  await db
    .insertInto("channels")
    .values({ name: `firm:${id}`, tokens: 0, refilled_at: 0, failures: 0, ...pause })
    .onConflict((conflict) => conflict.column("name").doUpdateSet(pause))
    .execute();
}

/** Stores that the firm of a lead declines it, without moving the lead. */
export async function noteDecline(db: Db, reference: string, partner: string, at: number) {
  const report = { partner, message_id: randomUUID(), reference, status: "declined" } as const;
  await db
    .insertInto("partner_events")
    .values({ ...report, note: null, counts: 1, received_at: at })
    .execute();
}

/** Puts a person on the opt-out list, as an import or a post with a signal does. */
export async function optOutBy({ app: { db, keys }, now }: Fixture, email: string) {
  const hashes = newestHashes(keys, { email });
  await suppress(db, { scope: "sale", hashes, source: "import", at: now() });
}

type Firm = Awaited<ReturnType<typeof startReceiver>> & { id: string };
type Changes = Record<string, unknown>;

/** A relay with firms that are real servers and verify each message. */
export async function startFirms(
  changes: Record<string, Changes>,
  settings = {},
  { hasFaults = false } = {},
) {
  const folder = mkdtempSync(join(tmpdir(), "plainclaim-firms-"));
  const firms: Firm[] = [];
  for (const [index, id] of Object.keys(changes).entries()) {
    firms.push({ ...(await startReceiver(secretOf(index + 1))), id });
  }
  const file = join(folder, "partners.json");
  writeFileSync(file, JSON.stringify(firms.map((firm) => recordOf(firm, changes[firm.id] ?? {}))));
  const secrets = Object.fromEntries(
    firms.map(({ id }, index) => [secretName(id), secretOf(index + 1)]),
  );
  const relay = await startRelay({
    settings: {
      ...calm,
      PARTNERS_FILE: file,
      PARTNER_HOSTS: firms.map(({ host }) => host).join(","),
      ...secrets,
      ...settings,
    },
    without: ["form", "sheet"],
    hasFaults,
  });
  const named = firms.map(({ id }) => id);

  return {
    relay,
    firm: (id: string): Firm => {
      const found = firms.find((one) => one.id === id);
      if (!found) throw new Error(`No firm ${id}`);
      return found;
    },
    /** Stores a case lead whose form named these firms (default: all). */
    lead: (about: Partial<Parameters<Fixture["submit"]>[0]> = {}) =>
      relay.submit({ kind: "case", named, ...about }),
    /** The references that each firm has received. */
    got: () =>
      Object.fromEntries(
        firms.map(({ id, events }) => [id, events.map(({ data }) => data.reference)]),
      ),
    types: (id: string) => firms.find((one) => one.id === id)?.events.map(({ type }) => type) ?? [],
    /** Runs everything that is due, including deliveries to firms. */
    async runDue() {
      for (let round = 0; round < 4; round += 1) {
        relay.advance(1000);
        await relay.run();
      }
    },
    /** The firm declines the lead. @returns where that goes */
    decline: (reference: string, from: string) =>
      changeSubmissions(relay.app, [reference], async (app) => {
        await noteDecline(app.db, reference, from, relay.now());
        return passOn(app, { reference, occasion: "declined", from });
      }),
    /** The choices of firms so far. */
    choices: async (reference: string) => (await findRouting(relay.db, reference))?.choices ?? [],
    async routing(reference: string) {
      const routing = await findRouting(relay.db, reference);
      if (!routing) throw new Error(`No routing of ${reference}`);
      // What its firm reported.
      const { status = null } = reportOf(routing) ?? {};
      return { ...routing, status };
    },
    /** Undefined for a lead that was never routed. */
    routingOf: (reference: string) => findRouting(relay.db, reference),
    /** What is stored of where a lead stands. */
    standing: (reference: string) =>
      relay.db
        .selectFrom("submissions")
        .select(["status", "holder", "need"])
        .where("reference", "=", reference)
        .executeTakeFirst(),
    async close() {
      await relay.close();
      for (const firm of firms) await firm.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function secretName(id: string): string {
  return `${id.toUpperCase()}_SECRET`;
}

function recordOf({ id, url }: Firm, changes: Changes) {
  const webhook = { url, secretEnv: secretName(id) };
  const place = { city: "Albany", state: "NY", site: `https://${id}.example/` };
  return { name: `Firm ${id}`, id, ...place, webhook, ...changes };
}

/** What a person in Washington or Nevada does about one lead, on a relay with firms. */
export function authorizing(given: Awaited<ReturnType<typeof startFirms>>) {
  const means = () => given.relay.app;

  async function lead(fields: Record<string, string> = { state: "WA", zipcode: "98101" }) {
    const reference = await given.lead({ fields });
    await given.runDue();
    return reference;
  }

  const rowOf = (reference: string) =>
    given.relay.db
      .selectFrom("submissions")
      .selectAll()
      .where("reference", "=", reference)
      .executeTakeFirstOrThrow();

  const asked = async (reference: string) => readAsked(means(), await rowOf(reference));

  async function sign(reference: string) {
    const paper = await asked(reference);
    const result = await signAuthorization(means(), {
      reference,
      firm: paper?.firm.id ?? "",
      hash: paper?.hash ?? "",
      name: "Zora Quill",
      language: "en",
    });
    await given.runDue();
    return result;
  }

  const signed = (reference: string) =>
    given.relay.db
      .selectFrom("authorizations")
      .selectAll()
      .where("reference", "=", reference)
      .orderBy("signed_at")
      .execute();

  async function revoke(reference: string) {
    const [one] = (await signed(reference)).filter(({ revoked_at }) => revoked_at === null);
    const isDone = await revokeAuthorization(given.relay.app, { reference, id: one?.id ?? "" });
    await given.runDue();
    return isDone;
  }

  const had = (reference: string) =>
    Object.entries(given.got()).flatMap(([id, got]) => (got.includes(reference) ? [id] : []));

  return { means, lead, rowOf, asked, sign, signed, revoke, had };
}
