import { useCallback, useEffect, useRef } from 'react';
import { Section } from '../ui/panels/Section.tsx';
import { useConfig } from '../device/config/useConfig.ts';
import { usePermission } from '../sync/workspace/usePermission.ts';
import { reportWords } from '../i18n/made/en/reporting/reportWords.ts';
import type { ReportFilter } from './totals/ReportFilter.ts';
import { loadDocumentStore } from '../sync/loadDocumentStore.ts';
import { ExportActions } from '../ui/paper/ExportActions.tsx';
import type { ReportRow, WholeRow } from './totals/ReportRow.ts';

interface ExportSectionProps {
  /** The rows shown; null while records are still read, so that no file holds only some of them. */
  readonly rows: readonly ReportRow[] | null;
  readonly filter: ReportFilter;
  readonly now: Date;
}

/**
 * Saves the records shown as a file. A button pressed while records are read makes its file once
 * they are read: no press is lost.
 */
export function ExportSection({ rows, filter, now }: ExportSectionProps) {
  const { productName } = useConfig();
  const seesMoney = usePermission('seeMoney');
  const whenRead = useWhenRead(rows, filter);
  const whole = async () => {
    const shown = await whenRead();
    return { rows: await wholeRows(shown.rows), filter: shown.filter };
  };
  return (
    <Section
      name={reportWords.exportName}
      note={rows === null ? reportWords.counting : reportWords.count(rows.length)}
    >
      {rows === null && <p className="quiet">{reportWords.exportWaits}</p>}
      <ExportActions
        makeCsv={async () => {
          const [{ recordsFile }, shown] = await Promise.all([
            import('./papers/reportFiles.ts'),
            whole(),
          ]);
          return recordsFile(shown.rows, { filter: shown.filter, seesMoney });
        }}
        makePaper={async () => {
          const [{ recordsPaper }, shown] = await Promise.all([
            import('./papers/reportFiles.ts'),
            whole(),
          ]);
          return recordsPaper(shown.rows, { filter: shown.filter, seesMoney, now, productName });
        }}
      />
    </Section>
  );
}

interface Shown {
  readonly rows: readonly ReportRow[];
  readonly filter: ReportFilter;
}

/** The same rows with their whole records. A record deleted meanwhile is in no file. */
async function wholeRows(rows: readonly ReportRow[]): Promise<readonly WholeRow[]> {
  const store = await loadDocumentStore();
  const records = new Map(
    (await store.recordsOf(rows.map(({ id }) => id))).map(({ id, value }) => [id, value]),
  );
  return rows.flatMap((row) => {
    const record = records.get(row.id);
    if (record === undefined) return [];
    // The row holds what each product cost in the shed; the stored record does not.
    const { products } = row.record;
    const priced = record.products.map((product, place) => ({ ...products[place], ...product }));
    return [{ ...row, record: { ...record, products: priced } }];
  });
}

/** A hook. Gives a promise of the rows shown and their filter: at once, or once all are read. */
function useWhenRead(rows: readonly ReportRow[] | null, filter: ReportFilter) {
  const shown = useRef<Shown | null>(null);
  const waiting = useRef<((read: Shown) => void)[]>([]);
  useEffect(() => {
    shown.current = rows && { rows, filter };
    if (shown.current === null) return;
    for (const tell of waiting.current.splice(0)) tell(shown.current);
  }, [rows, filter]);
  return useCallback(
    () =>
      new Promise<Shown>((resolve) => {
        if (shown.current === null) waiting.current.push(resolve);
        else resolve(shown.current);
      }),
    [],
  );
}
