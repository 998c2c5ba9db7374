import { isFields } from '@mix/engine';
import { hasShape } from '../fields/Shape.ts';

/** A corner of a paddock's outline, degrees north and east. */
export interface OutlinePoint {
  /** -90 to 90. */
  readonly latitudeDeg: number;
  /** -180 to 180. */
  readonly longitudeDeg: number;
}

export const outlineShape = {
  list: { fields: { latitudeDeg: 'figure', longitudeDeg: 'figure' } },
} as const;

function isPoint(point: unknown): point is OutlinePoint {
  if (!isFields(point)) return false;
  const { latitudeDeg, longitudeDeg } = point;
  if (typeof latitudeDeg !== 'number' || typeof longitudeDeg !== 'number') return false;
  return Math.abs(latitudeDeg) <= 90 && Math.abs(longitudeDeg) <= 180;
}

/** Whether a stored value is corners of the earth, in order. */
export const isOutline = (outline: unknown): outline is readonly OutlinePoint[] =>
  hasShape(outline, outlineShape) && Array.isArray(outline) && outline.every(isPoint);
