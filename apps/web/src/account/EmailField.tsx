import { TextField } from '../ui/forms/TextField.tsx';

interface EmailFieldProps {
  readonly label: string;
  /** What is typed cannot be taken: the form says why. */
  readonly isWrong?: boolean;
  readonly value: string;
  readonly onText: (text: string) => void;
  /** What the device's password store may fill in. */
  readonly fill: 'username' | 'email';
}

/** A field for an e-mail address: with the phone's own keys for one, and left as it is typed. */
export const EmailField = ({ label, value, onText, fill, isWrong }: EmailFieldProps) => (
  <TextField
    label={label}
    aria-invalid={isWrong}
    type="email"
    inputMode="email"
    autoComplete={fill}
    autoCapitalize="none"
    spellCheck={false}
    value={value}
    onText={onText}
  />
);
