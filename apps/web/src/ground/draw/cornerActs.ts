import type { GroundPoint, Ring } from '@mix/ground';
import { withAddedCorner, withMovedCorner, movedPoint } from './ringEdit.ts';

interface EditedRing {
  readonly ring: Ring;
  /** The chosen corner, by its index; of no meaning while there is none. */
  readonly corner: number;
  /** How far one press moves the corner, m. */
  readonly stepM: number;
  /** Where the first corner is set without a pointer. */
  readonly middle: GroundPoint;
  /** As many corners stay. */
  readonly fewest: number;
  /** Takes the ring with what is chosen in it. */
  readonly onRing: (ring: Ring, corner: number) => void;
  readonly onCorner: (corner: number) => void;
}

/** What can be done to the corners of a ring, by button, key and pointer alike. */
export interface CornerActs {
  /** Moves the chosen corner by so many steps. */
  readonly nudge: (east: number, north: number) => void;
  /** Sets a corner behind the chosen one. */
  readonly setAt: (place: GroundPoint) => void;
  /** Sets a corner without a place: in the middle of the next side. */
  readonly add: () => void;
  /** Takes the chosen corner away; null: all that are there stay. */
  readonly take: (() => void) | null;
  /** Chooses the corner so many behind the chosen one. */
  readonly turn: (by: number) => void;
}

/** The acts on a ring as it is now. */
export function cornerActs(edited: EditedRing): CornerActs {
  const { ring, corner, stepM, middle, fewest, onRing, onCorner } = edited;
  const { length } = ring;
  const chosen = ring[corner];
  const setAt = (place: GroundPoint) => {
    const at = length === 0 ? 0 : corner + 1;
    onRing(ring.toSpliced(at, 0, place), at);
  };
  return {
    setAt,
    nudge: (east, north) => {
      if (chosen === undefined) return;
      onRing(withMovedCorner(ring, corner, east * stepM, north * stepM), corner);
    },
    add: () => {
      if (chosen === undefined) setAt(middle);
      // Beside a single corner there is no side yet.
      else if (length === 1) setAt(movedPoint(chosen, stepM, 0));
      else onRing(withAddedCorner(ring, corner), corner + 1);
    },
    take:
      length <= fewest ? null : () => onRing(ring.toSpliced(corner, 1), Math.max(0, corner - 1)),
    turn: (by) => {
      if (length > 0) onCorner((corner + by + length) % length);
    },
  };
}
