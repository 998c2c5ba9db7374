import type { FieldValue } from './DocumentFields.ts';

/** Whether two values hold the same content; the order of names in a map says nothing. */
export function sameFields(a: FieldValue | undefined, b: FieldValue | undefined): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (a instanceof Date || b instanceof Date) {
    return a instanceof Date && b instanceof Date && a.getTime() === b.getTime();
  }
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const parts = new Map<string, FieldValue>(Object.entries(a));
  const others = new Map<string, FieldValue>(Object.entries(b));
  return (
    parts.size === others.size &&
    [...parts].every(([name, part]) => sameFields(part, others.get(name)))
  );
}
