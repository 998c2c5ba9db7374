import { isFields } from '@mix/engine';
import type { DocumentFields, FieldValue } from '../fields/DocumentFields.ts';

/** The fields of a map; none where it is something else. */
export const fieldsIn = (value: FieldValue | undefined): DocumentFields =>
  isFields(value) ? value : {};

/** The members of a list; none where it is something else. */
export const membersOf = (value: FieldValue | undefined): readonly FieldValue[] =>
  Array.isArray(value) ? (value as readonly FieldValue[]) : [];

/** All fields of several maps in one. */
export const joined = (maps: readonly (FieldValue | undefined)[]): DocumentFields =>
  Object.fromEntries(maps.flatMap((map) => Object.entries(fieldsIn(map))));
