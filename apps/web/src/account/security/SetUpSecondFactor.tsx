import { useMemo, useState } from 'react';
import type { NewSecondFactor } from '../../session/ownServer/AccountSecurity.ts';
import { SubmitForm } from '../../ui/forms/SubmitForm.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { QrCode } from '../../ui/qr/QrCode.tsx';
import { qrPath } from '../../ui/qr/qrPath.ts';
import { accountErrorText } from '../../i18n/account/accountErrorText.ts';
import { accountWords } from '../../i18n/made/en/account/accountWords.ts';

interface SetUpSecondFactorProps {
  readonly drawn: NewSecondFactor;
  /** Called with the recovery codes. */
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
        <code className="block break-words">{drawn.secret.replace(/.{4}(?=.)/g, '$& ')}</code>
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
