import { byPerson } from "~/server/leads/actor";
import { readAsked, revokeAuthorization, signAuthorization } from "~/server/leads/authorize";
import type { startFirms } from "./firms";

/** What a person in Washington or Nevada does about one lead, on a relay with firms. */
export function authorizing(given: Awaited<ReturnType<typeof startFirms>>) {
  const means = () => ({ ...given.relay.context, outbox: given.relay.outbox });
  const operator = () => byPerson(given.relay.context);

  async function lead(fields: Record<string, string> = { state: "WA", zipcode: "98101" }) {
    const reference = await given.lead({ fields });
    await given.settle();
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
      ...{ reference, firm: paper?.firm.id ?? "", hash: paper?.hash ?? "", name: "Zora Quill" },
    });
    await given.settle();
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
    const isDone = await revokeAuthorization(operator(), { reference, id: one?.id ?? "" });
    await given.settle();
    return isDone;
  }

  const had = (reference: string) =>
    Object.entries(given.got()).flatMap(([id, got]) => (got.includes(reference) ? [id] : []));

  return { means, operator, lead, rowOf, asked, sign, signed, revoke, had };
}
