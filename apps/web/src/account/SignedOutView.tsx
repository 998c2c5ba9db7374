import { useState } from 'react';
import { useStore } from 'zustand';
import { Notice } from '../ui/notices/Notice.tsx';
import { accountWords } from '../i18n/made/en/account/accountWords.ts';
import { showAccount } from '../session/accountPanel.ts';
import { accountStore } from '../session/accountStore.ts';
import type { Failure } from '../session/createSession.ts';
import { showRegister } from '../session/showRegister.ts';
import { ForgottenForm } from './ForgottenForm.tsx';
import { RegisterForm } from './RegisterForm.tsx';
import { SignInForm } from './SignInForm.tsx';
import styles from './SignedOutView.module.css';

interface SignedOutViewProps {
  readonly view: 'signIn' | 'register';
  /** A message for somebody who has just left. */
  readonly farewell: string | null;
  /** Called with why the e-mail was not sent; null: it was. */
  readonly onRegistered: (mailFailure: Failure) => void;
}

/** The forms to sign in and to register. What was typed in one is there in the other. */
export function SignedOutView({ view, farewell, onRegistered }: SignedOutViewProps) {
  const [password, setPassword] = useState('');
  const [hasForgotten, setForgotten] = useState(false);
  const wasEnded = useStore(accountStore, (known) => known.wasEnded);
  if (hasForgotten) {
    return <ForgottenForm onBack={() => setForgotten(false)} />;
  }
  return (
    <>
      <div className={styles.ways}>
        <button type="button" aria-pressed={view === 'signIn'} onClick={showAccount}>
          {accountWords.signIn}
        </button>
        <button type="button" aria-pressed={view === 'register'} onClick={showRegister}>
          {accountWords.register}
        </button>
      </div>
      {farewell !== null && <Notice kind="information" word={farewell} />}
      {wasEnded && (
        <Notice kind="information" word={accountWords.ended} title={accountWords.endedWhy} />
      )}
      {view === 'signIn' ? (
        <SignInForm
          password={password}
          onPassword={setPassword}
          onForgotten={() => setForgotten(true)}
        />
      ) : (
        <RegisterForm password={password} onPassword={setPassword} onRegistered={onRegistered} />
      )}
    </>
  );
}
