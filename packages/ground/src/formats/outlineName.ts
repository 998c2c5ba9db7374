/** Columns looked at: a name stands among the first of them. */
const MOST_COLUMNS = 100;

/** Columns and properties that name a piece of ground, as programs for farms call them. */
const NAMES = [
  'name',
  'paddock',
  'paddockname',
  'field',
  'fieldname',
  'field_name',
  'title',
  'label',
];

/** The name of an outline among its columns or properties; null where none of them is a name. */
export function outlineName(properties: Readonly<Record<string, unknown>>): string | null {
  const entries = Object.entries(properties)
    .slice(0, MOST_COLUMNS)
    .map(([key, value]) => [key.toLowerCase().replaceAll(' ', ''), value] as const);
  for (const name of NAMES) {
    const value = entries.find(([key]) => key === name)?.[1];
    if (typeof value === 'string' && value.trim() !== '') return value.trim();
    if (typeof value === 'number') return String(value);
  }
  return null;
}
