import type { ProductMeasure, UnitId } from '@mix/engine';
import type { FieldRow, FigureRow, FormRows, Limits, TextRow } from '../tables/FieldRow.ts';
import { recordFields, weatherRows } from './recordFields.ts';
import type { SprayRecord } from './SprayRecord.ts';

type RecordTable = typeof recordFields;

const inForm =
  (isPlace: (place: string | undefined) => boolean) =>
  ([, row]: readonly [string, FieldRow]): boolean =>
    isPlace(row.form) && (row.kind === 'text' || row.kind === 'figure');

type AskedFields = FormRows<RecordTable, 'more'>;
export type AskedField = keyof AskedFields;

/** Texts and figures that the form asks only some users for, in the order of the form. */
export const ASKED_FIELDS = Object.entries<FieldRow>(recordFields).filter(
  inForm((place) => place === 'more'),
) as unknown as readonly (readonly [AskedField, TextRow<number> | FigureRow<UnitId>])[];

/** Words and figures that a person types, those of the weather among them. */
export const typedFields = Object.fromEntries(
  [...Object.entries<FieldRow>(recordFields), ...Object.entries<FieldRow>(weatherRows)].filter(
    inForm((place) => place !== undefined),
  ),
) as FormRows<RecordTable> & FormRows<typeof weatherRows>;

/** The value of such a field: a text, or a figure in its metric unit. */
export type AskedValue = { readonly name: AskedField } & (
  | { readonly kind: 'text'; readonly value: string }
  | { readonly kind: 'figure'; readonly value: number; readonly unit: UnitId }
);

/**
 * The values that a record has in such fields, in the order of the form; empty ones are left out.
 */
export const askedValues = (record: SprayRecord): readonly AskedValue[] =>
  ASKED_FIELDS.flatMap(([name, row]): readonly AskedValue[] => {
    const value: unknown = record[name];
    if (row.kind === 'text')
      return typeof value === 'string' ? [{ name, kind: 'text', value }] : [];
    return typeof value === 'number' ? [{ name, kind: 'figure', value, unit: row.unit }] : [];
  });

type TypedName = keyof typeof typedFields;

/** Figures that a person types. */
export type RecordFigureName = {
  readonly [Name in TypedName]: (typeof typedFields)[Name]['kind'] extends 'figure' ? Name : never;
}[TypedName];

type TypedFigure = FigureRow<UnitId>;

export const RECORD_FIGURES = Object.entries<FieldRow>(typedFields).filter(
  ([, { kind }]) => kind === 'figure',
) as unknown as readonly (readonly [RecordFigureName, TypedFigure])[];

/** Whether a name is that of a figure in the form. */
export const isRecordFigure = (name: string): name is RecordFigureName =>
  RECORD_FIGURES.some(([figure]) => figure === name);

/** A figure outside of its limits. */
export interface FigureBeyond {
  readonly name: RecordFigureName;
  /** In the metric unit of its row. */
  readonly value: number;
  readonly limits: Limits;
}

/**
 * The most that is taken for an amount actually used: ten times what was planned is a slip of the
 * decimal sign, not a job done otherwise. Where nothing was planned there is no limit.
 */
export const mostPlausibleAmount = (planned: number): number =>
  planned > 0 ? planned * 10 : Infinity;

type Figures = Readonly<Record<string, unknown>>;

const isOfWeather = (name: string): boolean => Object.hasOwn(weatherRows, name);

const limitsOf = ({ limits, atMostTenTimes }: FigureRow, record: Figures): Limits => {
  const planned = atMostTenTimes === undefined ? null : record[atMostTenTimes];
  return limits ?? [0, typeof planned === 'number' ? mostPlausibleAmount(planned) : Infinity];
};

/** The figures of a record outside of their limits, in the order of the table. */
export function figuresBeyond(record: SprayRecord): readonly FigureBeyond[] {
  return RECORD_FIGURES.flatMap(([name, row]) => {
    const value = (isOfWeather(name) ? (record.weather as Figures) : (record as Figures))[name];
    const limits = limitsOf(row, record);
    return typeof value === 'number' && !(value >= limits[0] && value <= limits[1])
      ? [{ name, value, limits }]
      : [];
  });
}

/** Whether an amount of a product is more than can have been used. */
export const isBeyondPlanned = (planned: ProductMeasure | null, actual: ProductMeasure): boolean =>
  planned?.unit === actual.unit && actual.value > mostPlausibleAmount(planned.value);

/**
 * A record for another program, or from a file: figures outside of their limits are null. The same
 * object where there are none. The used amounts of products stay: a record is nothing without them.
 */
export function withinRecordLimits(record: SprayRecord): SprayRecord {
  const beyond = figuresBeyond(record);
  if (beyond.length === 0) return record;
  const unknown = (ofWeather: boolean) =>
    Object.fromEntries(
      beyond.filter(({ name }) => isOfWeather(name) === ofWeather).map(({ name }) => [name, null]),
    );
  return { ...record, ...unknown(false), weather: { ...record.weather, ...unknown(true) } };
}
