import type { FieldRow, FormRows } from '../tables/FieldRow.ts';
import { recordFields, weatherRows } from './recordFields.ts';

type Empty<Rows> = { readonly [Name in keyof Rows]: null };

const emptyOf = <Rows extends object>(rows: Rows): Empty<Rows> =>
  Object.fromEntries(Object.keys(rows).map((name) => [name, null])) as Empty<Rows>;

const isUnfilled = ({ kind, form, stored }: FieldRow): boolean =>
  kind !== 'part' && stored !== 'later' && (form === 'blank' || form === 'more');

/** The fields of a record that only a person can fill in, all empty. */
export const UNFILLED_RECORD = {
  weather: emptyOf(weatherRows),
  ...emptyOf(
    Object.fromEntries(
      Object.entries<FieldRow>(recordFields).filter(([, row]) => isUnfilled(row)),
    ) as FormRows<typeof recordFields, 'blank' | 'more'>,
  ),
  sharedJobId: null,
} as const;
