import type { Transaction } from "kysely";
import type { Services } from "../services";
import type { Database, SubmissionTable } from "../store/schema";
import type { Values } from "./check";
import { certificateStatus, makeReceipt } from "./receipt";
import type { Entering } from "./store";

/** The proof of what the visitor saw and agreed to, in the transaction of the submission. */
export async function storeReceipt(
  services: Services,
  trx: Transaction<Database>,
  { arrival, reasons }: Entering,
  row: SubmissionTable,
) {
  const { post, values, visible } = arrival;
  const receipt = makeReceipt({
    reference: row.reference,
    revision: row.revision,
    kind: row.kind,
    page: row.page_source,
    formVersion: services.formVersion,
    consentedAt: row.received_at,
    consentText: post.consent ?? null,
    disclosureText: post.disclosure ?? null,
    firms: services.firms,
    optOut: reasons,
    certificate: certificateStatus(services.config, values),
    shareAnswers: row.kind === "case" ? row.answers !== null : null,
    personal: {
      name: nameIn(visible),
      email: visible.Email ?? visible.email ?? "",
      phone: visible.Phone ?? visible.phone ?? "",
      ip: row.ip ?? "",
      ipSource: row.ip_source ?? "",
      userAgent: post.visit.userAgent,
      certUrl: values.xxTrustedFormCertUrl ?? "",
      token: values.xxTrustedFormToken ?? "",
      pingUrl: values.xxTrustedFormPingUrl ?? "",
    },
  });
  await trx
    .insertInto("receipts")
    .values({ ...receipt, reference: row.reference, revision: 1, created_at: row.received_at })
    .execute();
}

function nameIn(visible: Values): string {
  const first = visible["First name"] ?? visible.firstName;
  const last = visible["Last name"] ?? visible.lastName;

  return visible.fullName ?? [first, last].filter(Boolean).join(" ");
}
