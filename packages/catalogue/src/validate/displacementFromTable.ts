import type { SaltTable } from '@mix/engine';

/** The strength, mass % of dry salt, that fixed displacements of the catalogue are stated for. */
const STATED_AT_PCT = 10;

/**
 * Room of 1 kg of product in a 10 % solution, L/kg, by the table: phi = (1/rho - (1-w)/rho_w)/w for
 * the dry salt, and crystal water counted as water. Null when the table has no such row.
 */
export function displacementFromTable(table: SaltTable, anhydrousFraction: number): number | null {
  const water = table.densityAt20C.find(([massPct]) => massPct === 0)?.[1];
  const solution = table.densityAt20C.find(([massPct]) => massPct === STATED_AT_PCT)?.[1];
  if (water === undefined || solution === undefined) return null;
  const w = STATED_AT_PCT / 100;
  const dry = (1 / solution - (1 - w) / water) / w;
  return anhydrousFraction * dry + (1 - anhydrousFraction) / water;
}
