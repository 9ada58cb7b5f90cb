import { errorTexts } from "~/data/errors";
import { type Entries, readForm } from "./read-form";
import { UnreadableForm } from "./unreadable-form";

type Posted = {
  request: Request;
  /** Set by our own server, which reads the body before Remix. */
  context: { body?: Buffer };
};

/**
 * Reads the form of a request.
 *
 * @throws {Response} 400, 405, 413 or 415 for a body that is no form we read
 */
export async function readPost({ request, context }: Posted): Promise<Entries> {
  // Our server answers other methods itself, `remix-serve` does not.
  if (request.method !== "POST") throw Response.json(errorTexts[405], { status: 405 });

  try {
    return await readForm(request, context.body);
  } catch (error) {
    if (error instanceof UnreadableForm) {
      const { status } = error;
      throw Response.json(errorTexts[status], { status });
    }
    throw error;
  }
}
