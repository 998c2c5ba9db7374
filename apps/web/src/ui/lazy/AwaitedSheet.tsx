import type { ReactNode } from 'react';
import { loadingWords } from '../../i18n/made/en/app/loadingWords.ts';
import { Sheet } from '../panels/Sheet.tsx';
import { Awaited } from './Awaited.tsx';
import { NotFetched } from './NotFetched.tsx';
import { WaitingRows } from './WaitingRows.tsx';

interface AwaitedSheetProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A sheet whose code is fetched when it is opened: an empty one stands in its place until then. */
export function AwaitedSheet({ title, onClose, children }: AwaitedSheetProps) {
  const inPlace = (content: ReactNode) => (
    <Sheet title={title} closeWord={loadingWords.close} onClose={onClose}>
      {content}
    </Sheet>
  );
  return (
    <Awaited
      fallback={inPlace(<WaitingRows word={loadingWords.opening} />)}
      failed={(retry) => inPlace(<NotFetched onRetry={retry} />)}
    >
      {children}
    </Awaited>
  );
}
