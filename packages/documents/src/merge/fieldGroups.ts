import type { DocumentFields } from '../fields/DocumentFields.ts';
import { joined } from './readValue.ts';

/** Names of fields that are one part together. */
export type FieldGroups = Readonly<Record<string, readonly string[]>>;

const pick = (fields: DocumentFields, isWanted: (name: string) => boolean): DocumentFields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => isWanted(name)));

/** Fields with each group as one part under its name. */
export function groupFields(fields: DocumentFields, groups: FieldGroups): DocumentFields {
  const grouped = Object.values(groups).flat();
  const parts = Object.entries(groups).map(
    ([group, names]) => [group, pick(fields, (name) => names.includes(name))] as const,
  );
  return { ...pick(fields, (name) => !grouped.includes(name)), ...Object.fromEntries(parts) };
}

/** The way back from `groupFields`. */
export const ungroupFields = (parts: DocumentFields, groups: FieldGroups): DocumentFields => ({
  ...pick(parts, (name) => !(name in groups)),
  ...joined(Object.keys(groups).map((group) => parts[group])),
});
