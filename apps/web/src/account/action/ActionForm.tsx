import { useState } from 'react';
import { MessagePage } from '../../ui/layout/MessagePage.tsx';
import { SubmitForm } from '../../ui/forms/SubmitForm.tsx';
import { accountErrorText } from '../../i18n/account/accountErrorText.ts';
import { accountWords } from '../../i18n/made/en/account/accountWords.ts';
import { callSession } from '../../session/callSession.ts';
import { useOpenSession } from '../../session/useOpenSession.ts';
import type { ActionMode } from './actionLink.ts';
import { actionTexts } from './actionTexts.ts';
import { NewPasswordField } from '../NewPasswordField.tsx';
import { newPasswordProblem } from '../newPasswordProblem.ts';
import { UsernameHint } from './UsernameHint.tsx';

interface ActionFormProps {
  readonly mode: ActionMode;
  readonly code: string;
  readonly email: string;
  readonly onDone: () => void;
  /** Whether a refusal means that the link will never work again. */
  readonly isDead: (refusal: string) => boolean;
  readonly onDead: (refusal: string) => void;
}

/** Says what the link will do, and does it when the button is pressed. */
export function ActionForm({ mode, code, email, onDone, isDead, onDead }: ActionFormProps) {
  const openSession = useOpenSession();
  const [password, setPassword] = useState('');
  const texts = actionTexts(mode, email);
  const setsPassword = mode === 'resetPassword';

  const carryOut = async (): Promise<string | null> => {
    if (setsPassword) {
      if (password === '') return accountWords.missingData(accountWords.newPassword);
      const problem = await newPasswordProblem(openSession, password);
      if (problem !== null) return problem;
    }
    const failure = await callSession(openSession, (session) =>
      setsPassword ? session.resetPassword(code, password) : session.applyLink(code),
    );
    if (failure === null) onDone();
    else if (isDead(failure)) onDead(failure);
    else return accountErrorText(failure);
    return null;
  };

  return (
    <MessagePage
      title={texts.title}
      action={
        <SubmitForm
          word={texts.act}
          busyWord={accountWords.confirming}
          refusedWord={accountWords.notDone}
          onSubmit={carryOut}
        >
          {setsPassword && (
            <>
              <UsernameHint email={email} />
              <NewPasswordField
                label={accountWords.newPassword}
                value={password}
                onText={setPassword}
              />
            </>
          )}
        </SubmitForm>
      }
    >
      <p>{texts.text}</p>
    </MessagePage>
  );
}
