import type { DraftField } from './DraftField.ts';
import { mixDraft } from './draftFields.ts';

const PLACE = /^(?:\d+|\*)$/;

function inside(field: DraftField, key: string): DraftField | null {
  if (field.kind === 'list') return PLACE.test(key) ? field.of : null;
  if (field.kind !== 'part') return null;
  return Object.hasOwn(field.fields, key) ? (field.fields[key] ?? null) : null;
}

/** The row of the field at a place of a draft, such as `products.1.rate`; null where there is none. */
export function draftFieldAt(path: string): DraftField | null {
  let field: DraftField | null = mixDraft;
  for (const key of path.split('.')) field = field === null ? null : inside(field, key);
  return field;
}
