import { stockedProducts } from '@mix/documents';
import { useMemo } from 'react';
import { arrivalOf, whole, type Arrival } from '../../documents/arrival/Collected.ts';
import { useReportedRecords } from '../../documents/device/useReportedRecords.ts';
import { stock } from '../../documents/stock.ts';
import { costFromShed, NO_SHED, type CostFromShed } from './costFromShed.ts';

/**
 * A hook. What records took out of the shed cost; null as long as an entry or a record may be missing.
 */
export function useCostFromShed(): {
  readonly cost: CostFromShed | null;
  readonly state: Arrival;
} {
  const allEntries = stock.useAll();
  const allRecords = useReportedRecords();
  const entries = whole(allEntries);
  const records = whole(allRecords);
  const isKept = entries !== null && stockedProducts(entries).length > 0;
  const cost = useMemo(() => {
    if (entries === null) return null;
    if (!isKept) return NO_SHED;
    return records === null ? null : costFromShed({ entries, records });
  }, [entries, records, isKept]);
  return { cost, state: isKept ? arrivalOf(allEntries, allRecords) : arrivalOf(allEntries) };
}
