import { readConfig } from "~/server/config";
import type { OutboundMessage } from "~/server/destinations/outbound-message";

/** A home lead ready to be sent. */
export function leadMessage(fields: Record<string, string> = {}): OutboundMessage {
  const told = { "First name": "Zora", Email: "zora@example.com", ...fields };

  return {
    delivery: { message_id: "REF22222", revision: 1, purpose: "submission", regarding: null },
    submission: {
      reference: "REF22222",
      kind: "home",
      case_slug: "roundup-cancer",
      case_title: "Roundup",
      received_at: 0,
      state: "accepted",
      revision: 1,
      origin: "https://plainclaim.example",
      path: "/",
      page_source: "https://plainclaim.example/#form",
      fields: JSON.stringify(told),
      answers: null,
      opted_out: "[]",
      ip: null,
      ip_source: null,
      fingerprint: null,
      erased_at: null,
    },
    leadKind: "home",
    fields: told,
    optOut: [],
    receipt: null,
  };
}

export const never = new AbortController().signal;

export function settings(changed: Record<string, string> = {}) {
  return readConfig({ FORM_ID: "main", ...changed });
}

/** The configured destination; a test that names one needs it. */
export function configured<Connection>(connection: Connection | null | undefined): Connection {
  if (!connection) throw new Error("The destination is not configured");
  return connection;
}
