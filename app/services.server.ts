/** The one door from app/ to server/. Everything a route may use of the inside is named here. */
export { contentSecurityPolicy, commonHeaders, documentVary } from "~/server/http/headers";
export { plainPath } from "~/server/http/plain-path";
export {
  clearedCookieHeader,
  hasOptOutCookie,
  internal,
  optOutCookieHeader,
  type Visit,
} from "~/server/http/visit";
export { dateInNewYork } from "~/server/intake/dates";
export { drawn } from "~/server/intake/drawn";
export type { Entries } from "~/server/intake/read-form";
export { readPost } from "~/server/intake/read-post";
export { check } from "~/server/intake/check";
export { makeReply, typed, type Reply } from "~/server/intake/reply";
export { receive, type Post, type Received } from "~/server/intake/receive";
export { findSent, type Sent } from "~/server/intake/sent";
export { unsubscribeByToken } from "~/server/intake/unsubscribe-by-token";
export { legalPage, type LegalPage } from "~/server/pages";
export { isPublic } from "~/server/intake/sender-address";
export { type Services, services, visitOf } from "~/server/services";
export { longDate, wordsOf } from "~/server/words";
