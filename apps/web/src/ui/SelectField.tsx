/** One of a few values, each in words. */
import type { ComponentChildren, JSX } from 'preact';

type Value = string | number | null;

export interface SelectFieldProps<T extends Value> {
  /** What is chosen; stands before the field. */
  readonly label: ComponentChildren;
  readonly name: string;
  readonly value: T;
  readonly options: readonly (readonly [value: T, words: string])[];
  readonly onChange: (value: T) => void;
  readonly class?: string;
}

export function SelectField<T extends Value>(props: SelectFieldProps<T>): JSX.Element {
  const { label, name, value, options, onChange, class: ofLabel } = props;
  const choose = (chosen: string): void => {
    const option = options.find(([one]) => asText(one) === chosen);
    if (option !== undefined) onChange(option[0]);
  };
  return (
    <label class={ofLabel}>
      {label}
      <select name={name} value={asText(value)} onChange={(event) => choose(event.currentTarget.value)}>
        {options.map(([one, words]) => (
          <option key={asText(one)} value={asText(one)}>
            {words}
          </option>
        ))}
      </select>
    </label>
  );
}

/** As the page's elements have it; null is the empty text. */
function asText(value: Value): string {
  return value === null ? '' : String(value);
}
