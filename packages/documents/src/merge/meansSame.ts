import { isReferenceTo, type FieldValue } from '../fields/DocumentFields.ts';
import { sameFields } from '../fields/sameFields.ts';

type Value = FieldValue | undefined;

const isUnset = (value: Value): boolean =>
  value === undefined || value === null || (Array.isArray(value) && value.length === 0);

const isMap = (value: Value): value is Readonly<Record<string, FieldValue>> =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  !(value instanceof Date) &&
  !isReferenceTo(value);

/**
 * Whether two values mean the same, at any depth: not set, not there and an empty list are equal. A
 * version that writes an empty list where another writes none has changed nothing.
 */
export function meansSame(a: Value, b: Value): boolean {
  if (isUnset(a) || isUnset(b)) return isUnset(a) && isUnset(b);
  if (Array.isArray(a) && Array.isArray(b)) {
    const [one, other] = [a as readonly FieldValue[], b as readonly FieldValue[]];
    return one.length === other.length && one.every((part, at) => meansSame(part, other[at]));
  }
  if (!isMap(a) || !isMap(b)) return sameFields(a, b);
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].every((name) =>
    meansSame(a[name], b[name]),
  );
}
