import { useState } from 'react';
import { Link } from 'wouter';
import { Button } from '../../ui/Button.tsx';
import { buttonClass } from '../../ui/buttonClass.ts';
import { DoneIcon } from '../../ui/icons/DoneIcon.tsx';
import { MessagePage } from '../../ui/layout/MessagePage.tsx';
import { accountWords } from '../../i18n/made/en/account/accountWords.ts';
import { paths } from '../../device/navigation/paths.ts';
import { showAccount } from '../../session/accountPanel.ts';
import type { ActionMode } from './actionLink.ts';
import { actionTexts } from './actionTexts.ts';
import { SendResetForm } from './SendResetForm.tsx';

interface ActionDoneProps {
  readonly mode: ActionMode;
  readonly email: string;
}

/** What has happened, and the next thing to do. */
export function ActionDone({ mode, email }: ActionDoneProps) {
  const texts = actionTexts(mode, email);
  return (
    <MessagePage
      title={texts.doneTitle}
      picture={<DoneIcon />}
      action={<NextStep mode={mode} email={email} />}
    >
      <p>{texts.doneText}</p>
    </MessagePage>
  );
}

function NextStep({ mode, email }: ActionDoneProps) {
  const [address, setAddress] = useState(email);
  switch (mode) {
    case 'verifyEmail':
      return (
        <Link href={paths.home} className={buttonClass('primary')}>
          {accountWords.goHome}
        </Link>
      );
    case 'resetPassword':
    case 'verifyAndChangeEmail':
      return (
        <Button look="primary" onClick={showAccount}>
          {accountWords.signIn}
        </Button>
      );
    case 'recoverEmail':
      return (
        <SendResetForm word={accountWords.setNewPassword} email={address} onEmail={setAddress} />
      );
  }
}
