import { sentFields } from "~/server/submission/kinds";

export type Members = [name: string, value: string][];

type Lead = { fields: Record<string, string>; title: string; source: string };

const contact = ["First name", "Last name", "Phone", "Email"];
const residence = ["dob", "city", "state", "zipcode", "preferred_language"];
const safety = ["safe_to_call", "leave_message"];
const certificate = ["xxTrustedFormCertUrl", "xxTrustedFormToken", "xxTrustedFormPingUrl"];

/** What each recipient of a home lead is sent, in this order, followed by reference and proof. */
export function homeMembers({ fields, title, source }: Lead): Members {
  return [
    ...pick(fields, contact),
    ["form_language", "en"],
    ["Case type", title],
    ...pick(fields, ["caseTypeSlug"]),
    ["caseTypeLabel", title],
    ["page source", source],
    ...pick(fields, certificate),
  ];
}

/** The same for a case lead, whose certificate is sent only to the form service. */
export function caseMembers({ fields, title, source }: Lead): Members {
  return [
    ...pick(fields, [...contact, ...residence]),
    ["form_language", "en"],
    ["Case type", title],
    ["page source", source],
  ];
}

export function certificateMembers(fields: Record<string, string>): Members {
  return pick(fields, certificate);
}

/** Fields that forms got since, which no test fills in: at the end of what is asked, and empty. */
export function laterMembers(kind: "home" | "case", slug: string | null = null): Members {
  const known = [...contact, ...residence, ...certificate, "caseTypeSlug", ...safety];
  return sentFields({ kind, case: { slug } }).flatMap(({ to, mayBeUnasked }): Members => {
    const isLater = to?.form !== undefined && !known.includes(to.form) && !mayBeUnasked;
    return isLater ? [[to.form ?? "", ""]] : [];
  });
}

function pick(fields: Record<string, string>, names: readonly string[]): Members {
  return names.map((name) => [name, fields[name] ?? ""]);
}
