import { useId, type ComponentProps } from 'react';
import styles from './Field.module.css';

export interface SelectOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
}

type Choosing<Value extends string> =
  | {
      /** What an unset choice says. */
      readonly notSet: string;
      readonly onChoose: (value: Value | '') => void;
    }
  | {
      /** Without it the first option is always chosen. */
      readonly notSet?: undefined;
      readonly onChoose: (value: Value) => void;
    };

interface OtherProps<Value extends string> extends Omit<
  ComponentProps<'select'>,
  'value' | 'onChange'
> {
  readonly label: string;
  /** The label is read out but not drawn: the field beside it already says what this is. */
  readonly labelHidden?: boolean;
  readonly value: Value | '';
  readonly options: readonly SelectOption<Value>[];
}

type SelectProps<Value extends string> = OtherProps<Value> & Choosing<Value>;

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
          if (chosen !== undefined) onChoose(chosen.value);
          else if (props.notSet !== undefined) props.onChoose('');
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
