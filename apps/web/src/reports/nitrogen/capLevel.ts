import { overCap } from './nitrogenLedger.ts';

/** How near ground is to the cap: under half of it, up to 90 %, from there on, over it. */
export type CapLevel = 'low' | 'half' | 'near' | 'over';

/** From this share of the cap on, the operator should look before the next tank. */
const NEAR_SHARE = 0.9;

/**
 * The level of ground with what is planned on it. `near` goes by what was done; ground that only
 * the plan takes over the cap is `over` too, for the plan can still be changed.
 */
export function capLevel(kgPerHa: number, plannedKgPerHa: number, capKgPerHa: number): CapLevel {
  if (overCap(kgPerHa + plannedKgPerHa, capKgPerHa) > 0) return 'over';
  if (kgPerHa >= capKgPerHa * NEAR_SHARE) return 'near';
  return kgPerHa >= capKgPerHa / 2 ? 'half' : 'low';
}
