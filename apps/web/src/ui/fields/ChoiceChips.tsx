import styles from './ChoiceChips.module.css';

interface ChipOption<Value> {
  readonly value: Value;
  readonly label: string;
  /** Read out in place of a label that is a sign. */
  readonly name?: string;
}

interface ChoiceChipsProps<Value extends string> {
  /** What is chosen here, for those who do not see the chips stand together. */
  readonly label: string;
  readonly labelShown?: boolean;
  readonly options: readonly ChipOption<Value>[];
  readonly value: Value | null;
  readonly onChoose: (value: Value) => void;
}

/** A few choices side by side. The chosen one is filled and heavier, not only another colour. */
export function ChoiceChips<Value extends string>(props: ChoiceChipsProps<Value>) {
  const { label, labelShown = false, options, value, onChoose } = props;
  return (
    <fieldset className="row-wrap">
      <legend className={labelShown ? styles.legend : 'visually-hidden'}>{label}</legend>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          className={styles.chip}
          aria-label={option.name}
          aria-pressed={option.value === value}
          onClick={() => onChoose(option.value)}
        >
          {option.label}
        </button>
      ))}
    </fieldset>
  );
}
