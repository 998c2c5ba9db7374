import { useState } from 'react';
import { PasswordField } from '../../components/fields/PasswordField.tsx';
import { SubmitForm } from '../../components/fields/SubmitForm.tsx';
import { passwordErrorText } from '../../words/problems/accountErrorText.ts';
import { accountWords } from '../../words/en/account/accountWords.ts';
import { callSession } from '../../account/callSession.ts';
import { useOpenSession } from '../../account/useOpenSession.ts';
import { EmailField } from './EmailField.tsx';
import { UsernameHint } from './action/UsernameHint.tsx';
import styles from './account.module.css';

/** Mails a link to a new address; only following it changes the account. */
export function EmailChangeForm({ email: present }: { readonly email: string | null }) {
  const openSession = useOpenSession();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [sentTo, setSentTo] = useState<string | null>(null);

  const request = async (): Promise<string | null> => {
    setSentTo(null);
    const address = email.trim();
    if (address === '') return accountWords.enterEmail;
    if (password === '') return accountWords.missingData(accountWords.password);
    const failure = await callSession(openSession, (session) =>
      session.requestEmailChange(password, address),
    );
    if (failure !== null) return passwordErrorText(failure);
    setPassword('');
    setSentTo(address);
    return null;
  };

  return (
    <SubmitForm
      word={accountWords.sendLink}
      busyWord={accountWords.sending}
      refusedWord={accountWords.notChanged}
      look="plain"
      onSubmit={request}
      note={<p role="status">{sentTo !== null && accountWords.changeLinkSent(sentTo)}</p>}
    >
      <UsernameHint email={present} />
      <p className={styles.quiet}>{accountWords.changeEmailNote}</p>
      <EmailField label={accountWords.newEmail} fill="email" value={email} onText={setEmail} />
      <PasswordField
        label={accountWords.currentPassword}
        fill="current-password"
        value={password}
        onText={setPassword}
        showWord={accountWords.show}
        hideWord={accountWords.hide}
      />
    </SubmitForm>
  );
}
