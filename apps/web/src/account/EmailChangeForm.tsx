import { useState } from 'react';
import { accountWords } from '../i18n/made/en/account/accountWords.ts';
import { EmailField } from './EmailField.tsx';
import { PasswordForm } from './PasswordForm.tsx';

/** Mails a link to a new address; only following it changes the account. */
export function EmailChangeForm({ email: present }: { readonly email: string | null }) {
  const [email, setEmail] = useState('');
  const [sentTo, setSentTo] = useState<string | null>(null);
  const address = email.trim();
  return (
    <PasswordForm
      word={accountWords.sendLink}
      busyWord={accountWords.sending}
      refusedWord={accountWords.notChanged}
      email={present}
      label={accountWords.currentPassword}
      before={
        <>
          <p className="quiet">{accountWords.changeEmailNote}</p>
          <EmailField label={accountWords.newEmail} fill="email" value={email} onText={setEmail} />
        </>
      }
      missing={() => {
        setSentTo(null);
        return address === '' ? accountWords.enterEmail : null;
      }}
      call={(session, proof) => session.requestEmailChange(proof, address)}
      onDone={() => setSentTo(address)}
      done={sentTo === null ? null : accountWords.changeLinkSent(sentTo)}
    />
  );
}
