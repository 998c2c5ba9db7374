import { readShed, type Shed } from '@mix/documents';
import { useMemo } from 'react';
import { useReportedRecords } from '../../documents/device/useReportedRecords.ts';
import { stock } from '../../documents/stock.ts';

/** A hook. The books of the shed; null until the device has been read. */
export function useStock(): Shed | null {
  const entries = stock.useAll();
  const records = useReportedRecords();
  return useMemo(
    () => (entries === null || records === null ? null : readShed({ entries, records })),
    [entries, records],
  );
}
