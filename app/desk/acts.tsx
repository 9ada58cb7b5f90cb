import type { ReactNode } from "react";
import type { SubmissionView } from "~/data/desk/view";
import { deskWords } from "~/data/desk/words";

/** A person's privacy rights can be exercised in any state of the submission. */
export function PrivacyRequests({ submission }: { submission: SubmissionView }) {
  const { can, reference } = submission;
  if (!can.allow && !can.erase) return null;

  return (
    <section aria-labelledby="act">
      <h2 id="act">{deskWords.act}</h2>
      <div className="halves">
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
      </div>
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

/** A form of its own for each act, so that it works without script. */
export function Act({ submission, act, label, isDangerous, children }: ActProps) {
  return (
    <form
      method="post"
      action={`/submissions/${submission.reference}/${act}`}
      className={isDangerous ? "act act--dangerous" : "act"}
    >
      <input type="hidden" name="form_token" value={submission.formToken} />
      <p>{children}</p>
      <p>
        <button type="submit" className="button">
          {label}
        </button>
      </p>
    </form>
  );
}
