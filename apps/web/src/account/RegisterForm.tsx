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

interface RegisterFormProps {
  readonly password: string;
  readonly onPassword: (password: string) => void;
  /** Called with why the e-mail was not sent; null: it was. */
  readonly onRegistered: (mailFailure: Failure) => void;
}

export function RegisterForm({ password, onPassword, onRegistered }: RegisterFormProps) {
  const openSession = useOpenSession();
  const typed = useStore(accountForm);

  const register = async (): Promise<string | null> => {
    const given = { name: typed.name.trim(), email: typed.email.trim(), password };
    const isComplete = Object.values(given).every((value) => value !== '');
    const problem = isComplete ? await newPasswordProblem(openSession, password) : null;
    if (problem !== null) return problem;
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
    if (failure === INVALID_USER_DATA) return accountWords.missingData(missingFields(given));
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
      <TextField
        label={accountWords.name}
        autoComplete="name"
        maxLength={200}
        value={typed.name}
        onText={(name) => accountForm.setState({ name })}
      />
      <EmailField
        label={accountWords.email}
        fill="email"
        value={typed.email}
        onText={(email) => accountForm.setState({ email })}
      />
      <NewPasswordField label={accountWords.password} value={password} onText={onPassword} />
    </SubmitForm>
  );
}

const missingFields = (given: Readonly<Record<'name' | 'email' | 'password', string>>): string =>
  (['name', 'email', 'password'] as const)
    .filter((field) => given[field] === '')
    .map((field) => accountWords[field])
    .join(', ');
