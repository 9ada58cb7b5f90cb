import { describeSubmission } from "../privacy/person";
import type { Services } from "../services";

/** Everything held about one request, as `relay person` has it; whole on every case. */
export async function copyRequest({ db }: Services, reference: string): Promise<string> {
  return JSON.stringify(await describeSubmission(db, reference), null, 2);
}
