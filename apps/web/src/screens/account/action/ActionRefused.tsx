import { useState } from 'react';
import { Link } from 'wouter';
import { Button } from '../../../components/Button.tsx';
import { buttonClass } from '../../../components/buttonClass.ts';
import { MessagePage } from '../../../components/layout/MessagePage.tsx';
import { accountWords } from '../../../words/made/en/account/accountWords.ts';
import { paths } from '../../../navigation/paths.ts';
import { showAccount } from '../../../account/accountPanel.ts';
import { useAccount } from '../../../account/accountStore.ts';
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
    // A new link for the rest is asked for in the account.
    <Button look="primary" onClick={showAccount}>
      {account ? accountWords.title : accountWords.signIn}
    </Button>
  );
}
