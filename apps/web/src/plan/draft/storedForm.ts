import { isFields, RATE_UNITS, type ProductRate } from '@mix/engine';
import { hasFormShape } from './formShape.ts';
import { machineSetup, type MachineSetup } from './formChanges.ts';
import type { MixForm } from './MixForm.ts';
import type { RecentMix } from './recentMixes.ts';
import type { UsedRate } from './usedRates.ts';

/** A stored form; null when it is not one of this version. */
export const readStoredForm = (stored: unknown): MixForm | null => (isForm(stored) ? stored : null);

const isForm = (stored: unknown): stored is MixForm =>
  isFields(stored) && Array.isArray(stored.products) && hasFormShape(stored);

/** A stored sprayer; null when it is not one. */
export function readStoredSetup(stored: unknown): MachineSetup | null {
  const form = isFields(stored) ? readStoredForm({ ...stored, products: [] }) : null;
  return form === null ? null : machineSetup(form);
}

/** The stored list of earlier mixes; null when any of it cannot be read. */
export function readStoredRecent(stored: unknown): readonly RecentMix[] | null {
  if (!Array.isArray(stored)) return null;
  const recent = stored.map((entry: unknown) => {
    const form = isFields(entry) ? readStoredForm(entry.form) : null;
    if (form === null || !isFields(entry) || typeof entry.keptAt !== 'number') return null;
    return { keptAt: entry.keptAt, form };
  });
  return recent.every((entry) => entry !== null) ? recent : null;
}

const isRate = (value: unknown): value is ProductRate =>
  isFields(value) &&
  typeof value.value === 'number' &&
  RATE_UNITS.some((unit) => unit === value.unit);

const isUsedRate = (value: unknown): value is UsedRate =>
  isFields(value) && typeof value.productId === 'string' && isRate(value.rate);

/** The stored rates of earlier mixes; null when they cannot be read. */
export const readStoredRates = (stored: unknown): readonly UsedRate[] | null =>
  Array.isArray(stored) && stored.every(isUsedRate) ? stored : null;
