import { readShed, withoutMoney, type Shed } from '@mix/documents';
import { useMemo } from 'react';
import { arrivalOf, whole, type Arrival } from '../sync/arrival/Collected.ts';
import { useReportedRecords } from '../sync/device/shown/useReportedRecords.ts';
import { usePermission } from '../sync/workspace/usePermission.ts';
import { stock } from '../sync/stock.ts';

/**
 * A hook. The stock ledgers; null as long as an entry or a record may be missing. For a role that
 * does not see money there are no prices in them: whatever a screen draws of them, it cannot show
 * one.
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

/** A hook. How far the entries and records that the ledgers are made of have arrived. */
export const useStockArrival = (): Arrival => arrivalOf(stock.useAll(), useReportedRecords());
