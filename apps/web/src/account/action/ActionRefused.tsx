import { useState } from 'react';
import { Link } from 'wouter';
import { Button } from '../../ui/Button.tsx';
import { buttonClass } from '../../ui/buttonClass.ts';
import { MessagePage } from '../../ui/layout/MessagePage.tsx';
import { accountWords } from '../../i18n/made/en/account/accountWords.ts';
import { paths } from '../../device/navigation/paths.ts';
import { showAccount } from '../../session/accountPanel.ts';
import { useAccount } from '../../session/accountStore.ts';
import type { ActionMode } from './actionLink.ts';
import { SendResetForm } from './SendResetForm.tsx';

interface ActionRefusedProps {
  readonly mode: ActionMode;
  readonly isExpired: boolean;
}

/** A link that will never work: why, what has not happened, and how to get a new one. */
export function ActionRefused({ mode, isExpired }: ActionRefusedProps) {
  return (
    <MessagePage
      sign="warning"
      title={isExpired ? accountWords.expired : accountWords.used}
      action={
        <>
          <WayOut mode={mode} />
          <Link href={paths.home} className={buttonClass('text')}>
            {accountWords.goHome}
          </Link>
        </>
      }
    >
      <p>
        {isExpired
          ? `${accountWords.limitedTime} ${accountWords.unchanged[mode]}`
          : `${accountWords.usedWhy} ${accountWords.maybeDone[mode]}`}
      </p>
    </MessagePage>
  );
}

function WayOut({ mode }: { readonly mode: ActionMode }) {
  const account = useAccount();
  const [email, setEmail] = useState(account?.email ?? '');
  return mode === 'resetPassword' ? (
    <SendResetForm word={accountWords.sendNewLink} email={email} onEmail={setEmail} />
  ) : (
    // A new link of the other kinds is asked for in the account.
    <Button look="primary" onClick={showAccount}>
      {account ? accountWords.title : accountWords.signIn}
    </Button>
  );
}
