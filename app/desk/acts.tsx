import type { ReactNode } from "react";
import type { SubmissionView } from "~/data/desk/view";
import { deskWords } from "~/data/desk/words";

/** What can be done to a submission, each by a form of its own. */
export function Acts({ submission }: { submission: SubmissionView }) {
  const { can, reference } = submission;
  if (!can.retry && !can.release && !can.allow && !can.erase) return null;

  return (
    <section aria-labelledby="act">
      <h2 id="act">{deskWords.act}</h2>
      {can.retry && (
        <Act submission={submission} act="retry" label={deskWords.retry}>
          {deskWords.retryNote}
        </Act>
      )}
      {can.release && (
        <Act submission={submission} act="release" label={deskWords.release}>
          {deskWords.releaseNote}
        </Act>
      )}
      {can.allow && (
        <Act submission={submission} act="allow" label={deskWords.allow}>
          {deskWords.allowNote}
        </Act>
      )}
      {can.erase && (
        <Act submission={submission} act="erase" label={deskWords.erase} isDangerous>
          {deskWords.eraseNote}
          <label htmlFor="confirm">{deskWords.eraseConfirm(reference)}</label>
          <input id="confirm" name="confirm" type="text" required autoComplete="off" />
        </Act>
      )}
    </section>
  );
}

type ActProps = {
  submission: SubmissionView;
  act: string;
  label: string;
  isDangerous?: boolean;
  children: ReactNode;
};

function Act({ submission, act, label, isDangerous, children }: ActProps) {
  return (
    <form
      method="post"
      action={`/submissions/${submission.reference}/${act}`}
      className={isDangerous ? "act act--dangerous" : "act"}
    >
      <input type="hidden" name="form_token" value={submission.formToken} />
      <p>{children}</p>
      <p>
        <button type="submit">{label}</button>
      </p>
    </form>
  );
}
