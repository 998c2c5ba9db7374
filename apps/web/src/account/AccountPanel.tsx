import { useState } from 'react';
import { Link } from 'wouter';
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
import { Section } from '../ui/panels/Section.tsx';
import { paths, type Path } from '../device/navigation/paths.ts';
import { farmPageWords } from '../i18n/made/en/farm/farmPageWords.ts';
import styles from './FarmPages.module.css';

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
      <FarmPages />
    </Sheet>
  );
}

/** The pages of the farm that stand behind the name at the top right, in the order they are listed. */
const pages: readonly { readonly path: Path; readonly word: () => string }[] = [
  { path: paths.people, word: () => farmPageWords.people },
  { path: paths.ground, word: () => farmPageWords.ground },
  { path: paths.catchTest, word: () => farmPageWords.catchTest },
  { path: paths.programs, word: () => farmPageWords.programs },
  { path: paths.inAndOut, word: () => farmPageWords.inAndOut },
];

/** Links to the pages of the farm that are not in the navigation. They need no account. */
const FarmPages = () =>
  pages.length > 0 && (
    <Section name={farmPageWords.farm}>
      <nav className={styles.pages} aria-label={farmPageWords.farm}>
        {pages.map(({ path, word }) => (
          <Link key={path} href={path} onClick={closeAccount}>
            {word()}
          </Link>
        ))}
      </nav>
    </Section>
  );
