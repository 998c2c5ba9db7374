import type { Paddock } from '@mix/documents';
import { localPlane, type GroundPoint, type Ring } from '@mix/ground';

/** The ring whose corners the arrows move: the outline, or a part left out, by its index. */
export type RingChoice = 'outline' | number;

export const ringOf = ({ outline, leftOut = [] }: Paddock, choice: RingChoice): Ring =>
  (choice === 'outline' ? outline : leftOut[choice]?.outline) ?? [];

/** The paddock with other corners in one of its rings. */
export function withRing(paddock: Paddock, choice: RingChoice, ring: Ring): Paddock {
  if (choice === 'outline') return { ...paddock, outline: ring };
  const leftOut = (paddock.leftOut ?? []).map((part, index) =>
    index === choice ? { ...part, outline: ring } : part,
  );
  return { ...paddock, leftOut };
}

export const movedPoint = (point: GroundPoint, eastM: number, northM: number): GroundPoint =>
  localPlane(point).toGround({ eastM, northM });

export const withMovedCorner = (ring: Ring, corner: number, eastM: number, northM: number): Ring =>
  ring.map((point, index) => (index === corner ? movedPoint(point, eastM, northM) : point));

/** Adds a corner in the middle of the side that begins at a corner. */
export function withAddedCorner(ring: Ring, corner: number): Ring {
  const from = ring[corner];
  const to = ring[(corner + 1) % ring.length];
  if (from === undefined || to === undefined) return ring;
  const { eastM, northM } = localPlane(from).toPlane(to);
  return ring.toSpliced(corner + 1, 0, movedPoint(from, eastM / 2, northM / 2));
}

/** A square to begin with: its corners are moved from there. */
export const squareAt = (middle: GroundPoint, sideM: number): Ring =>
  [
    [-1, 1],
    [1, 1],
    [1, -1],
    [-1, -1],
  ].map(([east = 0, north = 0]) => movedPoint(middle, (east * sideM) / 2, (north * sideM) / 2));

/** `count` consecutive sides of a ring as a line, from a corner on. */
export const sidesFrom = (ring: Ring, corner: number, count: number): readonly GroundPoint[] =>
  Array.from({ length: count + 1 }, (_, index) => ring[(corner + index) % ring.length]).filter(
    (point) => point !== undefined,
  );
