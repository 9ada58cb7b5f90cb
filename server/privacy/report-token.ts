import { createHmac, timingSafeEqual } from "node:crypto";
import type { PartnerStatus } from "../store/schema";

/** What one link in a mail to a firm reports: one status of one lead, by one firm, until a time. */
export type PartnerReport = {
  /** Id of the firm. */
  partner: string;
  reference: string;
  status: PartnerStatus;
  /** Seconds since 1970. */
  until: number;
};

const sealBytes = 16;

/** The seal of a report's link: only we can make another link of it. */
export function makeReportToken(key: Buffer, report: PartnerReport): string {
  return seal(key, report).toString("base64url");
}

/** Whether one of these keys sealed this very report. It may have expired. */
export function isReportToken(
  keys: readonly Buffer[],
  report: PartnerReport,
  token: string,
): boolean {
  const given = Buffer.from(token, "base64url");
  return (
    given.length === sealBytes && keys.some((key) => timingSafeEqual(given, seal(key, report)))
  );
}

function seal(key: Buffer, { partner, reference, status, until }: PartnerReport): Buffer {
  return createHmac("sha256", key)
    .update(["report-token:", partner, reference, status, String(until)].join("\n"))
    .digest()
    .subarray(0, sealBytes);
}
