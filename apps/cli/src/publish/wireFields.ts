/** A document's fields as the document protocol writes them. */
export type WireFields = Readonly<Record<string, object>>;

/**
 * A plain value with the type the client library would give it: a whole number that is safe is an
 * integer, any other number a double.
 */
function wireValue(plain: unknown): object {
  if (plain === null) return { nullValue: null };
  if (typeof plain === 'boolean') return { booleanValue: plain };
  if (typeof plain === 'string') return { stringValue: plain };
  if (typeof plain === 'number') {
    return Number.isSafeInteger(plain) && !Object.is(plain, -0)
      ? { integerValue: String(plain) }
      : { doubleValue: plain };
  }
  if (Array.isArray(plain)) return { arrayValue: { values: plain.map(wireValue) } };
  if (typeof plain === 'object') return { mapValue: { fields: wireFields(plain) } };
  throw new TypeError(`A document cannot hold a ${typeof plain}.`);
}

/** A member that is undefined is left out. */
export const wireFields = (plain: object): WireFields =>
  Object.fromEntries(
    Object.entries(plain)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, wireValue(value)]),
  );

/**
 * The same text for the same fields: in whatever order they come, and whether something empty is
 * written out or left out.
 */
export const comparable = (fields: WireFields): string =>
  JSON.stringify(fields, (name, value: unknown) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    const members = Object.entries(value);
    const whole =
      name === 'arrayValue' && members.length === 0 ? [['values', []] as const] : members;
    const filled = name === 'mapValue' && members.length === 0 ? [['fields', {}] as const] : whole;
    return Object.fromEntries(filled.toSorted(([a], [b]) => (a < b ? -1 : 1)));
  });
