import { useEffect, useRef, useState } from 'react';
import { buttonClass } from '../ui/buttonClass.ts';
import { TextField } from '../ui/forms/TextField.tsx';
import { accountWords } from '../i18n/made/en/account/accountWords.ts';

interface CodeFieldProps {
  readonly value: string;
  readonly onText: (text: string) => void;
}

/** The second step: the code of the authenticator app, or a recovery code where the phone is gone. */
export function CodeField({ value, onText }: CodeFieldProps) {
  const [isRecovery, setRecovery] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  // The field appears because something was pressed, and is what comes next.
  useEffect(() => {
    field.current?.focus();
  }, []);
  return (
    <div>
      <p role="status" className="quiet">
        {accountWords.codeAsked}
      </p>
      <TextField
        ref={field}
        label={isRecovery ? accountWords.recoveryCode : accountWords.oneTimeCode}
        inputMode={isRecovery ? 'text' : 'numeric'}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={40}
        value={value}
        onText={onText}
      />
      <p className="quiet">
        {isRecovery ? accountWords.recoveryCodeNote : accountWords.oneTimeCodeNote}
      </p>
      <button
        type="button"
        className={buttonClass('text')}
        onClick={() => {
          setRecovery(!isRecovery);
          onText('');
        }}
      >
        {isRecovery ? accountWords.useAppCode : accountWords.useRecoveryCode}
      </button>
    </div>
  );
}
