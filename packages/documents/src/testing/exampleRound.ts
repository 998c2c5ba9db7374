import { kilograms } from '@mix/engine';
import type { Paddock } from '../paddocks/Paddock.ts';
import type { Round } from '../rounds/Round.ts';

/** A paddock that is called as its id. */
export const paddock = (id: string, areaHa: number | null, retired = false) => ({
  id,
  value: { name: id, areaHa, landUse: null, outline: null, earlierNames: [], retired } as Paddock,
});

/** Urea at 28 kg/ha in 120 L/ha, 46 % N: 12.88 kg N/ha; $0.98 a kg. */
export const urea28: Round = {
  name: 'Urea 28',
  day: '2026-12-14',
  plannedAt: '2026-07-01T08:00:00+12:00',
  draft: { products: [{ productId: 'urea', rate: { value: 28, unit: 'kg/ha' } }] },
  applicationRateLPerHa: 120,
  products: [{ productId: 'urea', name: 'Urea', perHa: { unit: 'kg', value: kilograms(28) } }],
  nitrogenKgPerHa: 12.88,
  costCentsPerHa: 2744,
  workRateHaPerH: 9,
  paddocks: [
    { paddockId: 'River flats', name: 'River flats' },
    { paddockId: 'Hill block', name: 'Hill block' },
  ],
};
