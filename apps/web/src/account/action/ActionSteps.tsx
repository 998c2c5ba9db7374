import { useEffect, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { MessagePage } from '../../ui/layout/MessagePage.tsx';
import { accountErrorText } from '../../i18n/account/accountErrorText.ts';
import { accountWords } from '../../i18n/made/en/account/accountWords.ts';
import type { OpenSession } from '../../session/useOpenSession.ts';
import { useOpenSession } from '../../session/useOpenSession.ts';
import { errorCode } from '../../session/errorCode.ts';
import { ActionDone } from './ActionDone.tsx';
import { ActionForm } from './ActionForm.tsx';
import { ActionRefused } from './ActionRefused.tsx';
import type { ActionMode } from './actionLink.ts';

type Step =
  | { readonly step: 'reading' }
  /** The server was not reached: the link may still be good. */
  | { readonly step: 'notRead'; readonly code: string }
  | { readonly step: 'refused'; readonly code: string }
  | { readonly step: 'ready' | 'done'; readonly email: string };

/** The provider's words for a link that will never work again. */
const dead = ['auth/expired-action-code', 'auth/invalid-action-code'];

async function readLink(openSession: OpenSession, mode: ActionMode, code: string): Promise<Step> {
  if (openSession === null) return { step: 'notRead', code: 'auth/operation-not-allowed' };
  const session = await openSession().catch(() => null);
  if (session === null) return { step: 'notRead', code: 'auth/network-request-failed' };
  try {
    const { purpose, email } = await session.readLink(code);
    // A code that is for something else than its link says was tampered with.
    if (purpose !== mode) return { step: 'refused', code: 'auth/invalid-action-code' };
    return { step: 'ready', email: email ?? accountWords.anAddress };
  } catch (error) {
    const refusal = errorCode(error);
    return { step: dead.includes(refusal) ? 'refused' : 'notRead', code: refusal };
  }
}

interface ActionStepsProps {
  readonly mode: ActionMode;
  readonly code: string;
}

/** One link: read, shown, and on a press of the button carried out. */
export function ActionSteps({ mode, code }: ActionStepsProps) {
  const openSession = useOpenSession();
  const [step, setStep] = useState<Step>({ step: 'reading' });
  const [tries, setTries] = useState(0);

  useEffect(() => {
    let isWanted = true;
    void readLink(openSession, mode, code).then((read) => {
      if (isWanted) setStep(read);
    });
    return () => {
      isWanted = false;
    };
  }, [openSession, mode, code, tries]);

  switch (step.step) {
    case 'reading':
      return (
        <MessagePage title={accountWords.reading}>
          <p>{accountWords.readingWhy}</p>
        </MessagePage>
      );
    case 'notRead':
      return (
        <MessagePage
          sign="warning"
          title={accountWords.notRead}
          action={
            <Button
              look="primary"
              onClick={() => {
                setStep({ step: 'reading' });
                setTries(tries + 1);
              }}
            >
              {accountWords.tryAgain}
            </Button>
          }
        >
          <p>{accountErrorText(step.code)}</p>
          <p>{accountWords.notReadWhy}</p>
        </MessagePage>
      );
    case 'refused':
      return <ActionRefused mode={mode} isExpired={step.code === 'auth/expired-action-code'} />;
    case 'ready':
      return (
        <ActionForm
          mode={mode}
          code={code}
          email={step.email}
          onDone={() => setStep({ step: 'done', email: step.email })}
          onDead={(refusal) => setStep({ step: 'refused', code: refusal })}
          isDead={(refusal) => dead.includes(refusal)}
        />
      );
    case 'done':
      return <ActionDone mode={mode} email={step.email} />;
  }
}
