import type { Option } from "~/data/desk/view";
import { deskWords } from "~/data/desk/words";

type ChoiceProps = { name: string; label: string; value: string; options: readonly Option[] };

/** The first option stands for any value. */
export function Choice({ name, label, value, options }: ChoiceProps) {
  return (
    <p>
      <label htmlFor={name}>{label}</label>
      <select id={name} name={name} defaultValue={value}>
        <option value="">{deskWords.any}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </p>
  );
}
