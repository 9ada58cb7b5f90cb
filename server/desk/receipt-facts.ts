import { z } from "zod";
import type { Fact } from "~/data/desk/view";
import { consentWords } from "~/data/desk/words";
import type { ReceiptRow } from "../operator/submission-rows";
import { moment } from "./moment";

const texts = z.array(z.string());
/** Part of the body in receipts of earlier versions, now of the personal part. */
const place = z.object({
  firms: texts.optional(),
  page: z.string().optional(),
  disclosure_text: z.string().nullish(),
});
/** A receipt of an earlier version has fewer members. */
const receiptBody = z.object({
  consented_at: z.string().optional(),
  consent_text: z.string().nullish(),
  ...place.shape,
  certificate: z.string().optional(),
  opt_out: texts.optional(),
});

export function consentFacts({ body, personal, seq }: ReceiptRow): Fact[] {
  const read = { ...receiptBody.parse(JSON.parse(body)), ...readPlace(personal) };
  const { consented_at, consent_text, disclosure_text, firms, page, certificate, opt_out } = read;

  return [
    {
      name: consentWords.consentedAt,
      value: consented_at && moment(Date.parse(consented_at)).text,
    },
    { name: consentWords.consentText, value: consent_text },
    { name: consentWords.disclosureText, value: disclosure_text },
    { name: consentWords.firms, value: firms?.join(", ") },
    { name: consentWords.page, value: page },
    { name: consentWords.certificate, value: certificate },
    { name: consentWords.optOut, value: opt_out?.join(", ") },
    {
      name: consentWords.chain,
      value: seq === null ? consentWords.unsealed : consentWords.sealed(seq),
    },
  ].flatMap(({ name, value }) => (value ? [{ name, value }] : []));
}

function readPlace(personal: string | null): z.infer<typeof place> {
  return personal === null ? {} : place.parse(JSON.parse(personal));
}

/** The stored bytes, so that anybody can compute the hash. */
export function proofFacts({ body, sha256, personal, seal }: ReceiptRow): Fact[] {
  return [
    { name: consentWords.body, value: body },
    { name: consentWords.hash, value: sha256 },
    { name: consentWords.personal, value: personal ?? consentWords.erased },
    { name: consentWords.seal, value: seal ?? consentWords.unsealed },
  ];
}
