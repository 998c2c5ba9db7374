import { useId, type ComponentProps } from 'react';
import styles from '../fields/Field.module.css';

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'onChange'> {
  readonly label: string;
  readonly labelHidden?: boolean;
  readonly onText: (text: string) => void;
}

/** A field for words: the name of a mix, a search. Numbers have their own, QuantityField. */
export function TextField({ label, labelHidden, onText, id: ownId, ...rest }: TextFieldProps) {
  const anyId = useId();
  const id = ownId ?? anyId;
  return (
    <div className={styles.field}>
      <label className={labelHidden ? 'visually-hidden' : styles.label} htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        type="text"
        className={styles.text}
        autoComplete="off"
        onChange={(event) => onText(event.currentTarget.value)}
        {...rest}
      />
    </div>
  );
}
