import type { Member, Parcel } from "./destination";
import { envelopeOf, isOptedOut, noticeOf } from "./envelope";
import { contactFields, homeFields, safetyFields } from "./form-payload";
import { neutralize } from "./formula";

/** Leads of the home page travel as one JSON member, leads of a case page flat. */
export function sheetPayload(parcel: Parcel, apiKey: string): Member[] {
  return parcel.leadKind === "case" ? flat(parcel, apiKey) : nested(parcel, apiKey);
}

function nested(parcel: Parcel, apiKey: string): Member[] {
  const members = isNotice(parcel)
    ? noticeOf(parcel)
    : [...homeFields(parcel), ...address(parcel, "ip_address"), ...envelopeOf(parcel)];

  return [
    ["apiKey", apiKey],
    ["data", JSON.stringify(Object.fromEntries(plain(members)))],
  ];
}

function flat(parcel: Parcel, apiKey: string): Member[] {
  if (isNotice(parcel)) return [["apiKey", apiKey], ...plain(noticeOf(parcel))];

  const { case_title, page_source } = parcel.submission;
  return [
    ...plain([
      ...contactFields(parcel),
      ...safetyFields(parcel),
      ["Case type", case_title ?? ""],
      ["page source", page_source],
      ...address(parcel, "IP Address"),
    ]),
    ["apiKey", apiKey],
    ...plain(envelopeOf(parcel)),
  ];
}

function address(parcel: Parcel, name: string): Member[] {
  return isOptedOut(parcel) ? [] : [[name, parcel.submission.ip ?? ""]];
}

function isNotice({ delivery }: Parcel): boolean {
  return delivery.purpose === "notice";
}

function plain(members: Member[]): Member[] {
  return members.map(([name, value]) => [name, neutralize(value)]);
}
