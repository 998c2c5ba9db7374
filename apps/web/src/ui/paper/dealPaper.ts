import { paginate, type PaperItem } from './paginate.ts';

export type Density = 'roomy' | 'compact';

/** Which pieces of a paper stand on which page. */
export interface DealtPaper {
  readonly density: Density;
  /** Keys of the pieces of each page. */
  readonly pages: readonly (readonly string[])[];
  /** Column widths of each table, px, measured with all of it drawn; the same on every page. */
  readonly widths: ReadonlyMap<string, readonly number[]>;
}

const heightOf = (element: Element | null): number => element?.getBoundingClientRect().height ?? 0;

/** Measures every density that was drawn and deals the first that fits one page, or the last. */
export function dealPaper(trial: HTMLElement): DealtPaper {
  const pageHeightPx = heightOf(trial.querySelector('[data-page-height]'));
  const settings = [...trial.querySelectorAll<HTMLElement>('[data-density]')];
  const dealt = settings.map((drawn) => dealSetting(drawn, pageHeightPx));
  const best = dealt.find(({ pages }) => pages.length === 1) ?? dealt.at(-1);
  if (best === undefined) throw new Error('nothing was drawn');
  return best;
}

function dealSetting(drawn: HTMLElement, pageHeightPx: number): DealtPaper {
  const fixed = [...drawn.querySelectorAll('[data-every-page]')];
  const fixedPx = fixed.reduce((sum, element) => sum + heightOf(element), 0);
  const heads = new Map<Element, PaperItem>();
  const items = Array.from(drawn.querySelectorAll<HTMLElement>('[data-item]'), (element) => {
    const table = element.closest('table');
    const item: PaperItem = {
      key: element.dataset['item'] ?? '',
      heightPx: heightOf(element),
      leads: ['THEAD', 'H2'].includes(element.tagName),
      head: table === null ? null : (heads.get(table) ?? null),
    };
    if (table !== null && item.leads) heads.set(table, item);
    return item;
  });
  const tables = [...drawn.querySelectorAll<HTMLTableElement>('table[data-table]')];
  return {
    density: drawn.dataset['density'] === 'compact' ? 'compact' : 'roomy',
    pages: paginate(items, pageHeightPx - fixedPx),
    widths: new Map(
      tables.map((table) => [
        table.dataset['table'] ?? '',
        Array.from(
          table.tBodies[0]?.rows[0]?.cells ?? [],
          (cell) => cell.getBoundingClientRect().width,
        ),
      ]),
    ),
  };
}
