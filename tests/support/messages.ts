import { readConfig } from "~/server/config/config";
import type { OutboundMessage } from "~/server/destinations/destination";
import { unsentMessage } from "~/server/destinations/payload";
import { readContact } from "~/server/submission/submission";
import { type Behaviour, drip, hang } from "./fake-server";

/** A home lead ready to be sent. */
export function leadMessage(fields: Record<string, string> = {}): OutboundMessage {
  const told = { "First name": "Zora", Email: "zora@example.com", ...fields };

  return unsentMessage({
    reference: "REF22222",
    kind: "home",
    state: "accepted",
    revision: 1,
    receivedAt: 0,
    erasedAt: null,
    case: { slug: "roundup-cancer", title: "Roundup" },
    page: {
      origin: "https://plainclaim.example",
      path: "/",
      source: "https://plainclaim.example/#form",
    },
    contact: readContact("home", told),
    fields: told,
    answers: null,
    optedOut: [],
    ip: null,
  });
}

export const never = new AbortController().signal;

/** A short limit for endpoints that never finish a response, none for others. */
export function limitFor(behaviour: Behaviour): AbortSignal {
  return behaviour === hang || behaviour === drip ? AbortSignal.timeout(300) : never;
}

export function settings(changed: Record<string, string> = {}) {
  return readConfig({ FORM_ID: "main", ...changed });
}

/** @throws if the destination is not configured */
export function configured<Connection>(connection: Connection | null | undefined): Connection {
  if (!connection) throw new Error("The destination is not configured");
  return connection;
}

/** Request facts of a request without any headers. */
export const unknownSender = {
  requestId: "request",
  origin: "https://plainclaim.example",
  publicOrigin: "https://plainclaim.example",
  ip: null,
  userAgent: "",
  reasons: [],
  optedOut: false,
};
