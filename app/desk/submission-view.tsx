import type { Fact, SubmissionView as View } from "~/data/desk/view";
import { deskWords } from "~/data/desk/words";
import { Acts } from "./acts";
import { Deliveries } from "./deliveries";
import { Fields } from "./fields";

/** One submission: what was sent, where it went, what was done, and the proof of consent. */
export function SubmissionView({ submission }: { submission: View }) {
  return (
    <>
      <p>
        <a href="/">{deskWords.back}</a>
      </p>
      <Facts id="about" title={deskWords.about} facts={submission.facts} empty="" />
      <Fields submission={submission} />
      <Facts
        id="answers"
        title={deskWords.answers}
        facts={submission.answers}
        empty={deskWords.noAnswers}
      />
      <Deliveries submission={submission} />
      <Acts submission={submission} />
      <Facts id="acts" title={deskWords.acts} facts={submission.acts} empty={deskWords.noActs} />
      <Facts
        id="receipt"
        title={deskWords.receipt}
        facts={submission.receipt}
        empty={deskWords.noReceipt}
      />
    </>
  );
}

type FactsProps = { id: string; title: string; facts: readonly Fact[]; empty: string };

function Facts({ id, title, facts, empty }: FactsProps) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {facts.length === 0 ? (
        <p>{empty}</p>
      ) : (
        <dl>
          {facts.map(({ name, value }) => (
            <div key={`${name}${value}`}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}
