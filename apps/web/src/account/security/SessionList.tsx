import { useState } from 'react';
import type { AccountSecurity } from '../../session/ownServer/AccountSecurity.ts';
import { callSession } from '../../session/callSession.ts';
import type { AccountSession } from '../../session/ownServer/OwnServer.ts';
import { useOpenSession } from '../../session/useOpenSession.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/notices/Notice.tsx';
import { accountErrorText } from '../../i18n/account/accountErrorText.ts';
import { accountWords } from '../../i18n/made/en/account/accountWords.ts';
import { dateTimeText } from '../../i18n/figures/dateText.ts';
import { NotAnswered } from './NotAnswered.tsx';
import securityStyles from './security.module.css';
import { useAsked } from './useAsked.ts';

const ask = (own: AccountSecurity) => own.listSessions();

const deviceOf = ({ device }: AccountSession): string => device ?? accountWords.unknownDevice;

/** Where the account is signed in; each session can be ended from here. */
export function SessionList() {
  const openSession = useOpenSession();
  const { asked, setFound } = useAsked(ask);
  const [message, setMessage] = useState('');
  const [refusal, setRefusal] = useState<string | null>(null);
  if (typeof asked === 'string') return <NotAnswered asked={asked} />;
  const sessions = asked.found;
  const others = sessions.filter((session) => !session.isCurrent);

  const end = async (ending: readonly AccountSession[], said: string) => {
    setMessage('');
    setRefusal(null);
    let left = sessions;
    for (const { id } of ending) {
      const failure = await callSession(
        openSession,
        async (session) => (await session.security?.endSession(id)) ?? null,
      );
      if (failure !== null) {
        setRefusal(accountErrorText(failure));
        return;
      }
      left = left.filter((session) => session.id !== id);
      setFound(left);
    }
    setMessage(said);
  };

  return (
    <>
      <ul className={securityStyles.sessions}>
        {sessions.map((session) => (
          <li key={session.id}>
            <p>
              <strong>{deviceOf(session)}</strong>
              <span>
                {session.isCurrent
                  ? accountWords.thisDevice
                  : accountWords.lastUsed(dateTimeText(session.lastUsedAt))}
              </span>
            </p>
            {!session.isCurrent && (
              <Button
                small
                aria-label={accountWords.endSessionOf(deviceOf(session))}
                onClick={() => void end([session], accountWords.sessionEnded(deviceOf(session)))}
              >
                {accountWords.endSession}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {(others.length > 0 || message === '') && (
        <p className="quiet">
          {others.length === 0 ? accountWords.onlyHere : accountWords.sessionsNote}
        </p>
      )}
      <div role="alert">
        {refusal !== null && (
          <Notice kind="warning" word={accountWords.notSignedOut} title={refusal} />
        )}
      </div>
      <p role="status">{message}</p>
      {others.length > 1 && (
        <Button onClick={() => void end(others, accountWords.othersEnded)}>
          {accountWords.endOthers}
        </Button>
      )}
    </>
  );
}
