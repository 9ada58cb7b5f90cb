/** The one door from app/ to server/. Everything a route may use of the inside is named here. */
export { configuredDestinations } from "~/server/destinations";
export { commonHeaders, contentSecurityPolicy, documentVary } from "~/server/http/headers";
export { plainPath } from "~/server/http/plain-path";
export {
  clearedCookieHeader,
  hasOptOutCookie,
  internal,
  optOutCookieHeader,
  type Visit,
} from "~/server/http/visit";
export { check } from "~/server/intake/check";
export { dateInNewYork } from "~/server/intake/dates";
export { drawn } from "~/server/intake/drawn";
export type { Entries } from "~/server/intake/read-form";
export { readPost } from "~/server/intake/read-post";
export { type Post, type Received, receive } from "~/server/intake/receive";
export { makeReply, type Reply, typed } from "~/server/intake/reply";
export { isPublic } from "~/server/intake/sender-address";
export { findSent, type Sent } from "~/server/intake/sent";
export { isUnsubscribeToken, unsubscribeByToken } from "~/server/intake/unsubscribe-by-token";
export { type LegalPage, legalPage } from "~/server/pages";
export { type Services, services, visitOf } from "~/server/services";
export { longDate } from "~/server/words";
