import type { Paddock } from '@mix/documents';
import { quantityText } from '../../words/figures/quantityText.ts';
import { findCrossing, netArea, type Crossing, type LeftOut, type NetArea } from '@mix/ground';

const M2_PER_HA = 10_000;

/** Where a paddock's outline, or a part left out of it, crosses itself. */
export interface PaddockCrossing extends Crossing {
  readonly isOfPart: boolean;
}

/** The outline of a paddock, measured. */
export interface PaddockArea {
  readonly net: NetArea;
  /** To be sprayed, as it is shown and kept: rounded once, here. */
  readonly netHa: number;
  readonly crossing: PaddockCrossing | null;
}

/** Hundredths of a hectare; of small ground square metres. */
export function roundedHa(areaM2: number): number {
  const areaHa = areaM2 / M2_PER_HA;
  return Number(areaHa.toFixed(areaHa >= 1 ? 2 : 4));
}

/** As much of it as was measured. */
export const outlinedText = (areaHa: number): string =>
  quantityText(areaHa, 'ha', areaHa >= 1 ? 2 : 4);

export const leftOutOf = ({ leftOut = [], buffers = [] }: Paddock): readonly LeftOut[] => [
  ...leftOut.map(({ outline }) => ({ kind: 'part' as const, ring: outline })),
  ...buffers.map(({ line, widthM }) => ({ kind: 'buffer' as const, line, widthM })),
];

/** Null where there is no outline, or none whose area can be worked out. */
export function paddockArea(paddock: Paddock): PaddockArea | null {
  const { outline } = paddock;
  if (outline === null || outline.length < 3) return null;
  const net = netArea(outline, leftOutOf(paddock));
  if (net === null) return null;
  const own = findCrossing(outline);
  const ofPart = (paddock.leftOut ?? [])
    .map((part) => findCrossing(part.outline))
    .find((found) => found !== null);
  const found = own ?? ofPart ?? null;
  const crossing = found && { ...found, isOfPart: own === null };
  return { net, netHa: roundedHa(net.netM2), crossing };
}
