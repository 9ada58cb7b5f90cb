/** The only file through which app/ may import from server/. Exports are grouped by module. */

export type { App } from "~/server/app";
export type { Config } from "~/server/config/config";
export { hasReachablePartner, type Partner } from "~/server/config/partners";
export { events } from "~/server/events";
export { describeFault } from "~/server/faults";
export { redirectOf } from "~/server/http/check-request";
export { chooseEncoding, compress, entityTag, isNamed } from "~/server/http/encoding";
export {
  commonHeaders,
  contentSecurityPolicy,
  documentVary,
  requestIdHeader,
} from "~/server/http/headers";
export { createLimit } from "~/server/http/limits";
export { type RequestContext, requestFacts } from "~/server/http/request-facts";
export { servedLanguage, speak } from "~/server/language";
export { revokeAuthorization, signAuthorization } from "~/server/leads/authorize";
export { check, makeReply, type Rejection, type Reply, typed } from "~/server/leads/check-post";
export {
  correct,
  isNewContact,
  listCorrectable,
  namedFirst,
  readTyped,
  takeBackAnswers,
} from "~/server/leads/correct";
export {
  type Confirmation,
  findConfirmation,
  isCurrent,
  makeTicket,
  namedReference,
  readSent,
} from "~/server/leads/find-confirmation";
export type { ShownForm } from "~/server/leads/form-post";
export {
  type FormPost,
  formVersion,
  pageSource,
  type RequestFacts,
  resolveForm,
  withVersion,
} from "~/server/leads/form-post";
export {
  confirmSignUp,
  isSignUpToken,
  isUnsubscribeToken,
  unsubscribeByToken,
} from "~/server/leads/newsletter-links";
export { closePage, endTicket, openRequest } from "~/server/leads/open-request";
export { byPartner, byPerson } from "~/server/leads/operator-log";
export { honorSignal } from "~/server/leads/preferences";
export { type Entries, isForm, readPost, readRaw } from "~/server/leads/read-post";
export { receive } from "~/server/leads/receive";
export { stopContact, stopContactOf } from "~/server/leads/stop";
export type { SendersSubmission } from "~/server/leads/stored-submission";
export {
  copyRequest,
  describeRequest,
  readRequest,
  type VisitorRequest,
} from "~/server/leads/visitor-request";
export { withdraw } from "~/server/leads/withdraw";
export {
  listPartners,
  perSettings,
  placeholdersNaming,
  placeholdersOf,
} from "~/server/legal/placeholders";
export { legalPage } from "~/server/legal/render-markdown";
export { spreadsheetRow, startOfSpreadsheet } from "~/server/operator/spreadsheet";
export {
  type FirmAct,
  type FirmMessage,
  openFirmLink,
  readFirmPage,
  readWanted,
  sendAgain,
  type WantedMessages,
} from "~/server/partners/firm-page";
export { listPartnerLeads, readPartnerLead } from "~/server/partners/read-leads";
export { receivePartnerEvent } from "~/server/partners/receive-event";
export { ownIds } from "~/server/partners/report";
export { type ReportResult, readReportLink, reportByLink } from "~/server/partners/report-link";
export { testPartner } from "~/server/partners/test-partner";
export { businessDaysAfter, daysToOptOut } from "~/server/privacy/business-days";
export { isPublicVisitor } from "~/server/privacy/ip-address";
export { clearedCookieHeader, hasOptOutCookie, optOutCookieHeader } from "~/server/privacy/opt-out";
export { plainCode } from "~/server/privacy/sealed-token";
export { partnersOfCase } from "~/server/routing/choose-partner";
export { openApp } from "~/server/services";
