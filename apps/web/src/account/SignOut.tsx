import { useState } from 'react';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/notices/Notice.tsx';
import { accountErrorText } from '../i18n/account/accountErrorText.ts';
import { accountWords } from '../i18n/made/en/account/accountWords.ts';
import { callSession } from '../session/callSession.ts';
import { useOpenSession } from '../session/useOpenSession.ts';
import styles from './account.module.css';

/** Leaves at once when the account has everything; otherwise says first what would be lost. */
export function SignOut({ onLeaving }: { readonly onLeaving: (isLeaving: boolean) => void }) {
  const openSession = useOpenSession();
  const [isBusy, setBusy] = useState(false);
  const [warning, setWarning] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);

  const leave = async () => {
    setBusy(true);
    onLeaving(true);
    const failure = await callSession(openSession, (session) => session.signOut());
    setRefusal(failure === null ? null : accountErrorText(failure));
    onLeaving(false);
    setBusy(false);
  };
  const ask = async () => {
    setBusy(true);
    const unsent = await unsentText(openSession);
    setWarning(unsent);
    setBusy(false);
    if (unsent === null) await leave();
  };

  return (
    <div className={styles.leave}>
      <p className="quiet">{accountWords.signOutNote}</p>
      <div role="alert">
        {warning !== null && <Notice kind="warning" word={accountWords.unsent} title={warning} />}
        {refusal !== null && (
          <Notice kind="warning" word={accountWords.notSignedOut} title={refusal} />
        )}
      </div>
      {warning !== null && (
        <Button onClick={() => setWarning(null)}>{accountWords.staySignedIn}</Button>
      )}
      <Button onClick={() => void (warning === null ? ask() : leave())}>
        {isBusy
          ? accountWords.signingOut
          : warning === null
            ? accountWords.signOut
            : accountWords.signOutAnyway}
      </Button>
    </div>
  );
}

/** A sentence on what would be lost; null: nothing. */
async function unsentText(openSession: ReturnType<typeof useOpenSession>): Promise<string | null> {
  try {
    const count = (await (await openSession?.())?.countUnsent()) ?? 0;
    return count === 0 ? null : accountWords.unsentCount(count);
  } catch {
    return accountWords.unsentUnknown;
  }
}
