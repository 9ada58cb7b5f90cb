import { errorTexts } from "~/data/errors";
import { type Entries, readForm, UnreadableForm } from "./read-form";

/**
 * Reads the form of a request.
 *
 * @throws {Response} 400, 413 or 415 for a body that is no form we read
 */
export async function readPost(request: Request): Promise<Entries> {
  try {
    return await readForm(request);
  } catch (error) {
    if (error instanceof UnreadableForm) {
      const { status } = error;
      throw Response.json(errorTexts[status], { status });
    }
    throw error;
  }
}
