/** A request body that cannot be read as a form; `status` is the HTTP status to answer. */
export class UnreadableForm extends Error {
  constructor(readonly status: 400 | 413 | 415) {
    super(`Unreadable form: ${status}`);
  }
}
