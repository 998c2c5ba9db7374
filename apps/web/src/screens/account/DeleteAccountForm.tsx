import { useState } from 'react';
import { PasswordField } from '../../components/fields/PasswordField.tsx';
import { SubmitForm } from '../../components/fields/SubmitForm.tsx';
import { passwordErrorText } from '../../words/problems/accountErrorText.ts';
import { accountWords } from '../../words/en/account/accountWords.ts';
import { callSession } from '../../account/callSession.ts';
import { useOpenSession } from '../../account/useOpenSession.ts';
import { UsernameHint } from './action/UsernameHint.tsx';
import styles from './account.module.css';

interface DeleteAccountFormProps {
  readonly email: string | null;
  readonly onDeleted: () => void;
}

/** The one thing here that cannot be undone: it asks for the password, and says what goes. */
export function DeleteAccountForm({ email, onDeleted }: DeleteAccountFormProps) {
  const openSession = useOpenSession();
  const [password, setPassword] = useState('');

  const remove = async (): Promise<string | null> => {
    if (password === '') return accountWords.missingData(accountWords.password);
    const failure = await callSession(openSession, (session) => session.deleteAccount(password));
    if (failure !== null) return passwordErrorText(failure);
    onDeleted();
    return null;
  };

  return (
    <SubmitForm
      word={accountWords.deleteAccount}
      busyWord={accountWords.deleting}
      refusedWord={accountWords.notDeleted}
      look="plain"
      onSubmit={remove}
    >
      <UsernameHint email={email} />
      <p className={styles.quiet}>{accountWords.deleteNote}</p>
      <PasswordField
        label={accountWords.password}
        fill="current-password"
        value={password}
        onText={setPassword}
        showWord={accountWords.show}
        hideWord={accountWords.hide}
      />
    </SubmitForm>
  );
}
