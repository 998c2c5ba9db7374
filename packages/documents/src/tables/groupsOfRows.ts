import type { FieldGroups } from '../merge/fieldGroups.ts';
import type { FieldRows } from './FieldRow.ts';

/** The names of each group of rows that is merged as one part. */
export function groupsOfRows(rows: FieldRows): FieldGroups {
  const groups: Record<string, string[]> = {};
  for (const [name, { group }] of Object.entries(rows)) {
    if (group !== undefined) (groups[group] ??= []).push(name);
  }
  return groups;
}
