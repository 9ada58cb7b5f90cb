/** A body that is not a form we read; `status` is the answer it deserves. */
export class UnreadableForm extends Error {
  constructor(readonly status: 400 | 413 | 415) {
    super(`Unreadable form: ${status}`);
  }
}
