import type { Paddock } from '@mix/documents';
import { findCrossing, netArea, type Crossing, type NetArea } from '@mix/ground';
import { leftOutOf, roundedHa } from './paddock/paddockGround.ts';

/** Where a paddock's outline, or a part left out of it, crosses itself. */
export interface PaddockCrossing extends Crossing {
  readonly isOfPart: boolean;
}

/** The outline of a paddock, measured. */
export interface PaddockArea {
  readonly net: NetArea;
  /** The area to spray, ha, as it is shown and kept: rounded only here. */
  readonly netHa: number;
  readonly crossing: PaddockCrossing | null;
}

const isWalked = ({ outlineOrigin }: Paddock): boolean => outlineOrigin?.how === 'walked';

/** Whether plans use the outline's area, compared at the decimals it is measured to. */
export const usesOutline = (paddock: Paddock, { netHa }: PaddockArea): boolean =>
  paddock.areaHa !== null && roundedHa(paddock.areaHa * 10_000, isWalked(paddock)) === netHa;

/** The measured outline; null where there is none, or its area cannot be worked out. */
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
  return { net, netHa: roundedHa(net.netM2, isWalked(paddock)), crossing };
}
