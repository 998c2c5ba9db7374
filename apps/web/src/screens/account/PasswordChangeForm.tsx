import { useState } from 'react';
import { PasswordField } from '../../components/fields/PasswordField.tsx';
import { SubmitForm } from '../../components/fields/SubmitForm.tsx';
import { passwordErrorText } from '../../words/problems/accountErrorText.ts';
import { accountWords } from '../../words/en/account/accountWords.ts';
import { callSession } from '../../account/callSession.ts';
import { useOpenSession } from '../../account/useOpenSession.ts';
import { NewPasswordField } from './NewPasswordField.tsx';
import { newPasswordProblem } from './newPasswordProblem.ts';
import { UsernameHint } from './action/UsernameHint.tsx';

/** A new password, after the one now. */
export function PasswordChangeForm({ email }: { readonly email: string | null }) {
  const openSession = useOpenSession();
  const [current, setCurrent] = useState('');
  const [next, setNext] = useState('');
  const [isChanged, setChanged] = useState(false);

  const change = async (): Promise<string | null> => {
    setChanged(false);
    if (current === '' || next === '') {
      return accountWords.missingData(
        current === '' ? accountWords.currentPassword : accountWords.newPassword,
      );
    }
    const problem = await newPasswordProblem(openSession, next);
    if (problem !== null) return problem;
    const failure = await callSession(openSession, (session) =>
      session.changePassword(current, next),
    );
    if (failure !== null) return passwordErrorText(failure);
    setCurrent('');
    setNext('');
    setChanged(true);
    return null;
  };

  return (
    <SubmitForm
      word={accountWords.changePassword}
      busyWord={accountWords.changing}
      refusedWord={accountWords.notChanged}
      look="plain"
      onSubmit={change}
      note={<p role="status">{isChanged && accountWords.passwordChanged}</p>}
    >
      <UsernameHint email={email} />
      <PasswordField
        label={accountWords.currentPassword}
        fill="current-password"
        value={current}
        onText={setCurrent}
        showWord={accountWords.show}
        hideWord={accountWords.hide}
      />
      <NewPasswordField label={accountWords.newPassword} value={next} onText={setNext} />
    </SubmitForm>
  );
}
