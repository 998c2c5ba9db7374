import { useState } from 'react';
import { useStore } from 'zustand';
import { buttonClass } from '../ui/buttonClass.ts';
import { PasswordField } from '../ui/forms/PasswordField.tsx';
import { SubmitForm } from '../ui/forms/SubmitForm.tsx';
import { accountErrorText } from '../i18n/account/accountErrorText.ts';
import { accountWords } from '../i18n/made/en/account/accountWords.ts';
import { closeAccount } from '../session/accountPanel.ts';
import { callSession } from '../session/callSession.ts';
import { CODE_NEEDED } from '../session/Proof.ts';
import { useOpenSession } from '../session/useOpenSession.ts';
import { accountForm, clearAccountForm } from './accountForm.ts';
import { CodeField } from './CodeField.tsx';
import { EmailField } from './EmailField.tsx';

interface SignInFormProps {
  readonly password: string;
  readonly onPassword: (password: string) => void;
  readonly onForgotten: () => void;
}

export function SignInForm({ password, onPassword, onForgotten }: SignInFormProps) {
  const openSession = useOpenSession();
  const email = useStore(accountForm, (typed) => typed.email);

  const [code, setCode] = useState<string | null>(null);

  const signIn = async () => {
    if (email.trim() === '' || password === '') return accountWords.enterBoth;
    if (code === '') return accountWords.enterCode;
    const failure = await callSession(openSession, (session) =>
      session.signIn(email.trim(), { password, code }),
    );
    if (failure === CODE_NEEDED && code === null) {
      setCode('');
      return null;
    }
    if (failure !== null) return accountErrorText(failure);
    clearAccountForm();
    closeAccount();
    return null;
  };

  return (
    <SubmitForm
      word={accountWords.signIn}
      busyWord={accountWords.signingIn}
      refusedWord={accountWords.notSignedIn}
      onSubmit={signIn}
      note={
        <>
          <p>
            <button type="button" className={buttonClass('text')} onClick={onForgotten}>
              {accountWords.setNewPassword}
            </button>
          </p>
          <p className="quiet">{accountWords.withoutAccount}</p>
        </>
      }
    >
      <EmailField
        label={accountWords.email}
        fill="username"
        value={email}
        onText={(text) => accountForm.setState({ email: text })}
      />
      <PasswordField
        label={accountWords.password}
        fill="current-password"
        value={password}
        onText={onPassword}
        showWord={accountWords.show}
        hideWord={accountWords.hide}
      />
      {code !== null && <CodeField value={code} onText={setCode} />}
    </SubmitForm>
  );
}
