import { useEffect, useState } from 'react';
import { PasswordField } from '../ui/forms/PasswordField.tsx';
import { accountWords } from '../i18n/made/en/account/accountWords.ts';
import { passwordRulesText } from '../session/password/passwordRulesText.ts';
import type { PasswordRule } from '../session/password/PasswordRule.ts';
import { useOpenSession } from '../session/useOpenSession.ts';

interface NewPasswordFieldProps {
  readonly label: string;
  readonly isWrong?: boolean;
  readonly value: string;
  readonly onText: (text: string) => void;
}

/** The field for a new password, with what this server asks of one said before it is sent. */
export function NewPasswordField(props: NewPasswordFieldProps) {
  const openSession = useOpenSession();
  const [rules, setRules] = useState<readonly PasswordRule[]>([]);
  useEffect(() => {
    let isWanted = true;
    openSession?.()
      .then((session) => session.passwordRules())
      .then(
        (asked) => {
          if (isWanted) setRules(asked);
        },
        // Without a signal no rule is claimed; the server says its rules when the password is sent.
        () => undefined,
      );
    return () => {
      isWanted = false;
    };
  }, [openSession]);
  return (
    <PasswordField
      {...props}
      fill="new-password"
      showWord={accountWords.show}
      hideWord={accountWords.hide}
      hint={passwordRulesText(rules)}
    />
  );
}
