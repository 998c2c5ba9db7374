import type { Paddock } from '@mix/documents';
import type { LeftOut } from '@mix/ground';

const M2_PER_HA = 10_000;

/** Walked ground of this size or more is rounded to 0.01 ha, which is at most a tenth of it. */
const LEAST_WALKED_HA = 0.1;

/**
 * Rounds to 0.01 ha, and below 1 ha to square metres. Walked ground is rounded to 0.01 ha from 0.1
 * ha on: positions that are metres off give no square metres.
 */
export function roundedHa(areaM2: number, isWalked = false): number {
  const areaHa = areaM2 / M2_PER_HA;
  const isCoarse = areaHa >= 1 || (isWalked && areaHa >= LEAST_WALKED_HA);
  return Number(areaHa.toFixed(isCoarse ? 2 : 4));
}

/** What within the outline of a paddock is not sprayed. */
export const leftOutOf = ({
  leftOut = [],
  buffers = [],
}: Pick<Paddock, 'leftOut' | 'buffers'>): readonly LeftOut[] => [
  ...leftOut.map(({ outline }) => ({ kind: 'part' as const, ring: outline })),
  ...buffers.map(({ line, widthM }) => ({ kind: 'buffer' as const, line, widthM })),
];
