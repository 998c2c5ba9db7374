import { readShed, withoutMoney, type Shed } from '@mix/documents';
import { useMemo } from 'react';
import { arrivalOf, whole, type Arrival } from '../sync/arrival/Collected.ts';
import { useReportedRecords } from '../sync/device/shown/useReportedRecords.ts';
import { usePermission } from '../sync/workspace/usePermission.ts';
import { stock } from '../sync/stock.ts';

/**
 * A hook. The books of the shed; null as long as an entry or a record may be missing. For whose role does
 * not include money there are no prices in them: whatever a screen draws of them, it cannot show one.
 */
export function useStock(): Shed | null {
  const entries = whole(stock.useAll());
  const records = whole(useReportedRecords());
  const seesMoney = usePermission('seeMoney');
  return useMemo(() => {
    if (entries === null || records === null) return null;
    return readShed({ entries: seesMoney ? entries : withoutMoney(entries), records });
  }, [entries, records, seesMoney]);
}

/** A hook. How far all that the books are made of is here. */
export const useStockArrival = (): Arrival => arrivalOf(stock.useAll(), useReportedRecords());
