import { useState, type ComponentProps, type ReactNode } from 'react';
import { callSession } from '../session/callSession.ts';
import type { Failure, Session } from '../session/createSession.ts';
import { CODE_NEEDED, type Proof } from '../session/Proof.ts';
import { useOpenSession } from '../session/useOpenSession.ts';
import { PasswordField } from '../ui/forms/PasswordField.tsx';
import { SubmitForm } from '../ui/forms/SubmitForm.tsx';
import { accountWords } from '../i18n/made/en/account/accountWords.ts';
import { passwordErrorText } from '../i18n/account/accountErrorText.ts';
import { CodeField } from './CodeField.tsx';
import { UsernameHint } from './action/UsernameHint.tsx';

interface PasswordFormProps extends Omit<
  ComponentProps<typeof SubmitForm>,
  'onSubmit' | 'note' | 'children'
> {
  readonly email: string | null;
  /** Label of the field that asks for the password. */
  readonly label: string;
  /** Stands above the password. */
  readonly before?: ReactNode;
  /** Stands below the password. */
  readonly after?: ReactNode;
  /** What is to be put right before a missing password is pointed out; null when nothing is. */
  readonly missing?: (password: string) => string | null | Promise<string | null>;
  readonly call: (session: Session, proof: Proof) => Promise<Failure>;
  readonly onDone: () => void;
  /** The message once the call has worked; null: nothing is to be said now. */
  readonly done?: string | null;
}

/** A form for what is done to an account only with its password once more. */
export function PasswordForm(props: PasswordFormProps) {
  const { email, label, before, after, missing, call, onDone, done = null, ...form } = props;
  const openSession = useOpenSession();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState<string | null>(null);
  const submit = async (): Promise<string | null> => {
    const problem = (await missing?.(password)) ?? null;
    if (problem !== null) return problem;
    if (password === '') return accountWords.missingData(label);
    if (code === '') return accountWords.enterCode;
    const failure = await callSession(openSession, (session) => call(session, { password, code }));
    if (failure === CODE_NEEDED && code === null) {
      setCode('');
      return null;
    }
    if (failure !== null) return passwordErrorText(failure);
    setPassword('');
    setCode(null);
    onDone();
    return null;
  };
  return (
    <SubmitForm look="plain" {...form} onSubmit={submit} note={<p role="status">{done}</p>}>
      <UsernameHint email={email} />
      {before}
      <PasswordField
        label={label}
        fill="current-password"
        value={password}
        onText={setPassword}
        showWord={accountWords.show}
        hideWord={accountWords.hide}
      />
      {after}
      {code !== null && <CodeField value={code} onText={setCode} />}
    </SubmitForm>
  );
}
