import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { dealPaper, type DealtPaper } from './dealPaper.ts';
import type { Paper } from './Paper.ts';
import { PaperPage } from './PaperPage.tsx';
import styles from './paper.module.css';

interface PrintedPaperProps {
  readonly paper: Paper;
  /** Called once the pages stand in the document and can be printed. */
  readonly onReady: () => void;
}

/**
 * A paper on A4, black on white, unseen until it is printed. It is drawn once and measured, then
 * dealt out to pages, so that nothing is ever cut by the edge of the paper and every page has its
 * number, whatever the browser supports of paged printing.
 */
export function PrintedPaper({ paper, onReady }: PrintedPaperProps) {
  const trial = useRef<HTMLDivElement>(null);
  const [dealt, setDealt] = useState<DealtPaper | null>(null);
  useLayoutEffect(() => {
    if (trial.current !== null) setDealt(dealPaper(trial.current));
  }, [paper]);
  useEffect(() => {
    if (dealt !== null) onReady();
  }, [dealt, onReady]);
  const densities = paper.closer ? (['roomy', 'compact'] as const) : (['roomy'] as const);
  return createPortal(
    <div className={styles.paper} data-paper={paper.wide ? 'wide' : 'upright'}>
      {dealt === null ? (
        <div ref={trial} className={styles.trial}>
          <div className={styles.pageHeight} data-page-height />
          {densities.map((density) => (
            <div key={density} data-density={density}>
              <PaperPage paper={paper} dealt={null} page={1} />
            </div>
          ))}
        </div>
      ) : (
        <div data-density={dealt.density}>
          {dealt.pages.map((keys, place) => (
            <PaperPage key={keys[0]} paper={paper} dealt={dealt} page={place + 1} />
          ))}
        </div>
      )}
    </div>,
    document.body,
  );
}
