import { z } from "zod";
import type { Received } from "../../support/fake-server";
import {
  caseMembers,
  certificateMembers,
  homeMembers,
  type Members,
} from "../../support/lead-payload";
import { caseLead, homeLead } from "../../support/site";
import { answers, inStore, type Person, type Shape, site, title, visitorAddress } from "./journey";

/** The exact bytes of a post, for what it should say. */
export function multipart(members: Members, { headers }: Received): string {
  const boundary = headers["content-type"]?.split("boundary=")[1];
  const parts = members.map(
    ([name, value]) =>
      `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  return `${parts.join("")}--${boundary}--\r\n`;
}

export function formMembers(person: Person, shape: Shape, isOptedOut: boolean): Members {
  if (shape === "home") return homeRow(person);

  const shared: Members = [["Quiz answers", JSON.stringify(answers)]];
  return [
    ...caseRow(person),
    ...certificateMembers(person),
    ...(shape === "case with answers" && !isOptedOut ? shared : []),
  ];
}

function homeRow(person: Person): Members {
  return homeMembers({ fields: homeLead(person), title, source: `${site.url}/#form` });
}

function caseRow(person: Person): Members {
  const source = `${site.url}/lawsuits/oxbryta#form`;

  return caseMembers({ fields: caseLead(person), title, source });
}

export function sheetMembers(
  person: Person,
  shape: Shape,
  { envelope, isOptedOut }: Expected,
): Members {
  const address = (name: string): Members => (isOptedOut ? [] : [[name, visitorAddress]]);
  if (shape === "home") {
    const data = [...homeRow(person), ...address("ip_address"), ...envelope];
    return [
      ["apiKey", "sheet-key"],
      ["data", JSON.stringify(Object.fromEntries(data))],
    ];
  }
  return [...caseRow(person), ...address("IP Address"), ["apiKey", "sheet-key"], ...envelope];
}

type Expected = { envelope: Members; isOptedOut: boolean };

export function envelopeOf(reference: string, flags: Members): Members {
  const { body, sha256 } = receiptOf(reference);

  return [
    ["submission_id", reference],
    ["revision", "1"],
    ...flags,
    ["consented_at", body.consented_at],
    ["consent_text", body.consent_text ?? ""],
    ["receipt_sha256", sha256],
  ];
}

const receiptBody = z.object({ consented_at: z.string(), consent_text: z.string().nullable() });
const receiptRow = z.object({
  body: z.string().transform((text) => receiptBody.parse(JSON.parse(text))),
  sha256: z.string(),
});

function receiptOf(reference: string) {
  return inStore((db) =>
    receiptRow.parse(db.prepare("select * from receipts where reference = ?").get(reference)),
  );
}
