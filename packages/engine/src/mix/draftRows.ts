import type { DraftField, DraftFields } from './DraftField.ts';
import { draftFields } from './draftFields.ts';

/** One field of a draft: its own name and its path, `*` standing for a place in a list. */
export interface DraftRow {
  readonly name: string;
  readonly path: string;
  readonly field: DraftField;
}

function rowsOf(fields: DraftFields, before: string): DraftRow[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const path = before + name;
    const entry = field.kind === 'list' ? field.of : field;
    const below = entry.kind === 'part' ? entry.fields : {};
    return [{ name, path, field }, ...rowsOf(below, entry === field ? `${path}.` : `${path}.*.`)];
  });
}

/** Every field of a draft, those inside a part after it. */
export const draftRows = (): readonly DraftRow[] => rowsOf(draftFields, '');
