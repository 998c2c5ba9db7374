import { useState } from 'react';
import { SubmitForm } from '../../ui/forms/SubmitForm.tsx';
import { accountErrorText } from '../../i18n/account/accountErrorText.ts';
import { accountWords } from '../../i18n/made/en/account/accountWords.ts';
import { callSession } from '../../session/callSession.ts';
import { useOpenSession } from '../../session/useOpenSession.ts';
import { EmailField } from '../EmailField.tsx';

interface SendResetFormProps {
  readonly word: string;
  readonly email: string;
  readonly onEmail: (email: string) => void;
}

/** Mails a link that sets a new password. Nothing here tells whether the account exists. */
export function SendResetForm({ word, email, onEmail }: SendResetFormProps) {
  const openSession = useOpenSession();
  const [sentTo, setSentTo] = useState<string | null>(null);

  const send = async (): Promise<string | null> => {
    const address = email.trim();
    if (address === '') return accountWords.enterEmail;
    const failure = await callSession(openSession, (session) => session.sendPasswordReset(address));
    if (failure !== null) return accountErrorText(failure);
    setSentTo(address);
    return null;
  };

  return (
    <SubmitForm
      word={word}
      busyWord={accountWords.sending}
      refusedWord={accountWords.notSent}
      // What was sent to this address is not the next thing to do any more.
      look={sentTo !== null && sentTo === email.trim() ? 'plain' : 'primary'}
      onSubmit={send}
      note={<p role="status">{sentTo !== null && accountWords.linkSent(sentTo)}</p>}
    >
      <EmailField label={accountWords.email} fill="username" value={email} onText={onEmail} />
    </SubmitForm>
  );
}
