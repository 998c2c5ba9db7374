import type { Paddock } from '@mix/documents';
import type { LeftOut } from '@mix/ground';

const M2_PER_HA = 10_000;

/** From here on a hundredth of a hectare is no more than a tenth of the ground. */
const LEAST_WALKED_HA = 0.1;

/**
 * Hundredths of a hectare; of small ground square metres, but for what was walked: places that are metres off
 * tell no square metres.
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
