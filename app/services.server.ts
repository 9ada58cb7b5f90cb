/** The only way from app/ to server/. */

export { dateInNewYork } from "~/data/dates";
export { describeFault } from "~/server/faults";
export type { RouteHandle } from "~/server/http/documents";
export { chooseEncoding, entityTag, isNamed } from "~/server/http/encoding";
export {
  commonHeaders,
  contentSecurityPolicy,
  documentVary,
  requestIdHeader,
} from "~/server/http/headers";
export { plainPath, type RequestContext } from "~/server/http/normalize-request";
export { requestFacts } from "~/server/http/request-facts";
export { renderTurns } from "~/server/http/turns";
export { check, makeReply, type Reply, typed } from "~/server/leads/check";
export {
  type Access,
  type Confirmation,
  findConfirmation,
} from "~/server/leads/find-confirmation";
export {
  type FormPost,
  isPublic,
  pageSource,
  type RequestFacts,
  type ShownForm,
} from "~/server/leads/form-post";
export { formVersion, withVersion } from "~/server/leads/form-version";
export { receivePartnerEvent } from "~/server/leads/partner-event";
export { type Entries, readPost, readRaw } from "~/server/leads/read-post";
export { receive } from "~/server/leads/receive";
export { resolveForm } from "~/server/leads/resolve-form";
export { isCurrent, makeTicket, readSent } from "~/server/leads/ticket";
export { isUnsubscribeToken, unsubscribeByToken } from "~/server/leads/unsubscribe-by-token";
export { forCase, listPartners } from "~/server/legal/placeholders";
export { legalPage } from "~/server/legal/render-markdown";
export { isClosedInSpanish, isOutdated } from "~/server/legal/translations";
export { channelsOf, stopContact } from "~/server/operator/stop-contact";
export { withdraw } from "~/server/operator/withdraw";
export {
  askToWatch,
  confirmWatch,
  isWatchable,
  isWatchToken,
} from "~/server/outbox/page-watches";
export { clearedCookieHeader, hasOptOutCookie, optOutCookieHeader } from "~/server/privacy/opt-out";
export {
  revokeAuthorization,
  signAuthorization,
} from "~/server/request/authorize";
export { copyRequest } from "~/server/request/copy-request";
export {
  correctRequest,
  isNewNumber,
  namedFirst,
  readCorrectable,
} from "~/server/request/correct-request";
export { endTicket } from "~/server/request/end-ticket";
export { openRequest } from "~/server/request/open-request";
export { readHolders, readRequest, type VisitorRequest } from "~/server/request/read-request";
export { byPerson, closePage, stopContactOf, takeBackAnswers } from "~/server/request/visitor-acts";
export { type Services, services } from "~/server/services";
export { plainCode } from "~/server/submission/access-code";
