import { readShed, withoutMoney, type Shed } from '@mix/documents';
import { useMemo } from 'react';
import { useReportedRecords } from '../../documents/device/useReportedRecords.ts';
import { useMay } from '../../documents/place/useMay.ts';
import { stock } from '../../documents/stock.ts';

/**
 * A hook. The books of the shed; null until the device has been read. For whose role does not include
 * money there are no prices in them: whatever a screen draws of them, it cannot show one.
 */
export function useStock(): Shed | null {
  const entries = stock.useAll();
  const records = useReportedRecords();
  const seesMoney = useMay('seeMoney');
  return useMemo(() => {
    if (entries === null || records === null) return null;
    return readShed({ entries: seesMoney ? entries : withoutMoney(entries), records });
  }, [entries, records, seesMoney]);
}
