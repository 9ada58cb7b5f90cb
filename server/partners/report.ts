import { z } from "zod";
import { cleanText } from "~/data/clean";
import { second } from "~/data/dates";
import { type declineReasons, partnerStatuses } from "~/data/partner-mail";
import { answeredStatus, type LeadStatus } from "../destinations/partner-payload";
import type { PartnerStatus } from "../store/schema";
import { longestAge } from "./partner-request";

/** Line breaks are fine; a NUL would be refused by PostgreSQL. */
const note = z
  .string()
  .max(500)
  .refine((text) => !/[\p{Cc}\p{Cs}]/u.test(cleanText(text, true).replace(/[\t\n\r]/g, "")), {
    error: "must not contain control characters",
  });

export const declineReason = z.enum([
  "conflict",
  "out_of_area",
  "too_late",
  "no_injury",
  "has_lawyer",
  "unreachable",
  "other",
] as const satisfies readonly (keyof typeof declineReasons)[]);

/** The descriptions become part of docs/partners/lead.status.schema.json. */
export const partnerEvent = z.object({
  type: z.literal("lead.status"),
  timestamp: z.iso
    .datetime({ offset: true })
    .max(40)
    .refine((at) => !(Date.parse(at) > Date.now() + longestAge * second), {
      error: "is more than five minutes in the future by our clock",
    })
    .describe(
      "When it happened, ISO 8601 with Z or an offset, at most five minutes in the future. For your records: the signed header is what is checked",
    ),
  data: z
    .object({
      reference: z.string().max(20).describe("Of the lead; letters in either case"),
      status: z.enum(partnerStatuses),
      note: note
        .nullish()
        .describe("For the operator, up to 500 characters, erased with the lead. Null: no note"),
      reason: declineReason
        .nullish()
        .describe("Why the firm declines. Only with the status `declined`. Null: no reason"),
    })
    .refine(({ status, reason }) => status === "declined" || reason == null, {
      path: ["reason"],
      error: "is allowed only with the status declined",
    }),
});

/** Ids of reports that no program sent begin so. No id that a program sends may. */
export const ownIds = { byLink: "link_", byTelephone: "desk_" } as const;

/** What a firm says of a lead. */
export type Report = z.infer<typeof partnerEvent>["data"];

/** The descriptions become part of docs/partners/openapi.json. */
export const reportAnswer = z.object({
  counted: z.boolean().describe("Whether the report changed the status of the lead"),
  status: answeredStatus,
  why: z
    .enum(["repeated_id", "same_status", "backward", "final", "not_yours", "too_many", "test"])
    .optional()
    .describe(
      "Why it did not count. repeated_id: a report with this webhook-id came before. same_status: the lead has this status. backward: it is further on. final: you declined it, or it was signed or closed. not_yours: it has left your firm. too_many: 50 reports of yours about this lead did not count, so this one was not stored. test: the reference begins with TEST. The report was understood, and the status of a test that we sent moves on",
    ),
  ignored: z
    .array(z.string())
    .optional()
    .describe("Members that we do not know and did not use, such as misspelled ones: at most ten"),
});

export type ReportAnswer = z.infer<typeof reportAnswer>;
export type WhyNot = NonNullable<ReportAnswer["why"]>;

/** Why a report did not change the status of the lead, which a firm that declined has no more. */
export function whyUncounted(last: LeadStatus, status: PartnerStatus): WhyNot {
  if (last === "passed_on") return "not_yours";
  if (last === status) return "same_status";
  return last === "received" || last === "contacted" ? "backward" : "final";
}
