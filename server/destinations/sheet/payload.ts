import { envelope, isOptedOut, noticeMembers } from "../envelope";
import { escapeSpreadsheetFormula } from "../escape-spreadsheet-formula";
import { contactFields, homeFields, safetyFields } from "../form-service/payload";
import type { Member, OutboundMessage } from "../outbound-message";

/** Leads of the home page travel as one JSON member, leads of a case page flat. */
export function sheetPayload(message: OutboundMessage, apiKey: string): Member[] {
  return message.leadKind === "case" ? flat(message, apiKey) : nested(message, apiKey);
}

function nested(message: OutboundMessage, apiKey: string): Member[] {
  const members = isNotice(message)
    ? noticeMembers(message)
    : [...homeFields(message), ...address(message, "ip_address"), ...envelope(message)];

  return [
    ["apiKey", apiKey],
    ["data", JSON.stringify(Object.fromEntries(plain(members)))],
  ];
}

function flat(message: OutboundMessage, apiKey: string): Member[] {
  if (isNotice(message)) return [["apiKey", apiKey], ...plain(noticeMembers(message))];

  const { case_title, page_source } = message.submission;
  return [
    ...plain([
      ...contactFields(message),
      ...safetyFields(message),
      ["Case type", case_title ?? ""],
      ["page source", page_source],
      ...address(message, "IP Address"),
    ]),
    ["apiKey", apiKey],
    ...plain(envelope(message)),
  ];
}

function address(message: OutboundMessage, name: string): Member[] {
  return isOptedOut(message) ? [] : [[name, message.submission.ip ?? ""]];
}

function isNotice({ delivery }: OutboundMessage): boolean {
  return delivery.purpose === "notice";
}

function plain(members: Member[]): Member[] {
  return members.map(([name, value]) => [name, escapeSpreadsheetFormula(value)]);
}
