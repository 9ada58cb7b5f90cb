import type { Insertable, Transaction } from "kysely";
import { prepareQuery } from "../store/prepared-query";
import type { Database, ReceiptTable, SubmissionTable } from "../store/schema";
import { formVersion } from "./form-version";
import type { IntakeServices } from "./intake-services";
import type { DecidedSubmission } from "./new-submission";
import { certificateStatus, makeReceipt } from "./receipt";

/** Stores the proof of what the visitor saw and agreed to, in the submission's transaction. */
export async function storeReceipt(
  services: IntakeServices,
  trx: Transaction<Database>,
  { submission, reasons, row }: DecidedSubmission & { row: SubmissionTable },
): Promise<void> {
  const { post, values, contact } = submission;
  const receipt = makeReceipt({
    reference: row.reference,
    revision: row.revision,
    kind: row.kind,
    page: row.page_source,
    formVersion: formVersion(post, services.firms),
    consentedAt: row.received_at,
    consentText: post.consent ?? null,
    disclosureText: post.disclosure ?? null,
    firms: services.firms,
    optOut: reasons,
    certificate: certificateStatus(services.config, values),
    shareAnswers: row.kind === "case" ? row.answers !== null : null,
    personal: {
      ...contact,
      ip: row.ip ?? "",
      ipSource: row.ip_source ?? "",
      userAgent: post.facts.userAgent,
      certUrl: values.xxTrustedFormCertUrl ?? "",
      token: values.xxTrustedFormToken ?? "",
      pingUrl: values.xxTrustedFormPingUrl ?? "",
    },
  });
  const { reference, received_at: created_at } = row;
  await insertReceipt(trx, { row: { ...receipt, reference, revision: 1, created_at } });
}

const insertReceipt = prepareQuery((db, { row }: { row: Insertable<ReceiptTable> }) =>
  db.insertInto("receipts").values(row),
);
