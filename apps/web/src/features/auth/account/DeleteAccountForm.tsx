import { useState } from 'react';
import { PasswordField } from '../../../components/PasswordField.tsx';
import { SubmitForm } from '../../../components/SubmitForm.tsx';
import { passwordErrorText } from '../../../i18n/accountErrorText.ts';
import { accountWords } from '../../../i18n/accountWords.ts';
import { callSession } from '../../../session/callSession.ts';
import { useOpenSession } from '../../../session/useOpenSession.ts';
import { UsernameHint } from '../UsernameHint.tsx';
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
