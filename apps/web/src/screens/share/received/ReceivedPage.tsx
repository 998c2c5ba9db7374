import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { buttonClass } from '../../../components/buttonClass.ts';
import { Awaited } from '../../../components/lazy/Awaited.tsx';
import { lazyComponent } from '../../../components/lazy/lazyComponent.tsx';
import { NotFetched } from '../../../components/lazy/NotFetched.tsx';
import { MessagePage } from '../../../components/layout/MessagePage.tsx';
import { ScreenBar } from '../../../components/layout/ScreenBar.tsx';
import { loadingWords } from '../../../words/made/en/app/loadingWords.ts';
import { resultWords } from '../../../words/made/en/result/resultWords.ts';
import { paths } from '../../../navigation/paths.ts';
import type { ResultAction } from './ResultAction.ts';

/** Reading and showing what a link carries. */
const ReceivedView = lazyComponent(async () => (await import('./ReceivedView.tsx')).ReceivedView);

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
