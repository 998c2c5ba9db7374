import { draftFields } from '@mix/engine';
import { choice, figure, flag, list, OVER_0, part, text, texts } from '../tables/FieldRow.ts';
import { pointRows } from './Outline.ts';
import { prescriptionRows } from './Prescription.ts';

/*
 * The one table of what a paddock holds: types, the check of what is stored, the parts that two devices are
 * merged by, limits and the OpenAPI schema follow from it.
 */

const ALWAYS = { stored: 'always' } as const;
/** As many as travel with a job. */
const LONGEST_WORDS = 80;
const partName = text(60);

/** Ground within an outline that is not sprayed: a pond, a house. */
export const leftOutRows = {
  /** Null: not said. */
  name: partName,
  outline: list(pointRows, ALWAYS),
} as const;

/** A strip on both sides of a line that is not sprayed: along a stream, a hedge. */
export const bufferRows = {
  name: partName,
  /** Points in order; the line stays open. */
  line: list(pointRows, ALWAYS),
  widthM: figure('m', null, { ...ALWAYS, possible: OVER_0 }),
} as const;

/** How an outline was made. */
export const originRows = {
  how: choice(['walked', 'drawn', 'file'], ALWAYS),
  /** Local day, `YYYY-MM-DD`. */
  on: text(null, ALWAYS),
  /** The worst accuracy that the device stated for a position of the walk; null: not walked. */
  accuracyM: figure('m', null),
} as const;

/** The ground of a paddock as it was sprayed: what its area and its limits follow from. */
export const groundRows = {
  outline: list(pointRows, ALWAYS),
  leftOut: list(leftOutRows, ALWAYS),
  buffers: list(bufferRows, ALWAYS),
} as const;

/** An area is that of an outline and of what is left out of it. */
const SIZE = { group: 'size' } as const;
const LATER_SIZE = { ...SIZE, stored: 'later' } as const;

/** A piece of ground that is sprayed as one. */
export const paddockRows = {
  name: text(LONGEST_WORDS, ALWAYS),
  /** Null is not known. At most what the engine takes for a mix; read however large. */
  areaHa: figure('ha', [0, draftFields.sprayAreaHa.limits.max], {
    ...SIZE,
    possible: [Number.MIN_VALUE, Infinity],
  }),
  /** What grows there, in the owner's words: pasture, maize; null is not said. */
  landUse: text(LONGEST_WORDS),
  /** Corners in order; the last joins the first. Null is not drawn. */
  outline: list(pointRows, SIZE),
  /** Absent where nothing is left out. */
  leftOut: list(leftOutRows, LATER_SIZE),
  /** Absent where there are none. */
  buffers: list(bufferRows, LATER_SIZE),
  /** Absent: not known, as of outlines stored by earlier versions. */
  outlineOrigin: part(originRows, LATER_SIZE),
  /** Several rates over the outline; absent where it gets one. */
  prescription: part(prescriptionRows, { stored: 'later' }),
  /** What it was called before: records that say where in words still find it. */
  earlierNames: texts(LONGEST_WORDS, ALWAYS),
  /** Not to be chosen any more; kept because records count on it. */
  retired: flag(ALWAYS),
} as const;
