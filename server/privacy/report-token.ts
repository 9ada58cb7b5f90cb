import type { PartnerStatus } from "../store/schema";
import { isSealed, makeSeal } from "./token-seal";

/** What one link in a mail to a firm reports: one status of one lead, by one firm, until a time. */
export type PartnerReport = {
  /** Id of the firm. */
  partner: string;
  reference: string;
  status: PartnerStatus;
  /** Seconds since 1970. */
  until: number;
};

/** The seal of a report's link: only we can make another link of it. */
export function makeReportToken(key: Buffer, report: PartnerReport): string {
  return makeSeal(key, spell(report)).toString("base64url");
}

/** Whether one of these keys sealed this very report. It may have expired. */
export function isReportToken(
  keys: readonly Buffer[],
  report: PartnerReport,
  token: string,
): boolean {
  return isSealed(keys, Buffer.from(token, "base64url"), spell(report));
}

function spell({ partner, reference, status, until }: PartnerReport): string {
  return ["report-token:", partner, reference, status, String(until)].join("\n");
}
