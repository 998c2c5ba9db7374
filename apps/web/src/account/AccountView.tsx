import { useStore } from 'zustand';
import { useState } from 'react';
import { classNames } from '../ui/classNames.ts';
import { ExpansionPanel } from '../ui/panels/ExpansionPanel.tsx';
import { Notice } from '../ui/notices/Notice.tsx';
import { firestoreCache } from '../sync/firestore/firestoreCache.ts';
import { accountWords } from '../i18n/made/en/account/accountWords.ts';
import { useConfig } from '../device/config/useConfig.ts';
import type { Account } from '../session/Account.ts';
import type { Failure } from '../session/createSession.ts';
import { useSession } from '../session/sessionStore.ts';
import styles from './account.module.css';
import { ConfirmEmailNotice } from './ConfirmEmailNotice.tsx';
import { DeleteAccountForm } from './DeleteAccountForm.tsx';
import { EmailChangeForm } from './EmailChangeForm.tsx';
import { PasswordChangeForm } from './PasswordChangeForm.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import { SecondFactor } from './security/SecondFactor.tsx';
import { SessionList } from './security/SessionList.tsx';
import { SignOut } from './SignOut.tsx';
import { SubmitForm } from '../ui/forms/SubmitForm.tsx';
import { jsonBlob, saveFile } from '../device/files/saveFile.ts';
import { useOpenSession } from '../session/useOpenSession.ts';

interface AccountViewProps {
  readonly account: Account;
  /** Why the e-mail after registering was not sent; null: it was. */
  readonly mailFailure: Failure;
  /** Signing out is under way: the account is taken off this device. */
  readonly onLeaving: (isLeaving: boolean) => void;
  /** Tells somebody who has left what happened. */
  readonly onLeft: (farewell: string) => void;
}

/** Who is signed in, and all that can be done with the account. */
export function AccountView({ account, mailFailure, onLeaving, onLeft }: AccountViewProps) {
  const user = useSession((state) => state.user);
  // A hosted project has no calls for the second factor and the sessions.
  const isSelfHosted = useConfig().accountServer?.selfHosted === true;
  const keptIn = useStore(firestoreCache, (cache) => cache.keptIn);
  return (
    <>
      <p className={classNames('padding-block-2 break-words', styles.who)}>
        <strong>{user?.name ?? account.name ?? account.email}</strong>
        {account.email}
      </p>
      {!account.isEmailVerified && (
        <ConfirmEmailNotice email={account.email ?? ''} mailFailure={mailFailure} />
      )}
      {keptIn === 'memory' && (
        <Notice kind="warning" word={accountWords.notKept} title={accountWords.notKeptWhy} />
      )}
      <ExpansionPanel summary={accountWords.profile} note={accountWords.profileNote}>
        {user === null ? (
          <p className="quiet">{accountWords.profileLater}</p>
        ) : (
          <ProfileForm key={user.id} user={user} />
        )}
      </ExpansionPanel>
      <ExpansionPanel summary={accountWords.changePassword}>
        <PasswordChangeForm email={account.email} />
      </ExpansionPanel>
      <ExpansionPanel summary={accountWords.changeEmail}>
        <EmailChangeForm email={account.email} />
      </ExpansionPanel>
      {isSelfHosted && (
        <>
          <ExpansionPanel summary={accountWords.secondFactor} drawnWhenOpened>
            <SecondFactor account={account} />
          </ExpansionPanel>
          <ExpansionPanel summary={accountWords.sessions} drawnWhenOpened>
            <SessionList />
          </ExpansionPanel>
        </>
      )}
      <ExpansionPanel summary={accountWords.exportData}>
        <ExportData />
      </ExpansionPanel>
      <ExpansionPanel summary={accountWords.deleteAccount}>
        <DeleteAccountForm email={account.email} onDeleted={() => onLeft(accountWords.deleted)} />
      </ExpansionPanel>
      <SignOut onLeaving={onLeaving} />
    </>
  );
}

/** Saves all that belongs to the account as a file. */
function ExportData() {
  const openSession = useOpenSession();
  const [isExported, setExported] = useState(false);

  const exportAll = async (): Promise<string | null> => {
    try {
      const all = await (await openSession?.())?.exportAll();
      saveFile(accountWords.exportName, jsonBlob(all));
      setExported(true);
      return null;
    } catch {
      return accountWords.notExportedWhy;
    }
  };

  return (
    <SubmitForm
      word={accountWords.exportFile}
      busyWord={accountWords.exporting}
      refusedWord={accountWords.notExported}
      look="plain"
      onSubmit={exportAll}
      note={<p role="status">{isExported && accountWords.exported}</p>}
    >
      <p className="quiet">{accountWords.exportNote}</p>
    </SubmitForm>
  );
}
