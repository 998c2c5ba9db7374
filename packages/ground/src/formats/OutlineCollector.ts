import { isGroundPoint, type GroundPoint, type Ring } from '../geometry/GroundPoint.ts';
import { FORMAT_LIMITS, Refusal, type FoundOutline, type GroundNote } from './FormatFault.ts';
import { printable } from './printable.ts';

export interface OutlineCollector {
  /** Makes a ring of points: checked, counted, and without repeated points. */
  readonly ring: (points: Iterable<GroundPoint>) => Ring;
  /** Counts visited cells of grids. @throws Refusal above the limit */
  readonly lookAt: (cells: number) => void;
  /** Keeps an outline; with fewer than three corners it is only counted as left out. */
  readonly add: (
    name: string | null,
    rings: readonly Ring[],
    figures?: FoundOutline['figures'],
  ) => void;
  readonly found: readonly FoundOutline[];
  /** Counts geometry that is no outline. */
  readonly leave: (what: 'pointsLeft' | 'linesLeft' | 'othersLeft') => void;
  readonly note: (note: GroundNote) => void;
  readonly notes: () => readonly GroundNote[];
}

const LONGEST_NAME = 300;
const MOST_NOTES = 100;

const isSame = (a: GroundPoint | undefined, b: GroundPoint): boolean =>
  a?.latitudeDeg === b.latitudeDeg && a.longitudeDeg === b.longitudeDeg;

/** Collects the outlines and notes of a file, within limits for the whole file. */
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
      // A file may cause a note on every line.
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
        // NaN is refused too.
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
