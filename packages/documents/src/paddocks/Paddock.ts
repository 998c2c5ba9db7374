import { isFields } from '@mix/engine';
import { asFields } from '../fields/DocumentFields.ts';
import type { DocumentKind } from '../DocumentKind.ts';
import { hasShape } from '../fields/Shape.ts';
import { plainName } from './isCalled.ts';
import { paddockMerge } from './paddockMerge.ts';

/** A corner of a paddock's outline, degrees north and east. */
export interface OutlinePoint {
  /** -90 to 90. */
  readonly latitudeDeg: number;
  /** -180 to 180. */
  readonly longitudeDeg: number;
}

/** A piece of ground that is sprayed as one. */
export interface Paddock {
  readonly name: string;
  /** Null is not known. */
  readonly areaHa: number | null;
  /** What grows there, in the owner's words: pasture, maize; null is not said. */
  readonly landUse: string | null;
  /** Corners in order; the last joins the first. Null is not drawn. */
  readonly outline: readonly OutlinePoint[] | null;
  /** What it was called before: records that say where in words still find it. */
  readonly earlierNames: readonly string[];
  /** Not to be chosen any more; kept because records count on it. */
  readonly retired: boolean;
}

const SCHEMA_VERSION = 1;

const outlineShape = {
  list: { fields: { latitudeDeg: 'figure', longitudeDeg: 'figure' } },
} as const;

function isPoint(point: unknown): point is OutlinePoint {
  if (!isFields(point)) return false;
  const { latitudeDeg, longitudeDeg } = point;
  if (typeof latitudeDeg !== 'number' || typeof longitudeDeg !== 'number') return false;
  return Math.abs(latitudeDeg) <= 90 && Math.abs(longitudeDeg) <= 180;
}

const isOutline = (outline: unknown): outline is readonly OutlinePoint[] =>
  hasShape(outline, outlineShape) && Array.isArray(outline) && outline.every(isPoint);

/** A paddock under another name; the one that it had still finds it. */
export function renamedPaddock(paddock: Paddock, name: string): Paddock {
  const names = [...new Set([...paddock.earlierNames, paddock.name])];
  return {
    ...paddock,
    name,
    earlierNames: names.filter((one) => plainName(one) !== plainName(name)),
  };
}

const readNames = (names: unknown): readonly string[] =>
  Array.isArray(names) && names.every((name) => typeof name === 'string') ? names : [];

export const paddockKind: DocumentKind<Paddock> = {
  parse: (fields) => {
    if (!isFields(fields) || fields['schemaVersion'] !== SCHEMA_VERSION) return null;
    const { name, areaHa, landUse, outline } = fields;
    if (typeof name !== 'string') return null;
    if (areaHa !== null && !(typeof areaHa === 'number' && areaHa > 0)) return null;
    if (landUse !== null && typeof landUse !== 'string') return null;
    if (outline !== null && !isOutline(outline)) return null;
    const earlierNames = readNames(fields['earlierNames']);
    return { name, areaHa, landUse, outline, earlierNames, retired: fields['retired'] === true };
  },
  serialise: (paddock) => ({ ...asFields(paddock), schemaVersion: SCHEMA_VERSION }),
  merge: paddockMerge,
  nameOf: ({ name }) => name,
};
