/** An object from outside: named values of which nothing is known yet. */
export type FieldsFromOutside = Readonly<Record<string, unknown>>;

/** Whether a value from outside is an object of named values, and neither a list nor nothing. */
export const isFields = (value: unknown): value is FieldsFromOutside =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
