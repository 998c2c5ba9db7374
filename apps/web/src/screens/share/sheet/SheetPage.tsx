import { dateTimeText } from '../../../words/figures/dateText.ts';
import { gallonText } from '../../../words/figures/gallonText.ts';
import { quantityText } from '../../../words/figures/quantityText.ts';
import { shareWords } from '../../../words/en/records/shareWords.ts';
import type { LoadColumn } from '../../../mix/planning/loadColumns.ts';
import { SheetHeader } from './SheetHeader.tsx';
import { SheetStrip } from './SheetStrip.tsx';
import type { SheetSubject } from './SheetSubject.ts';
import type { SheetTable } from './sheetTables.ts';
import { SheetTotals } from './SheetTotals.tsx';
import { StepTable } from './StepTable.tsx';

interface SheetPageProps {
  readonly subject: SheetSubject;
  readonly tables: readonly SheetTable[];
  /** Keys of the pieces on this page; null draws all of them, to be measured. */
  readonly keys: readonly string[] | null;
  readonly page: number;
  readonly pages: number;
}

/** What a kind of load covers, above its table. */
function coverText(subject: SheetSubject, { from, to, load, entries }: LoadColumn): string {
  const areas = [...new Set(entries.map(({ areaHa }) => quantityText(areaHa, 'ha')))];
  const words = shareWords.sheet;
  const covers = from === to ? words.loadsCover : words.eachCovers;
  const text = covers(
    shareWords.loadNumbers(from, to),
    quantityText(load.loadL, 'L'),
    areas.join(words.areaOr),
  );
  const isSmaller = subject.plan.loads.some(({ loadL }) => loadL > load.loadL);
  return isSmaller ? words.smaller(text) : text;
}

/** One page of the sheet: whatever pieces it was dealt, under the header and above the foot. */
export function SheetPage({ subject, tables, keys, page, pages }: SheetPageProps) {
  const { problems, words, nameOf, productName, printedAt } = subject;
  const has = (key: string): boolean => keys === null || keys.includes(key);
  const warnings = problems.filter(({ severity }) => severity === 'warn');
  const notes = problems.filter(({ severity }) => severity === 'note');
  const text = shareWords.sheet;
  return (
    <section className="page">
      <div data-item="header">
        <SheetHeader subject={subject} />
      </div>
      {has('before') && (
        <p data-item="before" className="before">
          <b>{text.before}</b> {text.beforeText} {gallonText()}
        </p>
      )}
      {has('strip') && (
        <div data-item="strip">
          <SheetStrip subject={subject} />
        </div>
      )}
      {has('cover') && (
        <div data-item="cover" className="cover">
          {tables.flatMap(({ columns }) =>
            columns.map((column) => <p key={column.from}>{coverText(subject, column)}</p>),
          )}
        </div>
      )}
      {tables.map((table) => {
        const rows = table.rows.filter((row) => has(`${table.key} ${row.key}`));
        return rows.length === 0 ? null : (
          <StepTable key={table.key} table={table} rows={rows} nameOf={nameOf} />
        );
      })}
      {warnings.map((problem, place) => {
        const key = `warning ${place}`;
        const { title, sentence } = words(problem);
        return (
          has(key) && (
            <div key={key} data-item={key} className="warning">
              <p>
                <b>
                  {shareWords.warning}. {title}.
                </b>{' '}
                {sentence}
              </p>
            </div>
          )
        );
      })}
      {notes.length > 0 && has('notes') && (
        <p data-item="notes" className="small notes">
          <b>{shareWords.note}:</b> {notes.map((problem) => words(problem).title).join('; ')}.
        </p>
      )}
      {has('totals') && (
        <div data-item="totals">
          <SheetTotals subject={subject} />
        </div>
      )}
      <footer data-item="footer">
        {text.foot(productName, page, pages, dateTimeText(printedAt))}
      </footer>
    </section>
  );
}
