import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { adoptStyle } from '../../../components/adoptStyle.ts';
import css from './jobSheet.css?inline';
import { paginate, type SheetItem } from './paginate.ts';
import { SheetPage } from './SheetPage.tsx';
import type { SheetSubject } from './SheetSubject.ts';
import { sheetTables, type SheetTable } from './sheetTables.ts';

type Density = 'roomy' | 'compact';

interface Dealt {
  readonly density: Density;
  readonly pages: readonly (readonly string[])[];
}

interface JobSheetProps {
  readonly subject: SheetSubject;
  /** The pages stand in the document: now is the time to print. */
  readonly onReady: () => void;
}

/**
 * The job on A4, black on white. It is drawn once unseen and measured, then dealt out to pages, so
 * that nothing is ever cut by the edge of the paper; the close setting is taken only where the
 * roomy one needs more than one page.
 */
export function JobSheet({ subject, onReady }: JobSheetProps) {
  adoptStyle(css);
  const tables = useMemo(() => sheetTables(subject.plan), [subject.plan]);
  const trial = useRef<HTMLDivElement>(null);
  const [dealt, setDealt] = useState<Dealt | null>(null);
  useLayoutEffect(() => {
    if (trial.current !== null) setDealt(deal(trial.current, tables));
  }, [tables, subject]);
  useEffect(() => {
    if (dealt !== null) onReady();
  }, [dealt, onReady]);
  const page = { subject, tables };
  return createPortal(
    <div className="job-sheet">
      {dealt === null ? (
        <div ref={trial} className="trial">
          <div className="page-height" />
          {(['roomy', 'compact'] as const).map((density) => (
            <div key={density} data-density={density}>
              <SheetPage {...page} keys={null} page={1} pages={1} />
            </div>
          ))}
        </div>
      ) : (
        <div data-density={dealt.density}>
          {dealt.pages.map((keys, place) => (
            <SheetPage
              key={keys[0]}
              {...page}
              keys={keys}
              page={place + 1}
              pages={dealt.pages.length}
            />
          ))}
        </div>
      )}
    </div>,
    document.body,
  );
}

/** Repeated on every page, so not dealt. */
const ON_EVERY_PAGE = ['header', 'footer'];

const heightOf = (element: Element | null): number => element?.getBoundingClientRect().height ?? 0;

/** Measures both settings and deals the better one out to pages. */
function deal(trial: HTMLElement, tables: readonly SheetTable[]): Dealt {
  const pageHeightPx = heightOf(trial.querySelector('.page-height'));
  const pagesIn = (density: Density): Dealt => {
    const drawn = trial.querySelectorAll<HTMLElement>(`[data-density='${density}'] [data-item]`);
    const items = Array.from(drawn, (element): SheetItem => {
      const key = element.dataset.item ?? '';
      const table = tables.find((one) => key.startsWith(`${one.key} `))?.key ?? null;
      return { key, heightPx: heightOf(element), table, isHead: element.tagName === 'THEAD' };
    });
    const isFixed = ({ key }: SheetItem): boolean => ON_EVERY_PAGE.includes(key);
    const fixedPx = items.filter(isFixed).reduce((sum, { heightPx }) => sum + heightPx, 0);
    const dealt = items.filter((item) => !isFixed(item));
    return { density, pages: paginate(dealt, pageHeightPx - fixedPx) };
  };
  const roomy = pagesIn('roomy');
  return roomy.pages.length === 1 ? roomy : pagesIn('compact');
}
