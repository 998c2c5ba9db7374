import type { StockEntry } from '@mix/documents';
import { momentNow, momentOfDay } from '../../device/localTime/localMoment.ts';
import { whyNotKept } from '../../sync/device/notKeptText.ts';
import { stock } from '../../sync/stock.ts';
import { knownOperator } from '../../records/defaultOperator.ts';
import { stockWords } from '../../i18n/made/en/farm/stockWords.ts';

/**
 * An entry without what `keepEntry` gives to each: when, by whom, and a note, which nobody is asked
 * for.
 */
type Written<Entry> = Entry extends StockEntry ? Omit<Entry, 'at' | 'by' | 'note'> : never;

/**
 * Writes an entry into the stock ledger, once: the same id again is the same entry.
 * @param day `YYYY-MM-DD` of the entry; null: now
 * @returns null, or why the entry is not kept
 */
export function keepEntry(
  id: string,
  entry: Written<StockEntry>,
  day: string | null = null,
): Promise<string | null> {
  const nowMs = Date.now();
  const at = day === null ? momentNow(nowMs) : momentOfDay(day, nowMs);
  if (at === null) return Promise.resolve(stockWords.faults.day);
  const keep = async () => stock.save(id, { ...entry, at, by: await knownOperator(), note: null });
  return whyNotKept(keep());
}
