import { submissionKinds } from "../../submission/kinds/index";
import { envelope, noticeMembers } from "../envelope";
import { escapeSpreadsheetFormula } from "../escape-spreadsheet-formula";
import type { Member, OutboundMessage } from "../outbound-message";
import { ownMembers } from "../own-members";

type Keys = { apiKey: string; key: Buffer };

/** Leads of the home page are one JSON member, leads of a case page are flat. */
export function sheetPayload(message: OutboundMessage, { apiKey, key }: Keys): Member[] {
  const { sheet = [] } = submissionKinds[message.submission.kind].forwarded;
  const isNotice = message.delivery.purpose === "notice";
  const own = isNotice ? [] : ownMembers(message, sheet, key);
  const rest = isNotice ? noticeMembers(message) : envelope(message);
  const authorization: Member = ["apiKey", apiKey];

  if (message.leadKind === "case") return [...escaped(own), authorization, ...escaped(rest)];

  const data = Object.fromEntries(escaped([...own, ...rest]));
  return [authorization, ["data", JSON.stringify(data)]];
}

function escaped(members: Member[]): Member[] {
  return members.map(([name, value]) => [name, escapeSpreadsheetFormula(value)]);
}
