import { isCurrent, readSent, spendTicket } from "../leads/ticket";
import type { Services } from "../services";
import { isReference } from "../submission/submission";

/**
 * Ends a ticket before it expires, so that the page after sending no longer shows the private code.
 *
 * @returns the address of that page; null for a ticket that is not ours or has expired
 */
export async function endTicket(services: Services, sent: string): Promise<string | null> {
  const ticket = readSent(sent);
  if (!ticket || !isReference(ticket.reference)) return null;
  if (!isCurrent(services.keys, ticket, services.now())) return null;

  await spendTicket(services, ticket);
  const row = await services.db
    .selectFrom("submissions")
    .select("path")
    .where("reference", "=", ticket.reference)
    .executeTakeFirst();
  return row?.path ? `${row.path}?sent=${ticket.reference}#form` : null;
}
