import type { MIX_CLASSES } from './productColumns.ts';

/** Place of a spray by its formulation code, as labels print it. */
const BY_FORMULATION: Readonly<Record<string, PlaceInOrder>> = {
  WP: 60,
  WG: 64,
  DF: 64,
  SP: 66,
  SG: 66,
  SC: 70,
  CS: 70,
  SE: 70,
  EC: 80,
  EW: 80,
  OD: 80,
  SL: 90,
};

export type PlaceInOrder = (typeof MIX_CLASSES)[number];

interface Kind {
  readonly category?: unknown;
  readonly form?: unknown;
  readonly formulation?: unknown;
}

const SPRAYS: readonly unknown[] = ['herbicide', 'fungicide', 'insecticide', 'growthRegulator'];

/**
 * The place of a product in the mixing order, by its kind. Null where the kind does not decide it:
 * an adjuvant is a conditioner, a wetter or an antifoam, and a biostimulant may be alive.
 */
export function placeInOrder({ category, form, formulation }: Kind): PlaceInOrder | null {
  if (category === 'fertiliserSoluble') return 40;
  if (category === 'lime' || category === 'fertiliserSuspension') return 50;
  if (category === 'seed') return 120;
  if (category === 'traceElement') return form === 'liquid' ? 90 : 45;
  const code = typeof formulation === 'string' ? formulation.trim().toUpperCase() : '';
  return SPRAYS.includes(category) ? (BY_FORMULATION[code] ?? null) : null;
}
