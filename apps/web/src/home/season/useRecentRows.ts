import { useMemo } from 'react';
import { useStore } from 'zustand';
import { useLatestRecords } from '../../sync/device/shown/useLatestRecords.ts';
import { paddocks } from '../../sync/paddocks.ts';
import { shownSingles } from '../../sync/device/shown/shownSingles.ts';
import { sprayRecords } from '../../sync/sprayRecords.ts';
import { reportRows, type WholeRow } from '../../reports/totals/ReportRow.ts';
import { read } from '../../sync/arrival/Collected.ts';

/**
 * A hook. The latest records with their ground, to be looked at and not to be counted: those that
 * this device noted. Null while they are read and where nothing is noted.
 */
export function useRecentRows(): readonly WholeRow[] | null {
  const records = useLatestRecords();
  const ground = read(paddocks.useAll());
  return useMemo(
    () => (records === null || ground === null ? null : reportRows(records, ground)),
    [records, ground],
  );
}

/** A hook. Whether this device never noted which records are the latest: then all are to be read. */
export const useIsNothingNoted = (): boolean =>
  useStore(shownSingles, ({ latest }) => latest === null);

/** A hook. The same of all records that are here, the first time on a device. */
export function useAllRows(): readonly WholeRow[] | null {
  const records = read(sprayRecords.useAll());
  const ground = read(paddocks.useAll());
  return useMemo(
    () => (records === null || ground === null ? null : reportRows(records, ground)),
    [records, ground],
  );
}
