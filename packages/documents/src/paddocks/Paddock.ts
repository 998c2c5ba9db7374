import { isFields } from '@mix/engine';
import { asFields, type DocumentFields } from '../fields/DocumentFields.ts';
import type { DocumentKind } from '../DocumentKind.ts';
import { inPlainWords } from '../fields/inPlainWords.ts';
import { hasShape } from '../fields/Shape.ts';
import { plainName } from './isCalled.ts';
import { isOutline, outlineShape, type OutlinePoint } from './Outline.ts';
import { paddockMerge } from './paddockMerge.ts';
import { isPrescription, type Prescription } from './Prescription.ts';

/** Ground within an outline that is not sprayed: a pond, a house. */
export interface LeftOutPart {
  /** Null: not said. */
  readonly name: string | null;
  readonly outline: readonly OutlinePoint[];
}

/** A strip on both sides of a line that is not sprayed: along a stream, a hedge. */
export interface PaddockBuffer {
  readonly name: string | null;
  /** Points in order; the line stays open. */
  readonly line: readonly OutlinePoint[];
  readonly widthM: number;
}

/** How an outline was made. */
export interface OutlineOrigin {
  readonly how: 'walked' | 'drawn' | 'file';
  /** Local day, `YYYY-MM-DD`. */
  readonly on: string;
  /** The worst accuracy that the device stated for a position of the walk, m; null: not walked. */
  readonly accuracyM: number | null;
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
  /** Absent where nothing is left out. */
  readonly leftOut?: readonly LeftOutPart[];
  /** Absent where there are none. */
  readonly buffers?: readonly PaddockBuffer[];
  /** Absent: not known, as of outlines stored by earlier versions. */
  readonly outlineOrigin?: OutlineOrigin;
  /** Several rates over the outline; absent where it gets one. */
  readonly prescription?: Prescription;
  /** What it was called before: records that say where in words still find it. */
  readonly earlierNames: readonly string[];
  /** Not to be chosen any more; kept because records count on it. */
  readonly retired: boolean;
}

const SCHEMA_VERSION = 1;

const leftOutShape = { list: { fields: { name: 'text', outline: outlineShape } } } as const;
const buffersShape = {
  list: { fields: { name: 'text', line: outlineShape, widthM: 'figure' } },
} as const;
const originShape = {
  fields: { how: { oneOf: ['walked', 'drawn', 'file'] }, on: 'text', accuracyM: 'figure' },
} as const;

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

function readLeftOut(stored: unknown): readonly LeftOutPart[] | null {
  if (!hasShape(stored, leftOutShape)) return null;
  const parts = listOf(stored).map((part) => {
    const { name, outline } = isFields(part) ? part : {};
    return isOutline(outline) ? { name: textOf(name), outline } : null;
  });
  return parts.every((part) => part !== null) ? parts : null;
}

function readBuffers(stored: unknown): readonly PaddockBuffer[] | null {
  if (!hasShape(stored, buffersShape)) return null;
  const buffers = listOf(stored).map((buffer) => {
    const { name, line, widthM } = isFields(buffer) ? buffer : {};
    const isWidth = typeof widthM === 'number' && widthM > 0;
    return isWidth && isOutline(line) ? { name: textOf(name), line, widthM } : null;
  });
  return buffers.every((buffer) => buffer !== null) ? buffers : null;
}

function readOrigin(stored: unknown): OutlineOrigin | null {
  if (!isFields(stored) || !hasShape(stored, originShape)) return null;
  const { how, on, accuracyM } = stored;
  if (how !== 'walked' && how !== 'drawn' && how !== 'file') return null;
  if (typeof on !== 'string') return null;
  return { how, on, accuracyM: typeof accuracyM === 'number' ? accuracyM : null };
}

/**
 * Reads the parts beside an outline. Null where a part cannot be read: without it, ground that must
 * not be sprayed would be.
 */
function readOutlineParts(fields: DocumentFields) {
  const leftOut = readLeftOut(fields['leftOut']);
  const buffers = readBuffers(fields['buffers']);
  if (leftOut === null || buffers === null) return null;
  const { prescription = null } = fields;
  if (prescription !== null && !isPrescription(prescription)) return null;
  const outlineOrigin = readOrigin(fields['outlineOrigin']);
  return {
    ...(leftOut.length === 0 ? {} : { leftOut }),
    ...(buffers.length === 0 ? {} : { buffers }),
    ...(outlineOrigin === null ? {} : { outlineOrigin }),
    ...(prescription === null ? {} : { prescription }),
  };
}

/** The ground of a paddock as it was sprayed: what its area and its limits follow from. */
export interface SprayedPaddock {
  readonly outline: readonly OutlinePoint[];
  readonly leftOut: readonly LeftOutPart[];
  readonly buffers: readonly PaddockBuffer[];
}

/** A kept ground; null where a part of it cannot be read. */
export function readGround(stored: unknown): SprayedPaddock | null {
  if (!isFields(stored)) return null;
  const { outline } = stored;
  const leftOut = readLeftOut(stored['leftOut']);
  const buffers = readBuffers(stored['buffers']);
  return isOutline(outline) && leftOut !== null && buffers !== null
    ? { outline, leftOut, buffers }
    : null;
}

/** The ground of a paddock that is sprayed; null where no outline is drawn. */
export const sprayedPaddock = ({ outline, leftOut, buffers }: Paddock): SprayedPaddock | null =>
  outline === null || outline.length < 3
    ? null
    : { outline, leftOut: leftOut ?? [], buffers: buffers ?? [] };

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

export const paddockKind: DocumentKind<Paddock> = inPlainWords({
  parse: (fields) => {
    if (!isFields(fields) || fields['schemaVersion'] !== SCHEMA_VERSION) return null;
    const { name, areaHa, landUse, outline } = fields;
    if (typeof name !== 'string') return null;
    if (areaHa !== null && !(typeof areaHa === 'number' && areaHa > 0)) return null;
    if (landUse !== null && typeof landUse !== 'string') return null;
    if (outline !== null && !isOutline(outline)) return null;
    const parts = readOutlineParts(fields as DocumentFields);
    if (parts === null) return null;
    const earlierNames = readNames(fields['earlierNames']);
    const retired = fields['retired'] === true;
    return { name, areaHa, landUse, outline, ...parts, earlierNames, retired };
  },
  serialise: (paddock) => ({ ...asFields(paddock), schemaVersion: SCHEMA_VERSION }),
  merge: paddockMerge,
  nameOf: ({ name }) => name,
});
