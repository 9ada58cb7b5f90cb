import { readPartnerEvents } from "../operator/read-routing";
import { describeSubmission } from "../privacy/person";
import type { Services } from "../services";
import type { SubmissionTable } from "../store/schema";
import { readRequest, type VisitorRequest } from "./read-request";

/**
 * Everything held about one request, as text to read and as JSON; nothing is left out on sensitive
 * cases.
 */
export async function copyRequest(
  services: Services,
  row: SubmissionTable,
): Promise<{ whole: VisitorRequest; json: string }> {
  const { db } = services;
  const answers = await readPartnerEvents(db, row.reference);
  // A firm's note is for the operator only.
  const firmAnswers = answers.map(({ partner, status, received_at }) => ({
    ...{ partner, status },
    at: new Date(received_at).toISOString(),
  }));
  const held = { ...(await describeSubmission(db, row.reference)), firmAnswers };
  return {
    whole: await readRequest(services, row, { isWhole: true }),
    json: JSON.stringify(held, null, 2),
  };
}
