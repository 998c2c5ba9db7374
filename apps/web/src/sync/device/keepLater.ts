import type { DocumentFields, DocumentKind } from '@mix/documents';
import type { StoredEntry } from './StoredEntry.ts';

/**
 * What this version writes over a document, with the fields that only a later version knows. A
 * field that this version knows, and does not write any more, is gone.
 */
export function keepLater(
  kind: DocumentKind<unknown>,
  old: StoredEntry | undefined,
  fields: DocumentFields,
): DocumentFields {
  const value = old === undefined || old.removed ? null : kind.parse(old.fields);
  if (old === undefined || value === null) return fields;
  const known = kind.serialise(value);
  const later = Object.entries(old.fields).filter(([name]) => !(name in known));
  return later.length === 0 ? fields : { ...Object.fromEntries(later), ...fields };
}
