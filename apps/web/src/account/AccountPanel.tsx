import { useState } from 'react';
import { Sheet } from '../ui/panels/Sheet.tsx';
import { accountWords } from '../i18n/made/en/account/accountWords.ts';
import { closeAccount } from '../session/accountPanel.ts';
import { useAccount } from '../session/accountStore.ts';
import { useIsOwnAccount } from '../sync/sharedDevice/useIsOwnAccount.ts';
import type { Failure } from '../session/createSession.ts';
import { useOpenSession } from '../session/useOpenSession.ts';
import { AccountView } from './AccountView.tsx';
import { SharedView } from './SharedView.tsx';
import { SignedOutView } from './SignedOutView.tsx';

/**
 * The account panel over the screen in view: the way to sign in, or all that belongs to the
 * account.
 */
export function AccountPanel({ view }: { readonly view: 'signIn' | 'register' }) {
  const account = useAccount();
  const hasAccounts = useOpenSession() !== null;
  const [mailFailure, setMailFailure] = useState<Failure>(null);
  const [farewell, setFarewell] = useState<string | null>(null);
  const [isLeaving, setLeaving] = useState(false);
  const isOwnAccount = useIsOwnAccount();
  return (
    <Sheet title={accountWords.title} closeWord={accountWords.close} onClose={closeAccount}>
      <SharedView />
      {!hasAccounts ? (
        <p>{accountWords.noAccounts}</p>
      ) : account && isOwnAccount ? (
        <AccountView
          account={account}
          mailFailure={mailFailure}
          onLeaving={setLeaving}
          onLeft={setFarewell}
        />
      ) : isLeaving ? (
        // The next person signs in when nothing of this account is left on the device.
        <p role="status">{accountWords.signingOut}</p>
      ) : (
        isOwnAccount && (
          <SignedOutView view={view} farewell={farewell} onRegistered={setMailFailure} />
        )
      )}
    </Sheet>
  );
}
