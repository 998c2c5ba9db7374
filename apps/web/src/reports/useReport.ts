import type { Paddock } from '@mix/documents';
import { useMemo } from 'react';
import { paddocks } from '../sync/paddocks.ts';
import { useShownLatest } from '../sync/device/shown/useLatestRecords.ts';
import { useOneRecord } from '../sync/device/shown/useOneRecord.ts';
import { useReportedRecords, useReportedSince } from '../sync/device/shown/useReportedRecords.ts';
import { rowsWithStockCents } from './cost/costFromStock.ts';
import { useCostFromStock } from './cost/useCostFromStock.ts';
import { reportRows, type Kept, type ReportRow, type WholeRow } from './totals/ReportRow.ts';
import { arrivalOf, read, soFar, type Arrival, whole } from '../sync/arrival/Collected.ts';

export interface Report {
  /** Every record of the owner that ended on the day asked for or later, the latest work first. */
  readonly rows: readonly ReportRow[];
  readonly paddocks: readonly Kept<Paddock>[];
}

/**
 * Records with the ground they are counted under; null as long as one may be missing.
 * @param from the day, `YYYY-MM-DD`, before which none is counted; null: all are
 */
export function useReport(from: string | null): Report | null {
  const records = whole(useReportedSince(from));
  const ground = whole(paddocks.useAll());
  const { cost } = useCostFromStock();
  return useMemo(
    () =>
      records === null || ground === null || cost === null
        ? null
        : { rows: rowsWithStockCents(reportRows(records, ground), cost), paddocks: ground },
    [records, ground, cost],
  );
}

/** A hook. How far the documents that a report counts are here. */
export function useReportArrival(): Arrival {
  const ofRows = arrivalOf(useReportedRecords(), paddocks.useAll());
  const { state } = useCostFromStock();
  return ofRows === 'here' ? state : ofRows;
}

/** How many records there are; null until all are read. */
export const useRecordCount = (): number | null => whole(useReportedRecords())?.length ?? null;

/**
 * A hook. The first rows of the list, to be looked at and not to be counted, while all records are
 * read: the rows that `useReport` will give, up to a point. Null where none are known. While an
 * account is still arriving, the rows that are here.
 */
export function useLatestRows(): readonly ReportRow[] | null {
  const latest = useShownLatest();
  const records = useReportedRecords();
  const ground = read(paddocks.useAll());
  return useMemo(() => {
    if (ground === null) return null;
    if (latest !== null && latest.length > 0) return reportRows(latest, ground);
    const arrived = soFar(records);
    return arrived.length === 0 ? null : reportRows(arrived, ground);
  }, [latest, records, ground]);
}

/** A hook. The row of one record; null when there is no such record, undefined while it is read. */
export function useReportRow(id: string): WholeRow | null | undefined {
  const record = useOneRecord(id);
  const ground = read(paddocks.useAll());
  const { cost } = useCostFromStock();
  return useMemo(() => {
    if (record === null) return null;
    if (record === undefined || ground === null || cost === null) return undefined;
    return rowsWithStockCents(reportRows([record], ground), cost)[0];
  }, [record, ground, cost]);
}
