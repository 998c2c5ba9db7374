import { useMemo, useState } from 'react';
import type { NewSecondFactor } from '../../../account/ownServer/AccountSecurity.ts';
import { SubmitForm } from '../../../components/forms/SubmitForm.tsx';
import { TextField } from '../../../components/forms/TextField.tsx';
import { QrCode } from '../../../components/qr/QrCode.tsx';
import { qrPath } from '../../../components/qr/qrPath.ts';
import { accountErrorText } from '../../../words/account/accountErrorText.ts';
import { accountWords } from '../../../words/made/en/account/accountWords.ts';
import securityStyles from './security.module.css';

interface SetUpSecondFactorProps {
  readonly drawn: NewSecondFactor;
  /** With the recovery codes. */
  readonly onTurnedOn: (codes: readonly string[]) => void;
}

/** Shows the secret to an authenticator app, and takes the first code that it makes of it. */
export function SetUpSecondFactor({ drawn, onTurnedOn }: SetUpSecondFactorProps) {
  const [code, setCode] = useState('');
  const picture = useMemo(() => qrPath(drawn.address), [drawn.address]);
  const turnOn = async (): Promise<string | null> => {
    if (code.trim() === '') return accountWords.enterCode;
    const answer = await drawn.confirm(code);
    if ('failure' in answer) return accountErrorText(answer.failure);
    onTurnedOn(answer.found);
    return null;
  };
  return (
    <SubmitForm
      word={accountWords.turnOn}
      busyWord={accountWords.turningOn}
      refusedWord={accountWords.notSetUp}
      onSubmit={turnOn}
    >
      {picture !== null && (
        <>
          <p>{accountWords.scanCode}</p>
          <QrCode code={picture} name={accountWords.scanCodeName} />
        </>
      )}
      <p>
        {accountWords.secretAsText}{' '}
        <code className={securityStyles.secret}>{drawn.secret.replace(/.{4}(?=.)/g, '$& ')}</code>
      </p>
      <TextField
        label={accountWords.sixDigits}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={10}
        value={code}
        onText={setCode}
      />
    </SubmitForm>
  );
}
