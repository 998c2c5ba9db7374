import { useState } from 'react';
import { useStore } from 'zustand';
import { SubmitForm } from '../ui/forms/SubmitForm.tsx';
import { TextField } from '../ui/forms/TextField.tsx';
import { accountErrorText } from '../i18n/account/accountErrorText.ts';
import { accountWords } from '../i18n/made/en/account/accountWords.ts';
import { accountPanel } from '../session/accountPanel.ts';
import { callSession } from '../session/callSession.ts';
import { type Failure, INVALID_USER_DATA } from '../session/createSession.ts';
import { useOpenSession } from '../session/useOpenSession.ts';
import { NewPasswordField } from './NewPasswordField.tsx';
import { newPasswordProblem } from './newPasswordProblem.ts';
import { accountForm, clearAccountForm } from './accountForm.ts';
import { EmailField } from './EmailField.tsx';
import styles from './account.module.css';

interface RegisterFormProps {
  readonly password: string;
  readonly onPassword: (password: string) => void;
  /** Called with why the e-mail was not sent; null: it was. */
  readonly onRegistered: (mailFailure: Failure) => void;
}

const FIELDS = ['name', 'email', 'password'] as const;
type Field = (typeof FIELDS)[number];

/** No more than what every server asks: some have addresses without a point. */
const ADDRESS = /^[^@\s]+@[^@\s]+$/;

export function RegisterForm({ password, onPassword, onRegistered }: RegisterFormProps) {
  const openSession = useOpenSession();
  const typed = useStore(accountForm);
  const [wrong, setWrong] = useState<readonly Field[]>([]);

  const register = async (): Promise<string | null> => {
    const given = { name: typed.name.trim(), email: typed.email.trim(), password };
    const missing = FIELDS.filter((field) => given[field] === '');
    const problems = {
      name: null,
      email:
        given.email === '' || ADDRESS.test(given.email) ? null : accountErrorText('invalid-email'),
      password: password === '' ? null : await newPasswordProblem(openSession, password),
    };
    // All that is wrong is told and marked at once.
    setWrong(FIELDS.filter((field) => given[field] === '' || problems[field] !== null));
    const told = FIELDS.flatMap((field) => problems[field] ?? []);
    if (told.length > 0 && missing.length === 0) return told.join(' ');
    const failure = await callSession(openSession, async (session) => {
      const registered = await session.register(given);
      if (typeof registered === 'string') return registered;
      onRegistered(registered.mailFailure);
      clearAccountForm();
      // The account shows already, and the panel may have been closed by now: it is not opened
      // again.
      accountPanel.setState(({ view }) => ({ view: view && 'signIn' }));
      return null;
    });
    if (failure === INVALID_USER_DATA) {
      const names = missing.map((field) => accountWords[field]).join(', ');
      return [accountWords.missingData(names), ...told].join(' ');
    }
    return failure === null ? null : accountErrorText(failure);
  };

  return (
    <SubmitForm
      word={accountWords.register}
      busyWord={accountWords.registering}
      refusedWord={accountWords.notRegistered}
      onSubmit={register}
      note={<p className="quiet">{accountWords.registerNote}</p>}
    >
      <div className={styles.marked}>
        <TextField
          aria-invalid={wrong.includes('name')}
          label={accountWords.name}
          autoComplete="name"
          maxLength={200}
          value={typed.name}
          onText={(name) => accountForm.setState({ name })}
        />
        <EmailField
          isWrong={wrong.includes('email')}
          label={accountWords.email}
          fill="email"
          value={typed.email}
          onText={(email) => accountForm.setState({ email })}
        />
        <NewPasswordField
          isWrong={wrong.includes('password')}
          label={accountWords.password}
          value={password}
          onText={onPassword}
        />
      </div>
    </SubmitForm>
  );
}
