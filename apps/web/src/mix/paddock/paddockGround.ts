import type { Paddock } from '@mix/documents';
import type { LeftOut } from '@mix/ground';

const M2_PER_HA = 10_000;

/** Hundredths of a hectare; of small ground square metres. */
export function roundedHa(areaM2: number): number {
  const areaHa = areaM2 / M2_PER_HA;
  return Number(areaHa.toFixed(areaHa >= 1 ? 2 : 4));
}

/** What within the outline of a paddock is not sprayed. */
export const leftOutOf = ({ leftOut = [], buffers = [] }: Paddock): readonly LeftOut[] => [
  ...leftOut.map(({ outline }) => ({ kind: 'part' as const, ring: outline })),
  ...buffers.map(({ line, widthM }) => ({ kind: 'buffer' as const, line, widthM })),
];
