import { loadingWords } from '../../../words/made/en/app/loadingWords.ts';
import { Link } from 'wouter';
import { Button } from '../../../components/Button.tsx';
import { buttonClass } from '../../../components/buttonClass.ts';
import { WaitingRows } from '../../../components/lazy/WaitingRows.tsx';
import { MessagePage } from '../../../components/layout/MessagePage.tsx';
import { ScreenBar } from '../../../components/layout/ScreenBar.tsx';
import { resultWords } from '../../../words/made/en/result/resultWords.ts';
import { shareWords } from '../../../words/made/en/records/shareWords.ts';
import { paths } from '../../../navigation/paths.ts';
import { faultText } from './faultText.ts';
import { ReceivedJob } from './ReceivedJob.tsx';
import { ReceivedResult } from './ReceivedResult.tsx';
import type { ResultAction } from './ResultAction.ts';
import { useReceived, type Received } from './useReceived.ts';

interface ReceivedViewProps {
  readonly text: string;
  readonly resultAction: ResultAction | undefined;
}

/** What a link carries, shown before anything is made of it. */
export function ReceivedView({ text, resultAction }: ReceivedViewProps) {
  const received = useReceived(text);
  return (
    <>
      <ScreenBar title={received.state === 'done' ? shareWords.done.title : shareWords.received} />
      <Body received={received} resultAction={resultAction} />
    </>
  );
}

const ownMix = () => (
  <Link href={paths.mix} className={buttonClass('plain')}>
    {shareWords.fault.ownMix}
  </Link>
);

interface BodyProps extends Pick<ReceivedViewProps, 'resultAction'> {
  readonly received: Received;
}

function Body({ received, resultAction }: BodyProps) {
  switch (received.state) {
    case 'opening':
      return (
        <MessagePage heading="h2" title={loadingWords.opening}>
          <WaitingRows />
        </MessagePage>
      );
    case 'failed':
      return (
        <MessagePage
          heading="h2"
          sign="warning"
          title={resultWords.failed}
          action={<Button onClick={received.retry}>{resultWords.retry}</Button>}
        >
          <p>{resultWords.failedNote}</p>
        </MessagePage>
      );
    case 'fault': {
      const { title, sentences } = faultText(received.fault);
      return (
        <MessagePage heading="h2" sign="warning" title={title} action={ownMix()}>
          {sentences.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </MessagePage>
      );
    }
    case 'job':
      return <ReceivedJob job={received.job} catalogue={received.catalogue} />;
    case 'done':
      return (
        <ReceivedResult
          result={received.result}
          catalogue={received.catalogue}
          action={resultAction}
        />
      );
  }
}
