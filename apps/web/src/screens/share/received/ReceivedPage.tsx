import { useEffect } from 'react';
import { Link } from 'wouter';
import { useStore } from 'zustand';
import { buttonClass } from '../../../components/buttonClass.ts';
import { MessagePage } from '../../../components/layout/MessagePage.tsx';
import { ScreenBar } from '../../../components/layout/ScreenBar.tsx';
import { resultWords } from '../../../words/en/mix/resultWords.ts';
import { paths } from '../../../navigation/paths.ts';
import type { ResultAction } from './ResultAction.ts';
import { receivedPart } from './receivedPart.ts';

interface ReceivedPageProps {
  readonly text: string;
  /** What can be done with a contractor's result, such as keeping it as a record. */
  readonly resultAction?: ResultAction;
}

/** What an address carries behind its `#`. Nothing of it is kept before the operator says so. */
export function ReceivedPage({ text, resultAction }: ReceivedPageProps) {
  const part = useStore(receivedPart.store);
  useEffect(() => {
    receivedPart.start();
  }, []);
  if (part.status === 'ready')
    return <part.part.ReceivedView text={text} resultAction={resultAction} />;
  const failed = part.status === 'failed';
  return (
    <>
      <ScreenBar title={resultWords.received} />
      <MessagePage
        heading="h2"
        title={failed ? resultWords.partFailed : resultWords.openingPart}
        action={
          <Link href={paths.mix} className={buttonClass('plain')}>
            {resultWords.ownMix}
          </Link>
        }
      >
        {null}
      </MessagePage>
    </>
  );
}
