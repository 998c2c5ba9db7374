import { useEffect, useState } from 'react';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/notices/Notice.tsx';
import { accountErrorText } from '../i18n/account/accountErrorText.ts';
import { accountWords } from '../i18n/made/en/account/accountWords.ts';
import { callSession } from '../session/callSession.ts';
import type { Failure } from '../session/createSession.ts';
import { useOpenSession } from '../session/useOpenSession.ts';

interface ConfirmEmailNoticeProps {
  readonly email: string;
  readonly mailFailure: Failure;
}

/** Asks to follow the mailed link, and sees by itself when that was done in another window. */
export function ConfirmEmailNotice({ email, mailFailure }: ConfirmEmailNoticeProps) {
  const openSession = useOpenSession();
  const [failure, setFailure] = useState(mailFailure);
  const [message, setMessage] = useState('');

  useEffect(() => {
    const ask = () => {
      // A call that fails changes nothing: the notice stays.
      if (document.visibilityState === 'visible') {
        void callSession(openSession, (session) => session.refresh());
      }
    };
    ask();
    document.addEventListener('visibilitychange', ask);
    window.addEventListener('focus', ask);
    return () => {
      document.removeEventListener('visibilitychange', ask);
      window.removeEventListener('focus', ask);
    };
  }, [openSession]);

  const send = async () => {
    setMessage(accountWords.sending);
    const refused = await callSession(openSession, (session) => session.sendVerification());
    setFailure(refused);
    setMessage(refused === null ? accountWords.sentAgain : '');
  };

  return (
    <Notice
      kind={failure === null ? 'information' : 'warning'}
      word={failure === null ? accountWords.notConfirmed : accountWords.mailNotSent}
      title={failure === null ? accountWords.followLink(email) : accountErrorText(failure)}
      actions={
        <>
          <Button look="text" onClick={() => void send()}>
            {accountWords.sendAgain}
          </Button>
          <p role="status">{message}</p>
        </>
      }
    />
  );
}
