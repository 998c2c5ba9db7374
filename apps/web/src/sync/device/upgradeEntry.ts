import type { DocumentFields, DocumentKind } from '@mix/documents';

/** The form of a document, raised when an older version of the app could not read it any more. */
export const schemaVersionOf = ({ schemaVersion }: DocumentFields): number =>
  typeof schemaVersion === 'number' ? schemaVersion : 0;

/**
 * A document that an older version of the app wrote, in the form that this one writes; as it is where
 * it has that form already, or where this version cannot read it.
 */
export function upgradeEntry(kind: DocumentKind<unknown>, fields: DocumentFields): DocumentFields {
  const value = kind.parse(fields);
  if (value === null) return fields;
  const today = kind.serialise(value);
  return schemaVersionOf(today) > schemaVersionOf(fields) ? today : fields;
}
