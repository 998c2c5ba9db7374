import { useId, type ComponentProps } from 'react';
import styles from './Field.module.css';

export interface SelectOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
}

interface SelectProps<Value extends string> extends Omit<
  ComponentProps<'select'>,
  'value' | 'onChange'
> {
  readonly label: string;
  /** The label is read out but not drawn: the field beside it already says what this is. */
  readonly labelHidden?: boolean;
  readonly value: Value | '';
  readonly options: readonly SelectOption<Value>[];
  /** What an unset choice says; without it the first option is always chosen. */
  readonly notSet?: string;
  readonly onChoose: (value: Value | '') => void;
}

/** A native select: the phone's own picker is the surest one for a gloved hand. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { label, labelHidden, value, options, notSet, onChoose, ...rest } = props;
  const id = useId();
  return (
    <div className={styles.field}>
      <label className={labelHidden ? 'visually-hidden' : styles.label} htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        className={styles.select}
        data-empty={value === '' || undefined}
        value={value}
        onChange={(event) => {
          const chosen = options.find((option) => option.value === event.currentTarget.value);
          onChoose(chosen?.value ?? '');
        }}
        {...rest}
      >
        {notSet !== undefined && <option value="">{notSet}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
