import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { onDemand } from '../../ui/lazy/waiting.ts';
import { buttonClass } from '../../ui/buttonClass.ts';
import { Awaited } from '../../ui/lazy/Awaited.tsx';
import { NotFetched } from '../../ui/lazy/NotFetched.tsx';
import { MessagePage } from '../../ui/layout/MessagePage.tsx';
import { ScreenBar } from '../../ui/layout/ScreenBar.tsx';
import { loadingWords } from '../../i18n/made/en/app/loadingWords.ts';
import { resultWords } from '../../i18n/made/en/result/resultWords.ts';
import { paths } from '../../device/navigation/paths.ts';
import type { ResultAction } from './ResultAction.ts';

/** Reading and showing what a link carries. */
const ReceivedView = onDemand(async () => (await import('./ReceivedView.tsx')).ReceivedView);

interface ReceivedPageProps {
  readonly text: string;
  /** What can be done with a contractor's result, such as keeping it as a record. */
  readonly resultAction?: ResultAction;
}

/** What an address carries behind its `#`. Nothing of it is kept before the operator says so. */
export function ReceivedPage({ text, resultAction }: ReceivedPageProps) {
  return (
    <Awaited
      fallback={<InItsPlace title={loadingWords.opening} />}
      failed={(retry) => (
        <InItsPlace title={loadingWords.failed}>
          <NotFetched onRetry={retry} />
        </InItsPlace>
      )}
    >
      <ReceivedView text={text} resultAction={resultAction} />
    </Awaited>
  );
}

const InItsPlace = ({
  title,
  children,
}: {
  readonly title: string;
  readonly children?: ReactNode;
}) => (
  <>
    <ScreenBar title={resultWords.received} />
    <MessagePage
      heading="h2"
      title={title}
      action={
        <Link href={paths.mix} className={buttonClass('plain')}>
          {resultWords.ownMix}
        </Link>
      }
    >
      {children}
    </MessagePage>
  </>
);
