import { addresses } from "~/data/addresses";
import { timeLimitsPage } from "~/data/time-limits-page";

const words = () => timeLimitsPage().choose;

type ChoiceProps = { states: readonly { slug: string; name: string }[]; label: string };

/** Leads to the page of the chosen state. */
export function StateChoice({ states, label }: ChoiceProps) {
  return (
    <form className="form" action={addresses.timeLimits}>
      <div className="field">
        <label className="field__label" htmlFor="state">
          {label}
        </label>
        <select id="state" className="field__control" name="state" required>
          <option value="">{words().none}</option>
          {states.map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
        </select>
      </div>
      <button type="submit" className="button">
        {words().button}
      </button>
    </form>
  );
}
