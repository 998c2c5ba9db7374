import { useState } from 'react';
import { useOpenSession } from '../session/useOpenSession.ts';
import { accountWords } from '../i18n/made/en/account/accountWords.ts';
import { NewPasswordField } from './NewPasswordField.tsx';
import { newPasswordProblem } from './newPasswordProblem.ts';
import { PasswordForm } from './PasswordForm.tsx';

/** The form for a new password; it asks for the current one too. */
export function PasswordChangeForm({ email }: { readonly email: string | null }) {
  const openSession = useOpenSession();
  const [next, setNext] = useState('');
  const [isChanged, setChanged] = useState(false);
  return (
    <PasswordForm
      word={accountWords.changePassword}
      busyWord={accountWords.changing}
      refusedWord={accountWords.notChanged}
      email={email}
      label={accountWords.currentPassword}
      missing={(current) => {
        setChanged(false);
        if (current === '') return null;
        return next === ''
          ? accountWords.missingData(accountWords.newPassword)
          : newPasswordProblem(openSession, next);
      }}
      call={(session, proof) => session.changePassword(proof, next)}
      onDone={() => {
        setNext('');
        setChanged(true);
      }}
      done={isChanged ? accountWords.passwordChanged : null}
      after={<NewPasswordField label={accountWords.newPassword} value={next} onText={setNext} />}
    />
  );
}
