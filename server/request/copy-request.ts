import { readPartnerEvents } from "../operator/read-routing";
import { describeSubmission } from "../privacy/person";
import type { Services } from "../services";
import type { SubmissionTable } from "../store/schema";
import { readRequest, type VisitorRequest } from "./read-request";

/** Everything held about one request, to be read and as JSON; whole on every case. */
export async function copyRequest(
  services: Services,
  row: SubmissionTable,
): Promise<{ whole: VisitorRequest; json: string }> {
  const { db } = services;
  const answers = await readPartnerEvents(db, row.reference);
  // A firm's note is for the operator alone.
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
