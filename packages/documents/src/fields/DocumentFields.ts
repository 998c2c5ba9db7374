/** A pointer to another document by its path, `product/urea`; the database's own reference type. */
export interface ReferenceTo {
  readonly referenceTo: string;
}

export type FieldValue =
  | null
  | boolean
  | number
  | string
  | Date
  | ReferenceTo
  | readonly FieldValue[]
  | { readonly [name: string]: FieldValue };

/** What a document holds, in no database's own types. Stamps (createdAt, updatedAt) are not in it. */
export type DocumentFields = Readonly<Record<string, FieldValue>>;

export const referenceTo = (path: string): ReferenceTo => ({ referenceTo: path });

export const isReferenceTo = (value: unknown): value is ReferenceTo =>
  typeof value === 'object' &&
  value !== null &&
  'referenceTo' in value &&
  typeof value.referenceTo === 'string' &&
  Object.keys(value).length === 1;

/** The id a reference ends in; null when it points into another collection, or is none. */
export function referencedId(value: unknown, collection: string): string | null {
  if (!isReferenceTo(value)) return null;
  const [first, id, ...more] = value.referenceTo.split('/');
  return first === collection && id !== undefined && id !== '' && more.length === 0 ? id : null;
}

/**
 * The same value as fields of a document: a key whose value is undefined is left out, because a
 * database has no such value.
 */
export const asFields = (value: object): DocumentFields =>
  JSON.parse(JSON.stringify(value)) as DocumentFields;
