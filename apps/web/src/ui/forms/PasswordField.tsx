import { useId, useState } from 'react';
import { Button } from '../Button.tsx';
import fieldStyles from '../fields/Field.module.css';
import styles from './PasswordField.module.css';

interface PasswordFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onText: (text: string) => void;
  /** What the device's password store may fill in. */
  readonly fill: 'current-password' | 'new-password';
  readonly showWord: string;
  readonly hideWord: string;
  /** What is typed cannot be taken: the form says why. */
  readonly isWrong?: boolean;
  /** What a new password must hold. */
  readonly hint?: string;
}

/** A password, hidden until it is asked to show. Pasting and password stores work. */
export function PasswordField(props: PasswordFieldProps) {
  const { label, value, onText, fill, showWord, hideWord, isWrong, hint = '' } = props;
  const [isShown, setShown] = useState(false);
  const id = useId();
  return (
    <div>
      <label className={fieldStyles.label} htmlFor={id}>
        {label}
      </label>
      <div className="row">
        <input
          id={id}
          className={fieldStyles.text}
          type={isShown ? 'text' : 'password'}
          autoComplete={fill}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          value={value}
          aria-invalid={isWrong}
          aria-describedby={hint === '' ? undefined : `${id}-hint`}
          onChange={(event) => onText(event.currentTarget.value)}
        />
        <Button className={styles.show} aria-controls={id} onClick={() => setShown(!isShown)}>
          {isShown ? hideWord : showWord}
        </Button>
      </div>
      {hint !== '' && (
        <p id={`${id}-hint`} className={fieldStyles.label}>
          {hint}
        </p>
      )}
    </div>
  );
}
