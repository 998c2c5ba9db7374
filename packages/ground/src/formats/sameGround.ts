import type { FoundOutline } from './FormatFault.ts';
import type { Ring } from '../geometry/GroundPoint.ts';

/** About two metres: programs round positions, each format to other digits. */
const SAME_DEGREES = 2e-5;

type Box = readonly [south: number, west: number, north: number, east: number];

function boxOf(ring: Ring): Box {
  let [south, west, north, east] = [90, 180, -90, -180];
  for (const { latitudeDeg, longitudeDeg } of ring) {
    south = Math.min(south, latitudeDeg);
    north = Math.max(north, latitudeDeg);
    west = Math.min(west, longitudeDeg);
    east = Math.max(east, longitudeDeg);
  }
  return [south, west, north, east];
}

const isNear = (a: number | undefined, b: number | undefined): boolean =>
  a !== undefined && b !== undefined && Math.abs(a - b) <= SAME_DEGREES;

interface Seen {
  readonly box: Box;
  readonly corners: number;
  readonly islands: number;
}

const seenOf = ({ ring, leftOut }: FoundOutline): Seen => ({
  box: boxOf(ring),
  corners: ring.length,
  islands: leftOut.length,
});

const isSame = (one: Seen, other: Seen): boolean =>
  one.corners === other.corners &&
  one.islands === other.islands &&
  one.box.every((side, index) => isNear(side, other.box[index]));

const hasFigures = ({ figures }: FoundOutline): boolean => figures !== undefined;

const sayTheSame = ({ figures: one }: FoundOutline, { figures: other }: FoundOutline): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/**
 * Adds the outlines of a layer to those of earlier layers. Ground that an earlier layer has is not
 * added again, as a zip often has each field in two formats. Where the figures differ both stay,
 * and outlines that one layer has twice stay twice.
 * @returns how many outlines were there already
 */
export function addLayer(all: FoundOutline[], layer: readonly FoundOutline[]): number {
  const before = all.map(seenOf);
  let again = 0;
  for (const outline of layer) {
    const one = seenOf(outline);
    const at = before.findIndex((other) => isSame(one, other));
    const there = all[at];
    if (
      there === undefined ||
      (hasFigures(there) && hasFigures(outline) && !sayTheSame(there, outline))
    ) {
      all.push(outline);
      continue;
    }
    again += 1;
    if (!hasFigures(there)) all[at] = { ...outline, name: there.name ?? outline.name };
  }
  return again;
}
