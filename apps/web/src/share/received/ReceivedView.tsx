import { loadingWords } from '../../i18n/made/en/app/loadingWords.ts';
import { Link } from 'wouter';
import { Button } from '../../ui/Button.tsx';
import { buttonClass } from '../../ui/buttonClass.ts';
import { WaitingRows } from '../../ui/lazy/WaitingRows.tsx';
import { MessagePage } from '../../ui/layout/MessagePage.tsx';
import { ScreenBar } from '../../ui/layout/ScreenBar.tsx';
import { resultWords } from '../../i18n/made/en/result/resultWords.ts';
import { shareWords } from '../../i18n/made/en/records/shareWords.ts';
import { paths } from '../../device/navigation/paths.ts';
import { linkFaultText } from './linkFaultText.ts';
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
      const { title, sentences } = linkFaultText(received.fault);
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
