import { isCalled, type Paddock } from '@mix/documents';
import {
  distanceM,
  readCoordinates,
  type CoordinateFault,
  type CoordinateReading,
  type GroundPoint,
} from '@mix/ground';
import type { KeptDocument } from '../../sync/DocumentCollection.ts';
import { viewAt, viewOf, type SheetView } from './sheetView.ts';

/** Ground within this distance of the farm's own is where it is expected, m. */
const NEAR_M = 50_000;

/** A place that may be meant. */
export interface StartChoice {
  /** Of a paddock that is called so; null: coordinates. */
  readonly name: string | null;
  readonly place: GroundPoint;
  /** From the nearest ground of the farm, m; null: none is known. */
  readonly awayM: number | null;
  readonly view: SheetView;
}

/** What a typed place means. */
export type StartAnswer =
  | { readonly state: 'found'; readonly view: SheetView }
  /** Several places are possible, or the only one is far from all other ground or was turned round. */
  | { readonly state: 'asked'; readonly choices: readonly StartChoice[] }
  | { readonly state: 'noOutline'; readonly name: string }
  | { readonly state: 'empty' | CoordinateFault['code'] };

interface OwnGround {
  readonly kept: readonly KeptDocument<Paddock>[];
  /** Where the farm is, as set on this device for the weather. */
  readonly farmPlace: GroundPoint | null;
}

const inUse = (kept: OwnGround['kept']): readonly Paddock[] =>
  kept.flatMap(({ value }) => (value.retired ? [] : [value]));

/** The paddocks that a text names: by their whole name, now or before, or else by a part of it. */
function namedPaddocks(typed: string, kept: OwnGround['kept']): readonly Paddock[] {
  const all = inUse(kept);
  const called = all.filter((paddock) => isCalled(paddock, typed));
  if (called.length > 0) return called;
  return all.filter(({ name }) => name.toLowerCase().includes(typed.toLowerCase()));
}

function answerOfPaddocks(named: readonly Paddock[]): StartAnswer | null {
  const choices = named.flatMap(({ name, outline }): StartChoice[] => {
    const view = viewOf(outline ?? []);
    return view === null ? [] : [{ name, place: view.middle, awayM: null, view }];
  });
  const [only, ...more] = choices;
  if (only !== undefined) {
    return more.length === 0 ? { state: 'found', view: only.view } : { state: 'asked', choices };
  }
  const [first] = named;
  return first === undefined ? null : { state: 'noOutline', name: first.name };
}

const isAmong = (places: readonly GroundPoint[], { latitudeDeg, longitudeDeg }: GroundPoint) =>
  places.some((one) => one.latitudeDeg === latitudeDeg && one.longitudeDeg === longitudeDeg);

/** The places of a reading and, where the first is far from the farm, those of another sign near it. */
function candidatesOf(
  places: readonly GroundPoint[],
  awayOf: (place: GroundPoint) => number | null,
): readonly GroundPoint[] {
  const [first] = places;
  if (first === undefined) return [];
  const { latitudeDeg, longitudeDeg } = first;
  const turned = [
    { latitudeDeg: -latitudeDeg, longitudeDeg },
    { latitudeDeg, longitudeDeg: -longitudeDeg },
    { latitudeDeg: -latitudeDeg, longitudeDeg: -longitudeDeg },
  ].filter((place) => !isAmong(places, place) && (awayOf(place) ?? Infinity) <= NEAR_M);
  return (awayOf(first) ?? 0) <= NEAR_M ? places : [...places, ...turned];
}

type Read = Extract<CoordinateReading, { readonly fault: null }>;

/** Takes coordinates only where one place alone can be meant; where the farm lies, helps to tell. */
function answerOfReading({ places, isSure }: Read, { kept, farmPlace }: OwnGround): StartAnswer {
  const own = [
    ...inUse(kept).flatMap(({ outline }) => outline?.slice(0, 1) ?? []),
    ...(farmPlace === null ? [] : [farmPlace]),
  ];
  const awayOf = (place: GroundPoint): number | null =>
    own.length === 0 ? null : Math.min(...own.map((one) => distanceM(one, place)));
  const choices = candidatesOf(places, awayOf).map((place): StartChoice => {
    return { name: null, place, awayM: awayOf(place), view: viewAt(place) };
  });
  const [first, ...others] = choices;
  if (first === undefined) return { state: 'noCoordinates' };
  const isNear = ({ awayM }: StartChoice): boolean => awayM !== null && awayM <= NEAR_M;
  const isTold = own.length === 0 ? isSure : isNear(first) && !others.some(isNear);
  // A pair that can only be read turned round is asked about, wherever it lies.
  const isTurned = places.length === 1 && !isSure;
  return isTold && !isTurned ? { state: 'found', view: first.view } : { state: 'asked', choices };
}

/**
 * Where a drawing begins: a paddock of the farm by its name, or coordinates. No service is asked, and
 * what may be another place is asked back.
 */
export function startPlaces(typed: string, own: OwnGround): StartAnswer {
  const text = typed.trim();
  if (text === '') return { state: 'empty' };
  const reading = readCoordinates(text);
  if (reading.fault === null) return answerOfReading(reading, own);
  return answerOfPaddocks(namedPaddocks(text, own.kept)) ?? { state: reading.fault.code };
}
