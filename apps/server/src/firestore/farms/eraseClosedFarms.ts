import { CLOSED_FARM_DAYS } from '@mix/documents';
import type { Documents } from '../storage/Documents.ts';
import type { Micros } from '../wire/Value.ts';
import { eraseFarm } from './eraseFarm.ts';

const DAY_MICROS = 24n * 3600n * 1_000_000n;

/** The ids of farms that were closed at least `CLOSED_FARM_DAYS` days ago. */
export function farmsToErase(documents: Documents, now: Micros): readonly string[] {
  const before = now - BigInt(CLOSED_FARM_DAYS) * DAY_MICROS;
  return [...documents.table.inCollection('', 'farms')]
    .filter(({ fields }) => {
      const closedAt = fields.get('closedAt');
      return closedAt?.kind === 'timestamp' && closedAt.value <= before;
    })
    .map(({ path }) => path.slice('farms/'.length));
}

/** Erases those farms. @returns their ids */
export function eraseClosedFarms(documents: Documents): readonly string[] {
  const ids = farmsToErase(documents, documents.clock.now());
  for (const farmId of ids) eraseFarm(documents, farmId);
  return ids;
}
