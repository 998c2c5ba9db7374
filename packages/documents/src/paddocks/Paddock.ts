import { isFields, type FieldsFromOutside } from '@mix/engine';
import { asFields } from '../fields/DocumentFields.ts';
import type { DocumentKind } from '../DocumentKind.ts';
import { inPlainWords } from '../fields/inPlainWords.ts';
import type { SaidOf, ValuesOf } from '../tables/FieldRow.ts';
import { isWholeOf, knownOf, partReader } from '../tables/shapeOfRows.ts';
import { plainName } from './isCalled.ts';
import { paddockMerge } from './paddockMerge.ts';
import { bufferRows, groundRows, leftOutRows, originRows, paddockRows } from './paddockRows.ts';

export type Paddock = SaidOf<typeof paddockRows>;
export type SprayedPaddock = ValuesOf<typeof groundRows>;

const SCHEMA_VERSION = 1;

const readLeftOut = partReader(leftOutRows);
const readBuffer = partReader(bufferRows);
const readOrigin = partReader(originRows);
const readWhole = partReader(groundRows);

/**
 * What is left out of an outline. A part that cannot be read is null, and then so is its paddock: ground
 * that must not be sprayed would be.
 */
const leftOutOf = ({ leftOut, buffers }: FieldsFromOutside) => ({
  leftOut: Array.isArray(leftOut) ? leftOut.map(readLeftOut) : (leftOut ?? []),
  buffers: Array.isArray(buffers) ? buffers.map(readBuffer) : (buffers ?? []),
});

/** A kept ground; null where a part of it cannot be read. */
export const readGround = (stored: unknown): SprayedPaddock | null =>
  isFields(stored) ? readWhole({ ...stored, ...leftOutOf(stored) }) : null;

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

const isWhole = isWholeOf(paddockRows);
const isPaddock = (paddock: unknown): paddock is Paddock => isWhole(paddock);

const readNames = (names: unknown): readonly string[] =>
  Array.isArray(names) && names.every((name) => typeof name === 'string') ? names : [];

export const paddockKind: DocumentKind<Paddock> = inPlainWords({
  parse: (fields) => {
    if (!isFields(fields) || fields['schemaVersion'] !== SCHEMA_VERSION) return null;
    const paddock = knownOf(paddockRows, {
      ...fields,
      ...leftOutOf(fields),
      // None of these says where is sprayed: what cannot be read of them is no reason to lose ground.
      outlineOrigin: readOrigin(fields['outlineOrigin']),
      earlierNames: readNames(fields['earlierNames']),
      retired: fields['retired'] === true,
    });
    return isPaddock(paddock) ? paddock : null;
  },
  serialise: (paddock) => ({ ...asFields(paddock), schemaVersion: SCHEMA_VERSION }),
  merge: paddockMerge,
  nameOf: ({ name }) => name,
});
