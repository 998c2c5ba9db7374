import { isGroundPoint, type GroundPoint, type Ring } from '../geometry/GroundPoint.ts';
import { FORMAT_LIMITS, Refusal, type FoundOutline, type GroundNote } from './FormatFault.ts';
import { printable } from './printable.ts';

export interface OutlineCollector {
  /** A ring of a file: checked, counted, and without its first point said again. */
  readonly ring: (points: Iterable<GroundPoint>) => Ring;
  /** Counts cells of grids each time that they are looked at. */
  readonly lookAt: (cells: number) => void;
  /** Keeps an outline; one of fewer than three corners is none, and is said to be left. */
  readonly add: (
    name: string | null,
    rings: readonly Ring[],
    figures?: FoundOutline['figures'],
  ) => void;
  readonly found: readonly FoundOutline[];
  /** Says that there is something of which no outline is made. */
  readonly leave: (what: 'pointsLeft' | 'linesLeft' | 'othersLeft') => void;
  readonly note: (note: GroundNote) => void;
  readonly notes: () => readonly GroundNote[];
}

const LONGEST_NAME = 300;
const MOST_NOTES = 100;

const isSame = (a: GroundPoint | undefined, b: GroundPoint): boolean =>
  a?.latitudeDeg === b.latitudeDeg && a.longitudeDeg === b.longitudeDeg;

/** Collects what a file holds, within the limits of all of them together. */
export function collectOutlines(): OutlineCollector {
  const found: FoundOutline[] = [];
  let [count, looked] = [0, 0];
  const left = new Map<'pointsLeft' | 'linesLeft' | 'othersLeft', number>();
  const said: GroundNote[] = [];
  return {
    found,
    leave: (what) => {
      left.set(what, (left.get(what) ?? 0) + 1);
    },
    note: (note) => {
      // A file may say one on every line.
      if (said.length < MOST_NOTES) said.push(note);
    },
    notes: () => [...said, ...Array.from(left, ([code, times]) => ({ code, count: times }))],
    lookAt: (cells) => {
      looked += cells;
      if (looked > FORMAT_LIMITS.cellSteps) {
        throw new Refusal({ code: 'tooManyZones', most: FORMAT_LIMITS.zones });
      }
    },
    ring: (points) => {
      const ring: GroundPoint[] = [];
      for (const point of points) {
        count += 1;
        if (count > FORMAT_LIMITS.points) {
          throw new Refusal({ code: 'tooManyPoints', most: FORMAT_LIMITS.points });
        }
        // Not a number is not on the earth either.
        if (!isGroundPoint(point)) throw new Refusal({ code: 'placeOutside', ...point });
        if (!isSame(ring.at(-1), point)) ring.push(point);
      }
      const [first] = ring;
      if (first !== undefined && ring.length > 1 && isSame(ring.at(-1), first)) ring.pop();
      return ring;
    },
    add: (name, [ring = [], ...holes], figures = {}) => {
      if (ring.length < 3) {
        left.set('othersLeft', (left.get('othersLeft') ?? 0) + 1);
        return;
      }
      if (found.length === FORMAT_LIMITS.outlines) {
        throw new Refusal({ code: 'tooManyOutlines', most: FORMAT_LIMITS.outlines });
      }
      const words = printable((name ?? '').slice(0, LONGEST_NAME));
      found.push({
        name: words === '' ? null : words,
        ring,
        leftOut: holes.filter((hole) => hole.length >= 3),
        ...(Object.keys(figures).length > 0 && { figures }),
      });
    },
  };
}
