const MAY_FALL_BELOW_ZERO = new Set<unknown>(['°C', 'K', 'kJ/kg']);

const mayBeNegative = (key: string, holder: { readonly unit?: unknown }): boolean =>
  (key === 'value' && MAY_FALL_BELOW_ZERO.has(holder.unit)) || key.endsWith('C');

function leafFault(value: unknown): string | null {
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) return ' is not finite';
    return Object.is(value, -0) ? ' is minus zero' : null;
  }
  return typeof value === 'string' || typeof value === 'boolean' || value === null
    ? null
    : ` is no data but ${typeof value}`;
}

function entryFault(key: string, value: unknown, holder: object, anySign: boolean): string | null {
  const negative = typeof value === 'number' && value < 0;
  const found =
    negative && !anySign && !mayBeNegative(key, holder)
      ? ` is ${String(value)}`
      : numberFault(value, anySign);
  // The path is put together on the way back from a fault, because there is nearly never one to
  // tell.
  return found === null ? null : `.${key}${found}`;
}

/**
 * The first thing in a tree that no screen should show or that JSON would not bring back: a number
 * that is not finite, minus zero, an amount below nothing, a hole, anything but plain data. Only
 * temperatures and heats may be negative, unless `anySign` is set. Null when there is none.
 */
export function numberFault(tree: unknown, anySign = false): string | null {
  if (typeof tree !== 'object' || tree === null) return leafFault(tree);
  let found: string | null = null;
  if (Array.isArray(tree)) {
    for (let place = 0; found === null && place < tree.length; place += 1)
      found = entryFault(String(place), tree[place], tree, anySign);
    return found;
  }
  if (Object.getPrototypeOf(tree) !== Object.prototype) return ' is no plain object';
  for (const key in tree) {
    found = entryFault(key, tree[key as keyof typeof tree], tree, anySign);
    if (found !== null) break;
  }
  return found;
}
