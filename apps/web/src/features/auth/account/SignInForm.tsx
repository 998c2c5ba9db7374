import { useStore } from 'zustand';
import { buttonClass } from '../../../components/buttonClass.ts';
import { PasswordField } from '../../../components/PasswordField.tsx';
import { SubmitForm } from '../../../components/SubmitForm.tsx';
import { accountErrorText } from '../../../i18n/accountErrorText.ts';
import { accountWords } from '../../../i18n/accountWords.ts';
import { closeAccount } from '../../../session/accountPanel.ts';
import { callSession } from '../../../session/callSession.ts';
import { useOpenSession } from '../../../session/useOpenSession.ts';
import styles from './account.module.css';
import { accountForm, clearAccountForm } from './accountForm.ts';
import { EmailField } from '../EmailField.tsx';

interface SignInFormProps {
  readonly password: string;
  readonly onPassword: (password: string) => void;
  readonly onForgotten: () => void;
}

export function SignInForm({ password, onPassword, onForgotten }: SignInFormProps) {
  const openSession = useOpenSession();
  const email = useStore(accountForm, (typed) => typed.email);

  const signIn = async () => {
    if (email.trim() === '' || password === '') return accountWords.enterBoth;
    const failure = await callSession(openSession, (session) =>
      session.signIn(email.trim(), password),
    );
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
          <p className={styles.quiet}>{accountWords.withoutAccount}</p>
        </>
      }
    >
      <EmailField
        label={accountWords.email}
        fill="username"
        value={email}
        onText={(text) => {
          accountForm.setState({ email: text });
        }}
      />
      <PasswordField
        label={accountWords.password}
        fill="current-password"
        value={password}
        onText={onPassword}
        showWord={accountWords.show}
        hideWord={accountWords.hide}
      />
    </SubmitForm>
  );
}
