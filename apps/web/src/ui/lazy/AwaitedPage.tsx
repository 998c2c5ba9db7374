import type { ReactNode } from 'react';
import { loadingWords } from '../../i18n/made/en/app/loadingWords.ts';
import { MessagePage } from '../layout/MessagePage.tsx';
import { Awaited } from './Awaited.tsx';
import { NotFetched } from './NotFetched.tsx';
import { WaitingRows } from './WaitingRows.tsx';

interface AwaitedPageProps {
  readonly heading?: 'h1' | 'h2';
  /** Stands in place of the word for opening. */
  readonly fallback?: ReactNode;
  readonly children: ReactNode;
}

/** A page whose code is fetched when it is opened. */
export const AwaitedPage = ({ heading = 'h1', fallback, children }: AwaitedPageProps) => (
  <Awaited
    fallback={
      fallback ?? (
        <MessagePage heading={heading} title={loadingWords.opening}>
          <WaitingRows />
        </MessagePage>
      )
    }
    failed={(retry) => (
      <MessagePage heading={heading} sign="warning" title={loadingWords.failed}>
        <NotFetched onRetry={retry} />
      </MessagePage>
    )}
  >
    {children}
  </Awaited>
);
