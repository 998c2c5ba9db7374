import { localPlane, type GroundPoint } from '@mix/ground';

/** What a sheet shows: the ground about a place, north up. */
export interface SheetView {
  readonly middle: GroundPoint;
  /** From the middle to the nearer edges of the sheet, m. */
  readonly halfM: number;
}

/** Each step of the zoom shows twice as much ground across, or half. */
export const ZOOM = 2;

/** About the size of a paddock. */
const FIRST_HALF_M = 400;
const LEAST_HALF_M = 25;
const MOST_HALF_M = 20_000;
/** Room left round what is shown, as a share of it. */
const ROOM = 1.25;

const bounded = (halfM: number): number => Math.min(MOST_HALF_M, Math.max(LEAST_HALF_M, halfM));

/** A sheet about a single place. */
export const viewAt = (middle: GroundPoint): SheetView => ({ middle, halfM: FIRST_HALF_M });

/** A sheet on which all points lie; null: there are none. */
export function viewOf(points: readonly GroundPoint[]): SheetView | null {
  const [origin] = points;
  if (origin === undefined) return null;
  const plane = localPlane(origin);
  const places = points.map(plane.toPlane);
  const [easts, norths] = [places.map(({ eastM }) => eastM), places.map(({ northM }) => northM)];
  const ends = (values: readonly number[]) => ({
    from: values.reduce((least, value) => Math.min(least, value), Infinity),
    to: values.reduce((most, value) => Math.max(most, value), -Infinity),
  });
  const [east, north] = [ends(easts), ends(norths)];
  return {
    middle: plane.toGround({
      eastM: (east.from + east.to) / 2,
      northM: (north.from + north.to) / 2,
    }),
    halfM: bounded((Math.max(east.to - east.from, north.to - north.from) / 2) * ROOM),
  };
}

/** The same sheet with `times` as much ground across. */
export const widened = ({ middle, halfM }: SheetView, times: number): SheetView => ({
  middle,
  halfM: bounded(halfM * times),
});

/** Whether a place lies on a sheet, however long the sheet is. */
export function isInView({ middle, halfM }: SheetView, place: GroundPoint): boolean {
  const { eastM, northM } = localPlane(middle).toPlane(place);
  return Math.max(Math.abs(eastM), Math.abs(northM)) <= halfM;
}

/** Two opposite corners of a sheet, which it is laid out by. */
export function viewEnds({ middle, halfM }: SheetView): readonly GroundPoint[] {
  const { toGround } = localPlane(middle);
  return [-halfM, halfM].map((away) => toGround({ eastM: away, northM: away }));
}
